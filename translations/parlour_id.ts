<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>Seat %1 forfeited the game; what came before is reviewed</source>
        <translation>Kursi %1 menyerah; permainan sebelum itu diulas</translation>
    </message>
    <message>
        <source>The game is not over; it is reviewed up to its last step</source>
        <translation>Permainan belum selesai; diulas sampai langkah terakhirnya</translation>
    </message>
    <message>
        <source>Moves in this game cannot be rated yet</source>
        <translation>Langkah dalam permainan ini belum bisa dinilai</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Acak</translation>
    </message>
    <message>
        <source>A baseline for the others</source>
        <translation>Pembanding bagi yang lain</translation>
    </message>
    <message>
        <source>Any legal card. For first steps.</source>
        <translation>Kartu sah mana pun. Untuk langkah awal.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Rakus</translation>
    </message>
    <message>
        <source>What beginners are taught</source>
        <translation>Yang diajarkan kepada pemula</translation>
    </message>
    <message>
        <source>The lowest card that will do.</source>
        <translation>Kartu terendah yang cukup.</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>The card values of OpenFool&apos;s author&apos;s article, the decisions of the program</source>
        <translation>Nilai kartu dari artikel pembuat OpenFool, keputusan dari programnya</translation>
    </message>
    <message>
        <source>Weighs its hand as the article does.</source>
        <translation>Menimbang kartunya seperti dalam artikel.</translation>
    </message>
    <message>
        <source>OpenFool</source>
        <translation>OpenFool</translation>
    </message>
    <message>
        <source>OpenFool 0.3.0, by this program&apos;s rules</source>
        <translation>OpenFool 0.3.0, dengan aturan program ini</translation>
    </message>
    <message>
        <source>The reference app’s player, step by step.</source>
        <translation>Pemain aplikasi acuan, langkah demi langkah.</translation>
    </message>
    <message>
        <source>The published contest, rule for rule</source>
        <translation>Lomba yang diterbitkan, persis menurut aturannya</translation>
    </message>
    <message>
        <source>Sample player of the published contest, rule for rule</source>
        <translation>Pemain contoh dari lomba yang diterbitkan, persis menurut aturannya</translation>
    </message>
    <message>
        <source>From its one-line description; its true rules are lost</source>
        <translation>Menurut satu-satunya kalimat tentangnya; aturan aslinya hilang</translation>
    </message>
    <message>
        <source>Our own, a baseline for the others</source>
        <translation>Buatan kami, pembanding bagi yang lain</translation>
    </message>
    <message>
        <source>Plays any legal action.</source>
        <translation>Memilih tindakan sah apa saja.</translation>
    </message>
    <message>
        <source>Dumb Bold Player</source>
        <translation>Pemain Nekat Polos</translation>
    </message>
    <message>
        <source>Takes cards until it has 20 or goes bust.</source>
        <translation>Mengambil kartu sampai 20 atau hangus.</translation>
    </message>
    <message>
        <source>Dumb Cautious Player</source>
        <translation>Pemain Hati-hati Polos</translation>
    </message>
    <message>
        <source>Stands on 15 or more, whatever you have.</source>
        <translation>Berhenti di 15 ke atas, apa pun kartu Anda.</translation>
    </message>
    <message>
        <source>Bastila</source>
        <translation>Bastila</translation>
    </message>
    <message>
        <source>Plays her own cards and never looks at yours.</source>
        <translation>Memainkan kartunya sendiri tanpa melirik kartu Anda.</translation>
    </message>
    <message>
        <source>T3-M4</source>
        <translation>T3-M4</translation>
    </message>
    <message>
        <source>A droid whose arithmetic tells it that it cannot go bust.</source>
        <translation>Droid yang menurut hitungannya tidak mungkin hangus.</translation>
    </message>
    <message>
        <source>Glaucus</source>
        <translation>Glaucus</translation>
    </message>
    <message>
        <source>Plays every hand a hundred times in its head.</source>
        <translation>Memainkan tiap ronde seratus kali di kepalanya.</translation>
    </message>
    <message>
        <source>The Cincinnati Kid, first version</source>
        <translation>The Cincinnati Kid, versi pertama</translation>
    </message>
    <message>
        <source>The Kid before it learnt to answer an opponent who stands.</source>
        <translation>Si Kid sebelum bisa menanggapi lawan yang berhenti.</translation>
    </message>
    <message>
        <source>Austin Powers</source>
        <translation>Austin Powers</translation>
    </message>
    <message>
        <source>Counts cards, and lives dangerously when behind.</source>
        <translation>Menghitung kartu, dan main nekat saat tertinggal.</translation>
    </message>
    <message>
        <source>Nestor</source>
        <translation>Nestor</translation>
    </message>
    <message>
        <source>Weighs what standing and drawing are worth.</source>
        <translation>Menimbang untung berhenti dan mengambil kartu.</translation>
    </message>
    <message>
        <source>HK-47</source>
        <translation>HK-47</translation>
    </message>
    <message>
        <source>Trigger-happy: fires its biggest card first.</source>
        <translation>Gatal menembak: kartu terbesar lebih dulu.</translation>
    </message>
    <message>
        <source>The Cincinnati Kid</source>
        <translation>The Cincinnati Kid</translation>
    </message>
    <message>
        <source>Holds its cards until one of them wins.</source>
        <translation>Menahan kartunya sampai ada yang menang.</translation>
    </message>
    <message>
        <source>Oldschool</source>
        <translation>Oldschool</translation>
    </message>
    <message>
        <source>Believes that time only goes forward.</source>
        <translation>Percaya bahwa waktu hanya berjalan maju.</translation>
    </message>
    <message>
        <source>RegretBot</source>
        <translation>RegretBot</translation>
    </message>
    <message>
        <source>Waits for the last round, then regrets the first it lost.</source>
        <translation>Menunggu ronde terakhir, lalu menyesali kekalahan pertamanya.</translation>
    </message>
    <message>
        <source>Deja Vu</source>
        <translation>Deja Vu</translation>
    </message>
    <message>
        <source>Far behind, it lives the round before over and over.</source>
        <translation>Saat jauh tertinggal, terus mengulang ronde sebelumnya.</translation>
    </message>
    <message>
        <source>NoRegretsBot</source>
        <translation>NoRegretsBot</translation>
    </message>
    <message>
        <source>Blocks every twentieth round, come what may.</source>
        <translation>Memblokir tiap ronde kedua puluh, apa pun yang terjadi.</translation>
    </message>
    <message>
        <source>Pulls a sensible lever one time in ten.</source>
        <translation>Sekali dari sepuluh menarik tuas yang masuk akal.</translation>
    </message>
    <message>
        <source>Nostalgia</source>
        <translation>Nostalgia</translation>
    </message>
    <message>
        <source>Longs for its best day, more so when times are bad.</source>
        <translation>Merindukan hari terbaiknya, apalagi di masa sulit.</translation>
    </message>
    <message>
        <source>Little Ten</source>
        <translation>Little Ten</translation>
    </message>
    <message>
        <source>Goes back by tens, and leaves much to chance.</source>
        <translation>Mundur per sepuluh, dan banyak menyerahkan pada nasib.</translation>
    </message>
    <message>
        <source>Bad Loser</source>
        <translation>Bad Loser</translation>
    </message>
    <message>
        <source>Never accepts two losses in a row.</source>
        <translation>Tidak pernah menerima dua kekalahan beruntun.</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>Oracle</translation>
    </message>
    <message>
        <source>Locks its best moments in and goes back to them.</source>
        <translation>Mengunci saat terbaiknya dan kembali ke sana.</translation>
    </message>
    <message>
        <source>Analyzer</source>
        <translation>Analyzer</translation>
    </message>
    <message>
        <source>Knows its chance to win, but thinks too little of a lead.</source>
        <translation>Tahu peluang menangnya, tetapi meremehkan keunggulan.</translation>
    </message>
    <message>
        <source>Sample bot of the published contest, rule for rule</source>
        <translation>Bot contoh dari lomba yang diterbitkan, persis menurut aturannya</translation>
    </message>
    <message>
        <source>Bluffs, challenges and strikes at random.</source>
        <translation>Menggertak, meragukan, dan menyerang secara acak.</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Statis</translation>
    </message>
    <message>
        <source>Saves up for a coup, and never claims or challenges anything.</source>
        <translation>Menabung untuk kudeta, dan tak pernah mengaku atau meragukan apa pun.</translation>
    </message>
    <message>
        <source>Honest</source>
        <translation>Jujur</translation>
    </message>
    <message>
        <source>Never bluffs, and challenges only what cannot be true.</source>
        <translation>Tak pernah menggertak, dan hanya meragukan yang tak mungkin benar.</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Boneka</translation>
    </message>
    <message>
        <source>Never rolls twice and writes the dice anywhere.</source>
        <translation>Tidak pernah melempar ulang dan menulis dadunya di mana saja.</translation>
    </message>
    <message>
        <source>Aces and Eights</source>
        <translation>As dan Delapan</translation>
    </message>
    <message>
        <source>From its author&apos;s description; its true rules are lost</source>
        <translation>Tafsiran atas cerita pembuatnya; aturan aslinya hilang</translation>
    </message>
    <message>
        <source>Goes for patterns and takes the first good one it gets.</source>
        <translation>Mengejar kombinasi dan mengambil yang pertama bagus.</translation>
    </message>
    <message>
        <source>There is no sandbox here: other programs can do what you can, within limits on memory and files.</source>
        <translation>Tidak ada kotak pasir di sini: program lain bisa melakukan apa pun yang Anda bisa, dalam batas memori dan berkas.</translation>
    </message>
    <message>
        <source>Our own, from the solved game</source>
        <translation>Buatan kami, dari permainan yang sudah dipecahkan</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and plays its cards too soon.</source>
        <translation>Baru belajar aturannya dan terlalu cepat memainkan kartunya.</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Pemain santai</translation>
    </message>
    <message>
        <source>Plays now and then, and fears to go bust.</source>
        <translation>Bermain sesekali dan takut hangus.</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Pemain klub</translation>
    </message>
    <message>
        <source>Keeps its cards for later, and errs in close calls.</source>
        <translation>Menyimpan kartunya untuk nanti, dan keliru saat selisihnya tipis.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Hardly anything can be won from it, and it counts the cards.</source>
        <translation>Hampir tak bisa dikalahkan, dan ia menghitung kartu.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and grabs what looks good now.</source>
        <translation>Baru belajar aturannya dan mengambil apa yang tampak bagus sekarang.</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>Tahu nilai tiap kotak, dan keliru saat selisihnya tipis.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Pemecah</translation>
    </message>
    <message>
        <source>Plays for points alone, whatever the others do.</source>
        <translation>Poin sebanyak mungkin, siapa pun lawannya.</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>Bermain untuk menang: berani saat tertinggal, aman saat unggul.</translation>
    </message>
    <message>
        <source>Other programs play in a sandbox: without network, on a read-only system, and of your files they see only their own folder.</source>
        <translation>Program lain bermain dalam kotak pasir: tanpa jaringan, pada sistem yang hanya dapat dibaca, dan dari berkas Anda mereka hanya melihat folder tempat mereka berada.</translation>
    </message>
    <message>
        <source>bubblewrap does not work here: other programs play without network, start no programs, and of your files they read only their own folder.</source>
        <translation>bubblewrap tidak berfungsi di sini: program lain bermain tanpa jaringan, tidak menjalankan program, dan dari berkas Anda mereka hanya membaca folder tempat mereka berada.</translation>
    </message>
    <message>
        <source>Neither bubblewrap nor Landlock works here: other programs play without network and start no programs, but can read your files.</source>
        <translation>bubblewrap maupun Landlock tidak berfungsi di sini: program lain bermain tanpa jaringan dan tidak menjalankan program, tetapi dapat membaca berkas Anda.</translation>
    </message>
    <message>
        <source>Our own, from playing against itself</source>
        <translation>Buatan kami, dari bermain melawan dirinya sendiri</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and pulls whatever lever is near.</source>
        <translation>Baru belajar aturannya dan menarik tuas apa saja yang dekat.</translation>
    </message>
    <message>
        <source>Plays now and then, and misjudges what a lead is worth.</source>
        <translation>Bermain sesekali dan salah menilai arti sebuah keunggulan.</translation>
    </message>
    <message>
        <source>Our own, trained by playing against itself</source>
        <translation>Buatan kami, dilatih dengan bermain melawan dirinya sendiri</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <translation>Penggertak</translation>
    </message>
    <message>
        <source>Claims the Duke, the Assassin and the Captain, whatever it holds.</source>
        <translation>Selalu mengaku Adipati, Pembunuh, dan Kapten, apa pun kartunya.</translation>
    </message>
    <message>
        <source>Sceptic</source>
        <translation>Si Peragu</translation>
    </message>
    <message>
        <source>Challenges claims that are more likely false than true.</source>
        <translation>Meragukan pengakuan yang lebih mungkin bohong daripada benar.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and hardly dares to bluff.</source>
        <translation>Baru belajar aturannya dan hampir tak berani menggertak.</translation>
    </message>
    <message>
        <source>Plays now and then, and forgets who has claimed what.</source>
        <translation>Bermain sesekali dan lupa siapa mengaku apa.</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than it should.</source>
        <translation>Menggertak dan meragukan, tetapi lebih jarang daripada seharusnya.</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>Menggertak dan meragukan sesering yang semestinya.</translation>
    </message>
    <message>
        <source>Our own, with simulated games and exact endings</source>
        <translation>Buatan kami, dengan simulasi permainan dan akhir yang dihitung eksak</translation>
    </message>
    <message>
        <source>Has just learnt the rules and remembers few of the cards played.</source>
        <translation>Baru belajar aturannya dan hanya ingat sedikit kartu yang sudah keluar.</translation>
    </message>
    <message>
        <source>Remembers the high cards, and errs in close calls.</source>
        <translation>Mengingat kartu tinggi, dan keliru saat selisihnya tipis.</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>Menghitung sebagian besar kartu dan memecahkan akhir permainan yang pendek.</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Plays two thousand games in its head before each card.</source>
        <translation>Memainkan dua ribu permainan di kepalanya sebelum tiap kartu.</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>Menghitung setiap kartu, membayangkan tangan Anda, dan memainkan akhir permainan tanpa salah.</translation>
    </message>
    <message>
        <source>Locks in every small lead, and goes back until it has one.</source>
        <translation>Mengunci setiap keunggulan kecil dan kembali ke masa lalu sampai memilikinya.</translation>
    </message>
    <message>
        <source>Saves its levers for the end, but not always enough of them.</source>
        <translation>Menyimpan tuasnya untuk akhir, tetapi tidak selalu cukup.</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Pemburu</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>Memperhitungkan yang mungkin tersembunyi, dan sulit ditebak.</translation>
    </message>
    <message>
        <source>Our own, from a model of the match</source>
        <translation>Buatan kami, dari model pertandingan</translation>
    </message>
    <message>
        <source>Our own rules, with the decks that people know</source>
        <translation>Aturan kami sendiri, dengan dek yang dikenal orang</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Tak Sabar</translation>
    </message>
    <message>
        <source>As many remakes play</source>
        <translation>Seperti dalam banyak versi buatan ulang</translation>
    </message>
    <message>
        <source>Plays a card whenever it makes 17 or more, and has none left after two sets.</source>
        <translation>Memainkan kartu setiap kali jumlahnya menjadi 17 atau lebih, dan kartunya habis setelah dua ronde.</translation>
    </message>
    <message>
        <source>Drone</source>
        <translation>Dron</translation>
    </message>
    <message>
        <source>Plays a card for 20 only, and stands from 17.</source>
        <translation>Memainkan kartu hanya untuk 20, dan berhenti mulai 17.</translation>
    </message>
    <message>
        <source>Cantina</source>
        <translation>Cantina</translation>
    </message>
    <message>
        <source>The first game&apos;s opponent, as public descriptions agree</source>
        <translation>Lawan dari permainan pertama, menurut deskripsi publik</translation>
    </message>
    <message>
        <source>The opponent of the first game, rule for rule.</source>
        <translation>Lawan dari permainan pertama, persis menurut aturannya.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Teliti</translation>
    </message>
    <message>
        <source>Plays the cheapest card that does, and stands from 17.</source>
        <translation>Memainkan kartu termurah yang cukup, dan berhenti mulai 17.</translation>
    </message>
    <message>
        <source>Knows what each card is worth in the sets to come, and counts.</source>
        <translation>Tahu nilai tiap kartu di ronde-ronde berikutnya, dan menghitung.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and rarely knows when to stop.</source>
        <translation>Baru mempelajari aturannya, dan jarang tahu kapan harus berhenti.</translation>
    </message>
    <message>
        <source>Plays now and then, and often draws once too often.</source>
        <translation>Bermain sesekali, dan sering mengambil satu kartu terlalu banyak.</translation>
    </message>
    <message>
        <source>Our own, by what each box usually brings</source>
        <translation>Buatan kami, menurut hasil biasa setiap kotak</translation>
    </message>
    <message>
        <source>Plays now and then, forgets the bonuses, and does not trust in straights.</source>
        <translation>Bermain sesekali, lupa bonus, dan tidak percaya pada straight.</translation>
    </message>
    <message>
        <source>Limits only: this system has no sandbox for other programs. They can do what you can, within limits on memory, processes and time.</source>
        <translation>Hanya batas: sistem ini tidak punya kotak pasir untuk program lain. Mereka bisa melakukan apa yang Anda bisa, dalam batas memori, proses, dan waktu.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation>sekop</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hati</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>wajik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>keriting</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ratu</translation>
    </message>
    <message>
        <source>king</source>
        <translation>raja</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
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
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ratu</translation>
    </message>
    <message>
        <source>king</source>
        <translation>raja</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
</context>
<context>
    <name>CardThan</name>
    <message>
        <source>two</source>
        <extracomment>As in: Not higher than the [rank] of [suit].</extracomment>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ratu</translation>
    </message>
    <message>
        <source>king</source>
        <translation>raja</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
</context>
<context>
    <name>CardWith</name>
    <message>
        <source>two</source>
        <extracomment>As in: Attack with [rank] of [suit].</extracomment>
        <translation>dua</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tiga</translation>
    </message>
    <message>
        <source>four</source>
        <translation>empat</translation>
    </message>
    <message>
        <source>five</source>
        <translation>lima</translation>
    </message>
    <message>
        <source>six</source>
        <translation>enam</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>tujuh</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>delapan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>sembilan</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>sepuluh</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ratu</translation>
    </message>
    <message>
        <source>king</source>
        <translation>raja</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Mitya</source>
        <translation>Mitya</translation>
    </message>
    <message>
        <source>Learnt it this summer, and remembers few of the cards played.</source>
        <translation>Baru belajar musim panas ini, dan hanya sedikit ingat kartu yang sudah lewat.</translation>
    </message>
    <message>
        <source>Zoya</source>
        <translation>Zoya</translation>
    </message>
    <message>
        <source>Plays on the train; remembers the high cards, and errs in close calls.</source>
        <translation>Bermain di kereta; ingat kartu tinggi, dan keliru saat selisihnya tipis.</translation>
    </message>
    <message>
        <source>Fyodor</source>
        <translation>Fyodor</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>Menghitung sebagian besar kartu dan memecahkan akhir permainan yang pendek.</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>Vera</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>Menghitung setiap kartu, membayangkan tangan Anda, dan memainkan akhir permainan tanpa salah.</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>Pim</translation>
    </message>
    <message>
        <source>On a first journey between the stars; plays the cards too soon.</source>
        <translation>Dalam perjalanan pertama antarbintang; terlalu cepat memainkan kartu.</translation>
    </message>
    <message>
        <source>Jory</source>
        <translation>Jory</translation>
    </message>
    <message>
        <source>A pilot between two flights, who fears to go bust.</source>
        <translation>Pilot di antara dua penerbangan, yang takut hangus.</translation>
    </message>
    <message>
        <source>Tessa</source>
        <translation>Tessa</translation>
    </message>
    <message>
        <source>Trades in spare parts; keeps the cards for later, and errs in close calls.</source>
        <translation>Berdagang suku cadang; menyimpan kartu untuk nanti, dan keliru saat selisihnya tipis.</translation>
    </message>
    <message>
        <source>Corvin</source>
        <translation>Corvin</translation>
    </message>
    <message>
        <source>Deals here every night, and counts the cards: hardly anything can be won.</source>
        <translation>Membagi kartu di sini setiap malam dan menghitungnya: hampir tak ada yang bisa dimenangkan.</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Poppy</translation>
    </message>
    <message>
        <source>Grabs what looks good now, and is glad of it.</source>
        <translation>Mengambil yang tampak bagus sekarang, dan senang karenanya.</translation>
    </message>
    <message>
        <source>Walter</source>
        <translation>Walter</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>Tahu nilai tiap kotak, dan keliru saat selisihnya tipis.</translation>
    </message>
    <message>
        <source>Augusta</source>
        <translation>Augusta</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>Bermain untuk menang: berani saat tertinggal, aman saat unggul.</translation>
    </message>
    <message>
        <source>Beppe</source>
        <translation>Beppe</translation>
    </message>
    <message>
        <source>New at court, and hardly dares to bluff.</source>
        <translation>Baru di istana, dan hampir tak berani menggertak.</translation>
    </message>
    <message>
        <source>Lucia</source>
        <translation>Lucia</translation>
    </message>
    <message>
        <source>Hears every rumour, and forgets who has claimed what.</source>
        <translation>Mendengar setiap desas-desus, dan lupa siapa mengaku apa.</translation>
    </message>
    <message>
        <source>Orsino</source>
        <translation>Orsino</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than is right.</source>
        <translation>Menggertak dan meragukan, tetapi lebih jarang dari semestinya.</translation>
    </message>
    <message>
        <source>Fiamma</source>
        <translation>Fiamma</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>Menggertak dan meragukan sesering yang semestinya.</translation>
    </message>
    <message>
        <source>Milo</source>
        <translation>Milo</translation>
    </message>
    <message>
        <source>Pulls whatever lever is near.</source>
        <translation>Menarik tuas mana pun yang dekat.</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Travels now and then, and misjudges what a lead is worth.</source>
        <translation>Sesekali menjelajah waktu, dan salah menilai arti keunggulan.</translation>
    </message>
    <message>
        <source>Leopold</source>
        <translation>Leopold</translation>
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
        <translation>Noor</translation>
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
        <translation>Menyimpan tuas untuk akhir, tetapi tak pernah cukup.</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>Memperhitungkan yang mungkin tersembunyi, dan sulit ditebak.</translation>
    </message>
    <message>
        <source>Wick</source>
        <translation>Wick</translation>
    </message>
    <message>
        <source>Won a deck from a cousin yesterday, and plays all of it at once.</source>
        <translation>Kemarin memenangkan dek dari sepupunya, dan langsung memainkan semuanya.</translation>
    </message>
    <message>
        <source>Nomi</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Plays while the ship is loaded, and fears to go bust.</source>
        <translation>Bermain selagi kapal dimuati, dan takut hangus.</translation>
    </message>
    <message>
        <source>Brannok</source>
        <translation>Brannok</translation>
    </message>
    <message>
        <source>Owns cards of either sign and keeps them for later, but does not count the house deck.</source>
        <translation>Punya kartu plus maupun minus dan menyimpannya untuk nanti, tetapi tidak menghitung dek bandar.</translation>
    </message>
    <message>
        <source>Ilvane</source>
        <translation>Ilvane</translation>
    </message>
    <message>
        <source>Has played for a ship and kept it; wins the tied sets as well.</source>
        <translation>Pernah mempertaruhkan kapal dan mempertahankannya; ronde seri pun dimenangkannya.</translation>
    </message>
    <message>
        <source>Plays on Sundays, forgets the bonuses, and does not trust in straights.</source>
        <translation>Bermain di hari Minggu, lupa bonus, dan tidak percaya pada straight.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message>
        <source>Nothing</source>
        <translation>Diam</translation>
    </message>
    <message>
        <source>Pull blue: block this round</source>
        <translation>Tarik biru: blokir ronde ini</translation>
    </message>
    <message>
        <source>Pull red: back to round %1</source>
        <translation>Tarik merah: kembali ke ronde %1</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blokir</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Kembali ke %1</translation>
    </message>
    <message>
        <source>Pull red: toss round %1 again</source>
        <translation>Tarik merah: lempar ulang ronde %1</translation>
    </message>
    <message>
        <source>Nothing: on to round %1</source>
        <translation>Diam: lanjut ke ronde %1</translation>
    </message>
    <message>
        <source>Nothing: the match ends</source>
        <translation>Diam: pertandingan berakhir</translation>
    </message>
    <message>
        <source>Block round %1: nobody, not even you, can go back to it or to an earlier one.</source>
        <translation>Blokir ronde %1: tak seorang pun, juga Anda, bisa kembali ke situ atau sebelumnya.</translation>
    </message>
    <message>
        <source>Go back: choose a round on the track. It is tossed again, and all after it.</source>
        <translation>Kembali: pilih ronde di lintasan. Ronde itu dan semua sesudahnya dilempar ulang.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Pertandingan selesai.</translation>
    </message>
    <message>
        <source>The coin is tossed first.</source>
        <translation>Koin dilempar dulu.</translation>
    </message>
    <message>
        <source>You have answered in this round.</source>
        <translation>Anda sudah menjawab di ronde ini.</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>Sekarang bukan giliran Anda.</translation>
    </message>
    <message>
        <source>You have no blue lever left.</source>
        <translation>Tuas biru Anda habis.</translation>
    </message>
    <message>
        <source>You have no red lever left.</source>
        <translation>Tuas merah Anda habis.</translation>
    </message>
    <message>
        <source>You blocked round %1: nobody can go back to it or to an earlier one.</source>
        <translation>Anda memblokir ronde %1: tak seorang pun bisa kembali ke situ atau ke yang lebih awal.</translation>
    </message>
    <message>
        <source>Fails, and costs the lever, if %1 blocks now or has blocked round %2 or a later one.</source>
        <translation>Gagal, dan tuasnya tetap terpakai, jika %1 memblokir sekarang atau sudah memblokir ronde %2 atau sesudahnya.</translation>
    </message>
    <message>
        <source>sun</source>
        <comment>side of the coin</comment>
        <translation>matahari</translation>
    </message>
    <message>
        <source>moon</source>
        <comment>side of the coin</comment>
        <translation>bulan</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>diam</translation>
    </message>
    <message>
        <source>pulls blue</source>
        <translation>menarik biru</translation>
    </message>
    <message>
        <source>pulls red</source>
        <translation>menarik merah</translation>
    </message>
    <message>
        <source>answer sealed</source>
        <translation>jawaban disegel</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n toss(es) won</source>
        <translation>
            <numerusform>%1, %2: menang %n lemparan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es) to come</source>
        <translation>
            <numerusform>%n lemparan lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>unggul %1</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>tertinggal %1</translation>
    </message>
    <message>
        <source>level</source>
        <translation>imbang</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the lead, tosses to come</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round %1: %2 scored, lead %3</source>
        <translation>Ronde %1: poin untuk %2, selisih %3</translation>
    </message>
    <message>
        <source>Round %1 is to be tossed</source>
        <translation>Ronde %1 belum dilempar</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronde %1: %2</translation>
    </message>
    <message>
        <source>You blocked round %1: no way back to it or earlier</source>
        <translation>Anda memblokir ronde %1: tak bisa kembali ke situ atau lebih awal</translation>
    </message>
    <message>
        <source>%2 blocked round %1: no way back to it or earlier</source>
        <translation>%2 memblokir ronde %1: tak bisa kembali ke situ atau lebih awal</translation>
    </message>
    <message>
        <source>%1 pulls red: round %2 again</source>
        <translation>%1 menarik merah: ronde %2 lagi</translation>
    </message>
    <message>
        <source>%1 pulls red: back to %2</source>
        <translation>%1 menarik merah: kembali ke %2</translation>
    </message>
    <message>
        <source>%1 tosses round %2 again</source>
        <translation>%1 melempar ulang ronde %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 back to %3</source>
        <translation>%1 kembali dari %2 ke %3</translation>
    </message>
    <message>
        <source>%1, round %2 again</source>
        <translation>%1, ronde %2 lagi</translation>
    </message>
    <message>
        <source>%1, %2 back to %3</source>
        <translation>%1, %2 kembali ke %3</translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned timeline(s), newest on top</source>
        <translation>
            <numerusform>%n garis waktu ditinggalkan, terbaru di atas</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>melawan %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 dan %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;block round %1&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;memblokir ronde %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks round %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;memblokir ronde %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;toss round %1 again&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;melempar ulang ronde %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;tosses round %1 again&lt;/b&gt;</source>
        <translation>&lt;b&gt;melempar ulang ronde %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>go from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>dari ronde %1 &lt;b&gt;kembali ke %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>goes from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <translation>dari ronde %1 &lt;b&gt;kembali ke %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>menarik merah di ronde %1 untuk ronde %2: &lt;b&gt;diblokir&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <translation>menarik merah di ronde %1 untuk ronde %2: &lt;b&gt;diblokir&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2, but are taken further back</source>
        <comment>you</comment>
        <translation>menarik merah di ronde %1 untuk ronde %2, tetapi terbawa lebih jauh</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2, but is taken further back</source>
        <translation>menarik merah di ronde %1 untuk ronde %2, tetapi terbawa lebih jauh</translation>
    </message>
    <message>
        <source>score in round %1</source>
        <comment>you</comment>
        <translation>mendapat poin di ronde %1</translation>
    </message>
    <message>
        <source>scores in round %1</source>
        <translation>mendapat poin di ronde %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Pertandingan seri</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>memenangkan pertandingan</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>memenangkan pertandingan</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>tosses won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Round 1 of %1 is to be tossed.</source>
        <translation>Ronde 1 dari %1 belum dilempar.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Ronde %1 dari %2.</translation>
    </message>
    <message>
        <source>Tosses won: you %1, %2 %3.</source>
        <translation>Anda menang %1 lemparan, %2 menang %3.</translation>
    </message>
    <message>
        <source>Tosses won: %1 %2, %3 %4.</source>
        <translation>%1 menang %2 lemparan, %3 menang %4.</translation>
    </message>
    <message>
        <source>You scored in this round.</source>
        <translation>Anda mendapat poin di ronde ini.</translation>
    </message>
    <message>
        <source>%1 scored in this round.</source>
        <translation>%1 mendapat poin di ronde ini.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) have been given up.</source>
        <translation>
            <numerusform>%n garis waktu telah ditinggalkan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last: %1.</source>
        <translation>Yang terakhir: %1.</translation>
    </message>
    <message>
        <source>You may do nothing, pull blue or pull red.</source>
        <translation>Pilihan Anda: diam, menarik biru, atau menarik merah.</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) were given up on the way.</source>
        <translation>
            <numerusform>%n garis waktu ditinggalkan di perjalanan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody went back in time.</source>
        <translation>Tak ada yang kembali ke masa lalu.</translation>
    </message>
    <message>
        <source>levers left: %1 blue, %2 red</source>
        <translation>sisa tuas: %1 biru, %2 merah</translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es)</source>
        <translation>
            <numerusform>%n lemparan</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 dari %2</translation>
    </message>
    <message>
        <source>Win more tosses than the other player by the end of the last round. Red levers go back in time to toss again, blue levers forbid it.</source>
        <translation>Menangkan lebih banyak lemparan daripada lawan saat ronde terakhir usai. Tuas merah kembali ke masa lalu untuk melempar ulang, tuas biru melarangnya.</translation>
    </message>
    <message>
        <source>Go on: do nothing in this round</source>
        <translation>Lanjut: diam di ronde ini</translation>
    </message>
    <message>
        <source>Pull red: back to the round chosen on the track</source>
        <translation>Tarik merah: kembali ke ronde yang dipilih di lintasan</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Kiri, Kanan</translation>
    </message>
    <message>
        <source>from round to round on the track; Space chooses one</source>
        <translation>dari ronde ke ronde di lintasan; Spasi memilih</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>rounds that are blocked</comment>
        <translation>sampai %1</translation>
    </message>
    <message>
        <source>toss again from round %1</source>
        <translation>lempar ulang dari ronde %1</translation>
    </message>
    <message>
        <source>No timeline has been given up so far</source>
        <translation>Belum ada garis waktu yang ditinggalkan</translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier</source>
        <translation>
            <numerusform>dan %n yang lebih lama</numerusform>
        </translation>
    </message>
    <message>
        <source>given up by</source>
        <translation>ditinggalkan oleh</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Biru</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Merah</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>sisa %1 dari %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 dari %2</translation>
    </message>
    <message numerus="yes">
        <source>%n blue lever(s) left</source>
        <translation>
            <numerusform>sisa %n tuas biru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red lever(s) left</source>
        <translation>
            <numerusform>sisa %n tuas merah</numerusform>
        </translation>
    </message>
    <message>
        <source>Block round %1</source>
        <translation>Blokir ronde %1</translation>
    </message>
    <message>
        <source>If you go back to %1</source>
        <translation>Jika kembali ke %1</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>Tosses to come</source>
        <translation>Sisa lemparan</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>Tuas merah</translation>
    </message>
    <message>
        <source>Tosses undone</source>
        <translation>Lemparan batal</translation>
    </message>
    <message>
        <source>Your memory</source>
        <translation>Ingatan Anda</translation>
    </message>
    <message>
        <source>A coin toss, with time travel.</source>
        <translation>Lempar koin dengan perjalanan waktu.</translation>
    </message>
    <message numerus="yes">
        <source>Track of %n round(s).</source>
        <translation>
            <numerusform>Lintasan %n ronde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your lead stands at %1; it was between %2 and %3.</source>
        <translation>Selisih Anda kini %1; pernah antara %2 dan %3.</translation>
    </message>
    <message>
        <source>The lead of %4 stands at %1; it was between %2 and %3.</source>
        <translation>Selisih %4 kini %1; pernah antara %2 dan %3.</translation>
    </message>
    <message>
        <source>Fails if %1 blocks round %2 or a later one.</source>
        <translation>Gagal bila %1 memblokir ronde %2 atau sesudahnya.</translation>
    </message>
    <message>
        <source>blocked: %1 and earlier</source>
        <translation>diblokir: %1 dan sebelumnya</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>if what, then what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Did nothing where blocking was better</source>
        <translation>Diam padahal memblokir lebih baik</translation>
    </message>
    <message>
        <source>Did nothing where going back was better</source>
        <translation>Diam padahal kembali lebih baik</translation>
    </message>
    <message>
        <source>Blocked where going back was better</source>
        <translation>Memblokir padahal kembali lebih baik</translation>
    </message>
    <message>
        <source>Pulled a blue lever that was better kept</source>
        <translation>Menarik tuas biru yang lebih baik disimpan</translation>
    </message>
    <message>
        <source>Went back to the wrong round</source>
        <translation>Kembali ke ronde yang salah</translation>
    </message>
    <message>
        <source>Went back where blocking was better</source>
        <translation>Kembali padahal memblokir lebih baik</translation>
    </message>
    <message>
        <source>Pulled a red lever that was better kept</source>
        <translation>Menarik tuas merah yang lebih baik disimpan</translation>
    </message>
    <message>
        <source>You keep this text when your own journey back takes place. When %1 goes back alone, or further than you, it becomes what you had written by then; nothing else tells you.</source>
        <translation>Teks ini tetap ada jika perjalanan mundur Anda sendiri terjadi. Jika %1 mundur sendirian, atau lebih jauh dari Anda, teks ini kembali menjadi apa yang telah Anda tulis saat itu; tidak ada tanda lain.</translation>
    </message>
    <message>
        <source>You keep it when your own journey back takes place; else it becomes what you had written by then.</source>
        <translation>Tetap ada jika Anda sendiri mundur; jika tidak, kembali menjadi tulisan Anda saat itu.</translation>
    </message>
    <message>
        <source>Stop letting rounds pass</source>
        <translation>Berhenti membiarkan ronde berlalu</translation>
    </message>
    <message>
        <source>Until a lever is pulled</source>
        <translation>Sampai sebuah tuas ditarik</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>Sampai ronde</translation>
    </message>
    <message>
        <source>Until I am behind by</source>
        <translation>Sampai saya tertinggal</translation>
    </message>
    <message>
        <source>Let rounds pass, or stop that</source>
        <translation>Biarkan ronde berlalu, atau hentikan</translation>
    </message>
    <message>
        <source>You pull red: round %1 again</source>
        <translation>Anda menarik merah: ronde %1 lagi</translation>
    </message>
    <message>
        <source>You pull red: back to %1</source>
        <translation>Anda menarik merah: kembali ke %1</translation>
    </message>
    <message>
        <source>You toss round %1 again</source>
        <translation>Anda melempar ronde %1 lagi</translation>
    </message>
    <message>
        <source>You go from %1 back to %2</source>
        <translation>Anda kembali dari %1 ke %2</translation>
    </message>
    <message>
        <source>no later block</source>
        <translation>tak ada blokir kemudian</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>ronde lain</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronde %1</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>tanpa blokir</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blokir</translation>
    </message>
    <message>
        <source>Let rounds pass…</source>
        <translation>Biarkan ronde berlalu…</translation>
    </message>
    <message>
        <source>Lets rounds pass until what you choose happens. Stops when time goes back, in the last round, and at any key or click.</source>
        <translation>Membiarkan ronde lewat sampai yang Anda pilih terjadi. Berhenti saat waktu mundur, di ronde terakhir, dan oleh tombol atau klik apa pun.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>berpikir…</translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message>
        <source>%1 wins the cup</source>
        <translation>%1 memenangkan piala</translation>
    </message>
    <message>
        <source>Test undecided: %1 between %2 and %3</source>
        <comment>the ratio of a statistical test and its bounds</comment>
        <translation>Uji belum pasti: %1 antara %2 dan %3</translation>
    </message>
    <message>
        <source>Test decided: %1 is not better</source>
        <translation>Uji selesai: %1 tidak lebih baik</translation>
    </message>
    <message>
        <source>Test decided: %1 is better</source>
        <translation>Uji selesai: %1 lebih baik</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Satu lawan semua</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Piala</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>format and game</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>paling banyak %1 pertandingan</translation>
    </message>
    <message>
        <source>every pair %1 matches</source>
        <translation>tiap pasangan %1 pertandingan</translation>
    </message>
    <message>
        <source>the first against each of the others, %1 matches</source>
        <translation>yang pertama lawan tiap lainnya, %1 pertandingan</translation>
    </message>
    <message>
        <source>sets of %1 matches, first to %2</source>
        <translation>set berisi %1 pertandingan, hingga %2 set</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of %1 matches</source>
        <translation>
            <numerusform>%n putaran berisi %1 pertandingan</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seed %1</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Stopped at %1</source>
        <translation>Berhenti di %1</translation>
    </message>
    <message>
        <source>%1 of the contest played</source>
        <comment>a share</comment>
        <translation>%1 kontes dimainkan</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 memimpin</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rule, and what was chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Giliran Anda</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Anda menang</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Anda memimpin</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of each pair</source>
        <translation>
            <numerusform>%n pertandingan tiap pasangan</numerusform>
        </translation>
    </message>
    <message>
        <source>First place is open: %1 has played too few matches</source>
        <translation>Tempat pertama masih terbuka: %1 terlalu sedikit pertandingan</translation>
    </message>
    <message>
        <source>First place is settled: ahead by %1% with an error of %2%</source>
        <translation>Tempat pertama sudah pasti: unggul %1% dengan galat %2%</translation>
    </message>
    <message>
        <source>First place is open: ahead by %1% with an error of %2%</source>
        <translation>Tempat pertama masih terbuka: unggul %1% dengan galat %2%</translation>
    </message>
</context>
<context>
    <name>Coup</name>
    <message>
        <source>The cards are dealt</source>
        <translation>Kartu dibagikan</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Giliran Anda</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Giliran %1</translation>
    </message>
    <message>
        <source>With ten coins or more you must coup</source>
        <translation>Dengan sepuluh koin atau lebih, wajib kudeta</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Pilih tindakan</translation>
    </message>
    <message>
        <source>This stops your action.</source>
        <translation>Ini menghentikan tindakan Anda.</translation>
    </message>
    <message>
        <source>This stops the action of %1.</source>
        <translation>Ini menghentikan tindakan %1.</translation>
    </message>
    <message>
        <source>You claim %1 to block</source>
        <translation>Anda mengaku %1 untuk menangkis</translation>
    </message>
    <message>
        <source>%1 claims %2 to block</source>
        <translation>%1 mengaku %2 untuk menangkis</translation>
    </message>
    <message>
        <source>You lose a card</source>
        <translation>Anda kehilangan kartu</translation>
    </message>
    <message>
        <source>%1 loses a card</source>
        <translation>%1 kehilangan kartu</translation>
    </message>
    <message>
        <source>You showed %1</source>
        <translation>Anda menunjukkan %1</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1 menunjukkan %2</translation>
    </message>
    <message>
        <source>The card goes back to the court, and another is drawn for it.</source>
        <translation>Kartu kembali ke istana, dan gantinya diambil.</translation>
    </message>
    <message>
        <source>Keep two of these four cards</source>
        <translation>Simpan dua dari empat kartu ini</translation>
    </message>
    <message>
        <source>Keep one of these three cards</source>
        <translation>Simpan satu dari tiga kartu ini</translation>
    </message>
    <message>
        <source>You exchange cards</source>
        <translation>Anda menukar kartu</translation>
    </message>
    <message>
        <source>%1 exchanges cards</source>
        <translation>%1 menukar kartu</translation>
    </message>
    <message>
        <source>Two cards are drawn from the court, and two go back.</source>
        <translation>Dua kartu diambil dari istana, dan dua dikembalikan.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You claim %1</source>
        <translation>Anda mengaku %1</translation>
    </message>
    <message>
        <source>%1 claims %2</source>
        <translation>%1 mengaku %2</translation>
    </message>
    <message>
        <source>%1 claims %2, against you</source>
        <translation>%1 mengaku %2, terhadap Anda</translation>
    </message>
    <message>
        <source>You claim %1, against %2</source>
        <translation>Anda mengaku %1, terhadap %2</translation>
    </message>
    <message>
        <source>%1 claims %2, against %3</source>
        <translation>%1 mengaku %2, terhadap %3</translation>
    </message>
    <message>
        <source>You would take 3 coins.</source>
        <translation>Anda akan mengambil 3 koin.</translation>
    </message>
    <message>
        <source>%1 would take 3 coins.</source>
        <translation>%1 akan mengambil 3 koin.</translation>
    </message>
    <message>
        <source>You would exchange cards with the court.</source>
        <translation>Anda akan menukar kartu dengan istana.</translation>
    </message>
    <message>
        <source>%1 would exchange cards with the court.</source>
        <translation>%1 akan menukar kartu dengan istana.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you %n coin(s).</source>
        <translation>
            <numerusform>Anda akan kehilangan %n koin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would cost %1 %n coin(s).</source>
        <translation>
            <numerusform>%1 akan kehilangan %n koin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay 3 coins only if it gets through.</source>
        <translation>Anda membayar 3 koin hanya jika berhasil.</translation>
    </message>
    <message>
        <source>%1 pays 3 coins only if it gets through.</source>
        <translation>%1 membayar 3 koin hanya jika berhasil.</translation>
    </message>
    <message>
        <source>You have paid 3 coins.</source>
        <translation>Anda sudah membayar 3 koin.</translation>
    </message>
    <message>
        <source>%1 has paid 3 coins.</source>
        <translation>%1 sudah membayar 3 koin.</translation>
    </message>
    <message>
        <source>You ask for foreign aid</source>
        <translation>Anda meminta bantuan asing</translation>
    </message>
    <message>
        <source>%1 asks for foreign aid</source>
        <translation>%1 meminta bantuan asing</translation>
    </message>
    <message>
        <source>%1 is about to steal from you</source>
        <translation>%1 hendak mencuri dari Anda</translation>
    </message>
    <message>
        <source>You are about to steal from %1</source>
        <translation>Anda hendak mencuri dari %1</translation>
    </message>
    <message>
        <source>%1 is about to steal from %2</source>
        <translation>%1 hendak mencuri dari %2</translation>
    </message>
    <message>
        <source>The assassin of %1 is at your door</source>
        <translation>Pembunuh kiriman %1 sudah di depan pintu Anda</translation>
    </message>
    <message>
        <source>Your assassin is at the door of %1</source>
        <translation>Pembunuh kiriman Anda sudah di depan pintu %1</translation>
    </message>
    <message>
        <source>The assassin of %1 is at the door of %2</source>
        <translation>Pembunuh kiriman %1 sudah di depan pintu %2</translation>
    </message>
    <message>
        <source>Anybody who claims the Duke may block it.</source>
        <translation>Siapa pun yang mengaku Adipati boleh menangkis.</translation>
    </message>
    <message>
        <source>You may block it as Captain or as Ambassador.</source>
        <translation>Anda boleh menangkis sebagai Kapten atau Duta Besar.</translation>
    </message>
    <message>
        <source>%1 may block it as Captain or as Ambassador.</source>
        <translation>%1 boleh menangkis sebagai Kapten atau Duta Besar.</translation>
    </message>
    <message>
        <source>You may block it as Contessa.</source>
        <translation>Anda boleh menangkis sebagai Putri.</translation>
    </message>
    <message>
        <source>%1 may block it as Contessa.</source>
        <translation>%1 boleh menangkis sebagai Putri.</translation>
    </message>
    <message>
        <source>You have answered; the answers are revealed together.</source>
        <translation>Anda sudah menjawab; semua jawaban dibuka bersama.</translation>
    </message>
    <message numerus="yes">
        <source>You and %n other(s) answer together.</source>
        <translation>
            <numerusform>Anda dan %n pemain lain menjawab serentak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked now: %1.</source>
        <translation>Ditanya sekarang: %1.</translation>
    </message>
    <message>
        <source>You did have %1.</source>
        <translation>Anda memang punya %1.</translation>
    </message>
    <message>
        <source>%1 did have %2.</source>
        <translation>%1 memang punya %2.</translation>
    </message>
    <message>
        <source>You had %1.</source>
        <translation>Anda ternyata %1.</translation>
    </message>
    <message>
        <source>%1 had %2.</source>
        <translation>%1 ternyata %2.</translation>
    </message>
    <message>
        <source>The action could not be paid for.</source>
        <translation>Tindakan itu tidak bisa dibayar.</translation>
    </message>
    <message>
        <source>Your coup struck.</source>
        <translation>Kudeta Anda berhasil.</translation>
    </message>
    <message>
        <source>The coup of %1 struck.</source>
        <translation>Kudeta %1 berhasil.</translation>
    </message>
    <message>
        <source>Your assassin struck.</source>
        <translation>Pembunuh Anda berhasil.</translation>
    </message>
    <message>
        <source>The assassin of %1 struck.</source>
        <translation>Pembunuh kiriman %1 berhasil.</translation>
    </message>
    <message>
        <source>An oddity of these rules shows you the hand of %1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>Keanehan aturan ini memperlihatkan kartu %1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a role, where its copies are</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden from you.</source>
        <translation>
            <numerusform>%n kartu tersembunyi dari Anda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n of them.</source>
        <translation>
            <numerusform>%1 memegang %n di antaranya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the count alone the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>Dari hitungan saja, pengakuan itu benar &lt;b&gt;%n kali dari 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was caught bluffing with it before.</source>
        <translation>%1 pernah ketahuan menggertak dengan kartu ini.</translation>
    </message>
    <message>
        <source>%1 has shown this card before.</source>
        <translation>%1 pernah menunjukkan kartu ini.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has claimed it %n time(s) before.</source>
        <translation>
            <numerusform>%1 sudah mengakuinya %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 claims it for the first time.</source>
        <translation>%1 baru pertama kali mengakuinya.</translation>
    </message>
    <message numerus="yes">
        <source>%n yours</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n milik Anda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n hilang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n tak terlihat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Biarkan terjadi</translation>
    </message>
    <message>
        <source>You lose a card, and the action goes on.</source>
        <translation>Anda kehilangan kartu, dan tindakan berlanjut.</translation>
    </message>
    <message>
        <source>You lose your last card and are out.</source>
        <translation>Anda kehilangan kartu terakhir dan keluar.</translation>
    </message>
    <message>
        <source>You lose a card, and the block holds.</source>
        <translation>Anda kehilangan kartu, dan tangkisan berlaku.</translation>
    </message>
    <message>
        <source>You lose a card, and may still block.</source>
        <translation>Anda kehilangan kartu, tetapi masih boleh menangkis.</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action goes through.</source>
        <translation>%1 kehilangan kartu, dan tindakan berjalan.</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action is off.</source>
        <translation>%1 kehilangan kartu, dan tindakan batal.</translation>
    </message>
    <message>
        <source>%1 gets no coins.</source>
        <translation>%1 tidak mendapat koin.</translation>
    </message>
    <message>
        <source>You lose a card, and %1 takes 2 coins.</source>
        <translation>Anda kehilangan kartu, dan %1 mengambil 2 koin.</translation>
    </message>
    <message>
        <source>You keep your coins.</source>
        <translation>Koin Anda tetap.</translation>
    </message>
    <message>
        <source>You lose a card and the coins.</source>
        <translation>Anda kehilangan kartu dan koinnya.</translation>
    </message>
    <message>
        <source>You keep your card.</source>
        <translation>Kartu Anda tetap.</translation>
    </message>
    <message>
        <source>You keep your card, and the 3 coins stay paid.</source>
        <translation>Kartu Anda tetap, dan 3 koin tetap terbayar.</translation>
    </message>
    <message>
        <source>You lose both cards and are out.</source>
        <translation>Anda kehilangan kedua kartu dan keluar.</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Jika diragukan</translation>
    </message>
    <message>
        <source>An unchallenged bluff</source>
        <translation>Gertakan yang tak diragukan</translation>
    </message>
    <message>
        <source>You hold it: no bluff</source>
        <translation>Anda memegangnya: bukan gertakan</translation>
    </message>
    <message>
        <source>They lose a card; you keep yours.</source>
        <translation>Lawan kehilangan kartu; kartu Anda tetap.</translation>
    </message>
    <message>
        <source>They lose a card; you show yours and draw a new one.</source>
        <translation>Lawan kehilangan kartu; Anda menunjukkan kartu dan mengambil gantinya.</translation>
    </message>
    <message>
        <source>Your action is blocked.</source>
        <translation>Tindakan Anda ditangkis.</translation>
    </message>
    <message>
        <source>The block holds.</source>
        <translation>Tangkisan berlaku.</translation>
    </message>
    <message>
        <source>The block holds, unless another challenges.</source>
        <translation>Tangkisan berlaku, kecuali pemain lain meragukan.</translation>
    </message>
    <message>
        <source>%1 takes 2 coins.</source>
        <translation>%1 mengambil 2 koin.</translation>
    </message>
    <message>
        <source>%1 takes 2 coins, unless another blocks.</source>
        <translation>%1 mengambil 2 koin, kecuali pemain lain menangkis.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s).</source>
        <translation>
            <numerusform>Anda kehilangan %n koin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no coins to lose.</source>
        <translation>Anda tak punya koin untuk diambil.</translation>
    </message>
    <message>
        <source>%1 cannot pay, and loses a card instead.</source>
        <translation>%1 tidak bisa membayar, dan kehilangan kartu.</translation>
    </message>
    <message>
        <source>You lose a card of your choice.</source>
        <translation>Anda kehilangan kartu pilihan Anda.</translation>
    </message>
    <message>
        <source>%1 takes 3 coins.</source>
        <translation>%1 mengambil 3 koin.</translation>
    </message>
    <message>
        <source>%1 takes 3 coins, unless another challenges.</source>
        <translation>%1 mengambil 3 koin, kecuali pemain lain meragukan.</translation>
    </message>
    <message>
        <source>%1 exchanges cards.</source>
        <translation>%1 menukar kartu.</translation>
    </message>
    <message>
        <source>%1 exchanges cards, unless another challenges.</source>
        <translation>%1 menukar kartu, kecuali pemain lain meragukan.</translation>
    </message>
    <message>
        <source>You are asked next whether you block.</source>
        <translation>Sesudah ini Anda ditanya apakah menangkis.</translation>
    </message>
    <message>
        <source>%1 may still block, unless another challenges.</source>
        <translation>%1 masih boleh menangkis, kecuali pemain lain meragukan.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Pendapatan</translation>
    </message>
    <message>
        <source>Foreign aid</source>
        <translation>Bantuan asing</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Pajak</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tukar</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Curi</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Bunuh</translation>
    </message>
    <message>
        <source>Coup</source>
        <comment>the action</comment>
        <translation>Kudeta</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Ragukan</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Tangkis</translation>
    </message>
    <message>
        <source>Lose a card</source>
        <translation>Kehilangan kartu</translation>
    </message>
    <message>
        <source>Give cards back</source>
        <translation>Kembalikan kartu</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>A seat without a name, counted from 0 as in the notation of saved games.</extracomment>
        <translation>kursi %1</translation>
    </message>
    <message>
        <source>Steal from %1</source>
        <translation>Curi dari %1</translation>
    </message>
    <message>
        <source>Assassinate %1</source>
        <translation>Bunuh %1</translation>
    </message>
    <message>
        <source>Coup against %1</source>
        <translation>Kudeta terhadap %1</translation>
    </message>
    <message>
        <source>Block as %1</source>
        <translation>Tangkis sebagai %1</translation>
    </message>
    <message>
        <source>Give back %1 and %2</source>
        <translation>Kembalikan %1 dan %2</translation>
    </message>
    <message>
        <source>All may block as Duke</source>
        <translation>Semua boleh menangkis sebagai Adipati</translation>
    </message>
    <message>
        <source>All may challenge</source>
        <translation>Semua boleh meragukan</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Captain, Ambassador)</source>
        <translation>Semua boleh meragukan, sasaran boleh menangkis (Kapten, Duta Besar)</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Contessa)</source>
        <translation>Semua boleh meragukan, sasaran boleh menangkis (Putri)</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>may answer</comment>
        <translation>Tak seorang pun</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>Perlu %n koin, Anda punya %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n coin(s) it costs you a card</source>
        <translation>
            <numerusform>Tanpa %n koin, Anda kehilangan kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>If it gets through unpaid, it costs you a card</source>
        <translation>Jika berhasil tanpa dibayar, Anda kehilangan kartu</translation>
    </message>
    <message>
        <source>Steal: choose a lit player</source>
        <translation>Curi: pilih pemain yang disorot</translation>
    </message>
    <message>
        <source>Assassinate: choose a lit player</source>
        <translation>Bunuh: pilih pemain yang disorot</translation>
    </message>
    <message>
        <source>Coup: choose a lit player</source>
        <translation>Kudeta: pilih pemain yang disorot</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Permainan selesai.</translation>
    </message>
    <message>
        <source>You are out; the others play on.</source>
        <translation>Anda sudah keluar; yang lain terus bermain.</translation>
    </message>
    <message>
        <source>You have answered; the others have not.</source>
        <translation>Anda sudah menjawab; yang lain belum.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Bukan giliran Anda.</translation>
    </message>
    <message>
        <source>%1, out</source>
        <translation>%1, keluar</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n coin(s)</source>
        <translation>
            <numerusform>%1, %n koin</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <translation>Di tangan: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down.</source>
        <translation>
            <numerusform>%n kartu tertutup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Hilang: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a role, how often it was claimed</comment>
        <translation>
            <numerusform>%1, %n kali</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (caught bluffing)</source>
        <translation>%1 (ketahuan)</translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <translation>%1 (ditunjukkan)</translation>
    </message>
    <message>
        <source>Claimed so far: %1.</source>
        <translation>Pengakuan sejauh ini: %1.</translation>
    </message>
    <message>
        <source>Keep %1 and another</source>
        <translation>Simpan %1 dan satu lagi</translation>
    </message>
    <message>
        <source>Keep %1 and %2</source>
        <translation>Simpan %1 dan %2</translation>
    </message>
    <message>
        <source>You keep %1 and give back %2.</source>
        <translation>Anda menyimpan %1 dan mengembalikan %2.</translation>
    </message>
    <message>
        <source>%1: bluff caught</source>
        <translation>%1: gertakan ketahuan</translation>
    </message>
    <message>
        <source>%1: blocked</source>
        <translation>%1: ditangkis</translation>
    </message>
    <message>
        <source>%1: no effect</source>
        <translation>%1: tanpa hasil</translation>
    </message>
    <message>
        <source>Steals from %1</source>
        <translation>Mencuri dari %1</translation>
    </message>
    <message>
        <source>Steals from you</source>
        <translation>Mencuri dari Anda</translation>
    </message>
    <message>
        <source>Strikes at %1</source>
        <translation>Menyerang %1</translation>
    </message>
    <message>
        <source>Strikes at you</source>
        <translation>Menyerang Anda</translation>
    </message>
    <message>
        <source>Coup against you</source>
        <translation>Kudeta terhadap Anda</translation>
    </message>
    <message>
        <source>Blocks %1</source>
        <translation>Menangkis %1</translation>
    </message>
    <message>
        <source>Blocks you</source>
        <translation>Menangkis Anda</translation>
    </message>
    <message numerus="yes">
        <source>court deck, %n card(s)</source>
        <translation>
            <numerusform>dek istana, %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you show %1&lt;/b&gt;</source>
        <translation>meragukan Anda: &lt;b&gt;Anda menunjukkan %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you have %1&lt;/b&gt;</source>
        <translation>meragukan Anda: &lt;b&gt;Anda %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>meragukan %1, &lt;b&gt;yang menunjukkan %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>meragukan %1, &lt;b&gt;yang %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>meragukan %1, &lt;b&gt;yang menunjukkan %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>meragukan %1, &lt;b&gt;yang %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt; and are out</source>
        <translation>&lt;b&gt;kehilangan %1&lt;/b&gt; dan keluar</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt; and is out</source>
        <translation>&lt;b&gt;kehilangan %1&lt;/b&gt; dan keluar</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>mendapat %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>mendapat %1</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>membayar %n koin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>membayar %n koin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n coin(s) back</source>
        <comment>you</comment>
        <translation>
            <numerusform>mendapat kembali %n koin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n coin(s) back</source>
        <translation>
            <numerusform>mendapat kembali %n koin</numerusform>
        </translation>
    </message>
    <message>
        <source>are shown the hand of %1: %2</source>
        <translation>melihat kartu %1: %2</translation>
    </message>
    <message>
        <source>is shown the hand of %1: %2</source>
        <translation>melihat kartu %1: %2</translation>
    </message>
    <message>
        <source>puts the card back and draws another</source>
        <translation>mengembalikan kartu dan mengambil yang lain</translation>
    </message>
    <message>
        <source>put the card back and draw %1</source>
        <translation>mengembalikan kartu dan mengambil %1</translation>
    </message>
    <message>
        <source>puts the card back and draws %1</source>
        <translation>mengembalikan kartu dan mengambil %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks you&lt;/b&gt; as %1</source>
        <translation>&lt;b&gt;menangkis Anda&lt;/b&gt; sebagai %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;block %1&lt;/b&gt; as %2</source>
        <translation>&lt;b&gt;menangkis %1&lt;/b&gt; sebagai %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks %1&lt;/b&gt; as %2</source>
        <translation>&lt;b&gt;menangkis %1&lt;/b&gt; sebagai %2</translation>
    </message>
    <message>
        <source>are blocked</source>
        <translation>ditangkis</translation>
    </message>
    <message>
        <source>is blocked</source>
        <translation>ditangkis</translation>
    </message>
    <message>
        <source>miss: %1 is out already</source>
        <translation>meleset: %1 sudah keluar</translation>
    </message>
    <message>
        <source>misses: %1 is out already</source>
        <translation>meleset: %1 sudah keluar</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <comment>you</comment>
        <translation>tidak bisa membayar</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <translation>tidak bisa membayar</translation>
    </message>
    <message numerus="yes">
        <source>take %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>mengambil %n koin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n coin(s)</source>
        <translation>
            <numerusform>mengambil %n koin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from you</source>
        <translation>
            <numerusform>mencuri %n koin dari Anda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steal %n coin(s) from %1</source>
        <comment>you</comment>
        <translation>
            <numerusform>mencuri %n koin dari %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from %1</source>
        <translation>
            <numerusform>mencuri %n koin dari %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>mengambil %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>mengambil %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>mengambil %1</translation>
    </message>
    <message numerus="yes">
        <source>gives %n card(s) back</source>
        <translation>
            <numerusform>mengembalikan %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>give back %1</source>
        <translation>mengembalikan %1</translation>
    </message>
    <message>
        <source>gives back %1</source>
        <translation>mengembalikan %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;kehilangan %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;kehilangan %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;win&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;menang&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;wins&lt;/b&gt;</source>
        <translation>&lt;b&gt;menang&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Tak ada yang tersisa</translation>
    </message>
    <message>
        <source>All who are left win together</source>
        <translation>Semua yang tersisa menang bersama</translation>
    </message>
    <message>
        <source>ask for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>meminta &lt;b&gt;bantuan asing&lt;/b&gt;</translation>
    </message>
    <message>
        <source>asks for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>meminta &lt;b&gt;bantuan asing&lt;/b&gt;</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>mengaku &lt;b&gt;Adipati&lt;/b&gt; untuk pajak</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>mengaku &lt;b&gt;Adipati&lt;/b&gt; untuk pajak</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>mengaku &lt;b&gt;Duta Besar&lt;/b&gt; untuk menukar kartu</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>mengaku &lt;b&gt;Duta Besar&lt;/b&gt; untuk menukar kartu</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from you</source>
        <translation>mengaku &lt;b&gt;Kapten&lt;/b&gt; untuk mencuri dari Anda</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>mengaku &lt;b&gt;Kapten&lt;/b&gt; untuk mencuri dari %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>mengaku &lt;b&gt;Kapten&lt;/b&gt; untuk mencuri dari %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>mengaku &lt;b&gt;Pembunuh&lt;/b&gt; terhadap Anda</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>membayar 3 dan mengaku &lt;b&gt;Pembunuh&lt;/b&gt; terhadap Anda</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>mengaku &lt;b&gt;Pembunuh&lt;/b&gt; terhadap %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>mengaku &lt;b&gt;Pembunuh&lt;/b&gt; terhadap %1</translation>
    </message>
    <message>
        <source>pay 3 and claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>membayar 3 dan mengaku &lt;b&gt;Pembunuh&lt;/b&gt; terhadap %1</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>membayar 3 dan mengaku &lt;b&gt;Pembunuh&lt;/b&gt; terhadap %1</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>memulai &lt;b&gt;kudeta&lt;/b&gt; terhadap Anda</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>membayar 7 untuk &lt;b&gt;kudeta&lt;/b&gt; terhadap Anda</translation>
    </message>
    <message>
        <source>begin a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>memulai &lt;b&gt;kudeta&lt;/b&gt; terhadap %1</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>memulai &lt;b&gt;kudeta&lt;/b&gt; terhadap %1</translation>
    </message>
    <message>
        <source>pay 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>membayar 7 untuk &lt;b&gt;kudeta&lt;/b&gt; terhadap %1</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>membayar 7 untuk &lt;b&gt;kudeta&lt;/b&gt; terhadap %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of the contest</source>
        <translation>aturan lomba</translation>
    </message>
    <message>
        <source>rules as printed</source>
        <translation>aturan tercetak</translation>
    </message>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>Kartu akan dibagikan.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Anda sudah keluar.</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 and %n coin(s).</source>
        <translation>
            <numerusform>Anda punya %1 dan %n koin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in the court deck.</source>
        <translation>
            <numerusform>%n kartu ada di dek istana.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may answer: %1.</source>
        <translation>Anda boleh menjawab: %1.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Anda menang</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>You kept: %1.</source>
        <translation>Anda menyimpan: %1.</translation>
    </message>
    <message>
        <source>%1 kept: %2.</source>
        <translation>%1 menyimpan: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Sisa %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Out in turn %1</source>
        <translation>Keluar di giliran %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n giliran</numerusform>
        </translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Menang bersama</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Tempat %1 dari %2</translation>
    </message>
    <message>
        <source>Claim whichever role helps you, challenge the others, and be the last to hold a card.</source>
        <translation>Akui peran apa pun yang menguntungkan, ragukan yang lain, dan jadilah yang terakhir memegang kartu.</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, panah</translation>
    </message>
    <message>
        <source>From player to player, once an action needs a target</source>
        <translation>Dari pemain ke pemain, bila tindakan perlu sasaran</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a card</comment>
        <translation>hilang</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player</comment>
        <translation>keluar</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Anda keluar</translation>
    </message>
    <message>
        <source>Court %1</source>
        <comment>cards in the court deck</comment>
        <translation>Istana %1</translation>
    </message>
    <message>
        <source>Drawn from the court</source>
        <comment>two cards</comment>
        <translation>Diambil dari istana</translation>
    </message>
    <message>
        <source>Bank</source>
        <comment>where coins come from</comment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action, what it brings or costs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Tindakan</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Koin</translation>
    </message>
    <message>
        <source>You claim</source>
        <translation>Pengakuan Anda</translation>
    </message>
    <message>
        <source>Who may answer</source>
        <translation>Siapa boleh menjawab</translation>
    </message>
    <message>
        <source>no claim</source>
        <translation>tanpa pengakuan</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>a card that is claimed</comment>
        <translation>Anda punya</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>gertakan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards accounted for</source>
        <translation>Hitungan kartu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, what they chose</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>kartu tertutup</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, hilang</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Kehilangan %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Simpan %1</translation>
    </message>
    <message>
        <source>%1 is kept: choose the other card</source>
        <translation>%1 disimpan: pilih kartu lainnya</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Giliran %1</translation>
    </message>
    <message>
        <source>Bluff, challenge, and keep your last card.</source>
        <translation>Gertak, ragukan, dan jaga kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>All may challenge, the target may block</source>
        <translation>Semua boleh meragukan, sasaran boleh menangkis</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Believed where challenging was better</source>
        <translation>Percaya padahal meragukan lebih baik</translation>
    </message>
    <message>
        <source>Let it stand where blocking was better</source>
        <translation>Membiarkan padahal menangkis lebih baik</translation>
    </message>
    <message>
        <source>Challenged where blocking was better</source>
        <translation>Meragukan padahal menangkis lebih baik</translation>
    </message>
    <message>
        <source>Challenged where believing was better</source>
        <translation>Meragukan padahal percaya lebih baik</translation>
    </message>
    <message>
        <source>Blocked with the wrong claim</source>
        <translation>Menangkis dengan pengakuan yang salah</translation>
    </message>
    <message>
        <source>Blocked where challenging was better</source>
        <translation>Menangkis padahal meragukan lebih baik</translation>
    </message>
    <message>
        <source>Blocked where letting it stand was better</source>
        <translation>Menangkis padahal membiarkan lebih baik</translation>
    </message>
    <message>
        <source>Lost the wrong card</source>
        <translation>Kehilangan kartu yang salah</translation>
    </message>
    <message>
        <source>Gave back the wrong cards</source>
        <translation>Mengembalikan kartu yang salah</translation>
    </message>
    <message>
        <source>Chose the wrong player for: %1</source>
        <comment>an action</comment>
        <translation>Memilih pemain yang salah untuk: %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>an action, a better one</comment>
        <translation>%1, seharusnya %2</translation>
    </message>
    <message>
        <source>There is only one thing to do here. Shall Parlour do it for you when that is so?</source>
        <translation>Hanya ada satu hal yang bisa dilakukan di sini. Bolehkah Parlour melakukannya untuk Anda bila demikian?</translation>
    </message>
    <message>
        <source>Challenge your %1</source>
        <comment>the role that is claimed</comment>
        <translation>Ragukan %1 Anda</translation>
    </message>
    <message>
        <source>Challenge %1&apos;s %2</source>
        <comment>a player, the role that is claimed</comment>
        <translation>Ragukan %2 %1</translation>
    </message>
    <message>
        <source>If it is a bluff (by count %1 in 100)</source>
        <translation>Jika itu gertakan (menurut hitungan %1 dari 100)</translation>
    </message>
    <message>
        <source>If it is true (by count %1 in 100)</source>
        <translation>Jika itu benar (menurut hitungan %1 dari 100)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Terbaik</translation>
    </message>
    <message>
        <source>Choose which one: a click loses it, or its number and Enter.</source>
        <translation>Pilih yang mana: hilang dengan klik, atau dengan nomornya lalu Enter.</translation>
    </message>
    <message>
        <source>A click keeps a card, or its number and Enter. The other two go back to the court.</source>
        <translation>Klik menyimpan kartu, atau nomornya lalu Enter. Dua lainnya kembali ke istana.</translation>
    </message>
    <message>
        <source>You challenged.</source>
        <translation>Anda meragukan.</translation>
    </message>
    <message>
        <source>%1 challenged.</source>
        <translation>%1 meragukan.</translation>
    </message>
    <message>
        <source>Challenges you</source>
        <translation>Meragukan Anda</translation>
    </message>
    <message>
        <source>Challenges %1</source>
        <translation>Meragukan %1</translation>
    </message>
    <message>
        <source>Choose an action or an answer, or pick a card, counted from the top or the left</source>
        <translation>Memilih tindakan atau jawaban, atau menunjuk kartu, dihitung dari atas atau kiri</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Loses or keeps the card that is picked</source>
        <translation>Melepas atau menyimpan kartu yang ditunjuk</translation>
    </message>
    <message>
        <source>Let a claim stand that must be true</source>
        <translation>Terima pengakuan yang pasti benar</translation>
    </message>
    <message>
        <source>When the open cards and your own prove it. Also makes a coup that you cannot avoid.</source>
        <translation>Bila kartu terbuka dan kartu Anda membuktikannya. Juga melakukan kudeta yang tak bisa Anda hindari.</translation>
    </message>
    <message>
        <source>If it is a bluff (as it is believed, %1 in 100)</source>
        <translation>Jika itu gertakan (menurut perkiraan %1 dari 100)</translation>
    </message>
    <message>
        <source>If it is true (as it is believed, %1 in 100)</source>
        <translation>Jika itu benar (menurut perkiraan %1 dari 100)</translation>
    </message>
    <message numerus="yes">
        <source>By the count and the play so far the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>Dari hitungan dan jalannya permainan, pengakuan itu benar &lt;b&gt;%n kali dari 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupTheme</name>
    <message>
        <source>A bluff with the claim one kept</source>
        <translation>Gertakan dengan pengakuan yang terus dipegang</translation>
    </message>
    <message>
        <source>A block by bluff</source>
        <translation>Menangkis dengan gertakan</translation>
    </message>
    <message>
        <source>A bluff that pays</source>
        <translation>Gertakan yang menguntungkan</translation>
    </message>
    <message>
        <source>A bluff too many</source>
        <translation>Gertakan yang kelewatan</translation>
    </message>
    <message>
        <source>A bluff to be called</source>
        <translation>Gertakan yang patut diragukan</translation>
    </message>
    <message>
        <source>A claim to be believed</source>
        <translation>Pengakuan yang patut dipercaya</translation>
    </message>
    <message>
        <source>The time to strike</source>
        <translation>Saatnya menyerang</translation>
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
        <translation>Anda keluar pertama</translation>
    </message>
    <message>
        <source>You are out second</source>
        <translation>Anda keluar kedua</translation>
    </message>
    <message>
        <source>You are out third</source>
        <translation>Anda keluar ketiga</translation>
    </message>
    <message>
        <source>You are out fourth</source>
        <translation>Anda keluar keempat</translation>
    </message>
    <message>
        <source>You are out fifth</source>
        <translation>Anda keluar kelima</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Anda keluar</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Keluar pertama</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>Keluar kedua</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>Keluar ketiga</translation>
    </message>
    <message>
        <source>Out fourth</source>
        <translation>Keluar keempat</translation>
    </message>
    <message>
        <source>Out fifth</source>
        <translation>Keluar kelima</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>DurakTable</name>
    <message>
        <source>Beat what comes, shed your cards.</source>
        <translation>Kalahkan serangan, habiskan kartu Anda.</translation>
    </message>
    <message>
        <source>Get rid of your cards: whoever is left with cards when the stock is gone is the durak, the fool.</source>
        <translation>Habiskan kartu Anda: siapa yang masih memegang kartu saat tumpukan habis adalah durak, si bodoh.</translation>
    </message>
    <message>
        <source>takes the cards</source>
        <translation>mengambil kartu</translation>
    </message>
    <message>
        <source>done: nothing more to throw in</source>
        <translation>selesai: tidak ada lagi yang ditambah</translation>
    </message>
    <message>
        <source>transfers the attack</source>
        <translation>mengoper serangan</translation>
    </message>
    <message>
        <source>shows the trump and transfers</source>
        <translation>menunjukkan truf dan mengoper</translation>
    </message>
    <message>
        <source>keeps the hand</source>
        <translation>tetap dengan kartunya</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>meminta pembagian ulang</translation>
    </message>
</context>
<context>
    <name>DurakTheme</name>
    <message>
        <source>A trump wasted</source>
        <translation>Truf terbuang percuma</translation>
    </message>
    <message>
        <source>Worth a trump</source>
        <translation>Layak memakai truf</translation>
    </message>
    <message>
        <source>The bout given away</source>
        <translation>Babak yang dilepas begitu saja</translation>
    </message>
    <message>
        <source>Better to take</source>
        <translation>Lebih baik mengambil</translation>
    </message>
    <message>
        <source>The attack given up</source>
        <translation>Serangan yang tidak diteruskan</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>Kelebihan satu kartu</translation>
    </message>
</context>
<context>
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation>Serang dengan %1</translation>
    </message>
    <message>
        <source>Cover %1 with %2</source>
        <translation>Tutup %1 dengan %2</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Ambil kartu</translation>
    </message>
    <message>
        <source>Transfer with %1</source>
        <translation>Oper dengan %1</translation>
    </message>
    <message>
        <source>Transfer by showing %1</source>
        <translation>Oper dengan menunjukkan %1</translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation>Pakai kartu ini</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Minta pembagian ulang</translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>cards, on a button</comment>
        <translation>
            <numerusform>Ambil %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <comment>on a button</comment>
        <translation>Oper</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>on a button</comment>
        <translation>Tunjukkan %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on a button: keep this hand</comment>
        <translation>Pakai</translation>
    </message>
    <message>
        <source>New deal</source>
        <comment>on a button</comment>
        <translation>Bagi ulang</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>with the value of taking</comment>
        <translation>Ambil %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>with the value of showing the trump</comment>
        <translation>Tunjukkan %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>with the value of keeping the hand</comment>
        <translation>Pakai %1</translation>
    </message>
    <message>
        <source>New deal %1</source>
        <comment>with the value of a new deal</comment>
        <translation>Bagi ulang %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>with the value of being done</comment>
        <translation>Selesai %1</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Tim A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Tim B</translation>
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
        <translation>Keluar di babak %1</translation>
    </message>
    <message numerus="yes">
        <source>Durak, %n card(s) left</source>
        <translation>
            <numerusform>Durak, sisa %n kartu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Sisa %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Threw in %1</source>
        <translation>Menambah %1</translation>
    </message>
    <message>
        <source>Covered %1 with %2</source>
        <translation>Menutup %1 dengan %2</translation>
    </message>
    <message>
        <source>Transferred with %1</source>
        <translation>Mengoper dengan %1</translation>
    </message>
    <message>
        <source>Showed %1</source>
        <translation>Menunjukkan %1</translation>
    </message>
    <message numerus="yes">
        <source>Took %n card(s)</source>
        <translation>
            <numerusform>Mengambil %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <translation>Minta pembagian ulang</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Mengambil</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Bertahan</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Bertahan</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>Menyerang</translation>
    </message>
    <message>
        <source>Attacks you</source>
        <translation>Menyerang Anda</translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation>Menyerang %1</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Menyerang</translation>
    </message>
    <message>
        <source>May throw in</source>
        <translation>Boleh menambah</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>takes</source>
        <translation>mengambil</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>bertahan</translation>
    </message>
    <message>
        <source>attacks you</source>
        <translation>menyerang Anda</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>menyerang %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>gilirannya</translation>
    </message>
    <message>
        <source>%1, can be played</source>
        <translation>%1, bisa dimainkan</translation>
    </message>
    <message>
        <source>%1, cannot be played</source>
        <translation>%1, tidak bisa dimainkan</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <translation>%1, di tangan %2</translation>
    </message>
    <message>
        <source>%1, covers %2</source>
        <translation>%1, menutup %2</translation>
    </message>
    <message>
        <source>%1, attack, covered with %2</source>
        <translation>%1, serangan, ditutup dengan %2</translation>
    </message>
    <message>
        <source>%1, attack, being taken</source>
        <translation>%1, serangan, akan diambil</translation>
    </message>
    <message>
        <source>%1, attack, not yet covered</source>
        <translation>%1, serangan, belum ditutup</translation>
    </message>
    <message>
        <source>Place for a transfer</source>
        <translation>Tempat untuk mengoper</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Permainan selesai</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>Giliran %1</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Bukan giliran Anda</translation>
    </message>
    <message>
        <source>First say whether you keep this hand</source>
        <translation>Tentukan dulu apakah kartu ini dipakai</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n card(s) is reached</source>
        <translation>
            <numerusform>Batas %n kartu sudah tercapai</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of this rank lies on the table</source>
        <translation>Tidak ada kartu senilai ini di meja</translation>
    </message>
    <message>
        <source>It cannot be played now</source>
        <translation>Belum bisa dimainkan sekarang</translation>
    </message>
    <message>
        <source>It beats none of the uncovered cards</source>
        <translation>Tidak mengalahkan kartu mana pun yang belum ditutup</translation>
    </message>
    <message>
        <source>Not higher than the %1</source>
        <translation>Tidak lebih tinggi dari %1</translation>
    </message>
    <message>
        <source>Only a higher trump beats the %1</source>
        <translation>Hanya truf yang lebih tinggi mengalahkan %1</translation>
    </message>
    <message>
        <source>Not higher than the %1, and not a trump</source>
        <translation>Tidak lebih tinggi dari %1 dan bukan truf</translation>
    </message>
    <message>
        <source>Neither of the suit of the %1 nor a trump</source>
        <translation>Tidak secorak dengan %1 dan bukan truf</translation>
    </message>
    <message>
        <source>%1 Keep it, or ask for a new deal</source>
        <translation>%1 Pakai, atau minta pembagian ulang</translation>
    </message>
    <message>
        <source>Five cards of one suit.</source>
        <translation>Lima kartu secorak.</translation>
    </message>
    <message>
        <source>%1 Lead any card against %2</source>
        <translation>%1 Mainkan kartu apa saja melawan %2</translation>
    </message>
    <message>
        <source>Your attack.</source>
        <translation>Serangan Anda.</translation>
    </message>
    <message>
        <source>Your defence.</source>
        <translation>Pertahanan Anda.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2, pass the attack on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Kalahkan %2, oper serangan, atau ambil %n kartu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2 or take %n card(s) from the table</source>
        <translation>
            <numerusform>%1 Kalahkan %2 atau ambil %n kartu dari meja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Pass %2 on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Oper %2, atau ambil %n kartu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Nothing beats %2: take %n card(s)</source>
        <translation>
            <numerusform>%1 Tidak ada yang mengalahkan %2: ambil %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes.</source>
        <translation>%1 mengambil.</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Melawan %1.</translation>
    </message>
    <message>
        <source>%1 You have nothing to throw in</source>
        <translation>%1 Tidak ada yang bisa Anda tambahkan</translation>
    </message>
    <message>
        <source>%1 Throw in a card or be done</source>
        <translation>%1 Tambah kartu atau selesai</translation>
    </message>
    <message>
        <source>%1 Throw in %2 or be done</source>
        <translation>%1 Tambah %2 atau selesai</translation>
    </message>
    <message>
        <source>Trump · stock empty</source>
        <translation>Truf · tumpukan habis</translation>
    </message>
    <message numerus="yes">
        <source>Trump · %n in stock</source>
        <translation>
            <numerusform>Truf · sisa %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock, empty, trump is %1</source>
        <translation>Tumpukan, habis, truf %1</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s), trump is %1</source>
        <translation>
            <numerusform>Tumpukan, %n kartu, truf %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, trump card under the stock</source>
        <translation>%1, kartu truf di bawah tumpukan</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>Buangan · %1</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Tumpukan buangan, %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Oper</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>Tambah</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the deck</comment>
        <translation>
            <numerusform>%n kartu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>dua tim beranggota dua</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>dua tim beranggota tiga</translation>
    </message>
    <message>
        <source>Bout %1</source>
        <translation>Babak %1</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Pembagian kartu</translation>
    </message>
    <message>
        <source>.</source>
        <comment>ends a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Kartu sedang dibagikan.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n kartu di tangan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bout %1, %2 attacks %3.</source>
        <translation>Babak %1, %2 menyerang %3.</translation>
    </message>
    <message>
        <source>Bout %1, you are out.</source>
        <translation>Babak %1, Anda sudah keluar.</translation>
    </message>
    <message>
        <source>Bout %1, you take the cards.</source>
        <translation>Babak %1, Anda mengambil kartu.</translation>
    </message>
    <message>
        <source>Bout %1, you defend.</source>
        <translation>Babak %1, Anda bertahan.</translation>
    </message>
    <message>
        <source>Bout %1, you attack.</source>
        <translation>Babak %1, Anda menyerang.</translation>
    </message>
    <message>
        <source>Bout %1, you may throw in.</source>
        <translation>Babak %1, Anda boleh menambah.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Meja kosong.</translation>
    </message>
    <message>
        <source>%1 covered with %2</source>
        <translation>%1 ditutup dengan %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1 belum ditutup</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Di meja: %1.</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>Kartu Anda: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 memegang: %2.</translation>
    </message>
    <message>
        <source>You take the cards.</source>
        <translation>Anda mengambil kartu.</translation>
    </message>
    <message>
        <source>%1 takes the cards.</source>
        <translation>%1 mengambil kartu.</translation>
    </message>
    <message>
        <source>attack with %1</source>
        <comment>after: You</comment>
        <translation>menyerang dengan %1</translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <translation>menyerang dengan %1</translation>
    </message>
    <message>
        <source>throw in %1</source>
        <comment>after: You</comment>
        <translation>menambah %1</translation>
    </message>
    <message>
        <source>throws in %1</source>
        <translation>menambah %1</translation>
    </message>
    <message>
        <source>cover %1 with %2</source>
        <comment>after: You</comment>
        <translation>menutup %1 dengan %2</translation>
    </message>
    <message>
        <source>covers %1 with %2</source>
        <translation>menutup %1 dengan %2</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after: You</comment>
        <translation>mengambil</translation>
    </message>
    <message>
        <source>transfer with %1</source>
        <comment>after: You</comment>
        <translation>mengoper dengan %1</translation>
    </message>
    <message>
        <source>transfers with %1</source>
        <translation>mengoper dengan %1</translation>
    </message>
    <message>
        <source>show %1 and pass the attack on</source>
        <comment>after: You</comment>
        <translation>menunjukkan %1 dan mengoper serangan</translation>
    </message>
    <message>
        <source>shows %1 and passes the attack on</source>
        <translation>menunjukkan %1 dan mengoper serangan</translation>
    </message>
    <message>
        <source>are done</source>
        <comment>after: You</comment>
        <translation>selesai</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>selesai</translation>
    </message>
    <message>
        <source>ask for a new deal</source>
        <comment>after: You</comment>
        <translation>meminta pembagian ulang</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>meminta pembagian ulang</translation>
    </message>
    <message>
        <source>The trump is %1</source>
        <translation>Trufnya %1</translation>
    </message>
    <message>
        <source>begin</source>
        <comment>after: You</comment>
        <translation>mulai</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>mulai</translation>
    </message>
    <message>
        <source>begin with the lowest trump, %1</source>
        <comment>after: You</comment>
        <translation>mulai dengan truf terendah, %1</translation>
    </message>
    <message>
        <source>begins with the lowest trump, %1</source>
        <translation>mulai dengan truf terendah, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beaten, to the discard</source>
        <translation>
            <numerusform>%n kartu dikalahkan, masuk buangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pick up %n card(s)</source>
        <comment>after: You</comment>
        <translation>
            <numerusform>mengambil %n kartu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picks up %n card(s)</source>
        <translation>
            <numerusform>mengambil %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>are out</source>
        <comment>after: You</comment>
        <translation>keluar</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>keluar</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Permainan berakhir seri</translation>
    </message>
    <message>
        <source>Your team wins</source>
        <translation>Tim Anda menang</translation>
    </message>
    <message>
        <source>Your team loses, though you are out</source>
        <translation>Tim Anda kalah, walau Anda sudah keluar</translation>
    </message>
    <message>
        <source>Your team loses</source>
        <translation>Tim Anda kalah</translation>
    </message>
    <message>
        <source>Team B wins</source>
        <translation>Tim B menang</translation>
    </message>
    <message>
        <source>Team A wins</source>
        <translation>Tim A menang</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>You are the durak</source>
        <translation>Andalah si durak</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Anda menang</translation>
    </message>
    <message>
        <source>%1 is the durak</source>
        <translation>%1 menjadi durak</translation>
    </message>
    <message>
        <source>The last cards went in the same bout.</source>
        <translation>Kartu terakhir habis di babak yang sama.</translation>
    </message>
    <message>
        <source>Team A is left with cards.</source>
        <translation>Tim A masih memegang kartu.</translation>
    </message>
    <message>
        <source>Team B is left with cards.</source>
        <translation>Tim B masih memegang kartu.</translation>
    </message>
    <message>
        <source>%1 is the durak.</source>
        <translation>%1 menjadi durak.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in hand.</source>
        <translation>
            <numerusform>Sisa %n kartu di tangan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n babak</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Durak</source>
        <translation>Durak</translation>
    </message>
    <message>
        <source>Lowest trump: %1</source>
        <translation>Truf terendah: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>an action in a list: to attack no further, or to add no more cards for the one who takes</comment>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: the defender takes, and you add no more cards</comment>
        <translation>Cukup</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: all is beaten, and you attack no further</comment>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who adds no more cards for the one who takes</comment>
        <translation>Cukup</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who attacks no further: all is beaten</comment>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>Anda mengambil</translation>
    </message>
    <message>
        <source>you take</source>
        <translation>Anda mengambil</translation>
    </message>
    <message>
        <source>you defend</source>
        <translation>Anda bertahan</translation>
    </message>
    <message>
        <source>you attack %1</source>
        <translation>Anda menyerang %1</translation>
    </message>
    <message>
        <source>fool</source>
        <comment>a score</comment>
        <translation>durak</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a score</comment>
        <translation>keluar</translation>
    </message>
    <message>
        <source>Transferred with the wrong card</source>
        <translation>Mengoper dengan kartu yang salah</translation>
    </message>
    <message>
        <source>Transferred where it was better not to</source>
        <translation>Mengoper padahal lebih baik tidak</translation>
    </message>
    <message>
        <source>Took instead of transferring</source>
        <translation>Mengambil padahal bisa mengoper</translation>
    </message>
    <message>
        <source>Took though it could be covered</source>
        <translation>Mengambil padahal bisa ditutup</translation>
    </message>
    <message>
        <source>Covered instead of transferring</source>
        <translation>Menutup padahal bisa mengoper</translation>
    </message>
    <message>
        <source>Covered where taking was better</source>
        <translation>Menutup padahal mengambil lebih baik</translation>
    </message>
    <message>
        <source>Covered with the wrong card</source>
        <translation>Menutup dengan kartu yang salah</translation>
    </message>
    <message>
        <source>Threw in a card that was better kept</source>
        <translation>Menambah kartu yang lebih baik disimpan</translation>
    </message>
    <message>
        <source>Attacked with the wrong card</source>
        <translation>Menyerang dengan kartu yang salah</translation>
    </message>
    <message>
        <source>Stopped throwing in too early</source>
        <translation>Terlalu cepat berhenti menambah</translation>
    </message>
    <message>
        <source>Kept a hand where a new deal was better</source>
        <translation>Menyimpan kartu yang lebih baik dibagi ulang</translation>
    </message>
    <message>
        <source>Asked for a new deal with a hand worth keeping</source>
        <translation>Membagi ulang kartu yang lebih baik disimpan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard pile, its cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not seen yet: %1 clubs, %2 diamonds, %3 hearts, %4 spades</source>
        <translation>Belum terlihat: %1 keriting, %2 wajik, %3 hati, %4 sekop</translation>
    </message>
    <message>
        <source>Throw in %1</source>
        <translation>Tambah %1</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards</comment>
        <translation>Anda mengambil %1.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>&quot;%1&quot; is not a card; a card is written like 9c, Th or As</source>
        <translation>“%1” bukan kartu; kartu ditulis seperti 9c, Th, atau As</translation>
    </message>
    <message>
        <source>nothing is drawn or dealt here</source>
        <translation>di sini tidak ada kartu yang diambil atau dibagikan</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be drawn or dealt here</source>
        <translation>“%1” tidak bisa diambil atau dibagikan di sini</translation>
    </message>
    <message>
        <source>seat %1 is not to move</source>
        <translation>bukan giliran kursi %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed here</source>
        <translation>“%1” tidak diperbolehkan di sini</translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;; the rules are %2</source>
        <translation>tidak ada aturan “%1”; aturannya adalah %2</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; it can be %3</source>
        <translation>%1 tidak bisa “%2”; pilihannya %3</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>tidak ada permainan “%1”</translation>
    </message>
    <message>
        <source>the game was saved by rules of version %1; this program knows versions up to %2</source>
        <translation>permainan disimpan dengan aturan versi %1; program ini mengenal versi sampai %2</translation>
    </message>
    <message>
        <source>the rules need %1 seats, the file names %2</source>
        <translation>aturan memerlukan %1 kursi, berkas menyebut %2</translation>
    </message>
    <message>
        <source>the file states a result, but the game is not over</source>
        <translation>berkas mencantumkan hasil, tetapi permainan belum selesai</translation>
    </message>
    <message>
        <source>the stated result is not the one the steps lead to</source>
        <translation>hasil yang tercantum bukan hasil dari langkah-langkahnya</translation>
    </message>
    <message>
        <source>the file was changed or damaged since it was saved: its checksum does not match. To read it anyway, delete the field &quot;check&quot;</source>
        <translation>berkas berubah atau rusak sejak disimpan: checksum tidak cocok. Untuk tetap membacanya, hapus bidang “check”</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>bidang “%1” harus bilangan bulat dari %2 sampai %3</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known</source>
        <translation>bidang “%1” tidak dikenal</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text</source>
        <translation>bidang “%1” harus berupa teks</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must hold texts of 1 to %2 plain letters</source>
        <translation>bidang “%1” harus berisi teks dengan 1 sampai %2 huruf biasa</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a time, as &quot;2026-01-31T18:00:00Z&quot;</source>
        <translation>bidang “%1” harus berupa waktu, seperti “2026-01-31T18:00:00Z”</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of texts</source>
        <translation>bidang “%1” harus berupa objek berisi teks</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of 1 to %2 names</source>
        <translation>bidang “%1” harus berupa daftar 1 sampai %2 nama</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text of 16 hexadecimal digits</source>
        <translation>bidang “%1” harus berupa teks 16 digit heksadesimal</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of texts</source>
        <translation>bidang “%1” harus berupa daftar teks</translation>
    </message>
    <message>
        <source>step %1 must be a text that begins with a seat from 0 to %2 or with * for chance</source>
        <translation>langkah %1 harus berupa teks yang diawali kursi dari 0 sampai %2 atau * untuk undian</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a number from 0 to 1 for each seat</source>
        <translation>bidang “%1” harus berupa daftar dengan angka 0 sampai 1 untuk tiap kursi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not a saved game: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>bukan permainan tersimpan: teks terputus atau rusak pada bita %1 (%2)</translation>
    </message>
    <message>
        <source>not a saved game: it does not begin with {&quot;parlour&quot;: %1</source>
        <translation>bukan permainan tersimpan: tidak diawali dengan {&quot;parlour&quot;: %1</translation>
    </message>
    <message>
        <source>the file was written by a newer Parlour (file version %1, this program knows %2). Install the newer program; the file stays as it is</source>
        <translation>berkas ditulis oleh Parlour yang lebih baru (berkas versi %1, program ini mengenal %2). Pasang program yang lebih baru; berkas tidak diubah</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>berkas itu tidak ada</translation>
    </message>
    <message>
        <source>not a file; choose a saved game, which ends in .parlour</source>
        <translation>bukan berkas; pilih permainan tersimpan, yang berakhiran .parlour</translation>
    </message>
    <message>
        <source>too large for a saved game; the limit is %1 bytes</source>
        <translation>terlalu besar untuk permainan tersimpan; paling besar %1 bita</translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation>terlalu besar untuk permainan tersimpan; persingkat catatannya</translation>
    </message>
    <message>
        <source>its folder cannot be created; choose another place</source>
        <translation>foldernya tidak bisa dibuat; pilih tempat lain</translation>
    </message>
    <message>
        <source>the history could not be used: %1</source>
        <translation>riwayat tidak bisa dipakai: %1</translation>
    </message>
    <message>
        <source>the history has no game %1</source>
        <translation>riwayat tidak memuat permainan %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Durak; moves are attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep and redeal</source>
        <translation>“%1” bukan langkah Durak; langkahnya attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep, dan redeal</translation>
    </message>
    <message>
        <source>%1 cards are too few for %2 players; each gets six, so a deck of %1 serves at most %3</source>
        <translation>%1 kartu terlalu sedikit untuk %2 pemain; tiap pemain mendapat enam, jadi dek %1 kartu cukup untuk paling banyak %3</translation>
    </message>
    <message>
        <source>teams=2x2 needs 4 players, not %1</source>
        <translation>teams=2x2 memerlukan 4 pemain, bukan %1</translation>
    </message>
    <message>
        <source>teams=3x3 needs 6 players, not %1</source>
        <translation>teams=3x3 memerlukan 6 pemain, bukan %1</translation>
    </message>
    <message>
        <source>pass-card=on needs type=perevodnoy; in type=podkidnoy it must be off</source>
        <translation>pass-card=on memerlukan type=perevodnoy; pada type=podkidnoy harus off</translation>
    </message>
    <message>
        <source>fool=%1 is not a seat of %2 players; it can be none or 0 to %3</source>
        <translation>fool=%1 bukan kursi dari %2 pemain; pilihannya none atau 0 sampai %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deck of up to 52 cards, as &quot;deck 6s 7h&quot;, nor &quot;first&quot; and a seat from 0 to 5</source>
        <translation>“%1” bukan dek hingga 52 kartu, seperti “deck 6s 7h”, dan bukan pula “first” dengan kursi dari 0 sampai 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are end, stand and play 1 to play 5</source>
        <translation>“%1” bukan tindakan; tindakannya end, stand, dan play 1 sampai play 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;sides 1 3 2 5 / 4 4 1 2&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>“%1” bukan pembagian kartu; pembagian ditulis seperti “sides 1 3 2 5 / 4 4 1 2” atau “house 3 10 ..”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are nothing, block and travel 1 to travel %2</source>
        <translation>“%1” bukan tindakan; tindakannya nothing, block, dan travel 1 sampai travel %2</translation>
    </message>
    <message>
        <source>a memory is written as base64 in brackets like &quot;block [MTI=]&quot;, %1 bytes at most</source>
        <translation>memori ditulis sebagai base64 dalam kurung siku seperti “block [MTI=]”, paling banyak %1 bita</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a toss; a toss is heads or tails</source>
        <translation>“%1” bukan lemparan; lemparan adalah heads atau tails</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Coup; moves are income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke and return captain duke</source>
        <translation>“%1” bukan langkah Kudeta; langkahnya income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke, dan return captain duke</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deal of two cards a seat, as &quot;deal duke captain contessa duke&quot;, nor &quot;draw&quot; and one or two cards</source>
        <translation>“%1” bukan pembagian dua kartu tiap kursi, seperti “deal duke captain contessa duke”, dan bukan “draw” dengan satu atau dua kartu</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are &quot;hold&quot; with positions from 0 to 4, &quot;hold none&quot;, and &quot;score&quot; with a box, as &quot;score full-house&quot;</source>
        <translation>“%1” bukan tindakan; tindakannya “hold” dengan posisi 0 sampai 4, “hold none”, dan “score” dengan sebuah kotak, seperti “score full-house”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a roll; a roll is written like &quot;roll 3 6 1&quot;</source>
        <translation>“%1” bukan lemparan; lemparan ditulis seperti “roll 3 6 1”</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: folder tidak bisa dibuat</translation>
    </message>
    <message>
        <source>the contest %1 cannot be used: %2</source>
        <translation>kontes %1 tidak bisa dipakai: %2</translation>
    </message>
    <message>
        <source>%1 already exists, and a contest is never overwritten</source>
        <translation>%1 sudah ada, dan kontes tak pernah ditimpa</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>%1 tidak bisa dibuat</translation>
    </message>
    <message>
        <source>%1: there is no such contest</source>
        <translation>%1: tidak ada kontes seperti itu</translation>
    </message>
    <message>
        <source>%1 cannot be written here</source>
        <translation>%1 tidak bisa ditulis di sini</translation>
    </message>
    <message>
        <source>%1 is being played by another process (%2 on %3)</source>
        <translation>%1 sedang dimainkan proses lain (%2 di %3)</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlour (version %2; this program knows version %3)</source>
        <translation>%1 ditulis oleh Parlour yang lebih baru (versi %2; program ini mengenal versi %3)</translation>
    </message>
    <message>
        <source>%1 is damaged: the matches from %2 on of pairing %3 cannot be read</source>
        <translation>%1 rusak: pertandingan mulai %2 dari pasangan %3 tidak terbaca</translation>
    </message>
    <message>
        <source>%1 and %2 are parts of different contests</source>
        <translation>%1 dan %2 adalah bagian dari kontes yang berbeda</translation>
    </message>
    <message>
        <source>%1 holds matches that another part holds, too</source>
        <translation>%1 berisi pertandingan yang juga ada di bagian lain</translation>
    </message>
    <message>
        <source>a contest has 1 to %1 matches a pair, a set or a round</source>
        <translation>kontes punya 1 sampai %1 pertandingan tiap pasangan, set, atau putaran</translation>
    </message>
    <message>
        <source>a contest has 1 to 1000 rounds</source>
        <translation>kontes punya 1 sampai 1000 putaran</translation>
    </message>
    <message>
        <source>an encounter of a cup is won by 1 to 100 sets</source>
        <translation>pertemuan piala dimenangkan dengan 1 sampai 100 set</translation>
    </message>
    <message>
        <source>a test that stops early is for two bots in a round robin</source>
        <translation>uji yang berhenti dini adalah untuk dua bot dalam liga</translation>
    </message>
    <message>
        <source>the first Elo bound of the test must lie below the second</source>
        <translation>batas Elo pertama dari uji harus di bawah yang kedua</translation>
    </message>
    <message>
        <source>players=%1: in this contest %2 sit at a table</source>
        <translation>players=%1: dalam kontes ini %2 duduk di satu meja</translation>
    </message>
    <message>
        <source>a bot cannot be added here: it would have changed every match so far</source>
        <translation>bot tidak bisa ditambahkan di sini: dengannya, semua pertandingan sejauh ini akan lain</translation>
    </message>
    <message>
        <source>a cup cannot get longer sets: the next ones depend on those that were played</source>
        <translation>piala tidak bisa mendapat set lebih panjang: yang berikut bergantung pada yang sudah dimainkan</translation>
    </message>
    <message>
        <source>this contest cannot get more matches</source>
        <translation>kontes ini tidak bisa mendapat pertandingan lagi</translation>
    </message>
    <message>
        <source>the contest has %1 matches; it can get more, not fewer</source>
        <translation>kontes punya %1 pertandingan; bisa ditambah, tidak bisa dikurangi</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a shard; a shard is K/N with K from 1 to N and N up to %2</source>
        <translation>“%1” bukan pecahan; pecahan ditulis K/N dengan K dari 1 sampai N dan N paling besar %2</translation>
    </message>
    <message>
        <source>the plan of the contest cannot be read</source>
        <translation>rencana kontes tidak terbaca</translation>
    </message>
    <message>
        <source>it was played by version %1 of the rules, and this program plays version %2</source>
        <translation>dimainkan dengan versi aturan %1, sedangkan program ini memakai versi %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a program; a bot in another process is exec:COMMAND or exec[key=value]:COMMAND</source>
        <translation>“%1” bukan nama program; bot di proses lain ditulis exec:PERINTAH atau exec[kunci=nilai]:PERINTAH</translation>
    </message>
    <message>
        <source>%1 has no option &quot;%2&quot;</source>
        <translation>%1 tidak punya opsi “%2”</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; cannot be &quot;%2&quot;; it can be %3</source>
        <translation>opsi “%1” tidak bisa “%2”; bisa %3</translation>
    </message>
    <message>
        <source>no answer to &quot;%1&quot; within %2 ms</source>
        <translation>tidak ada jawaban atas “%1” dalam %2 md</translation>
    </message>
    <message>
        <source>too much output instead of an answer to &quot;%1&quot;</source>
        <translation>keluaran terlalu banyak alih-alih jawaban atas “%1”</translation>
    </message>
    <message>
        <source>the program %1 before it answered &quot;%2&quot;%3</source>
        <translation>program %1 sebelum menjawab “%2”%3</translation>
    </message>
    <message>
        <source>%1 does not play %2</source>
        <translation>%1 tidak memainkan %2</translation>
    </message>
    <message>
        <source>the system cannot start any more programs: %1</source>
        <translation>sistem tidak bisa menjalankan program lagi: %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; must be %3</source>
        <translation>bidang “%1” dari “%2” harus %3</translation>
    </message>
    <message>
        <source>a message nested deeper than %1</source>
        <translation>pesan bersarang lebih dalam dari %1</translation>
    </message>
    <message>
        <source>not a JSON object: %1</source>
        <translation>bukan objek JSON: %1</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot; of the game &quot;%2&quot;</source>
        <translation>tidak ada bot “%1” untuk permainan “%2”</translation>
    </message>
    <message>
        <source>remark %1 must be a text of a step, a seat, a fault or &quot;says&quot;, and words</source>
        <translation>catatan %1 harus berupa teks dengan langkah, kursi, pelanggaran atau “says”, dan kata-kata</translation>
    </message>
    <message>
        <source>there is no history in this session</source>
        <translation>tidak ada riwayat dalam sesi ini</translation>
    </message>
    <message>
        <source>It did not answer in time</source>
        <translation>Tidak menjawab tepat waktu</translation>
    </message>
    <message>
        <source>The program is not running</source>
        <translation>Programnya tidak berjalan</translation>
    </message>
    <message>
        <source>Its answer cannot be read</source>
        <translation>Jawabannya tidak terbaca</translation>
    </message>
    <message>
        <source>Its answer does not belong to this question</source>
        <translation>Jawabannya bukan untuk pertanyaan ini</translation>
    </message>
    <message>
        <source>Its action is not allowed here</source>
        <translation>Tindakannya tidak diizinkan di sini</translation>
    </message>
    <message>
        <source>It wrote too much output</source>
        <translation>Menulis keluaran terlalu banyak</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read; use an intact copy, or play the contest again</source>
        <translation>%1 rusak dan tidak dapat dibaca; pakai salinannya yang utuh, atau mainkan kontes itu lagi</translation>
    </message>
    <message>
        <source>%1 is not a contest; choose the file of a contest</source>
        <translation>%1 bukan kontes; pilih berkas tempat sebuah kontes disimpan</translation>
    </message>
    <message>
        <source>Match %1 of pairing %2 was not played</source>
        <translation>Pertandingan %1 dari pasangan %2 tidak dimainkan</translation>
    </message>
    <message>
        <source>The steps of this match were not kept: when other programs play, only those of the newest matches are</source>
        <translation>Langkah pertandingan ini tidak disimpan: bila program lain bermain, hanya yang terbaru yang disimpan</translation>
    </message>
    <message>
        <source>a contest needs %1 to %2 bots, and a bot may be entered more than once; entered here: %3</source>
        <translation>kontes memerlukan %1 sampai %2 bot, dan satu bot boleh didaftarkan berkali-kali; yang terdaftar di sini: %3</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1 tidak dapat bermain: %2</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;</source>
        <translation>tidak ada program “%1”</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is not executable</source>
        <translation>berkas “%1” tidak boleh dijalankan</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>tidak ada berkas “%1”</translation>
    </message>
    <message>
        <source>The Pazaak table is damaged: its checksum or its length is wrong</source>
        <translation>Tabel Pazaak rusak: checksum atau panjangnya tidak cocok</translation>
    </message>
    <message>
        <source>This is not a Pazaak table</source>
        <translation>Ini bukan tabel Pazaak</translation>
    </message>
    <message>
        <source>This Pazaak table has version %1; version %2 is needed</source>
        <translation>Tabel Pazaak ini versi %1; diperlukan versi %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder or a device, not a file</source>
        <translation>“%1” adalah folder atau perangkat, bukan berkas</translation>
    </message>
    <message>
        <source>%1 is in use by another program; close that, then try again</source>
        <translation>%1 sedang dipegang program lain; tutup program itu, lalu coba lagi</translation>
    </message>
    <message>
        <source>%1 is a folder or a device; choose the file of a contest</source>
        <translation>%1 adalah folder atau perangkat; pilih berkas tempat kontes disimpan</translation>
    </message>
    <message>
        <source>the system cannot start any more threads</source>
        <translation>sistem tidak bisa memulai utas lagi</translation>
    </message>
    <message>
        <source>another program is using the history</source>
        <translation>program lain sedang memegang riwayat</translation>
    </message>
    <message>
        <source>this is not a review that this program can read</source>
        <translation>ini bukan ulasan yang bisa dibaca program ini</translation>
    </message>
    <message>
        <source>this review is damaged</source>
        <translation>ulasan ini rusak</translation>
    </message>
    <message>
        <source>the ladder has the bot &quot;%1&quot; twice</source>
        <translation>peringkat memuat bot “%1” dua kali</translation>
    </message>
    <message>
        <source>the ladder&apos;s figures for &quot;%1&quot; are out of range</source>
        <translation>angka “%1” dalam peringkat di luar batas</translation>
    </message>
    <message>
        <source>this is not a ladder</source>
        <translation>ini bukan peringkat</translation>
    </message>
    <message>
        <source>the ladder has no &quot;%1&quot;, whose rating anchors Elo</source>
        <translation>peringkat tidak memuat “%1” yang rating-nya menjadi acuan Elo</translation>
    </message>
    <message>
        <source>only a contest of a preset can be a ladder, so that it can be played again</source>
        <translation>hanya kontes baku yang bisa menjadi peringkat, agar dapat dimainkan lagi</translation>
    </message>
    <message>
        <source>the contest is not finished</source>
        <translation>kontes belum selesai</translation>
    </message>
    <message>
        <source>a ladder has the program&apos;s own bots only</source>
        <translation>peringkat hanya memuat bot milik program ini</translation>
    </message>
    <message>
        <source>in a ladder each bot plays once</source>
        <translation>dalam peringkat setiap bot hanya terdaftar sekali</translation>
    </message>
    <message>
        <source>This is not a Coup training file that can be resumed</source>
        <translation>Ini bukan berkas pelatihan Kudeta yang dapat dilanjutkan</translation>
    </message>
    <message>
        <source>The Coup training file is damaged: its checksum or its length is wrong</source>
        <translation>Berkas pelatihan Kudeta rusak: checksum atau panjangnya tidak cocok</translation>
    </message>
    <message>
        <source>The Coup table is damaged: its checksum or its length is wrong</source>
        <translation>Tabel Kudeta rusak: checksum atau panjangnya tidak cocok</translation>
    </message>
    <message>
        <source>This is not a Coup table</source>
        <translation>Ini bukan tabel Kudeta</translation>
    </message>
    <message>
        <source>This Coup table has version %1; version %2 is needed</source>
        <translation>Tabel Kudeta ini versi %1; diperlukan versi %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing or invalid</source>
        <translation>bidang “%1” tidak ada atau tidak sah</translation>
    </message>
    <message>
        <source>the lesson is too long</source>
        <translation>pelajaran itu terlalu panjang</translation>
    </message>
    <message>
        <source>not a lesson: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>bukan pelajaran: teks terputus atau rusak pada bita %1 (%2)</translation>
    </message>
    <message>
        <source>a lesson ends with a sentence that asks nothing</source>
        <translation>pelajaran berakhir dengan kalimat yang tidak bertanya</translation>
    </message>
    <message>
        <source>a lesson ends before its game does</source>
        <translation>pelajaran berakhir sebelum permainannya selesai</translation>
    </message>
    <message>
        <source>step %1 of part %2 of the lesson: %3</source>
        <translation>langkah %1 pada bagian %2 pelajaran: %3</translation>
    </message>
    <message>
        <source>each step of the person follows its question, and no other step follows one</source>
        <translation>setiap langkah orang itu mengikuti pertanyaannya, dan tidak ada langkah lain yang mengikuti pertanyaan</translation>
    </message>
    <message>
        <source>the last reason of the question &quot;%1&quot; must be for all other answers: &quot;*&quot;</source>
        <translation>alasan terakhir pertanyaan “%1” harus berlaku untuk semua jawaban lain: “*”</translation>
    </message>
    <message>
        <source>This is not a Coins training file that can be resumed</source>
        <translation>Ini bukan berkas pelatihan Koin yang dapat dilanjutkan</translation>
    </message>
    <message>
        <source>The Coins training file is damaged: its checksum or its length is wrong</source>
        <translation>Berkas pelatihan Koin rusak: checksum atau panjangnya tidak cocok</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be true or false</source>
        <translation>bidang “%1” harus true atau false</translation>
    </message>
    <message>
        <source>This is not a Coins table</source>
        <translation>Ini bukan tabel Koin</translation>
    </message>
    <message>
        <source>This Coins table has version %1; version %2 is needed</source>
        <translation>Tabel Koin ini versi %1; diperlukan versi %2</translation>
    </message>
    <message>
        <source>The Coins table is damaged: its checksum or its length is wrong</source>
        <translation>Tabel Koin rusak: checksum atau panjangnya tidak cocok</translation>
    </message>
    <message>
        <source>an empty line instead of a JSON object</source>
        <translation>baris kosong, bukan objek JSON</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a side card; the cards are +1 to +6, -1 to -6, +-1 to +-6, +-1/2, +-1T, 2&amp;4, 3&amp;6 and D</source>
        <translation>“%1” bukan kartu samping; kartunya ialah +1 sampai +6, -1 sampai -6, +-1 sampai +-6, +-1/2, +-1T, 2&amp;4, 3&amp;6 dan D</translation>
    </message>
    <message>
        <source>a side deck has %1 cards, not %2</source>
        <translation>dek samping berisi %1 kartu, bukan %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are deck and ten cards, end, stand, and a card before either as in &quot;play +-3=-3 stand&quot;</source>
        <translation>“%1” bukan tindakan; tindakannya ialah deck dan sepuluh kartu, end, stand, serta satu kartu sebelum salah satunya, seperti “play +-3=-3 stand”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D&quot;, &quot;begin 7 3&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>“%1” bukan pembagian kartu; pembagian ditulis seperti “hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D”, “begin 7 3” atau “house 3 10 ..”</translation>
    </message>
    <message>
        <source>the Elo bounds of the test lie between -6000 and 6000</source>
        <translation>batas Elo pengujian terletak antara -6000 dan 6000</translation>
    </message>
    <message>
        <source>alpha and beta of the test lie between 0 and 0.5</source>
        <translation>alfa dan beta pengujian terletak antara 0 dan 0,5</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; is missing or makes no sense</source>
        <translation>bidang “%1” dari “%2” tidak ada atau tidak masuk akal</translation>
    </message>
    <message>
        <source>a question before the first &quot;new&quot;</source>
        <translation>pertanyaan sebelum “new” yang pertama</translation>
    </message>
    <message>
        <source>the history can only be read here</source>
        <translation>di sini riwayat hanya bisa dibaca</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value; rules and options are written like deck=36</source>
        <translation>“%1” tidak punya nilai; aturan dan opsi ditulis seperti deck=36</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>“%1” diberikan dua kali</translation>
    </message>
    <message>
        <source>the rules forbid the deck &quot;%1&quot;: limit=%2</source>
        <translation>aturan melarang dek “%1”: limit=%2</translation>
    </message>
    <message>
        <source>there is no deck &quot;%1&quot;; the decks are %2, or ten cards with blanks between</source>
        <translation>tidak ada dek “%1”; dek yang ada %2, atau sepuluh kartu dengan spasi di antaranya</translation>
    </message>
    <message>
        <source>the purse holds %1 credits only</source>
        <translation>dompet hanya berisi %1 kredit</translation>
    </message>
    <message>
        <source>the purse was written by a newer Parlour, which alone can use it</source>
        <translation>dompet ditulis oleh Parlour yang lebih baru; hanya program itu yang bisa memakainya</translation>
    </message>
    <message>
        <source>the opponent owns %1 credits only</source>
        <translation>lawan hanya punya %1 kredit</translation>
    </message>
    <message>
        <source>a loan has to be paid back first</source>
        <translation>pinjaman harus dilunasi dulu</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of method, hash, number, salt and words</source>
        <translation>bidang “%1” harus berupa objek dengan method, hash, number, salt, dan words</translation>
    </message>
    <message>
        <source>the game was not sealed</source>
        <translation>permainan ini tidak disegel</translation>
    </message>
    <message>
        <source>the game was sealed by method %1; this program knows method %2</source>
        <translation>permainan ini disegel dengan metode %1; program ini mengenal metode %2</translation>
    </message>
    <message>
        <source>the seal does not fit: number and salt are not those that were sealed</source>
        <translation>segel tidak cocok: angka dan garam bukan yang disegel</translation>
    </message>
    <message>
        <source>the seed does not follow from the sealed number and the words</source>
        <translation>seed tidak mengikuti angka tersegel dan kata-kata</translation>
    </message>
    <message>
        <source>step %1 is not the chance outcome of the sealed number</source>
        <translation>langkah %1 bukan hasil acak dari angka tersegel</translation>
    </message>
    <message>
        <source>the line holds more than %1 bytes</source>
        <translation>baris itu berisi lebih dari %1 bita</translation>
    </message>
    <message>
        <source>the line breaks off after letter %1; copy it as a whole</source>
        <translation>baris itu terputus setelah huruf %1; salin seluruhnya</translation>
    </message>
    <message>
        <source>the line is damaged near letter %1; copy it as a whole</source>
        <translation>baris itu rusak di sekitar huruf %1; salin seluruhnya</translation>
    </message>
    <message>
        <source>the line is longer than %1 letters</source>
        <translation>baris itu lebih panjang dari %1 huruf</translation>
    </message>
    <message>
        <source>not a shared line: it does not begin with &quot;%1&quot;</source>
        <translation>bukan baris yang dibagikan: tidak diawali “%1”</translation>
    </message>
    <message>
        <source>letter %1 of the line, &quot;%2&quot;, belongs to no line</source>
        <translation>huruf %1 pada baris, “%2”, bukan bagian baris mana pun</translation>
    </message>
    <message>
        <source>the line was written by a newer Parlour, or letter %1 is damaged</source>
        <translation>baris itu ditulis oleh Parlour yang lebih baru, atau huruf %1 rusak</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum does not match; copy it as a whole</source>
        <translation>baris itu rusak: checksum tidak cocok; salin seluruhnya</translation>
    </message>
    <message>
        <source>the line holds a position, and a game is needed</source>
        <translation>baris itu berisi posisi, padahal perlu permainan</translation>
    </message>
    <message>
        <source>the line holds a game, and a position is needed</source>
        <translation>baris itu berisi permainan, padahal perlu posisi</translation>
    </message>
    <message>
        <source>the line does not begin with a game, its rules and its seats</source>
        <translation>baris itu tidak diawali permainan, aturan, dan kursinya</translation>
    </message>
    <message>
        <source>&quot;history&quot; must be a 1 or 0 for each of 1 to %1 rounds</source>
        <translation>“history” harus 1 atau 0 untuk tiap dari 1 sampai %1 ronde</translation>
    </message>
    <message>
        <source>who has pulled a blue lever has blocked a round, and nobody else</source>
        <translation>yang menarik tuas biru telah memblokir ronde, dan bukan yang lain</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>“%1” harus bilangan bulat dari %2 sampai %3</translation>
    </message>
    <message>
        <source>seat %1 must have %2 cards, the lost ones counted</source>
        <translation>kursi %1 harus punya %2 kartu, termasuk yang hilang</translation>
    </message>
    <message>
        <source>the seats in the game are those with cards, two or more</source>
        <translation>kursi yang bermain ialah yang punya kartu, dua atau lebih</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no seat in the game</source>
        <translation>“%1” bukan kursi yang bermain</translation>
    </message>
    <message>
        <source>a target goes with steal, assassinate and coup, and with nothing else</source>
        <translation>sasaran hanya untuk steal, assassinate, dan coup</translation>
    </message>
    <message>
        <source>nobody targets, blocks or challenges itself</source>
        <translation>tak ada yang menyasar, menangkis, atau meragukan dirinya sendiri</translation>
    </message>
    <message>
        <source>this action cannot be blocked so</source>
        <translation>tindakan ini tidak bisa ditangkis dengan cara itu</translation>
    </message>
    <message>
        <source>cards are returned in an exchange</source>
        <translation>kartu dikembalikan saat pertukaran</translation>
    </message>
    <message>
        <source>seat %1 has nothing to decide here; a position is one of the seat that is asked</source>
        <translation>kursi %1 tidak perlu memutuskan apa pun di sini; posisi ialah milik kursi yang ditanya</translation>
    </message>
    <message>
        <source>&quot;hand&quot; must name your %1 cards</source>
        <translation>“hand” harus menyebut %1 kartu Anda</translation>
    </message>
    <message>
        <source>the card that was shown is in the hand until it is replaced</source>
        <translation>kartu yang ditunjukkan tetap di tangan sampai diganti</translation>
    </message>
    <message>
        <source>there are only %1 cards of %2</source>
        <translation>hanya ada %1 kartu %2</translation>
    </message>
    <message>
        <source>no card is left that seat %1 could have shown</source>
        <translation>tidak ada kartu tersisa yang mungkin ditunjukkan kursi %1</translation>
    </message>
    <message>
        <source>the table, the turn and &quot;taking&quot; do not go with the phase &quot;%1&quot;</source>
        <translation>meja, giliran, dan “taking” tidak sesuai dengan fase “%1”</translation>
    </message>
    <message>
        <source>the attacker is not in play</source>
        <translation>penyerang tidak lagi bermain</translation>
    </message>
    <message>
        <source>seat %1 cannot be the one that seat %2 attacks</source>
        <translation>kursi %1 tidak mungkin diserang kursi %2</translation>
    </message>
    <message>
        <source>a seat is in play as long as it has cards, and to the end of the bout</source>
        <translation>kursi tetap bermain selama punya kartu, dan sampai akhir babak</translation>
    </message>
    <message>
        <source>nobody decides in the phase &quot;%1&quot;</source>
        <translation>tak ada yang memutuskan pada fase “%1”</translation>
    </message>
    <message>
        <source>%1 does not beat %2</source>
        <translation>%1 tidak mengalahkan %2</translation>
    </message>
    <message>
        <source>%1 has the rank of no other card on the table</source>
        <translation>%1 tidak senilai dengan kartu lain mana pun di meja</translation>
    </message>
    <message>
        <source>%1 is in two places, or not in the deck</source>
        <translation>%1 ada di dua tempat, atau tidak ada di dek</translation>
    </message>
    <message>
        <source>the trump card must be named, and lies under the stock until it is drawn</source>
        <translation>kartu truf harus disebut, dan berada di bawah tumpukan sampai diambil</translation>
    </message>
    <message>
        <source>&quot;declinedLately&quot; is a part of &quot;declined&quot;</source>
        <translation>“declinedLately” adalah bagian dari “declined”</translation>
    </message>
    <message>
        <source>your hand has %1 cards</source>
        <translation>tangan Anda berisi %1 kartu</translation>
    </message>
    <message>
        <source>%1 cards have no place, but the stock and the others hold %2 unknown ones</source>
        <translation>%1 kartu tanpa tempat, tetapi tumpukan dan pemain lain memegang %2 kartu tak dikenal</translation>
    </message>
    <message>
        <source>at most %1 cards may attack</source>
        <translation>paling banyak %1 kartu boleh menyerang</translation>
    </message>
    <message>
        <source>a seat that has no pass card may not show it</source>
        <translation>kursi tanpa kartu oper tidak boleh menunjukkannya</translation>
    </message>
    <message>
        <source>there are only %1 house cards with %2</source>
        <translation>hanya ada %1 kartu bandar bernilai %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be from %2 to %3 cards in this hand</source>
        <translation>“%1” harus %2 sampai %3 kartu pada ronde ini</translation>
    </message>
    <message>
        <source>there are only %1 side cards with %2</source>
        <translation>hanya ada %1 kartu samping bernilai %2</translation>
    </message>
    <message>
        <source>no side deck and four cards of it fit what seat %1 has played and holds</source>
        <translation>tidak ada dek samping dan empat kartunya yang cocok dengan yang dimainkan dan dipegang kursi %1</translation>
    </message>
    <message>
        <source>each turn begins with a house card</source>
        <translation>tiap giliran dimulai dengan kartu bandar</translation>
    </message>
    <message>
        <source>no turns by the rules lead to these tables</source>
        <translation>tidak ada giliran menurut aturan yang menghasilkan papan-papan ini</translation>
    </message>
    <message>
        <source>too large for a position; the limit is %1 bytes</source>
        <translation>terlalu besar untuk posisi; batasnya %1 bita</translation>
    </message>
    <message>
        <source>not a position: it does not begin with &quot;%1&quot;</source>
        <translation>bukan posisi: tidak diawali “%1”</translation>
    </message>
    <message>
        <source>the position was written by a newer Parlour (version %1, this program knows %2)</source>
        <translation>posisi ditulis oleh Parlour yang lebih baru (versi %1, program ini mengenal %2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is said twice</source>
        <translation>“%1” disebut dua kali</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot; here, but by the rules and the other lines it is &quot;%3&quot;</source>
        <translation>“%1” di sini “%2”, tetapi menurut aturan dan baris lain seharusnya “%3”</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; there are %2</source>
        <translation>tidak ada “%1” dalam permainan ini; yang ada %2</translation>
    </message>
    <message>
        <source>&quot;totals&quot; must name the total of each of %1 players, yours with %2 among them</source>
        <translation>“totals” harus menyebut total tiap dari %1 pemain, termasuk milik Anda, %2</translation>
    </message>
    <message>
        <source>nobody has these totals in round %1</source>
        <translation>tak ada yang punya total ini pada ronde %1</translation>
    </message>
    <message>
        <source>seat %1 has no card of %2 boxes that is so</source>
        <translation>kursi %1 tidak punya kartu %2 kotak seperti itu</translation>
    </message>
    <message>
        <source>with %1 filled boxes it is not this round</source>
        <translation>dengan %1 kotak terisi, ini bukan ronde itu</translation>
    </message>
    <message>
        <source>the box &quot;%1&quot; cannot have %2 points</source>
        <translation>kotak “%1” tidak mungkin bernilai %2</translation>
    </message>
    <message>
        <source>the game has no step %1</source>
        <translation>permainan tidak memiliki langkah %1</translation>
    </message>
    <message>
        <source>step %1 of the game is no decision</source>
        <translation>langkah %1 permainan bukan keputusan</translation>
    </message>
    <message>
        <source>there is only one action in this position</source>
        <translation>hanya ada satu tindakan dalam posisi ini</translation>
    </message>
    <message>
        <source>nobody decides after step %1</source>
        <translation>tidak ada yang memutuskan setelah langkah %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a name of up to %2 bytes for each seat</source>
        <translation>bidang “%1” harus berupa daftar dengan nama paling panjang %2 bita untuk setiap kursi</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a position of at most %2 bytes</source>
        <translation>bidang “%1” harus berupa posisi paling banyak %2 bita</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 branches</source>
        <translation>bidang “%1” harus berupa daftar paling banyak %2 cabang</translation>
    </message>
    <message>
        <source>This is not a Durak table</source>
        <translation>Ini bukan tabel Durak</translation>
    </message>
    <message>
        <source>This Durak table has version %1; version %2 is needed</source>
        <translation>Tabel Durak ini versi %1; diperlukan versi %2</translation>
    </message>
    <message>
        <source>The Durak table is damaged: its checksum or its length is wrong</source>
        <translation>Tabel Durak rusak: checksum atau panjangnya tidak cocok</translation>
    </message>
    <message>
        <source>This is not a Durak training file that can be resumed</source>
        <translation>Ini bukan berkas pelatihan Durak yang dapat dilanjutkan</translation>
    </message>
    <message>
        <source>The Durak training file is damaged: its checksum or its length is wrong</source>
        <translation>Berkas pelatihan Durak rusak: checksum atau panjangnya tidak cocok</translation>
    </message>
    <message>
        <source>this is a position of another game, &quot;%1&quot;</source>
        <translation>ini posisi permainan lain, “%1”</translation>
    </message>
    <message>
        <source>the position has other rules than the game</source>
        <translation>posisi memiliki aturan lain dari permainan</translation>
    </message>
    <message>
        <source>not a stock of puzzles: the text breaks off or is damaged at byte %1</source>
        <translation>bukan kumpulan soal: teks terputus atau rusak pada bita %1</translation>
    </message>
    <message>
        <source>puzzle %1 has no position of the game or no best action</source>
        <translation>soal %1 tidak memiliki posisi permainan itu atau tindakan terbaik</translation>
    </message>
    <message>
        <source>version %1 of the protocol is not spoken here; this program speaks version %2</source>
        <translation>protokol versi %1 tidak dikenal di sini; program ini memakai versi %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 cards</source>
        <translation>bidang “%1” harus berupa daftar paling banyak %2 kartu</translation>
    </message>
    <message>
        <source>the line is damaged between letter %1 and letter %2; copy it as a whole</source>
        <translation>baris itu rusak antara huruf %1 dan huruf %2; salin seluruhnya</translation>
    </message>
    <message>
        <source>the line stands for %1 steps; no game has more than %2</source>
        <translation>baris itu mewakili %1 langkah; tidak ada permainan yang lebih dari %2</translation>
    </message>
    <message>
        <source>nothing lies on the table, so seat %1 decides, which attacks</source>
        <translation>tidak ada kartu di meja, jadi yang memutuskan kursi %1, yang menyerang</translation>
    </message>
    <message>
        <source>a card on the table is not covered, so seat %1 decides, which defends</source>
        <translation>ada kartu di meja yang belum ditutup, jadi yang memutuskan kursi %1, yang bertahan</translation>
    </message>
    <message>
        <source>seat %1 defends and has nothing to decide until another card is attacked</source>
        <translation>kursi %1 bertahan dan tidak perlu memutuskan apa pun sampai ada kartu serangan lagi</translation>
    </message>
    <message>
        <source>with %1 players the stock never has more than %2 cards; here it has %3</source>
        <translation>dengan %1 pemain, tumpukan tidak pernah lebih dari %2 kartu; di sini ada %3</translation>
    </message>
    <message>
        <source>as long as there is a stock, hands and table have %1 cards or more together</source>
        <translation>selama masih ada tumpukan, tangan dan meja bersama-sama berisi %1 kartu atau lebih</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in a position, which has plain letters only</source>
        <translation>“%1” tidak boleh ada dalam posisi, yang hanya berisi huruf biasa</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;; it is written &quot;%3&quot;</source>
        <translation>“%1” tidak boleh ada dalam “%2”; tulisannya “%3”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;</source>
        <translation>“%1” tidak boleh ada dalam “%2”</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; it is written &quot;%2&quot;</source>
        <translation>tidak ada “%1” dalam permainan ini; tulisannya “%2”</translation>
    </message>
    <message>
        <source>a line that begins with &quot;%1&quot; is missing</source>
        <translation>baris yang diawali “%1” tidak ada</translation>
    </message>
    <message>
        <source>a person has a name and is entered once</source>
        <translation>orang punya nama dan hanya didaftarkan sekali</translation>
    </message>
    <message>
        <source>a person plays in a league or a cup against %1 to %2 others, 1 to %3 matches against each</source>
        <translation>orang bermain di liga atau piala melawan %1 sampai %2 peserta lain, 1 sampai %3 pertandingan lawan masing-masing</translation>
    </message>
    <message>
        <source>five dice are needed</source>
        <translation>harus ada lima dadu</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>Right only if the other does not block this round: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak memblokir ronde ini: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other blocks this round: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan memblokir ronde ini: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other does not go back now: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak kembali sekarang: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other goes back now: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan kembali sekarang: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the way back is blocked: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika jalan kembali diblokir: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the way back is open: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika jalan kembali terbuka: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak memegang Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan memegang Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Assassin: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak memegang Pembunuh: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Assassin: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan memegang Pembunuh: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Captain: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak memegang Kapten: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Captain: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan memegang Kapten: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak memegang Putri: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan memegang Putri: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Duke: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak memegang Adipati: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Duke: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan memegang Adipati: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku tidak memegang Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku memegang Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Assassin: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku tidak memegang Pembunuh: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Assassin: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku memegang Pembunuh: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Captain: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku tidak memegang Kapten: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Captain: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku memegang Kapten: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku tidak memegang Putri: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku memegang Putri: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Duke: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku tidak memegang Adipati: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Duke: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang mengaku memegang Adipati: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the target has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika sasaran tidak memegang Putri: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the target has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika sasaran memegang Putri: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if nobody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika tak ada pemain lain yang memegang Adipati: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if somebody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika ada pemain lain yang memegang Adipati: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak memegang Kapten maupun Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan memegang Kapten atau Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the target has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika sasaran tidak memegang Kapten maupun Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the target has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika sasaran memegang Kapten atau Duta Besar: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if your next card is %1 or less: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya %1 atau kurang: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is more than %1: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya lebih dari %1: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is %2 or more: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya %2 atau lebih: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is less than %2: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya kurang dari %2: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is a %1: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya %1: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is no %1: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya bukan %1: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya dari %2 sampai %1: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is not from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>Hanya tepat jika kartu Anda berikutnya bukan dari %2 sampai %1: %3 dari 100; perlu %4.</translation>
    </message>
    <message>
        <source>Right only if the other has a trump: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan punya truf: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no trump: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak punya truf: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan punya truf di atas %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak punya truf di atas %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other can cover %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan bisa menutup %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak bisa menutup %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan punya kartu yang senilai dengan %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak punya kartu yang senilai dengan %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other has %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan punya %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the other does not have %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika lawan tidak punya %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan punya truf: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan tidak punya truf: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan punya truf di atas %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan tidak punya truf di atas %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender can cover %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan bisa menutup %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan tidak bisa menutup %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan punya kartu yang senilai dengan %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan tidak punya kartu yang senilai dengan %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan punya %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the defender does not have %3: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika yang bertahan tidak punya %3: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is no trump: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika kartu tumpukan berikutnya bukan truf: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is a trump: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika kartu tumpukan berikutnya truf: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if three of a kind comes: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Tiga Sejenis didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if three of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Tiga Sejenis tidak didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if four of a kind comes: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Empat Sejenis didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if four of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Empat Sejenis tidak didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the full house comes: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Full House didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the full house does not come: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Full House tidak didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the small straight comes: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Straight Kecil didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the small straight does not come: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Straight Kecil tidak didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the large straight comes: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Straight Besar didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the large straight does not come: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Straight Besar tidak didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee comes: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Yahtzee didapat: %1 dari 100; perlu %2.</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee does not come: %1 in 100; it needs %2.</source>
        <translation>Hanya tepat jika Yahtzee tidak didapat: %1 dari 100; perlu %2.</translation>
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
        <translation>%1 permainan</translation>
    </message>
    <message>
        <source>Chances are counted one after the other: what was given away and came back can be given away again. &quot;2.2 games&quot; are worth 2.2 certain wins.</source>
        <translation>Peluang dihitung satu demi satu: yang sudah hilang lalu kembali dapat hilang lagi. “2,2 permainan” senilai 2,2 kemenangan pasti.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>it was written by a newer Parlour</source>
        <translation>ditulis oleh Parlour yang lebih baru</translation>
    </message>
    <message>
        <source>There is no history in this session. %1 cannot be used: %2</source>
        <translation>Sesi ini tanpa riwayat. %1 tidak bisa dipakai: %2</translation>
    </message>
    <message>
        <source>A new history was begun. The old one could not be used (%1) and was kept as %2.</source>
        <translation>Riwayat baru dimulai. Yang lama tidak bisa dipakai (%1) dan disimpan sebagai %2.</translation>
    </message>
    <message>
        <source>The history can be looked at, but games of this session are not added: %1 cannot be written.</source>
        <translation>Riwayat bisa dilihat, tetapi permainan sesi ini tidak ditambahkan: %1 tidak bisa ditulis.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>rusak</translation>
    </message>
    <message>
        <source>its tables have another form</source>
        <translation>bentuk tabelnya lain</translation>
    </message>
    <message>
        <source>%1 of %2 games were saved from a history that could not be used (%3). The file as it was is %4.</source>
        <translation>%1 dari %2 permainan diselamatkan dari riwayat yang tidak bisa dipakai (%3). Berkas aslinya adalah %4.</translation>
    </message>
    <message>
        <source>The purse that is in use was left as it is.</source>
        <translation>Dompet yang sedang dipakai tidak diubah.</translation>
    </message>
    <message>
        <source>The purse keeps %1 of %2 entries.</source>
        <translation>Dompet menyimpan %1 dari %2 catatan.</translation>
    </message>
    <message>
        <source>Practice keeps %1 of %2 positions.</source>
        <translation>Latihan menyimpan %1 dari %2 posisi.</translation>
    </message>
    <message>
        <source>Of %2 answers to puzzles %1 are kept.</source>
        <translation>Dari %2 jawaban atas soal, %1 disimpan.</translation>
    </message>
    <message>
        <source>%1 of %2 reviews are kept; the others can be made again.</source>
        <translation>%1 dari %2 ulasan disimpan; sisanya bisa dibuat lagi.</translation>
    </message>
</context>
<context>
    <name>HistoryFigures</name>
    <message>
        <source>%1: %2 of %3 won, between %4 and %5; an equal share is %6</source>
        <translation>%1: %2 dari %3 menang, antara %4 dan %5; bagian rata adalah %6</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a share of games</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Of the last %1 games %2 were won, %3 lost and %4 drawn</source>
        <translation>Dari %1 permainan terakhir: %2 menang, %3 kalah, %4 seri</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n kemenangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n kekalahan</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many were played</comment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>%1 bermain</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>sejak %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), ±%1</source>
        <comment>won, half of what the share may be off</comment>
        <translation>
            <numerusform>%n permainan, ±%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>Rentetan kini</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Rentetan terpanjang</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>sampai %1</translation>
    </message>
    <message>
        <source>no game is reviewed yet</source>
        <translation>belum ada permainan yang diulas</translation>
    </message>
    <message>
        <source>Lost to mistakes a game</source>
        <translation>Hilang karena salah, per permainan</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>what mistakes cost before</comment>
        <translation>dulu %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n diulas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation>Langkah %1 dari %2 tidak mungkin: %3. Permainan bisa dilihat sampai di situ.</translation>
    </message>
    <message>
        <source>The file was changed or damaged since it was saved, though all its steps are possible.</source>
        <translation>Berkas ini diubah atau rusak sejak disimpan, meskipun semua langkahnya mungkin.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of this game cannot be used and are left out. The game itself is whole.</source>
        <translation>
            <numerusform>%n cabang permainan ini tidak dapat dipakai dan dilewatkan. Permainannya sendiri utuh.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A card and dice table for people against AI.</source>
        <translation>Meja kartu dan dadu untuk bermain melawan AI.</translation>
    </message>
    <message>
        <source>A saved game (.parlour) to open.</source>
        <translation>Permainan tersimpan (.parlour) untuk dibuka.</translation>
    </message>
    <message>
        <source>With --game: let bots play, and watch.</source>
        <translation>Dengan --game: bot yang bermain, Anda menonton.</translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation>Bahasa untuk sesi ini, misalnya “fr”.</translation>
    </message>
    <message>
        <source>Start a game at once: %1.</source>
        <translation>Langsung mulai permainan: %1.</translation>
    </message>
</context>
<context>
    <name>Matters</name>
    <message>
        <source>The game is as good as lost.</source>
        <translation>Permainan ini praktis sudah kalah.</translation>
    </message>
    <message>
        <source>The game is as good as won.</source>
        <translation>Permainan ini praktis sudah menang.</translation>
    </message>
    <message>
        <source>No move is measurably better than another.</source>
        <translation>Tidak ada langkah yang terukur lebih baik daripada yang lain.</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1 points.</source>
        <translation>Beberapa langkah benar; yang terburuk merugikan %1 poin.</translation>
    </message>
    <message>
        <source>Several moves are right, and none costs much.</source>
        <translation>Beberapa langkah benar, dan tak satu pun banyak merugikan.</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1 points or more.</source>
        <translation>Satu langkah menonjol: yang lain merugikan %1 poin atau lebih.</translation>
    </message>
    <message>
        <source>The decision is close: the next best costs little.</source>
        <translation>Keputusannya tipis: langkah terbaik kedua hanya sedikit merugikan.</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1 points.</source>
        <translation>Satu langkah sedikit lebih baik: yang terbaik kedua merugikan %1 poin.</translation>
    </message>
    <message>
        <source>There is only one legal move.</source>
        <translation>Hanya ada satu langkah yang sah.</translation>
    </message>
    <message>
        <source>With ten coins you must coup; you choose only the target.</source>
        <translation>Dengan sepuluh koin kudeta wajib; Anda hanya memilih sasarannya.</translation>
    </message>
    <message>
        <source>Somebody else has %1 coins and can take a card before you act again.</source>
        <translation>Pemain lain punya %1 koin dan bisa menghilangkan satu kartu sebelum giliran Anda lagi.</translation>
    </message>
    <message>
        <source>A wrong challenge costs a card, and so does a bluff that is caught.</source>
        <translation>Yang salah meragukan kehilangan satu kartu, begitu juga penggertak yang ketahuan.</translation>
    </message>
    <message>
        <source>A block is a claim as well: it can be challenged.</source>
        <translation>Tangkisan juga sebuah pengakuan: bisa diragukan.</translation>
    </message>
    <message>
        <source>What a card is worth depends on the coins that are out and on what the others fear.</source>
        <translation>Nilai sebuah kartu bergantung pada koin yang beredar dan pada yang ditakuti lawan.</translation>
    </message>
    <message>
        <source>You have one card left: to lose it is to lose the game.</source>
        <translation>Kartu Anda tinggal satu: kehilangannya berarti kalah.</translation>
    </message>
    <message>
        <source>Only a trump of yours would cover: the question is what that trump is worth later.</source>
        <translation>Hanya truf Anda yang bisa menutup: soalnya berapa nilai truf itu nanti.</translation>
    </message>
    <message>
        <source>The defender takes: what you add leaves your hand, but strengthens theirs.</source>
        <translation>Yang bertahan mengambil: yang Anda tambahkan keluar dari tangan Anda, tetapi memperkuat tangannya.</translation>
    </message>
    <message>
        <source>The stock is empty: nobody draws any more, and every card counts.</source>
        <translation>Tumpukan kosong: tidak ada yang mengambil lagi, dan setiap kartu berarti.</translation>
    </message>
    <message>
        <source>Five cards of one suit that is not trump: a new deal brings others.</source>
        <translation>Lima kartu secorak yang bukan truf: pembagian ulang membawa kartu lain.</translation>
    </message>
    <message>
        <source>No house card can take you over 20.</source>
        <translation>Tidak ada kartu bandar yang membuat Anda melewati 20.</translation>
    </message>
    <message>
        <source>This hand decides the match: side cards are worth nothing after it.</source>
        <translation>Ronde ini menentukan pertandingan: sesudahnya kartu samping tak berharga lagi.</translation>
    </message>
    <message>
        <source>Given all claims so far, it is true about %1 times in 100.</source>
        <translation>Dengan semua pengakuan sejauh ini, itu benar sekitar %1 dari 100 kali.</translation>
    </message>
    <message>
        <source>No toss is to come: only levers can change the result.</source>
        <translation>Tak ada lemparan lagi: hanya tuas yang bisa mengubah hasil.</translation>
    </message>
    <message>
        <source>You lead by %1; the tosses to come usually change the lead by about %2.</source>
        <translation>Anda unggul %1; lemparan yang tersisa biasanya mengubahnya sekitar %2.</translation>
    </message>
    <message>
        <source>You are %1 behind; the tosses to come usually change that by about %2.</source>
        <translation>Anda tertinggal %1; lemparan yang tersisa biasanya mengubahnya sekitar %2.</translation>
    </message>
    <message>
        <source>This timeline is even; the tosses to come usually change that by about %1.</source>
        <translation>Garis waktu ini seimbang; lemparan yang tersisa biasanya mengubahnya sekitar %1.</translation>
    </message>
    <message>
        <source>A lever is worth most near the end, when few tosses come after it.</source>
        <translation>Tuas paling berharga menjelang akhir, saat tinggal sedikit lemparan sesudahnya.</translation>
    </message>
    <message>
        <source>You can pay for a coup, which nobody can stop.</source>
        <translation>Anda bisa membayar kudeta, yang tak bisa dihentikan siapa pun.</translation>
    </message>
    <message>
        <source>You know where every trump is.</source>
        <translation>Anda tahu di mana semua truf berada.</translation>
    </message>
    <message>
        <source>Trumps that you have not seen: %1.</source>
        <translation>Truf yang belum Anda lihat: %1.</translation>
    </message>
    <message>
        <source>The stock is empty: every card that you have not seen is in the other&apos;s hand.</source>
        <translation>Tumpukan kosong: setiap kartu yang belum Anda lihat ada di tangan lawan.</translation>
    </message>
    <message>
        <source>The stock is nearly gone: the hand that you end with is made now.</source>
        <translation>Tumpukan hampir habis: tangan Anda untuk akhir permainan ditentukan sekarang.</translation>
    </message>
    <message>
        <source>Weak cards can still be replaced from the stock, strong ones kept.</source>
        <translation>Kartu lemah masih bisa diganti dari tumpukan, yang kuat disimpan.</translation>
    </message>
    <message>
        <source>The other is over 20: the hand is yours unless you go over 20, too.</source>
        <translation>Lawan melewati 20: ronde ini milik Anda, kecuali Anda juga melewati 20.</translation>
    </message>
    <message>
        <source>The other stands and is ahead: standing below loses, so you must take a risk.</source>
        <translation>Lawan berhenti dan unggul: berhenti di bawahnya berarti kalah, jadi risiko harus diambil.</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the hand is tied and counts for nobody.</source>
        <translation>Lawan berhenti: jika Anda juga berhenti, ronde ini seri dan tak dihitung untuk siapa pun.</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the hand is yours.</source>
        <translation>Lawan berhenti di bawah Anda dan tak mengambil lagi: ronde ini milik Anda.</translation>
    </message>
    <message>
        <source>The other goes on drawing after you and may still overtake a total on which you stand.</source>
        <translation>Lawan masih mengambil setelah Anda, dan bisa melewati jumlah tempat Anda berhenti.</translation>
    </message>
    <message>
        <source>Of %1 house cards left, %2 would take you over 20.</source>
        <translation>Dari sisa %1 kartu bandar, %2 membuat Anda melewati 20.</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later hands.</source>
        <translation>Kartu samping tidak diganti: yang dimainkan sekarang tak ada lagi di ronde berikutnya.</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points behind: safe points may not be enough.</source>
        <translation>Kotak tinggal sedikit dan Anda tertinggal %1 poin: poin yang aman mungkin tidak cukup.</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points ahead: safe points are worth more than a chance of many.</source>
        <translation>Kotak tinggal sedikit dan Anda unggul %1 poin: poin yang aman lebih berharga daripada peluang mendapat banyak.</translation>
    </message>
    <message>
        <source>Four of the ten cards will be your hand for the whole match.</source>
        <translation>Empat dari sepuluh kartu akan menjadi tangan Anda sepanjang pertandingan.</translation>
    </message>
    <message>
        <source>This set decides the match: side cards are worth nothing after it.</source>
        <translation>Ronde ini menentukan pertandingan: sesudahnya kartu samping tak berharga lagi.</translation>
    </message>
    <message>
        <source>You are over 20: only a card that lowers the total saves this set.</source>
        <translation>Anda di atas 20: hanya kartu yang menurunkan jumlah yang menyelamatkan ronde ini.</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the set is tied unless a tiebreaker was played.</source>
        <translation>Lawan berhenti: jika Anda juga berhenti, ronde ini seri kecuali penentu seri sudah dimainkan.</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the set is yours.</source>
        <translation>Lawan berhenti di bawah Anda dan tak mengambil lagi: ronde ini milik Anda.</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later sets.</source>
        <translation>Kartu samping tidak diganti: kartu yang Anda mainkan sekarang tidak ada lagi di ronde berikutnya.</translation>
    </message>
    <message>
        <source>Of the usual choices only one is possible here.</source>
        <translation>Dari pilihan yang biasa, hanya satu yang mungkin di sini.</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1%.</source>
        <translation>Beberapa langkah benar; yang terburuk merugikan %1%.</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1% or more.</source>
        <translation>Satu langkah menonjol: yang lain merugikan %1% atau lebih.</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1%.</source>
        <translation>Satu langkah sedikit lebih baik: yang terbaik berikutnya merugikan %1%.</translation>
    </message>
    <message>
        <source>With %1 more coins you can coup, which nobody can stop.</source>
        <translation>Dengan %1 koin lagi Anda bisa melakukan kudeta, yang tak bisa dihentikan siapa pun.</translation>
    </message>
    <message>
        <source>You can see %1 of the three.</source>
        <translation>Anda melihat %1 dari tiga.</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>Anda hangus; tidak ada yang menolong lagi.</translation>
    </message>
    <message>
        <source>You are %1 points ahead of the pace for the bonus.</source>
        <translation>Anda unggul %1 poin dari laju menuju bonus.</translation>
    </message>
    <message>
        <source>You are %1 points behind the pace for the bonus.</source>
        <translation>Anda tertinggal %1 poin dari laju menuju bonus.</translation>
    </message>
    <message>
        <source>Still open: %1 for equal dice, %2 for a straight.</source>
        <translation>Masih terbuka: %1 untuk dadu sama, %2 untuk straight.</translation>
    </message>
    <message>
        <source>Once filled, a box is gone. Is this roll good enough for it?</source>
        <translation>Kotak yang terisi sudah habis. Cukup baguskah lemparan ini untuknya?</translation>
    </message>
</context>
<context>
    <name>Pazaak</name>
    <message>
        <source>Stand</source>
        <translation>Berhenti</translation>
    </message>
    <message>
        <source>Play +%1</source>
        <translation>Mainkan +%1</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation>plus %1</translation>
    </message>
    <message>
        <source>plus %1, makes %2, bust, can be played</source>
        <translation>plus %1, menjadi %2, hangus, bisa dimainkan</translation>
    </message>
    <message>
        <source>%1: %2, bust</source>
        <translation>%1: %2, hangus</translation>
    </message>
    <message>
        <source>%1: %2, stands</source>
        <translation>%1: %2, berhenti</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n ronde dimenangkan</numerusform>
        </translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays +%2 and stands on %3&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;memainkan +%2 dan berhenti di %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1: &lt;b&gt;bust with %2&lt;/b&gt;</source>
        <translation>mendapat %1: &lt;b&gt;hangus dengan %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;stands on %2&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;berhenti di %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>mendapat %1</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;ends turn&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;mengakhiri giliran&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt;: hangus</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan Anda berhenti</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan ia berhenti</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan Anda berhenti: menang, lawan hangus</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan ia berhenti: menang, lawan hangus</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: beats %3</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan Anda berhenti: mengalahkan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: beats %3</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan ia berhenti: mengalahkan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: ties with %3</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan Anda berhenti: seri dengan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: ties with %3</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan ia berhenti: seri dengan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: loses to %3</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan Anda berhenti: kalah dari %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: loses to %3</source>
        <translation>&lt;b&gt;+%1 menjadi %2&lt;/b&gt; dan ia berhenti: kalah dari %3</translation>
    </message>
    <message>
        <source>You are bust: nothing changes.</source>
        <translation>Anda hangus: tidak ada yang berubah.</translation>
    </message>
    <message>
        <source>You keep %1 and draw again.</source>
        <translation>Anda tetap di %1 dan akan mengambil kartu lagi.</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this hand.</source>
        <translation>Anda tetap di %1 dan tidak mengambil lagi di ronde ini.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Pertandingan selesai.</translation>
    </message>
    <message>
        <source>The next hand has not begun.</source>
        <translation>Ronde berikutnya belum dimulai.</translation>
    </message>
    <message>
        <source>You stand in this hand.</source>
        <translation>Anda sudah berhenti di ronde ini.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Bukan giliran Anda.</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>Ronde %1 seri</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Anda memenangkan ronde %1&lt;/b&gt;, %2 lawan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;%4 memenangkan ronde %1&lt;/b&gt;, %2 lawan %3</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>melawan %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 dan %2</translation>
    </message>
    <message>
        <source>first to three hands</source>
        <translation>tiga ronde untuk menang</translation>
    </message>
    <message>
        <source>decks as in the contest</source>
        <translation>dek seperti dalam lomba</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>hands won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>get side cards %1</source>
        <translation>mendapat kartu samping %1</translation>
    </message>
    <message>
        <source>gets side cards %1</source>
        <translation>mendapat kartu samping %1</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;stand&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;berhenti&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;stands&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;berhenti&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>mendapat %1, &lt;b&gt;hangus&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;hangus&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, end turn</source>
        <translation>mendapat %1, mengakhiri giliran</translation>
    </message>
    <message>
        <source>draws %1, ends turn</source>
        <translation>mendapat %1, mengakhiri giliran</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play +%2&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;memainkan +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays +%2&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;memainkan +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>totals</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2, both bust</source>
        <comment>totals</comment>
        <translation>%1 : %2, keduanya hangus</translation>
    </message>
    <message>
        <source>bust %1 : %2</source>
        <comment>totals</comment>
        <translation>hangus %1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2 bust</source>
        <comment>totals</comment>
        <translation>%1 : %2 hangus</translation>
    </message>
    <message>
        <source>The hand is tied</source>
        <translation>Ronde ini seri</translation>
    </message>
    <message>
        <source>won the hand</source>
        <comment>you</comment>
        <translation>memenangkan ronde</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>memenangkan ronde</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Pertandingan seri</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>memenangkan pertandingan</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>memenangkan pertandingan</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>hands won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The match is about to begin.</source>
        <translation>Pertandingan segera dimulai.</translation>
    </message>
    <message>
        <source>You are bust with %1.</source>
        <translation>Anda hangus dengan %1.</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Anda berhenti di %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Jumlah Anda %1.</translation>
    </message>
    <message>
        <source>%1 is bust with %2.</source>
        <translation>%1 hangus dengan %2.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 berhenti di %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>Jumlah %1: %2.</translation>
    </message>
    <message>
        <source>Hand %1, hands won %2 to %3.</source>
        <translation>Ronde %1, ronde dimenangkan %2 lawan %3.</translation>
    </message>
    <message>
        <source>Board of %1: %2.</source>
        <translation>Papan %1: %2.</translation>
    </message>
    <message>
        <source>%1: no side cards left.</source>
        <translation>%1: kartu samping habis.</translation>
    </message>
    <message>
        <source>Side cards of %1: %2.</source>
        <translation>Kartu samping %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n side card(s), face down.</source>
        <translation>
            <numerusform>%1: %n kartu samping, tertutup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the house deck.</source>
        <translation>
            <numerusform>Sisa %n kartu di dek bandar.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Giliran Anda.</translation>
    </message>
    <message>
        <source>The last hand ended %1 to %2.</source>
        <translation>Ronde terakhir berakhir %1 lawan %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Come as near to 20 as you can without passing it; three hands win the match.</source>
        <translation>Dekati 20 sedekat mungkin tanpa melewatinya; tiga ronde memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Akhiri giliran</translation>
    </message>
    <message>
        <source>Stand on your total</source>
        <translation>Berhenti di jumlah Anda</translation>
    </message>
    <message>
        <source>Play a side card, counted from the left</source>
        <translation>Mainkan kartu samping, dihitung dari kiri</translation>
    </message>
    <message>
        <source>Stand on %1</source>
        <translation>Berhenti di %1</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Akhiri giliran</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>berhenti</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>hangus</translation>
    </message>
    <message>
        <source>house cards</source>
        <translation>kartu bandar</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>kartu bandar %1</translation>
    </message>
    <message>
        <source>plus %1, played</source>
        <translation>plus %1, sudah dimainkan</translation>
    </message>
    <message>
        <source>side card, face down</source>
        <translation>kartu samping, tertutup</translation>
    </message>
    <message numerus="yes">
        <source>house deck, %n card(s) left</source>
        <translation>
            <numerusform>dek bandar, sisa %n kartu</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>plus %1, makes %2 and you stand, can be played</source>
        <translation>plus %1, menjadi %2 dan Anda berhenti, bisa dimainkan</translation>
    </message>
    <message>
        <source>Your board: %1.</source>
        <translation>Papan Anda: %1.</translation>
    </message>
    <message>
        <source>You have no side cards left.</source>
        <translation>Kartu samping Anda habis.</translation>
    </message>
    <message>
        <source>Your side cards: %1.</source>
        <translation>Kartu samping Anda: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Next house card, from %n unseen</source>
        <translation>
            <numerusform>Kartu bandar berikutnya, dari %n yang belum terlihat</numerusform>
        </translation>
    </message>
    <message>
        <source>Played the wrong side card</source>
        <translation>Memainkan kartu samping yang salah</translation>
    </message>
    <message>
        <source>Played a side card that was better kept</source>
        <translation>Memainkan kartu samping yang lebih baik disimpan</translation>
    </message>
    <message>
        <source>Stood without a side card that was needed</source>
        <translation>Berhenti tanpa kartu samping yang diperlukan</translation>
    </message>
    <message>
        <source>Ended the turn without a side card that was needed</source>
        <translation>Mengakhiri giliran tanpa kartu samping yang diperlukan</translation>
    </message>
    <message>
        <source>Stood where another card was better</source>
        <translation>Berhenti padahal satu kartu lagi lebih baik</translation>
    </message>
    <message>
        <source>Went on where standing was better</source>
        <translation>Lanjut padahal berhenti lebih baik</translation>
    </message>
    <message>
        <source>How many house cards of each value are still in the deck.</source>
        <translation>Berapa kartu bandar tiap nilai yang masih ada di dek.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <comment>how often, a house card</comment>
        <translation>%1 kali %2</translation>
    </message>
    <message>
        <source>Still in the house deck: %1</source>
        <translation>Masih di dek bandar: %1</translation>
    </message>
    <message>
        <source>End the turn after a bust</source>
        <translation>Akhiri giliran yang hangus</translation>
    </message>
    <message>
        <source>You are bust, and nothing can change that. Shall Parlour end your turn when that is so?</source>
        <translation>Anda hangus, dan itu tidak bisa diubah. Bolehkah Parlour mengakhiri giliran Anda bila demikian?</translation>
    </message>
    <message>
        <source>safe %1</source>
        <comment>a chance</comment>
        <translation>aman %1</translation>
    </message>
    <message>
        <source>bust %1</source>
        <comment>a chance</comment>
        <translation>hangus %1</translation>
    </message>
    <message>
        <source>Choose your side deck</source>
        <translation>Pilih dek samping Anda</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side deck</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, can be taken back</source>
        <translation>%1, bisa diambil kembali</translation>
    </message>
    <message>
        <source>Takes the card back: the turn has not ended.</source>
        <translation>Mengambil kembali kartu: giliran belum berakhir.</translation>
    </message>
    <message>
        <source>%1, makes %2, can be chosen</source>
        <translation>%1, menjadi %2, bisa dipilih</translation>
    </message>
    <message>
        <source>%1, played before</source>
        <translation>%1, sudah dimainkan</translation>
    </message>
    <message>
        <source>Choose the sign or value of the card first, or take it back.</source>
        <translation>Pilih dulu tanda atau nilai kartu, atau ambil kembali.</translation>
    </message>
    <message>
        <source>With 20 you stand.</source>
        <translation>Dengan 20 Anda berhenti.</translation>
    </message>
    <message>
        <source>%1 is more than 20: the set is lost.</source>
        <translation>%1 lebih dari 20: ronde ini kalah.</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this set.</source>
        <translation>Anda tetap di %1 dan tidak mengambil lagi di ronde ini.</translation>
    </message>
    <message>
        <source>End the turn when no card saves it</source>
        <translation>Akhiri giliran bila tidak ada kartu penyelamat</translation>
    </message>
    <message>
        <source>Above 20, and no side card brings the total back.</source>
        <translation>Di atas 20, dan tidak ada kartu samping yang menurunkan jumlah.</translation>
    </message>
    <message>
        <source>You are above 20 and no card brings you back. Shall Parlour end your turn when that is so?</source>
        <translation>Anda di atas 20 dan tidak ada kartu yang menyelamatkan. Bolehkah Parlour mengakhiri giliran Anda bila demikian?</translation>
    </message>
    <message>
        <source>Your side deck</source>
        <translation>Dek samping Anda</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>minus %1</translation>
    </message>
    <message>
        <source>plus or minus %1</source>
        <translation>plus atau minus %1</translation>
    </message>
    <message>
        <source>plus or minus 1 or 2</source>
        <translation>plus atau minus 1 atau 2</translation>
    </message>
    <message>
        <source>tiebreaker, plus or minus 1</source>
        <translation>penentu seri, plus atau minus 1</translation>
    </message>
    <message>
        <source>flip of %1 and %2</source>
        <translation>pembalik %1 dan %2</translation>
    </message>
    <message>
        <source>double</source>
        <translation>pengganda</translation>
    </message>
    <message>
        <source>Adds %1 to your total.</source>
        <translation>Menambah %1 ke jumlah Anda.</translation>
    </message>
    <message>
        <source>Takes %1 from your total.</source>
        <translation>Mengurangi %1 dari jumlah Anda.</translation>
    </message>
    <message>
        <source>Adds or takes %1, as you choose when you play it.</source>
        <translation>Menambah atau mengurangi %1, sesuai pilihan Anda saat memainkannya.</translation>
    </message>
    <message>
        <source>Adds or takes 1 or 2, as you choose when you play it.</source>
        <translation>Menambah atau mengurangi 1 atau 2, sesuai pilihan Anda saat memainkannya.</translation>
    </message>
    <message>
        <source>Adds or takes 1, and wins you the set if the totals are equal.</source>
        <translation>Menambah atau mengurangi 1, dan memenangkan ronde bila jumlah sama.</translation>
    </message>
    <message>
        <source>Turns every %1 and %2 on your table: plus becomes minus, and minus plus.</source>
        <translation>Membalik setiap %1 dan %2 di papan Anda: plus menjadi minus, dan minus menjadi plus.</translation>
    </message>
    <message>
        <source>Counts as much as the last card on your table.</source>
        <translation>Bernilai sama dengan kartu terakhir di papan Anda.</translation>
    </message>
    <message>
        <source>Side deck: %1</source>
        <translation>Dek samping: %1</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Mainkan %1, akhiri giliran</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Mainkan %1 dan berhenti</translation>
    </message>
    <message>
        <source>Ten cards: at most two of a card, and one of each special card.</source>
        <translation>Sepuluh kartu: paling banyak dua yang sama, dan satu dari setiap kartu khusus.</translation>
    </message>
    <message>
        <source>Ten plus, minus and plus/minus cards, at most two of each.</source>
        <translation>Sepuluh kartu plus, minus dan plus/minus, paling banyak dua dari masing-masing.</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>Sepuluh kartu apa pun.</translation>
    </message>
    <message>
        <source>Classic side decks have no special cards.</source>
        <translation>Dek samping klasik tidak punya kartu khusus.</translation>
    </message>
    <message>
        <source>A deck has at most one %1.</source>
        <translation>Satu dek paling banyak berisi satu %1.</translation>
    </message>
    <message>
        <source>A deck has at most two of %1.</source>
        <translation>Satu dek paling banyak berisi dua %1.</translation>
    </message>
    <message>
        <source>%1, makes %2, can be played</source>
        <translation>%1, menjadi %2, bisa dimainkan</translation>
    </message>
    <message>
        <source>house card, turned to minus %1</source>
        <translation>kartu bandar, dibalik menjadi minus %1</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, dimainkan</translation>
    </message>
    <message>
        <source>%1, played, counts %2</source>
        <translation>%1, dimainkan, bernilai %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) won</source>
        <translation>
            <numerusform>%n ronde dimenangkan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side card(s) in hand</source>
        <translation>
            <numerusform>%n kartu samping di tangan</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a side deck</source>
        <translation>Memilih dek samping</translation>
    </message>
    <message>
        <source>drew %1, plays %2: &lt;b&gt;bust with %3&lt;/b&gt;</source>
        <translation>mendapat %1, memainkan %2: &lt;b&gt;hangus dengan %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2 and stands on %3&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;memainkan %2 dan berhenti di %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2&lt;/b&gt; and has %3</source>
        <translation>mendapat %1, &lt;b&gt;memainkan %2&lt;/b&gt;, jumlahnya %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: hangus</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: nine cards win the set</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: sembilan kartu memenangkan ronde</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: beats %3</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: mengalahkan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: less than %3</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: kurang dari %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: ties with %3</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: seri dengan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: the tiebreaker beats %3</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: penentu seri mengalahkan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: loses to the tiebreaker</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: kalah oleh penentu seri</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: you stand</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;: Anda berhenti</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;, as you choose</source>
        <translation>&lt;b&gt;%1 menjadi %2&lt;/b&gt;, sesuai pilihan Anda</translation>
    </message>
    <message>
        <source>The next set has not begun.</source>
        <translation>Ronde berikutnya belum dimulai.</translation>
    </message>
    <message>
        <source>You stand in this set.</source>
        <translation>Anda sudah berhenti di ronde ini.</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Ronde %1 seri</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;Anda memenangkan ronde %1&lt;/b&gt; dengan sembilan kartu, %2 lawan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;%4 memenangkan ronde %1&lt;/b&gt; dengan sembilan kartu, %2 lawan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;Anda memenangkan ronde %1&lt;/b&gt; dengan penentu seri, %2 lawan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;%4 memenangkan ronde %1&lt;/b&gt; dengan penentu seri, %2 lawan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Anda memenangkan ronde %1&lt;/b&gt;, %2 lawan %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;%4 memenangkan ronde %1&lt;/b&gt;, %2 lawan %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>sets won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>first to %n set(s)</source>
        <translation>
            <numerusform>%n ronde untuk menang</numerusform>
        </translation>
    </message>
    <message>
        <source>classic side decks</source>
        <translation>dek samping klasik</translation>
    </message>
    <message>
        <source>side decks without limit</source>
        <translation>dek samping tanpa batas</translation>
    </message>
    <message>
        <source>nine cards stand</source>
        <translation>sembilan kartu berhenti</translation>
    </message>
    <message>
        <source>draw the higher card and begin</source>
        <translation>menarik kartu lebih tinggi dan mulai</translation>
    </message>
    <message>
        <source>draws the higher card and begins</source>
        <translation>menarik kartu lebih tinggi dan mulai</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>cards</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The house deck is shuffled</source>
        <translation>Dek bandar dikocok</translation>
    </message>
    <message>
        <source>The set is tied</source>
        <translation>Ronde ini seri</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <comment>you</comment>
        <translation>memenangkan ronde dengan sembilan kartu</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <translation>memenangkan ronde dengan sembilan kartu</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <comment>you</comment>
        <translation>memenangkan ronde dengan penentu seri</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <translation>memenangkan ronde dengan penentu seri</translation>
    </message>
    <message>
        <source>won the set</source>
        <comment>you</comment>
        <translation>memenangkan ronde</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>memenangkan ronde</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>sets won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>draw %1, play %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>mendapat %1, memainkan %2: &lt;b&gt;hangus&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, plays %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>mendapat %1, memainkan %2: &lt;b&gt;hangus&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>mendapat %1, &lt;b&gt;memainkan %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;memainkan %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2 and stand&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>mendapat %1, &lt;b&gt;memainkan %2 dan berhenti&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2 and stands&lt;/b&gt;</source>
        <translation>mendapat %1, &lt;b&gt;memainkan %2 dan berhenti&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose your side deck.</source>
        <translation>Pilih dek samping Anda.</translation>
    </message>
    <message>
        <source>%1 chooses a side deck.</source>
        <translation>%1 memilih dek samping.</translation>
    </message>
    <message>
        <source>Set %1, sets won %2 to %3.</source>
        <translation>Ronde %1, ronde dimenangkan %2 lawan %3.</translation>
    </message>
    <message>
        <source>You have played: %1.</source>
        <translation>Anda sudah memainkan: %1.</translation>
    </message>
    <message>
        <source>%1 has played: %2.</source>
        <translation>%1 sudah memainkan: %2.</translation>
    </message>
    <message>
        <source>You win a tie in this set.</source>
        <translation>Bila seri, Anda memenangkan ronde ini.</translation>
    </message>
    <message>
        <source>%1 wins a tie in this set.</source>
        <translation>Bila seri, %1 memenangkan ronde ini.</translation>
    </message>
    <message>
        <source>Your side deck: %1.</source>
        <translation>Dek samping Anda: %1.</translation>
    </message>
    <message>
        <source>Side deck of %1: %2.</source>
        <translation>Dek samping %1: %2.</translation>
    </message>
    <message>
        <source>The last set ended %1 to %2.</source>
        <translation>Ronde terakhir berakhir %1 lawan %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Chose a weaker side deck</source>
        <translation>Memilih dek samping yang lebih lemah</translation>
    </message>
    <message>
        <source>Played a side card with the wrong sign</source>
        <translation>Memainkan kartu samping dengan tanda yang salah</translation>
    </message>
    <message>
        <source>Played a side card with the wrong value</source>
        <translation>Memainkan kartu samping dengan nilai yang salah</translation>
    </message>
    <message>
        <source>Lay a side card, counted from the left; again: its next sign or value, then take it back</source>
        <translation>Letakkan kartu samping, dihitung dari kiri; lagi: tanda atau nilai berikutnya, lalu ambil kembali</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Come as near to 20 as you can with the help of your own side cards; who wins enough sets wins the match.</source>
        <translation>Dekati 20 sedekat mungkin dengan bantuan kartu samping Anda sendiri; siapa yang memenangkan cukup ronde memenangkan pertandingan.</translation>
    </message>
    <message>
        <source>In place of a plain plus or minus card it changed the chance to win by %1 ± %2 (measured).</source>
        <translation>Sebagai pengganti kartu plus atau minus biasa, kartu ini mengubah peluang menang sebesar %1 ± %2 (terukur).</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>Anda hangus; tidak ada yang menolong lagi.</translation>
    </message>
    <message>
        <source>Build a deck…</source>
        <translation>Susun dek…</translation>
    </message>
    <message>
        <source>Twenty, not one more. Take it before Pazaak.</source>
        <translation>Dua puluh, jangan lebih. Mulailah di sini, baru Pazaak.</translation>
    </message>
    <message>
        <source>With ten cards of your own, and credits.</source>
        <translation>Dengan sepuluh kartu sendiri, dan kredit.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>a house card</comment>
        <translation>Anda mendapat %1.</translation>
    </message>
    <message>
        <source>Build a deck before the match</source>
        <translation>Susun dek sebelum pertandingan</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Today, %1</source>
        <translation>Hari ini, %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Kemarin</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no pauses and no movement</comment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 dtk</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes and seconds</comment>
        <translation>%1 mnt %2 dtk</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 j %2 mnt</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 mnt</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 jam</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Keunggulan Anda</translation>
    </message>
    <message>
        <source>Your levers</source>
        <translation>Tuas Anda</translation>
    </message>
    <message>
        <source>Blue levers left</source>
        <translation>Sisa tuas biru</translation>
    </message>
    <message>
        <source>Red levers left</source>
        <translation>Sisa tuas merah</translation>
    </message>
    <message>
        <source>Latest round that you blocked</source>
        <translation>Ronde terakhir yang Anda blokir</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>Lemparan</translation>
    </message>
    <message>
        <source>a toss for you</source>
        <translation>lemparan untuk Anda</translation>
    </message>
    <message>
        <source>a toss for the other</source>
        <translation>lemparan untuk lawan</translation>
    </message>
    <message>
        <source>Tosses, the first one first</source>
        <translation>Lemparan, yang pertama lebih dulu</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a lost card</comment>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>%1: lost card %2</source>
        <translation>%1: kartu hilang %2</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Pertanyaan</translation>
    </message>
    <message>
        <source>You are asked</source>
        <translation>Anda ditanya</translation>
    </message>
    <message>
        <source>for your turn</source>
        <translation>giliran Anda</translation>
    </message>
    <message>
        <source>to challenge an action</source>
        <translation>untuk meragukan tindakan</translation>
    </message>
    <message>
        <source>to block an action</source>
        <translation>untuk menangkis tindakan</translation>
    </message>
    <message>
        <source>to challenge a block</source>
        <translation>untuk meragukan tangkisan</translation>
    </message>
    <message>
        <source>for a card to lose</source>
        <translation>kartu mana yang hilang</translation>
    </message>
    <message>
        <source>for cards to return</source>
        <translation>kartu mana yang dikembalikan</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Yang bertindak</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Tindakan</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Sasaran</translation>
    </message>
    <message>
        <source>Who blocks</source>
        <translation>Yang menangkis</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>tanpa peran</translation>
    </message>
    <message>
        <source>Blocks as</source>
        <translation>Menangkis sebagai</translation>
    </message>
    <message>
        <source>Who challenged</source>
        <translation>Yang meragukan</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Kartu Anda</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Kartu %1</translation>
    </message>
    <message>
        <source>%1: coins, lost cards, claims</source>
        <extracomment>Coins, lost cards and claims of a player.</extracomment>
        <translation>%1: koin, kartu hilang, pengakuan</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Koin</translation>
    </message>
    <message>
        <source>The defender takes</source>
        <translation>Yang bertahan mengambil</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Penyerang</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1: kartu</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Kartu saya</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Penutup</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Serangan</translation>
    </message>
    <message>
        <source>Trump card under the stock</source>
        <translation>Kartu truf di bawah tumpukan</translation>
    </message>
    <message>
        <source>A card of the trump suit</source>
        <translation>Kartu bercorak truf</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Buangan</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>cards that are known of a player</comment>
        <translation>%1 memegang</translation>
    </message>
    <message>
        <source>Begins each hand</source>
        <translation>Memulai setiap ronde</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Your wins</source>
        <translation>Kemenangan Anda</translation>
    </message>
    <message>
        <source>The opponent&apos;s wins</source>
        <translation>Kemenangan lawan</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>The opponent stands</source>
        <translation>Lawan berhenti</translation>
    </message>
    <message>
        <source>The opponent&apos;s side cards</source>
        <translation>Kartu samping lawan</translation>
    </message>
    <message>
        <source>House cards and side cards</source>
        <translation>Kartu bandar dan kartu samping</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>kartu bandar %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>kartu samping %1</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Papan Anda</translation>
    </message>
    <message>
        <source>The opponent&apos;s table</source>
        <translation>Papan lawan</translation>
    </message>
    <message>
        <source>Your side cards</source>
        <translation>Kartu samping Anda</translation>
    </message>
    <message>
        <source>Side card that the opponent played</source>
        <translation>Kartu samping yang dimainkan lawan</translation>
    </message>
    <message>
        <source>Began this set</source>
        <translation>Memulai ronde ini</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Kartu Anda</translation>
    </message>
    <message>
        <source>Your side deck, if known</source>
        <translation>Dek samping Anda, jika diketahui</translation>
    </message>
    <message>
        <source>You played before</source>
        <translation>Sudah Anda mainkan</translation>
    </message>
    <message>
        <source>The opponent played before</source>
        <translation>Sudah dimainkan lawan</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadu</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Dadu %1</translation>
    </message>
    <message>
        <source>Rolls left</source>
        <translation>Sisa lemparan</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Upper boxes</source>
        <translation>Kotak atas</translation>
    </message>
    <message>
        <source>50 for five alike</source>
        <translation>50 untuk lima sama</translation>
    </message>
    <message>
        <source>Your boxes</source>
        <translation>Kotak Anda</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>Bonus Yahtzee</translation>
    </message>
    <message>
        <source>Totals of the others</source>
        <translation>Total pemain lain</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <comment>a card</comment>
        <translation>%1, hilang</translation>
    </message>
    <message>
        <source>Cards in the stock</source>
        <translation>Kartu di tumpukan</translation>
    </message>
    <message>
        <source>Gone, unseen: %1</source>
        <translation>Terbuang, tak terlihat: %1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Dimainkan</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Truf</translation>
    </message>
</context>
<context>
    <name>Purse</name>
    <message>
        <source>The purse was changed by another program. Its first %1 of %2 entries still count. The changed purse is kept as the table %3 of the history.</source>
        <translation>Dompet diubah oleh program lain. %1 dari %2 catatan pertamanya tetap dihitung. Dompet yang diubah itu disimpan sebagai tabel %3 dalam riwayat.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Nothing else was possible</source>
        <translation>Tidak ada pilihan lain</translation>
    </message>
    <message>
        <source>Leads the lowest card, plain before trump.</source>
        <translation>Memainkan kartu terendah, kartu biasa sebelum truf.</translation>
    </message>
    <message>
        <source>Asks for a new deal whenever that is allowed.</source>
        <translation>Meminta pembagian ulang setiap kali boleh.</translation>
    </message>
    <message>
        <source>Passes the attack on with a plain card.</source>
        <translation>Mengoper serangan dengan kartu biasa.</translation>
    </message>
    <message>
        <source>Covers with the lowest card that beats the attack.</source>
        <translation>Menutup dengan kartu terendah yang mengalahkan serangan.</translation>
    </message>
    <message>
        <source>Takes: no card beats the attack.</source>
        <translation>Mengambil: tidak ada kartu yang mengalahkan serangan.</translation>
    </message>
    <message>
        <source>Throws in the lowest plain card that fits.</source>
        <translation>Menambah kartu biasa terendah yang cocok.</translation>
    </message>
    <message>
        <source>Is done: only trumps fit, and it keeps those.</source>
        <translation>Selesai: hanya truf yang cocok, dan truf disimpannya.</translation>
    </message>
    <message>
        <source>Fewer cards than the others</source>
        <translation>Kartu lebih sedikit dari yang lain</translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation>Kartu habis</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Sisa kartu di tangan</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>Nilai sama</translation>
    </message>
    <message>
        <source>Suit balance</source>
        <translation>Keseimbangan corak</translation>
    </message>
    <message>
        <source>More cards than the others</source>
        <translation>Kartu lebih banyak dari yang lain</translation>
    </message>
    <message>
        <source>Never asks for a new deal.</source>
        <translation>Tidak pernah meminta pembagian ulang.</translation>
    </message>
    <message>
        <source>Leads the card that leaves the most valuable hand.</source>
        <translation>Memainkan kartu yang menyisakan tangan paling bernilai.</translation>
    </message>
    <message>
        <source>Keeps the hand as it is</source>
        <translation>Tetap dengan kartunya</translation>
    </message>
    <message>
        <source>Throws in, because the hand loses less than %1 by it.</source>
        <translation>Menambah, karena nilai tangan turun kurang dari %1.</translation>
    </message>
    <message>
        <source>Is done, because throwing in would lose %1 or more.</source>
        <translation>Selesai, karena menambah menurunkan nilai %1 atau lebih.</translation>
    </message>
    <message>
        <source>Passes the attack on, because the hand without the rank loses less than %1.</source>
        <translation>Mengoper serangan, karena nilai tangan tanpa kartu senilai itu turun kurang dari %1.</translation>
    </message>
    <message>
        <source>Gets every card on the table</source>
        <translation>Mendapat semua kartu di meja</translation>
    </message>
    <message>
        <source>Takes, because covering would cost the hand too much.</source>
        <translation>Mengambil, karena menutup terlalu merugikan tangan.</translation>
    </message>
    <message>
        <source>Takes, because no card beats the attack.</source>
        <translation>Mengambil, karena tidak ada kartu yang mengalahkan serangan.</translation>
    </message>
    <message>
        <source>Its rank lies there already</source>
        <translation>Kartu senilai sudah ada di meja</translation>
    </message>
    <message>
        <source>Would bring a new rank to the table</source>
        <translation>Membuka nilai baru di meja</translation>
    </message>
    <message>
        <source>Rank already on the table</source>
        <translation>Nilai itu sudah ada di meja</translation>
    </message>
    <message>
        <source>The hand without the whole rank</source>
        <translation>Tangan tanpa semua kartu senilai itu</translation>
    </message>
    <message>
        <source>The hand without the plain cards of the rank</source>
        <translation>Tangan tanpa kartu biasa senilai itu</translation>
    </message>
    <message>
        <source>Covers, because taking would not be better by %1 or more.</source>
        <translation>Menutup, karena mengambil tidak lebih baik sebesar %1 atau lebih.</translation>
    </message>
    <message>
        <source>Covers, because with an empty stock it always does.</source>
        <translation>Menutup, karena selalu begitu saat tumpukan habis.</translation>
    </message>
    <message>
        <source>Value after</source>
        <translation>Nilai sesudahnya</translation>
    </message>
    <message>
        <source>Hand value before</source>
        <translation>Nilai tangan sebelumnya</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Ambang</translation>
    </message>
    <message>
        <source>Spends a plain card</source>
        <translation>Memakai kartu biasa</translation>
    </message>
    <message>
        <source>Spends the only trump</source>
        <translation>Memakai satu-satunya truf</translation>
    </message>
    <message>
        <source>Spends a trump</source>
        <translation>Memakai truf</translation>
    </message>
    <message>
        <source>Somebody is over 20: stand</source>
        <translation>Ada yang melewati 20: berhenti</translation>
    </message>
    <message>
        <source>The opponent stands on %2, below %1: stand</source>
        <translation>Lawan berhenti di %2, di bawah %1: berhenti</translation>
    </message>
    <message>
        <source>The opponent stands on %2: playing %3 on %1 beats it</source>
        <translation>Lawan berhenti di %2: memainkan %3 pada %1 mengalahkannya</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 20</source>
        <translation>Memainkan %3 pada %1 menjadi 20</translation>
    </message>
    <message>
        <source>Behind in hand wins: take a card and live dangerously</source>
        <translation>Tertinggal dalam jumlah ronde: ambil kartu dan main nekat</translation>
    </message>
    <message>
        <source>More than a fifth of the cards left are safe on %1: take another card</source>
        <translation>Lebih dari seperlima kartu tersisa aman pada %1: ambil kartu lagi</translation>
    </message>
    <message>
        <source>No more than a fifth of the cards left are safe on %1: stand</source>
        <translation>Paling banyak seperlima kartu tersisa aman pada %1: berhenti</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 17 to 20</source>
        <translation>Memainkan %3 pada %1 menjadi 17 sampai 20</translation>
    </message>
    <message>
        <source>An average card on %1 makes more than 18: stand</source>
        <translation>Kartu rata-rata pada %1 menjadi lebih dari 18: berhenti</translation>
    </message>
    <message>
        <source>An average card on %1 makes 18 at most: take another card</source>
        <translation>Kartu rata-rata pada %1 menjadi paling banyak 18: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is below 15: take another card</source>
        <translation>%1 di bawah 15: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is 15 or more: stand</source>
        <translation>%1 sudah 15 atau lebih: berhenti</translation>
    </message>
    <message>
        <source>%1 is below 20: take another card</source>
        <translation>%1 di bawah 20: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is more than 20: stand</source>
        <translation>%1 lebih dari 20: berhenti</translation>
    </message>
    <message>
        <source>Points in 100 simulations</source>
        <translation>Poin dalam 100 simulasi</translation>
    </message>
    <message>
        <source>Simulated hands</source>
        <translation>Ronde simulasi</translation>
    </message>
    <message>
        <source>Price of the card</source>
        <translation>Harga kartu</translation>
    </message>
    <message>
        <source>The best of the options in 100 simulated hands each</source>
        <translation>Pilihan terbaik dari masing-masing 100 ronde simulasi</translation>
    </message>
    <message>
        <source>The opponent is done with %2, below %1: stand</source>
        <translation>Lawan selesai dengan %2, di bawah %1: berhenti</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 19 or 20: fire</source>
        <translation>Memainkan %3 pada %1 menjadi 19 atau 20: tembak</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 beats it</source>
        <translation>Lawan selesai dengan %2: memainkan %3 pada %1 mengalahkannya</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: stand for a tie</source>
        <translation>Lawan juga selesai dengan %2: berhenti agar seri</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 ties</source>
        <translation>Lawan selesai dengan %2: memainkan %3 pada %1 membuat seri</translation>
    </message>
    <message>
        <source>The opponent is done with %2: %1 does not beat it, take another card</source>
        <translation>Lawan selesai dengan %2: %1 tidak mengalahkannya, ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is behind %2: take another card</source>
        <translation>%1 tertinggal dari %2: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is 16 or more: stand</source>
        <translation>%1 sudah 16 atau lebih: berhenti</translation>
    </message>
    <message>
        <source>%1 is below 16: take another card</source>
        <translation>%1 di bawah 16: ambil kartu lagi</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 reaches it</source>
        <translation>Lawan selesai dengan %2: memainkan %3 pada %1 mencapainya</translation>
    </message>
    <message>
        <source>The opponent is done with %2, above %1: take another card</source>
        <translation>Lawan selesai dengan %2, di atas %1: ambil kartu lagi</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: %3, the smallest card, is enough</source>
        <translation>Lawan juga selesai dengan %2: %3, kartu terkecil, sudah cukup</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well and no card fits: stand</source>
        <translation>Lawan juga selesai dengan %2 dan tidak ada kartu yang cocok: berhenti</translation>
    </message>
    <message>
        <source>No card can bust %1: take another card</source>
        <translation>Tidak ada kartu yang membuat %1 hangus: ambil kartu lagi</translation>
    </message>
    <message>
        <source>Playing %3 on %1 is high enough</source>
        <translation>Memainkan %3 pada %1 cukup tinggi</translation>
    </message>
    <message>
        <source>%1 is not high enough: take another card</source>
        <translation>%1 belum cukup tinggi: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is high enough: stand</source>
        <translation>%1 cukup tinggi: berhenti</translation>
    </message>
    <message>
        <source>The opponent has 20: take another card</source>
        <translation>Lawan punya 20: ambil kartu lagi</translation>
    </message>
    <message>
        <source>Expected payoff</source>
        <translation>Hasil yang diharapkan</translation>
    </message>
    <message>
        <source>Another card on %1 promises more than standing</source>
        <translation>Satu kartu lagi pada %1 lebih menjanjikan daripada berhenti</translation>
    </message>
    <message>
        <source>Standing on %1 promises at least as much as another card</source>
        <translation>Berhenti di %1 setidaknya sama menjanjikannya dengan satu kartu lagi</translation>
    </message>
    <message>
        <source>Every action is equally likely</source>
        <translation>Semua tindakan berpeluang sama</translation>
    </message>
    <message>
        <source>The opponent needs one more hand: playing %3 on %1 ties</source>
        <translation>Lawan tinggal perlu satu ronde: memainkan %3 pada %1 membuat seri</translation>
    </message>
    <message>
        <source>A coin decides between a tie with a card and another house card: take another card</source>
        <translation>Koin menentukan antara seri dengan kartu samping dan satu kartu bandar lagi: ambil kartu lagi</translation>
    </message>
    <message>
        <source>A coin decides between a tie with %3 and another house card: play %3</source>
        <translation>Koin menentukan antara seri dengan %3 dan satu kartu bandar lagi: mainkan %3</translation>
    </message>
    <message>
        <source>No card beats %2: take another card</source>
        <translation>Tidak ada kartu yang mengalahkan %2: ambil kartu lagi</translation>
    </message>
    <message>
        <source>A side card would pass %2 later on: take another card</source>
        <translation>Kartu samping nanti bisa melewati %2: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%2 is hard to improve on: stand on %1</source>
        <translation>%2 sulit dilampaui: berhenti di %1</translation>
    </message>
    <message>
        <source>Not ahead in hand wins: playing %3 on %1 draws level</source>
        <translation>Tidak unggul dalam jumlah ronde: memainkan %3 pada %1 menyamakan</translation>
    </message>
    <message>
        <source>%2 is out of reach: stand on %1</source>
        <translation>%2 tak terjangkau: berhenti di %1</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: take another card</source>
        <translation>Koin menentukan antara berhenti di %1 dan satu kartu lagi: ambil kartu lagi</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: stand</source>
        <translation>Koin menentukan antara berhenti di %1 dan satu kartu lagi: berhenti</translation>
    </message>
    <message>
        <source>%2 is not much: take another card on %1</source>
        <translation>%2 tidak banyak: ambil kartu lagi pada %1</translation>
    </message>
    <message>
        <source>The opponent has gone over 20: stand</source>
        <translation>Lawan sudah melewati 20: berhenti</translation>
    </message>
    <message>
        <source>The opponent, still playing, is not ahead of %1: take another card</source>
        <translation>Lawan, masih bermain, tidak unggul atas %1: ambil kartu lagi</translation>
    </message>
    <message>
        <source>One of several of its rank</source>
        <translation>Satu dari beberapa kartu senilai</translation>
    </message>
    <message>
        <source>Several of its rank</source>
        <translation>Beberapa kartu senilai</translation>
    </message>
    <message>
        <source>True chance to win from here, in 100</source>
        <translation>Peluang menang sebenarnya dari sini, dari 100</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, worth a block</source>
        <translation>Menurutnya: peluang menang %3 dari 100, layak diblokir</translation>
    </message>
    <message>
        <source>It knows of no round to go back to: do nothing</source>
        <translation>Tidak tahu ronde untuk kembali: diam</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win from round %2, more than now</source>
        <translation>Menurutnya: peluang menang %3 dari 100 dari ronde %2, lebih baik dari sekarang</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, too little for a block and enough to go on</source>
        <translation>Menurutnya: peluang menang %3 dari 100, kurang untuk memblokir, cukup untuk lanjut</translation>
    </message>
    <message>
        <source>Lost rounds %2 and the one after it: back to round %2</source>
        <translation>Kalah di ronde %2 dan ronde sesudahnya: kembali ke ronde %2</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Ronde dimenangkan</translation>
    </message>
    <message>
        <source>Rounds to win before the next block</source>
        <translation>Ronde yang harus dimenangkan sebelum blokir berikutnya</translation>
    </message>
    <message>
        <source>%3 rounds won are worth a block</source>
        <translation>%3 ronde dimenangkan: layak diblokir</translation>
    </message>
    <message>
        <source>No two losses in a row to undo and no wins to protect: do nothing</source>
        <translation>Tidak ada dua kekalahan beruntun untuk dibatalkan atau kemenangan untuk dijaga: diam</translation>
    </message>
    <message>
        <source>%1 ahead: block</source>
        <translation>Unggul %1: blokir</translation>
    </message>
    <message>
        <source>Neither 7 ahead nor 10 behind (%1): do nothing</source>
        <translation>Tidak unggul 7 dan tidak tertinggal 10 (%1): diam</translation>
    </message>
    <message>
        <source>Far behind (%1), but this round is blocked: do nothing</source>
        <translation>Jauh tertinggal (%1), tetapi ronde ini diblokir: diam</translation>
    </message>
    <message>
        <source>Far behind (%1): back to round %2</source>
        <translation>Jauh tertinggal (%1): kembali ke ronde %2</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round: block</source>
        <translation>Tidak tertinggal (%1) di ronde terakhir: blokir</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round, no blue lever: do nothing</source>
        <translation>Tidak tertinggal (%1) di ronde terakhir, tanpa tuas biru: diam</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round, no red lever: do nothing</source>
        <translation>Tertinggal (%1) di ronde terakhir, tanpa tuas merah: diam</translation>
    </message>
    <message>
        <source>Far behind (%1) in the last round: back to round %2, the last with the face it follows</source>
        <translation>Jauh tertinggal (%1) di ronde terakhir: kembali ke ronde %2, yang terakhir dengan sisi koin yang diikutinya</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round: back to round %2</source>
        <translation>Tertinggal (%1) di ronde terakhir: kembali ke ronde %2</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, and chance decides: block</source>
        <translation>Unggul %1, cukup untuk ronde %2, dan nasib menentukan: blokir</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, but chance decides: do nothing</source>
        <translation>Unggul %1, cukup untuk ronde %2, tetapi nasib menentukan: diam</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: back to round %2</source>
        <translation>Tertinggal (%1), dan nasib menentukan: kembali ke ronde %2</translation>
    </message>
    <message>
        <source>Behind (%1), but chance decides: do nothing</source>
        <translation>Tertinggal (%1), tetapi nasib menentukan: diam</translation>
    </message>
    <message>
        <source>Neither far ahead nor far behind (%1), or without the lever: do nothing</source>
        <translation>Tidak jauh unggul atau tertinggal (%1), atau tanpa tuas yang perlu: diam</translation>
    </message>
    <message>
        <source>Round %2 is a multiple of 20: block</source>
        <translation>Ronde %2 kelipatan 20: blokir</translation>
    </message>
    <message>
        <source>Round %2 is not a multiple of 20: do nothing</source>
        <translation>Ronde %2 bukan kelipatan 20: diam</translation>
    </message>
    <message>
        <source>%1 ahead, with a blue lever for every round to come: block</source>
        <translation>Unggul %1, dengan tuas biru untuk tiap ronde tersisa: blokir</translation>
    </message>
    <message>
        <source>Not behind, or without a red lever: do nothing</source>
        <translation>Tidak tertinggal, atau tanpa tuas merah: diam</translation>
    </message>
    <message>
        <source>Best count remembered</source>
        <translation>Hitungan terbaik yang diingat</translation>
    </message>
    <message>
        <source>Behind (%1) near the end: back to the best day, round %2</source>
        <translation>Tertinggal (%1) menjelang akhir: kembali ke hari terbaik, ronde %2</translation>
    </message>
    <message>
        <source>Behind (%1): back to the best day, round %2, where the count stood at %3</source>
        <translation>Tertinggal (%1): kembali ke hari terbaik, ronde %2, saat hitungan di %3</translation>
    </message>
    <message>
        <source>Behind (%1), but not longing for the past enough: do nothing</source>
        <translation>Tertinggal (%1), tetapi belum cukup rindu masa lalu: diam</translation>
    </message>
    <message>
        <source>Time goes forward: do nothing</source>
        <translation>Waktu berjalan maju: diam</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Keunggulan</translation>
    </message>
    <message>
        <source>The present (%1) is not much worse than the best moment: do nothing</source>
        <translation>Keadaan kini (%1) tidak jauh lebih buruk dari saat terbaik: diam</translation>
    </message>
    <message>
        <source>Cannot win any more (%1): back to round %2, just after the highest block</source>
        <translation>Tidak bisa menang lagi (%1): kembali ke ronde %2, tepat sesudah blokir tertinggi</translation>
    </message>
    <message>
        <source>Cannot win any more (%1), and knows of no block: do nothing</source>
        <translation>Tidak bisa menang lagi (%1), dan tidak tahu blokir apa pun: diam</translation>
    </message>
    <message>
        <source>%1 ahead, the best moment yet: block</source>
        <translation>Unggul %1, saat terbaik sejauh ini: blokir</translation>
    </message>
    <message>
        <source>The lead stood at %3 once, now at %1: back to round %2</source>
        <translation>Keunggulan pernah %3, kini %1: kembali ke ronde %2</translation>
    </message>
    <message>
        <source>%1 ahead, and chance decides: block</source>
        <translation>Unggul %1, dan nasib menentukan: blokir</translation>
    </message>
    <message>
        <source>%1 ahead, and chance decides: do nothing</source>
        <translation>Unggul %1, dan nasib menentukan: diam</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: toss this round again</source>
        <translation>Tertinggal (%1), dan nasib menentukan: lempar ulang ronde ini</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: do nothing</source>
        <translation>Tertinggal (%1), dan nasib menentukan: diam</translation>
    </message>
    <message>
        <source>Level, or without a lever that would help: do nothing</source>
        <translation>Imbang, atau tanpa tuas yang membantu: diam</translation>
    </message>
    <message>
        <source>Regrets come in the last round: do nothing</source>
        <translation>Penyesalan datang di ronde terakhir: diam</translation>
    </message>
    <message>
        <source>Not ahead (%1) in the last round: back to round %2, the first that was lost</source>
        <translation>Tidak unggul (%1) di ronde terakhir: kembali ke ronde %2, kekalahan pertama</translation>
    </message>
    <message>
        <source>The last round, and no reason or lever to go back: block</source>
        <translation>Ronde terakhir, tanpa alasan atau tuas untuk kembali: blokir</translation>
    </message>
    <message>
        <source>The last round, and no lever that would help: do nothing</source>
        <translation>Ronde terakhir, tanpa tuas yang membantu: diam</translation>
    </message>
    <message>
        <source>Chance to be chosen, in 100</source>
        <translation>Peluang terpilih, dari 100</translation>
    </message>
    <message>
        <source>Always loses its last card.</source>
        <translation>Selalu kehilangan kartu terakhirnya.</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the weakest.</source>
        <translation>Punya sepuluh koin: kudeta terhadap yang terlemah.</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the weakest.</source>
        <translation>Memegang Pembunuh dan tiga koin: menyerang yang terlemah.</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the weakest.</source>
        <translation>Memegang Kapten: mencuri dari yang terlemah.</translation>
    </message>
    <message>
        <source>Holds a Duke: takes the tax.</source>
        <translation>Memegang Adipati: memungut pajak.</translation>
    </message>
    <message>
        <source>Holds nothing for its turn: takes income.</source>
        <translation>Tak memegang apa pun untuk gilirannya: mengambil pendapatan.</translation>
    </message>
    <message>
        <source>It sees all copies: it must be a bluff.</source>
        <translation>Semua lembarnya terlihat olehnya: pasti gertakan.</translation>
    </message>
    <message>
        <source>It does not see all copies: it may be true.</source>
        <translation>Tidak semua lembarnya terlihat olehnya: mungkin benar.</translation>
    </message>
    <message>
        <source>Holds a Duke itself: that is enough to challenge another.</source>
        <translation>Ia sendiri memegang Adipati: cukup untuk meragukan yang lain.</translation>
    </message>
    <message>
        <source>Holds no Duke: it may be true.</source>
        <translation>Tidak memegang Adipati: mungkin benar.</translation>
    </message>
    <message>
        <source>Has the card to block with.</source>
        <translation>Kartu untuk menangkis ada.</translation>
    </message>
    <message>
        <source>Has no card to block with.</source>
        <translation>Tidak ada kartu untuk menangkis.</translation>
    </message>
    <message>
        <source>Gives back one of its pair and the second card drawn.</source>
        <translation>Mengembalikan satu dari pasangannya dan kartu kedua yang diambilnya.</translation>
    </message>
    <message>
        <source>Gives back the two cards it drew.</source>
        <translation>Mengembalikan dua kartu yang diambilnya.</translation>
    </message>
    <message>
        <source>Ambassadors in its hand and face up</source>
        <translation>Duta Besar di tangan dan terbuka</translation>
    </message>
    <message>
        <source>Assassins in its hand and face up</source>
        <translation>Pembunuh di tangan dan terbuka</translation>
    </message>
    <message>
        <source>Captains in its hand and face up</source>
        <translation>Kapten di tangan dan terbuka</translation>
    </message>
    <message>
        <source>Contessas in its hand and face up</source>
        <translation>Putri di tangan dan terbuka</translation>
    </message>
    <message>
        <source>Dukes in its hand and face up</source>
        <translation>Adipati di tangan dan terbuka</translation>
    </message>
    <message>
        <source>Drew one of seven actions; if it cannot be paid for, takes the first legal one.</source>
        <translation>Mengundi satu dari tujuh tindakan; jika tak terbayar, memilih tindakan sah pertama.</translation>
    </message>
    <message>
        <source>Every card is equally likely.</source>
        <translation>Semua kartu berpeluang sama.</translation>
    </message>
    <message>
        <source>Tossed a coin.</source>
        <translation>Melempar koin.</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the first seat.</source>
        <translation>Punya sepuluh koin: kudeta terhadap kursi pertama.</translation>
    </message>
    <message>
        <source>Always takes income.</source>
        <translation>Selalu mengambil pendapatan.</translation>
    </message>
    <message>
        <source>Always gives back the two cards it drew.</source>
        <translation>Selalu mengembalikan dua kartu yang diambilnya.</translation>
    </message>
    <message>
        <source>Never challenges and never blocks.</source>
        <translation>Tak pernah meragukan dan tak pernah menangkis.</translation>
    </message>
    <message>
        <source>Four in a row: goes for the Large Straight</source>
        <translation>Empat berurutan: mengejar Straight Besar</translation>
    </message>
    <message>
        <source>Keeps three or more alike</source>
        <translation>Menyimpan tiga dadu sama atau lebih</translation>
    </message>
    <message>
        <source>Two pairs: goes for the Full House</source>
        <translation>Dua pasang: mengejar Full House</translation>
    </message>
    <message>
        <source>Three in a row and no pair: goes for a straight</source>
        <translation>Tiga berurutan tanpa pasangan: mengejar straight</translation>
    </message>
    <message>
        <source>Keeps the higher pair</source>
        <translation>Menyimpan pasangan yang lebih tinggi</translation>
    </message>
    <message>
        <source>Nothing to build on: rolls all dice again</source>
        <translation>Tidak ada yang berguna: melempar ulang semua dadu</translation>
    </message>
    <message>
        <source>Another Yahtzee: takes the most points that are allowed</source>
        <translation>Yahtzee lagi: mengambil poin terbanyak yang boleh</translation>
    </message>
    <message>
        <source>Takes the best pattern there is at once</source>
        <translation>Langsung mengambil kombinasi terbaik yang ada</translation>
    </message>
    <message>
        <source>The last roll: takes the box with most points</source>
        <translation>Lemparan terakhir: mengambil kotak dengan poin terbanyak</translation>
    </message>
    <message>
        <source>Scores the first roll in any free box</source>
        <translation>Menulis lemparan pertama di kotak kosong mana saja</translation>
    </message>
    <message>
        <source>Five alike, and the Yahtzee box is free</source>
        <translation>Lima sama, dan kotak Yahtzee masih kosong</translation>
    </message>
    <message>
        <source>Five alike, and the upper box of their face is free</source>
        <translation>Lima sama, dan kotak atas untuk angka itu masih kosong</translation>
    </message>
    <message>
        <source>Five alike as a joker: any box that is left</source>
        <translation>Lima sama sebagai joker: kotak mana saja yang tersisa</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>Points this turn, on average</source>
        <translation>Poin giliran ini, rata-rata</translation>
    </message>
    <message>
        <source>Another card on %1 promises most</source>
        <translation>Mengambil kartu lagi pada %1 paling menjanjikan</translation>
    </message>
    <message>
        <source>Standing on %1 promises most</source>
        <translation>Berhenti pada %1 paling menjanjikan</translation>
    </message>
    <message>
        <source>Playing %3 on %1 promises most</source>
        <translation>Memainkan %3 pada %1 paling menjanjikan</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Peluang menang</translation>
    </message>
    <message>
        <source>This hand is decided: stand</source>
        <translation>Ronde ini sudah ditentukan: berhenti</translation>
    </message>
    <message>
        <source>On %1 this looks best, but it is not</source>
        <translation>Pada %1 ini tampak terbaik, padahal bukan</translation>
    </message>
    <message>
        <source>What the solved game does with %1 against %2</source>
        <translation>Langkah menurut permainan yang sudah dipecahkan, %1 melawan %2</translation>
    </message>
    <message>
        <source>Points to come, on average</source>
        <translation>Poin yang akan datang, rata-rata</translation>
    </message>
    <message>
        <source>Brings the most points on average to the end of the game</source>
        <translation>Rata-rata membawa poin terbanyak sampai akhir permainan</translation>
    </message>
    <message>
        <source>Best for the points and for the win</source>
        <translation>Terbaik untuk poin dan untuk kemenangan</translation>
    </message>
    <message>
        <source>Gives up points on average for a better chance to win</source>
        <translation>Mengorbankan rata-rata poin demi peluang menang yang lebih baik</translation>
    </message>
    <message>
        <source>Points to come, as it sees them</source>
        <translation>Poin yang akan datang menurut perkiraannya</translation>
    </message>
    <message>
        <source>Looks best at a glance</source>
        <translation>Tampak terbaik sekilas</translation>
    </message>
    <message>
        <source>%1 ahead, and no lever is worth pulling yet: go on</source>
        <translation>Unggul %1, belum ada tuas yang layak ditarik: lanjut</translation>
    </message>
    <message>
        <source>At %1 no lever is worth pulling yet: go on</source>
        <translation>Pada %1 belum ada tuas yang layak ditarik: lanjut</translation>
    </message>
    <message>
        <source>%1 ahead, worth a block</source>
        <translation>Unggul %1, layak diblokir</translation>
    </message>
    <message>
        <source>At %1 it stood better before: back to round %2</source>
        <translation>Pada %1, dulu keadaannya lebih baik: kembali ke ronde %2</translation>
    </message>
    <message>
        <source>At %1 this round is better tossed again</source>
        <translation>Pada %1 ronde ini lebih baik dilempar ulang</translation>
    </message>
    <message>
        <source>At %1, and earlier rounds may be blocked: back to round %2</source>
        <translation>Pada %1, dan ronde sebelumnya mungkin diblokir: kembali ke ronde %2</translation>
    </message>
    <message>
        <source>Holds the card that it claims.</source>
        <translation>Memegang kartu yang diakuinya.</translation>
    </message>
    <message>
        <source>A bluff: the card is not there.</source>
        <translation>Gertakan: kartunya tidak ada.</translation>
    </message>
    <message>
        <source>Holds the card to block with.</source>
        <translation>Memegang kartu untuk menangkis.</translation>
    </message>
    <message>
        <source>Wins a card if the claim is a bluff, loses one if not.</source>
        <translation>Lawan kehilangan kartu jika pengakuannya gertakan; jika bukan, ia sendiri.</translation>
    </message>
    <message>
        <source>Lets it happen.</source>
        <translation>Membiarkannya terjadi.</translation>
    </message>
    <message>
        <source>Lets the claim stand.</source>
        <translation>Membiarkan pengakuan itu.</translation>
    </message>
    <message>
        <source>Nobody can stop a coup.</source>
        <translation>Tak ada yang bisa menghentikan kudeta.</translation>
    </message>
    <message>
        <source>By how useful the other cards are.</source>
        <translation>Menurut kegunaan kartu-kartu lainnya.</translation>
    </message>
    <message>
        <source>Claims nothing.</source>
        <translation>Tidak mengaku apa pun.</translation>
    </message>
    <message>
        <source>Has the coins: a coup against the strongest.</source>
        <translation>Koinnya cukup: kudeta terhadap yang terkuat.</translation>
    </message>
    <message>
        <source>Claims the Assassin, whatever it holds.</source>
        <translation>Mengaku Pembunuh, apa pun kartunya.</translation>
    </message>
    <message>
        <source>Claims the Captain, whatever it holds.</source>
        <translation>Mengaku Kapten, apa pun kartunya.</translation>
    </message>
    <message>
        <source>Claims the Duke, whatever it holds.</source>
        <translation>Mengaku Adipati, apa pun kartunya.</translation>
    </message>
    <message>
        <source>Blocks everything that can be blocked, with or without the card.</source>
        <translation>Menangkis apa pun yang bisa ditangkis, dengan kartunya atau tidak.</translation>
    </message>
    <message>
        <source>Keeps the most useful cards.</source>
        <translation>Menyimpan kartu yang paling berguna.</translation>
    </message>
    <message>
        <source>Nobody would believe a block any more.</source>
        <translation>Tak akan ada lagi yang percaya tangkisannya.</translation>
    </message>
    <message>
        <source>Nobody would believe a claim any more: takes income.</source>
        <translation>Tak akan ada lagi yang percaya pengakuannya: mengambil pendapatan.</translation>
    </message>
    <message>
        <source>What it does here almost always.</source>
        <translation>Di sini hampir selalu begini.</translation>
    </message>
    <message>
        <source>What it does here more often than not, to stay unpredictable.</source>
        <translation>Di sini lebih sering begini daripada tidak, agar sulit ditebak.</translation>
    </message>
    <message>
        <source>What it does here now and then, to stay unpredictable.</source>
        <translation>Di sini kadang-kadang begini, agar sulit ditebak.</translation>
    </message>
    <message>
        <source>Chance that the claim is true, by the cards it sees</source>
        <translation>Peluang pengakuan itu benar, menurut kartu yang terlihat</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the strongest.</source>
        <translation>Memegang Pembunuh dan tiga koin: menyerang yang terkuat.</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the richest.</source>
        <translation>Memegang Kapten: mencuri dari yang terkaya.</translation>
    </message>
    <message>
        <source>Holds an Ambassador and nothing better for this turn.</source>
        <translation>Memegang Duta Besar dan tak ada yang lebih baik untuk giliran ini.</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is more likely false than true.</source>
        <translation>Menurut kartu yang terlihat, pengakuan itu lebih mungkin bohong daripada benar.</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is as likely true as false.</source>
        <translation>Menurut kartu yang terlihat, pengakuan itu sama mungkinnya benar atau bohong.</translation>
    </message>
    <message>
        <source>Holds nothing for its turn, and nobody has claimed the Duke.</source>
        <translation>Tak memegang apa pun untuk gilirannya, dan belum ada yang mengaku Adipati.</translation>
    </message>
    <message>
        <source>Chance that the next card busts</source>
        <translation>Peluang kartu berikutnya membuat hangus</translation>
    </message>
    <message>
        <source>This hand promises more than a new deal</source>
        <translation>Tangan ini lebih menjanjikan daripada pembagian ulang</translation>
    </message>
    <message>
        <source>A new deal promises more than this hand</source>
        <translation>Pembagian ulang lebih menjanjikan daripada tangan ini</translation>
    </message>
    <message>
        <source>Wins, whatever the other does</source>
        <translation>Menang, apa pun yang dilakukan lawan</translation>
    </message>
    <message>
        <source>Draws against the best play</source>
        <translation>Seri melawan permainan terbaik</translation>
    </message>
    <message>
        <source>Loses against the best play</source>
        <translation>Kalah melawan permainan terbaik</translation>
    </message>
    <message>
        <source>This looks best, but it is not</source>
        <translation>Ini tampak terbaik, padahal bukan</translation>
    </message>
    <message>
        <source>Wins the most of its simulated games</source>
        <translation>Memenangkan paling banyak dari permainan yang disimulasikannya</translation>
    </message>
    <message>
        <source>At %1 this toss is worth keeping: block</source>
        <translation>Pada %1, lemparan ini layak dijaga: blokir</translation>
    </message>
    <message>
        <source>Brings its usual deck</source>
        <translation>Membawa dek yang biasa</translation>
    </message>
    <message>
        <source>No card saves the set against %2: give it up and keep the cards</source>
        <translation>Tak ada kartu yang menyelamatkan ronde melawan %2: relakan dan simpan kartunya</translation>
    </message>
    <message>
        <source>%1 is more than 20: %3 saves the set</source>
        <translation>%1 lebih dari 20: %3 menyelamatkan ronde</translation>
    </message>
    <message>
        <source>The opponent stands on %2, above %1: take another card</source>
        <translation>Lawan berhenti di %2, di atas %1: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is below 18, and a card could save the next one: take another card</source>
        <translation>%1 di bawah 18, dan sebuah kartu bisa menyelamatkan tarikan berikutnya: ambil kartu lagi</translation>
    </message>
    <message>
        <source>%1 is high enough, or nothing could save the next card: stand</source>
        <translation>%1 cukup tinggi, atau tak ada yang bisa menyelamatkan kartu berikutnya: berhenti</translation>
    </message>
    <message>
        <source>The opponent stands on %2 as well and no card fits: stand</source>
        <translation>Lawan juga berhenti di %2 dan tak ada kartu yang cocok: berhenti</translation>
    </message>
    <message>
        <source>The opponent stands on %2 and no card beats it: take another card</source>
        <translation>Lawan berhenti di %2 dan tak ada kartu yang mengalahkannya: ambil kartu lagi</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>Keunggulan</translation>
    </message>
    <message>
        <source>The lever pulled</source>
        <translation>Tuas yang ditarik</translation>
    </message>
    <message>
        <source>Places to go back to, and levers left</source>
        <translation>Ronde untuk kembali, dan tuas yang tersisa</translation>
    </message>
    <message>
        <source>The past is blocked</source>
        <translation>Masa lalu diblokir</translation>
    </message>
    <message>
        <source>Time goes back</source>
        <translation>Kembali ke masa lalu</translation>
    </message>
    <message>
        <source>Nobody objects</source>
        <translation>Tak ada yang keberatan</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Ditangkis</translation>
    </message>
    <message>
        <source>A bluff is caught</source>
        <translation>Gertakan ketahuan</translation>
    </message>
    <message>
        <source>A challenge fails</source>
        <translation>Ternyata tidak menggertak</translation>
    </message>
    <message>
        <source>Winning the hand</source>
        <translation>Memenangkan ronde</translation>
    </message>
    <message>
        <source>Tying the hand</source>
        <translation>Ronde seri</translation>
    </message>
    <message>
        <source>Side cards kept</source>
        <translation>Kartu samping tersimpan</translation>
    </message>
    <message>
        <source>Win the hand</source>
        <translation>Ronde menang</translation>
    </message>
    <message>
        <source>tie it</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>lose it</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>go over 20 at once</source>
        <translation>langsung melewati 20</translation>
    </message>
    <message>
        <source>Winning the set</source>
        <translation>Memenangkan ronde</translation>
    </message>
    <message>
        <source>Tying the set</source>
        <translation>Ronde seri</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>Ronde menang</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Bonus atas</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Bonus Yahtzee</translation>
    </message>
    <message>
        <source>One more blue lever would be worth</source>
        <translation>Satu tuas biru lagi akan bernilai</translation>
    </message>
    <message>
        <source>One more red lever would be worth</source>
        <translation>Satu tuas merah lagi akan bernilai</translation>
    </message>
    <message>
        <source>After this round</source>
        <translation>Setelah ronde ini</translation>
    </message>
    <message>
        <source>a lead better by %1</source>
        <translation>keunggulan %1 lebih baik</translation>
    </message>
    <message>
        <source>a lead worse by %1</source>
        <translation>keunggulan %1 lebih buruk</translation>
    </message>
    <message>
        <source>%1 more blue levers</source>
        <translation>tuas biru %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 fewer blue levers</source>
        <translation>tuas biru %1 lebih sedikit</translation>
    </message>
    <message>
        <source>%1 more red levers</source>
        <translation>tuas merah %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 fewer red levers</source>
        <translation>tuas merah %1 lebih sedikit</translation>
    </message>
    <message>
        <source>Latest blocked round</source>
        <translation>Ronde terakhir yang diblokir</translation>
    </message>
    <message>
        <source>No round since the last block was worth a blue lever to it</source>
        <translation>Sejak blokir terakhir tak ada ronde yang sepadan dengan tuas biru</translation>
    </message>
    <message>
        <source>It was ahead by %1 after round %2, and a block keeps that: %3 in 100</source>
        <translation>Unggul %1 setelah ronde %2, dan blokir mempertahankannya: %3 dari 100</translation>
    </message>
    <message>
        <source>It was not ahead after round %1, but a block there cuts off the way back: %2 in 100</source>
        <translation>Tidak unggul setelah ronde %1, tetapi blokir di sana menutup jalan kembali: %2 dari 100</translation>
    </message>
    <message>
        <source>It is believed to have about %1 blue and %2 red levers left</source>
        <translation>Diperkirakan tersisa sekitar %1 tuas biru dan %2 tuas merah</translation>
    </message>
    <message>
        <source>Claims of others that can be true</source>
        <translation>Pengakuan lawan yang mungkin benar</translation>
    </message>
    <message>
        <source>Was caught claiming %1: claims of it count for less</source>
        <translation>Ketahuan menggertak dengan %1: pengakuan itu kurang dipercaya</translation>
    </message>
    <message>
        <source>Showed %1 when challenged, and drew another card for it</source>
        <translation>Diragukan, menunjukkan %1 dan menggantinya dengan kartu lain</translation>
    </message>
    <message>
        <source>Claimed %1 and was not challenged: holds it, %2 in 100</source>
        <translation>Mengaku %1 dan tak diragukan: memilikinya, %2 dari 100</translation>
    </message>
    <message>
        <source>Could have claimed %1 and did not: holds it, %2 in 100</source>
        <translation>Bisa mengaku %1 tetapi tidak melakukannya: memilikinya, %2 dari 100</translation>
    </message>
    <message>
        <source>Has claimed nothing so far: only the cards in sight tell something</source>
        <translation>Belum mengaku apa pun: hanya kartu yang terlihat memberi petunjuk</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Kartu tertutup</translation>
    </message>
    <message>
        <source>Did not cover %1: holds no higher card of the suit, %2 in 100</source>
        <translation>Tidak menutup %1: tak punya kartu secorak yang lebih tinggi, %2 dari 100</translation>
    </message>
    <message>
        <source>Took although any trump like %1 would cover: holds no trump, %2 in 100</source>
        <translation>Mengambil padahal truf seperti %1 bisa menutup: tak punya truf, %2 dari 100</translation>
    </message>
    <message>
        <source>Threw in nothing of the rank of %1: holds none but a trump, %2 in 100</source>
        <translation>Tidak menambah kartu senilai %1: tak punya selain truf, %2 dari 100</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kartu di tangan</translation>
    </message>
    <message>
        <source>Took or showed %1 of these cards before all eyes</source>
        <translation>Diambil atau ditunjukkan di depan semua: %1</translation>
    </message>
    <message>
        <source>The ending, played best</source>
        <translation>Akhir permainan dengan langkah terbaik</translation>
    </message>
    <message>
        <source>How the bout ends</source>
        <translation>Akhir babak</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Truf</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Kartu tinggi</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Siapa memulai</translation>
    </message>
    <message>
        <source>All else</source>
        <translation>Selebihnya</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>Anda mengambil</translation>
    </message>
    <message>
        <source>The other takes</source>
        <translation>Lawan mengambil</translation>
    </message>
    <message>
        <source>Another takes</source>
        <translation>Pemain lain mengambil</translation>
    </message>
    <message>
        <source>You beat everything off</source>
        <translation>Anda menutup semuanya</translation>
    </message>
    <message>
        <source>The other beats everything off</source>
        <translation>Lawan menutup semuanya</translation>
    </message>
    <message>
        <source>Another beats everything off</source>
        <translation>Pemain lain menutup semuanya</translation>
    </message>
    <message>
        <source>More is thrown in</source>
        <translation>Ada yang ditambah lagi</translation>
    </message>
    <message>
        <source>%1 more trumps in your hand</source>
        <translation>truf Anda %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 fewer trumps in your hand</source>
        <translation>truf Anda %1 lebih sedikit</translation>
    </message>
    <message>
        <source>%1 more cards in your hand</source>
        <translation>kartu Anda %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 fewer cards in your hand</source>
        <translation>kartu Anda %1 lebih sedikit</translation>
    </message>
    <message>
        <source>%1 more trumps for the other</source>
        <translation>truf lawan %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 more trumps for the others</source>
        <translation>truf pemain lain %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the other</source>
        <translation>truf lawan %1 lebih sedikit</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the others</source>
        <translation>truf pemain lain %1 lebih sedikit</translation>
    </message>
    <message>
        <source>%1 more cards for the other</source>
        <translation>kartu lawan %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 more cards for the others</source>
        <translation>kartu pemain lain %1 lebih banyak</translation>
    </message>
    <message>
        <source>%1 fewer cards for the other</source>
        <translation>kartu lawan %1 lebih sedikit</translation>
    </message>
    <message>
        <source>%1 fewer cards for the others</source>
        <translation>kartu pemain lain %1 lebih sedikit</translation>
    </message>
    <message>
        <source>The other has nothing to cover it with</source>
        <translation>Lawan tak punya kartu untuk menutupnya</translation>
    </message>
    <message>
        <source>The defender has nothing to cover it with</source>
        <translation>Yang bertahan tak punya kartu untuk menutupnya</translation>
    </message>
    <message>
        <source>When the stock is gone</source>
        <translation>Setelah tumpukan habis</translation>
    </message>
    <message>
        <source>After this bout</source>
        <translation>Setelah babak ini</translation>
    </message>
    <message>
        <source>The lowest card, which is missed least</source>
        <translation>Kartu terendah, yang paling tidak merugikan</translation>
    </message>
    <message>
        <source>More cards of its rank can follow</source>
        <translation>Kartu lain yang senilai bisa menyusul</translation>
    </message>
    <message>
        <source>Harder to cover than a lower card</source>
        <translation>Lebih sulit ditutup daripada kartu yang lebih rendah</translation>
    </message>
    <message>
        <source>What could be added is worth more in hand</source>
        <translation>Yang bisa ditambahkan lebih berharga di tangan</translation>
    </message>
    <message>
        <source>Its rank is on the table already: it brings no new cards</source>
        <translation>Nilainya sudah ada di meja: tidak memancing kartu baru</translation>
    </message>
    <message>
        <source>The lowest card that covers it</source>
        <translation>Kartu terendah yang menutupnya</translation>
    </message>
    <message>
        <source>The lower card is worth more later</source>
        <translation>Kartu yang lebih rendah lebih berharga nanti</translation>
    </message>
    <message>
        <source>To cover would cost more than to take</source>
        <translation>Menutup lebih merugikan daripada mengambil</translation>
    </message>
    <message>
        <source>Another has to face the attack</source>
        <translation>Pemain lain yang harus menghadapi serangan</translation>
    </message>
    <message>
        <source>Side cards</source>
        <translation>Kartu samping</translation>
    </message>
    <message>
        <source>Dealt from %1 side cards, %2 of each value from 1 to 5</source>
        <translation>Dibagikan dari %1 kartu samping, %2 untuk tiap nilai 1 sampai 5</translation>
    </message>
    <message>
        <source>What was played before is not counted: it tells little about the rest</source>
        <translation>Kartu yang sudah dimainkan tidak dihitung: itu tidak banyak memberi tahu tentang sisanya</translation>
    </message>
    <message>
        <source>Decks that hold the cards it has played: %1 of %2</source>
        <translation>Dek yang memuat kartu yang dimainkannya: %1 dari %2</translation>
    </message>
    <message>
        <source>None of these decks holds the cards it has played</source>
        <translation>Tak satu pun dek itu memuat kartu yang dimainkannya</translation>
    </message>
    <message>
        <source>The rules forbid its usual deck, so it brings another</source>
        <translation>Aturan melarang dek biasanya, jadi ia membawa dek lain</translation>
    </message>
    <message>
        <source>Go on: the way back is probably blocked.</source>
        <translation>Lanjut: jalan kembali kemungkinan besar sudah diblokir.</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a blue lever will be worth more later.</source>
        <translation>Lanjut: masih ada %1 ronde, tuas biru nanti lebih berharga.</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a red lever will be worth more later.</source>
        <translation>Lanjut: masih ada %1 ronde, tuas merah nanti lebih berharga.</translation>
    </message>
    <message>
        <source>Go on: a blue lever will be worth more nearer the end.</source>
        <translation>Lanjut: tuas biru lebih berharga menjelang akhir.</translation>
    </message>
    <message>
        <source>Go on: a red lever will be worth more nearer the end.</source>
        <translation>Lanjut: tuas merah lebih berharga menjelang akhir.</translation>
    </message>
    <message>
        <source>Go on: going back would give up the lead of %1.</source>
        <translation>Lanjut: kembali berarti melepas keunggulan %1.</translation>
    </message>
    <message>
        <source>Go on: you stand better here than where you would go back to.</source>
        <translation>Lanjut: keadaan Anda di sini lebih baik daripada di ronde tujuan kembali.</translation>
    </message>
    <message>
        <source>Go on: a block would fix a toss that went against you.</source>
        <translation>Lanjut: blokir akan mengunci lemparan yang merugikan Anda.</translation>
    </message>
    <message>
        <source>Go on: a block now would only fix what you may still improve.</source>
        <translation>Lanjut: blokir sekarang hanya mengunci apa yang masih bisa Anda perbaiki.</translation>
    </message>
    <message>
        <source>Go on: it keeps the way back to earlier rounds open.</source>
        <translation>Lanjut: jalan kembali ke ronde-ronde sebelumnya tetap terbuka.</translation>
    </message>
    <message>
        <source>Go on: you keep the lever, and that place may stay open.</source>
        <translation>Lanjut: tuasnya tersimpan, dan tempat itu mungkin tetap terbuka.</translation>
    </message>
    <message>
        <source>Block: the way back is probably blocked already.</source>
        <translation>Blokir: jalan kembali kemungkinan besar sudah diblokir.</translation>
    </message>
    <message>
        <source>Block: a blue lever is worth less to you later than a red one.</source>
        <translation>Blokir: nanti tuas biru kurang berharga bagi Anda daripada tuas merah.</translation>
    </message>
    <message>
        <source>Block: nobody can take your lead of %1 back any more.</source>
        <translation>Blokir: keunggulan %1 Anda tak bisa lagi direbut siapa pun.</translation>
    </message>
    <message>
        <source>Block: it keeps this toss, so the other cannot go back and improve.</source>
        <translation>Blokir: lemparan ini tetap, jadi lawan tak bisa kembali dan memperbaikinya.</translation>
    </message>
    <message>
        <source>Block: the other has better rounds to go back to than you.</source>
        <translation>Blokir: ronde untuk kembali lebih baik bagi lawan daripada bagi Anda.</translation>
    </message>
    <message>
        <source>Toss this round again: a red lever is worth less to you later than a blue one.</source>
        <translation>Lempar ulang ronde ini: nanti tuas merah kurang berharga bagi Anda daripada tuas biru.</translation>
    </message>
    <message>
        <source>Toss this round again: the other way back is worse.</source>
        <translation>Lempar ulang ronde ini: jalan kembali yang lain lebih buruk.</translation>
    </message>
    <message>
        <source>Toss this round again: the toss went against you.</source>
        <translation>Lempar ulang ronde ini: lemparannya merugikan Anda.</translation>
    </message>
    <message>
        <source>Go back to round %1: that way is more likely to be open.</source>
        <translation>Kembali ke ronde %1: jalan itu lebih mungkin terbuka.</translation>
    </message>
    <message>
        <source>Go back to round %1: you stood better there.</source>
        <translation>Kembali ke ronde %1: di sana keadaan Anda lebih baik.</translation>
    </message>
    <message>
        <source>Go back to round %1: a red lever is worth less to you later than a blue one.</source>
        <translation>Kembali ke ronde %1: nanti tuas merah kurang berharga bagi Anda daripada tuas biru.</translation>
    </message>
    <message>
        <source>Go back to round %1: better places are open to you from there.</source>
        <translation>Kembali ke ronde %1: dari sana terbuka tempat-tempat yang lebih baik.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Kartu Anda</translation>
    </message>
    <message>
        <source>The other&apos;s cards</source>
        <translation>Kartu lawan</translation>
    </message>
    <message>
        <source>The others&apos; cards</source>
        <translation>Kartu yang lain</translation>
    </message>
    <message>
        <source>Your coins</source>
        <translation>Koin Anda</translation>
    </message>
    <message>
        <source>The other&apos;s coins</source>
        <translation>Koin lawan</translation>
    </message>
    <message>
        <source>The others&apos; coins</source>
        <translation>Koin yang lain</translation>
    </message>
    <message>
        <source>The cards that you keep</source>
        <translation>Kartu yang Anda simpan</translation>
    </message>
    <message>
        <source>Let it stand: the claim may well be true, and a wrong challenge costs your last card.</source>
        <translation>Biarkan: pengakuan itu mungkin benar, dan salah meragukan menghabiskan kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Let it stand: it is against somebody else, and a wrong challenge costs you a card.</source>
        <translation>Biarkan: sasarannya pemain lain, dan salah meragukan merugikan Anda satu kartu.</translation>
    </message>
    <message>
        <source>Let it stand: another try costs less than a card, which a wrong challenge would cost.</source>
        <translation>Biarkan: mencoba lagi lebih murah daripada kehilangan satu kartu karena salah meragukan.</translation>
    </message>
    <message>
        <source>Let it stand: a wrong challenge costs a card, which is worth more than what is at stake.</source>
        <translation>Biarkan: salah meragukan dibayar dengan satu kartu, lebih mahal daripada taruhannya.</translation>
    </message>
    <message>
        <source>Let it stand: a challenge would win less than it risks.</source>
        <translation>Biarkan: hasil meragukan lebih kecil daripada risikonya.</translation>
    </message>
    <message>
        <source>Challenge: if the assassination goes through, you are out.</source>
        <translation>Ragukan: jika pembunuhan ini berhasil, Anda keluar.</translation>
    </message>
    <message>
        <source>Challenge: otherwise the assassination is likely to cost you a card.</source>
        <translation>Ragukan: jika tidak, pembunuhan ini kemungkinan besar merugikan Anda satu kartu.</translation>
    </message>
    <message>
        <source>Challenge: it is more likely a bluff than not, and a caught bluff wins the game.</source>
        <translation>Ragukan: lebih mungkin gertakan, dan gertakan yang ketahuan memenangkan permainan.</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs the other&apos;s last card and wins the game.</source>
        <translation>Ragukan: jika gertakannya ketahuan, lawan kehilangan kartu terakhir dan Anda menang.</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs a card, and that is worth the risk.</source>
        <translation>Ragukan: gertakan yang ketahuan dibayar dengan satu kartu, sepadan dengan risikonya.</translation>
    </message>
    <message>
        <source>Challenge: if it is a bluff, you keep your coins.</source>
        <translation>Ragukan: jika itu gertakan, koin Anda tetap.</translation>
    </message>
    <message>
        <source>Challenge: if the block is a bluff, your action counts.</source>
        <translation>Ragukan: jika tangkisan itu gertakan, tindakan Anda berlaku.</translation>
    </message>
    <message>
        <source>Challenge: a bluff that is caught brings no coins.</source>
        <translation>Ragukan: gertakan yang ketahuan tidak menghasilkan koin.</translation>
    </message>
    <message>
        <source>Challenge: the claim is doubtful enough to risk a card.</source>
        <translation>Ragukan: pengakuan itu cukup meragukan untuk mempertaruhkan satu kartu.</translation>
    </message>
    <message>
        <source>Block with the card that you hold: a bluff can be caught.</source>
        <translation>Tangkis dengan kartu yang Anda pegang: gertakan bisa ketahuan.</translation>
    </message>
    <message>
        <source>Block with this role: it is the one that is believed.</source>
        <translation>Tangkis dengan peran ini: inilah yang dipercaya.</translation>
    </message>
    <message>
        <source>Block: otherwise the assassination takes your last card.</source>
        <translation>Tangkis: jika tidak, pembunuhan mengambil kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Block: you hold the Contessa, and without the block you lose a card.</source>
        <translation>Tangkis: Anda memegang Putri, dan tanpa tangkisan Anda kehilangan kartu.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and without the block you lose a card.</source>
        <translation>Tangkis: gertakan ini jarang diragukan, dan tanpa tangkisan Anda kehilangan kartu.</translation>
    </message>
    <message>
        <source>Block: without it you lose a card for certain.</source>
        <translation>Tangkis: tanpanya Anda pasti kehilangan kartu.</translation>
    </message>
    <message>
        <source>Block: you hold the card, so a challenge costs the challenger one.</source>
        <translation>Tangkis: Anda memegang kartunya, jadi yang meragukan kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Block: you hold the card, and your coins stay with you.</source>
        <translation>Tangkis: Anda memegang kartunya, dan koin Anda tetap.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and your coins stay with you.</source>
        <translation>Tangkis: gertakan ini jarang diragukan, dan koin Anda tetap.</translation>
    </message>
    <message>
        <source>Block: your coins are worth the risk of a challenge.</source>
        <translation>Tangkis: koin Anda sepadan dengan risiko diragukan.</translation>
    </message>
    <message>
        <source>Block: you hold the Duke, so nobody takes these coins.</source>
        <translation>Tangkis: Anda memegang Adipati, jadi tak ada yang mengambil koin ini.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and it keeps the coins in the bank.</source>
        <translation>Tangkis: gertakan ini jarang diragukan, dan koinnya tetap di bank.</translation>
    </message>
    <message>
        <source>Block: keeping the coins in the bank is worth the risk of a challenge.</source>
        <translation>Tangkis: menjaga koin tetap di bank sepadan dengan risiko diragukan.</translation>
    </message>
    <message>
        <source>Let it happen: a bluffed Contessa that is caught costs both cards.</source>
        <translation>Biarkan terjadi: menggertak Putri lalu ketahuan menghabiskan kedua kartu.</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs your last card.</source>
        <translation>Biarkan terjadi: gertakan yang ketahuan menghabiskan kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs a card, which is worth more than these coins.</source>
        <translation>Biarkan terjadi: gertakan yang ketahuan dibayar dengan satu kartu, lebih mahal daripada koin ini.</translation>
    </message>
    <message>
        <source>Let it happen: a block would show what you hold.</source>
        <translation>Biarkan terjadi: tangkisan akan membuka apa yang Anda pegang.</translation>
    </message>
    <message>
        <source>Coup: it takes the other&apos;s last card and wins.</source>
        <translation>Kudeta: kartu terakhir lawan hilang, dan Anda menang.</translation>
    </message>
    <message>
        <source>Coup this player: more cards and coins make it the greater danger.</source>
        <translation>Kudeta terhadap pemain ini: kartu dan koinnya lebih banyak, jadi lebih berbahaya.</translation>
    </message>
    <message>
        <source>Coup this player: it stands in your way more than the other one.</source>
        <translation>Kudeta terhadap pemain ini: ia lebih menghalangi Anda daripada yang lain.</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs the other a card.</source>
        <translation>Kudeta: tak ada yang bisa menghentikannya, dan lawan kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs a rival a card.</source>
        <translation>Kudeta: tak ada yang bisa menghentikannya, dan seorang saingan kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Coup: it cannot be challenged, so no card of yours is at risk.</source>
        <translation>Kudeta: tidak bisa diragukan, jadi kartu Anda aman.</translation>
    </message>
    <message>
        <source>Coup: a card taken for certain is worth more than the coins.</source>
        <translation>Kudeta: satu kartu yang pasti lebih berharga daripada koinnya.</translation>
    </message>
    <message>
        <source>Assassinate this player: more cards and coins make it the greater danger.</source>
        <translation>Bunuh pemain ini: kartu dan koinnya lebih banyak, jadi lebih berbahaya.</translation>
    </message>
    <message>
        <source>Assassinate this player: it stands in your way more than the other one.</source>
        <translation>Bunuh pemain ini: ia lebih menghalangi Anda daripada yang lain.</translation>
    </message>
    <message>
        <source>Assassinate: it costs four coins less than a coup.</source>
        <translation>Bunuh: empat koin lebih murah daripada kudeta.</translation>
    </message>
    <message>
        <source>Assassinate: if it goes through, the other is out.</source>
        <translation>Bunuh: jika berhasil, lawan keluar.</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, while the other move is a bluff.</source>
        <translation>Bunuh: Anda memegang Pembunuh, sedangkan langkah lainnya gertakan.</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, and three coins may take a card.</source>
        <translation>Bunuh: Anda memegang Pembunuh, dan tiga koin bisa menghilangkan satu kartu.</translation>
    </message>
    <message>
        <source>Assassinate: the bluff is seldom challenged, and three coins may take a card.</source>
        <translation>Bunuh: gertakan ini jarang diragukan, dan tiga koin bisa menghilangkan satu kartu.</translation>
    </message>
    <message>
        <source>Assassinate: a card for three coins is worth the risk.</source>
        <translation>Bunuh: satu kartu seharga tiga koin sepadan dengan risikonya.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, while the other move is a bluff.</source>
        <translation>Ambil tiga koin: Anda memegang Adipati, sedangkan langkah lainnya gertakan.</translation>
    </message>
    <message>
        <source>Take the three coins: the other move is caught more often.</source>
        <translation>Ambil tiga koin: langkah lainnya lebih sering ketahuan.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, so a challenge costs the challenger a card.</source>
        <translation>Ambil tiga koin: Anda memegang Adipati, jadi yang meragukan kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Take the three coins: foreign aid would often be blocked.</source>
        <translation>Ambil tiga koin: bantuan asing akan sering ditangkis.</translation>
    </message>
    <message>
        <source>Take the three coins: the other move would often be blocked.</source>
        <translation>Ambil tiga koin: langkah lainnya akan sering ditangkis.</translation>
    </message>
    <message>
        <source>Take the three coins: this is no time to spend any.</source>
        <translation>Ambil tiga koin: bukan saatnya membelanjakan koin.</translation>
    </message>
    <message>
        <source>Take the three coins: your cards need no change now.</source>
        <translation>Ambil tiga koin: kartu Anda belum perlu ditukar.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, and nothing else brings as many.</source>
        <translation>Ambil tiga koin: Anda memegang Adipati, dan tak ada yang menghasilkan sebanyak itu.</translation>
    </message>
    <message>
        <source>Take the three coins: the bluff is seldom challenged, and nothing else brings as many.</source>
        <translation>Ambil tiga koin: gertakan ini jarang diragukan, dan tak ada yang menghasilkan sebanyak itu.</translation>
    </message>
    <message>
        <source>Take the three coins: they are worth the risk of a challenge.</source>
        <translation>Ambil tiga koin: sepadan dengan risiko diragukan.</translation>
    </message>
    <message>
        <source>Steal from this player: more cards and coins make it the greater danger.</source>
        <translation>Curi dari pemain ini: kartu dan koinnya lebih banyak, jadi lebih berbahaya.</translation>
    </message>
    <message>
        <source>Steal from this player: the other one is the worse target.</source>
        <translation>Curi dari pemain ini: yang lain sasaran yang lebih buruk.</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, while the other move is a bluff.</source>
        <translation>Curi: Anda memegang Kapten, sedangkan langkah lainnya gertakan.</translation>
    </message>
    <message>
        <source>Steal: the other move is caught as a bluff more often.</source>
        <translation>Curi: gertakan pada langkah lainnya lebih sering ketahuan.</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, so a challenge costs the challenger a card.</source>
        <translation>Curi: Anda memegang Kapten, jadi yang meragukan kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Steal: foreign aid would often be blocked.</source>
        <translation>Curi: bantuan asing akan sering ditangkis.</translation>
    </message>
    <message>
        <source>Steal: this is no time to spend coins.</source>
        <translation>Curi: bukan saatnya membelanjakan koin.</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to the other.</source>
        <translation>Curi: koin yang Anda dapat hilang dari lawan.</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to a rival.</source>
        <translation>Curi: koin yang Anda dapat hilang dari seorang saingan.</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, while the other move is a bluff.</source>
        <translation>Tukar: Anda memegang Duta Besar, sedangkan langkah lainnya gertakan.</translation>
    </message>
    <message>
        <source>Exchange: the other move is caught as a bluff more often.</source>
        <translation>Tukar: gertakan pada langkah lainnya lebih sering ketahuan.</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, so a challenge costs the challenger a card.</source>
        <translation>Tukar: Anda memegang Duta Besar, jadi yang meragukan kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Exchange: the other move would often be blocked.</source>
        <translation>Tukar: langkah lainnya akan sering ditangkis.</translation>
    </message>
    <message>
        <source>Exchange: this is no time to spend coins.</source>
        <translation>Tukar: bukan saatnya membelanjakan koin.</translation>
    </message>
    <message>
        <source>Exchange: other cards are worth more here than coins.</source>
        <translation>Tukar: di sini kartu lain lebih berharga daripada koin.</translation>
    </message>
    <message>
        <source>Foreign aid: it claims nothing, so no card of yours is at risk.</source>
        <translation>Bantuan asing: tidak mengaku apa pun, jadi kartu Anda aman.</translation>
    </message>
    <message>
        <source>Foreign aid: it is seldom blocked, and brings one coin more than income.</source>
        <translation>Bantuan asing: jarang ditangkis, dan hasilnya satu koin lebih banyak daripada pendapatan.</translation>
    </message>
    <message>
        <source>Foreign aid: this is no time to spend coins.</source>
        <translation>Bantuan asing: bukan saatnya membelanjakan koin.</translation>
    </message>
    <message>
        <source>Foreign aid: the other move would be blocked too often.</source>
        <translation>Bantuan asing: langkah lainnya akan terlalu sering ditangkis.</translation>
    </message>
    <message>
        <source>Foreign aid: your cards need no change now.</source>
        <translation>Bantuan asing: kartu Anda belum perlu ditukar.</translation>
    </message>
    <message>
        <source>Foreign aid: two coins without a claim that could be challenged.</source>
        <translation>Bantuan asing: dua koin tanpa pengakuan yang bisa diragukan.</translation>
    </message>
    <message>
        <source>Income: it claims nothing, so no card of yours is at risk.</source>
        <translation>Pendapatan: tidak mengaku apa pun, jadi kartu Anda aman.</translation>
    </message>
    <message>
        <source>Income: foreign aid would often be blocked.</source>
        <translation>Pendapatan: bantuan asing akan sering ditangkis.</translation>
    </message>
    <message>
        <source>Income: the other move would often be blocked.</source>
        <translation>Pendapatan: langkah lainnya akan sering ditangkis.</translation>
    </message>
    <message>
        <source>Income: this is no time to spend coins.</source>
        <translation>Pendapatan: bukan saatnya membelanjakan koin.</translation>
    </message>
    <message>
        <source>Income: your cards need no change now.</source>
        <translation>Pendapatan: kartu Anda belum perlu ditukar.</translation>
    </message>
    <message>
        <source>Income: the other move is a bluff, and being caught costs a card.</source>
        <translation>Pendapatan: langkah lainnya gertakan, dan kalau ketahuan Anda kehilangan satu kartu.</translation>
    </message>
    <message>
        <source>Income: stealing brings too little here to show the Captain.</source>
        <translation>Pendapatan: di sini hasil mencuri terlalu kecil untuk membuka Kapten.</translation>
    </message>
    <message>
        <source>Income: it shows nothing of what you hold.</source>
        <translation>Pendapatan: tidak membuka apa pun tentang kartu Anda.</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs a card.</source>
        <translation>Biarkan: Duta Besar kemungkinan besar ada, dan salah meragukan merugikan Anda satu kartu.</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs a card.</source>
        <translation>Biarkan: Pembunuh kemungkinan besar ada, dan salah meragukan merugikan Anda satu kartu.</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs a card.</source>
        <translation>Biarkan: Kapten kemungkinan besar ada, dan salah meragukan merugikan Anda satu kartu.</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs a card.</source>
        <translation>Biarkan: Putri kemungkinan besar ada, dan salah meragukan merugikan Anda satu kartu.</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs a card.</source>
        <translation>Biarkan: Adipati kemungkinan besar ada, dan salah meragukan merugikan Anda satu kartu.</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs your last card.</source>
        <translation>Biarkan: Duta Besar kemungkinan besar ada, dan salah meragukan menghabiskan kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs your last card.</source>
        <translation>Biarkan: Pembunuh kemungkinan besar ada, dan salah meragukan menghabiskan kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs your last card.</source>
        <translation>Biarkan: Kapten kemungkinan besar ada, dan salah meragukan menghabiskan kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs your last card.</source>
        <translation>Biarkan: Putri kemungkinan besar ada, dan salah meragukan menghabiskan kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs your last card.</source>
        <translation>Biarkan: Adipati kemungkinan besar ada, dan salah meragukan menghabiskan kartu terakhir Anda.</translation>
    </message>
    <message>
        <source>Challenge: the Ambassador is probably missing, and a caught bluff costs a card.</source>
        <translation>Ragukan: Duta Besar kemungkinan besar tidak ada, dan gertakan yang ketahuan dibayar dengan satu kartu.</translation>
    </message>
    <message>
        <source>Challenge: the Assassin is probably missing, and a caught bluff costs a card.</source>
        <translation>Ragukan: Pembunuh kemungkinan besar tidak ada, dan gertakan yang ketahuan dibayar dengan satu kartu.</translation>
    </message>
    <message>
        <source>Challenge: the Captain is probably missing, and a caught bluff costs a card.</source>
        <translation>Ragukan: Kapten kemungkinan besar tidak ada, dan gertakan yang ketahuan dibayar dengan satu kartu.</translation>
    </message>
    <message>
        <source>Challenge: the Contessa is probably missing, and a caught bluff costs a card.</source>
        <translation>Ragukan: Putri kemungkinan besar tidak ada, dan gertakan yang ketahuan dibayar dengan satu kartu.</translation>
    </message>
    <message>
        <source>Challenge: the Duke is probably missing, and a caught bluff costs a card.</source>
        <translation>Ragukan: Adipati kemungkinan besar tidak ada, dan gertakan yang ketahuan dibayar dengan satu kartu.</translation>
    </message>
    <message>
        <source>Keep the Ambassador: it changes your cards and stops stealing.</source>
        <translation>Simpan Duta Besar: ia menukar kartu Anda dan menghentikan pencurian.</translation>
    </message>
    <message>
        <source>Keep the Assassin: it takes a card for three coins.</source>
        <translation>Simpan Pembunuh: dengan tiga koin ia menghilangkan satu kartu.</translation>
    </message>
    <message>
        <source>Keep the Captain: it steals, and stops stealing.</source>
        <translation>Simpan Kapten: ia mencuri, dan menghentikan pencurian.</translation>
    </message>
    <message>
        <source>Keep the Contessa: without it an assassination can only be bluffed away.</source>
        <translation>Simpan Putri: tanpanya, pembunuhan hanya bisa ditangkis dengan gertakan.</translation>
    </message>
    <message>
        <source>Keep the Duke: it brings three coins a turn and stops foreign aid.</source>
        <translation>Simpan Adipati: tiga koin tiap giliran, dan menghentikan bantuan asing.</translation>
    </message>
    <message>
        <source>Keep the Ambassador: you have claimed it, and can show it when challenged.</source>
        <translation>Simpan Duta Besar: sudah Anda akui, dan bisa ditunjukkan bila diragukan.</translation>
    </message>
    <message>
        <source>Keep the Assassin: you have claimed it, and can show it when challenged.</source>
        <translation>Simpan Pembunuh: sudah Anda akui, dan bisa ditunjukkan bila diragukan.</translation>
    </message>
    <message>
        <source>Keep the Captain: you have claimed it, and can show it when challenged.</source>
        <translation>Simpan Kapten: sudah Anda akui, dan bisa ditunjukkan bila diragukan.</translation>
    </message>
    <message>
        <source>Keep the Contessa: you have claimed it, and can show it when challenged.</source>
        <translation>Simpan Putri: sudah Anda akui, dan bisa ditunjukkan bila diragukan.</translation>
    </message>
    <message>
        <source>Keep the Duke: you have claimed it, and can show it when challenged.</source>
        <translation>Simpan Adipati: sudah Anda akui, dan bisa ditunjukkan bila diragukan.</translation>
    </message>
    <message>
        <source>Cards of equal rank</source>
        <translation>Kartu senilai</translation>
    </message>
    <message>
        <source>The hand that was dealt</source>
        <translation>Kartu yang dibagikan</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: a trump is worth more in your hand.</source>
        <translation>Serang dengan %1 dan simpan %2: truf lebih berharga di tangan Anda.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger trumps than after %2.</source>
        <translation>Serang dengan %1: truf Anda nantinya lebih kuat daripada dengan %2.</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>Serang dengan %1: truf pihak lawan nantinya lebih lemah daripada dengan %2.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with fewer cards than after %2.</source>
        <translation>Serang dengan %1: kartu Anda nantinya lebih sedikit daripada dengan %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the other side ends up with more cards than after %2.</source>
        <translation>Serang dengan %1: kartu pihak lawan nantinya lebih banyak daripada dengan %2.</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: the higher card is worth more later.</source>
        <translation>Serang dengan %1 dan simpan %2: kartu yang lebih tinggi lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger cards than after %2.</source>
        <translation>Serang dengan %1: kartu Anda nantinya lebih kuat daripada dengan %2.</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>Serang dengan %1: kartu pihak lawan nantinya lebih lemah daripada dengan %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the defender takes %3% of the time, more often than after %2.</source>
        <translation>Serang dengan %1: yang bertahan mengambil dalam %3% kasus, lebih sering daripada dengan %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the defender covers it more often than %2, and that costs cards.</source>
        <translation>Serang dengan %1: yang bertahan lebih sering menutupnya daripada %2, dan itu memakan kartunya.</translation>
    </message>
    <message>
        <source>Attack with %1: you lead more often once the stock is gone.</source>
        <translation>Serang dengan %1: Anda lebih sering memulai setelah tumpukan habis.</translation>
    </message>
    <message>
        <source>Attack with %1: you lead the next bout more often.</source>
        <translation>Serang dengan %1: Anda lebih sering memulai babak berikutnya.</translation>
    </message>
    <message>
        <source>Attack with %1: it wins, whatever the other does.</source>
        <translation>Serang dengan %1: menang, apa pun yang dilakukan lawan.</translation>
    </message>
    <message>
        <source>Attack with %1: it draws against the best play; the other move loses.</source>
        <translation>Serang dengan %1: seri melawan permainan terbaik; langkah lainnya kalah.</translation>
    </message>
    <message>
        <source>Throw in %1: you end up with stronger trumps.</source>
        <translation>Tambah %1: truf Anda nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker trumps.</source>
        <translation>Tambah %1: truf pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves you with fewer cards.</source>
        <translation>Tambah %1: kartu Anda nantinya lebih sedikit.</translation>
    </message>
    <message>
        <source>Throw in %1: the other side ends up with more cards.</source>
        <translation>Tambah %1: kartu pihak lawan nantinya lebih banyak.</translation>
    </message>
    <message>
        <source>Throw in %1: your hand gets stronger without it.</source>
        <translation>Tambah %1: tangan Anda lebih kuat tanpa kartu itu.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker cards.</source>
        <translation>Tambah %1: kartu pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Throw in %1: then the defender takes %3% of the time.</source>
        <translation>Tambah %1: lalu yang bertahan mengambil dalam %3% kasus.</translation>
    </message>
    <message>
        <source>Throw in %1: you lead more often once the stock is gone.</source>
        <translation>Tambah %1: Anda lebih sering memulai setelah tumpukan habis.</translation>
    </message>
    <message>
        <source>Throw in %1: you lead the next bout more often.</source>
        <translation>Tambah %1: Anda lebih sering memulai babak berikutnya.</translation>
    </message>
    <message>
        <source>Throw in %1: it wins, whatever the other does.</source>
        <translation>Tambah %1: menang, apa pun yang dilakukan lawan.</translation>
    </message>
    <message>
        <source>Throw in %1: it draws against the best play; to stop loses.</source>
        <translation>Tambah %1: seri melawan permainan terbaik; berhenti berarti kalah.</translation>
    </message>
    <message>
        <source>Keep %2: a trump is worth more in your hand than on the table.</source>
        <translation>Simpan %2: truf lebih berharga di tangan Anda daripada di meja.</translation>
    </message>
    <message>
        <source>Keep %2: you end up with stronger trumps.</source>
        <translation>Simpan %2: truf Anda nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger trumps.</source>
        <translation>Simpan %2: jika ditambahkan, truf pihak lawan nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Stop here: you end up with fewer cards than by throwing in %2.</source>
        <translation>Berhenti di sini: kartu Anda nantinya lebih sedikit daripada jika menambah %2.</translation>
    </message>
    <message>
        <source>Stop here: the other side ends up with more cards than if you throw in %2.</source>
        <translation>Berhenti di sini: kartu pihak lawan nantinya lebih banyak daripada jika Anda menambah %2.</translation>
    </message>
    <message>
        <source>Keep %2: it is worth more in your hand than on the table.</source>
        <translation>Simpan %2: lebih berharga di tangan Anda daripada di meja.</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger cards.</source>
        <translation>Simpan %2: jika ditambahkan, kartu pihak lawan nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Stop here: you lead more often once the stock is gone.</source>
        <translation>Berhenti di sini: Anda lebih sering memulai setelah tumpukan habis.</translation>
    </message>
    <message>
        <source>Stop here: you lead the next bout more often.</source>
        <translation>Berhenti di sini: Anda lebih sering memulai babak berikutnya.</translation>
    </message>
    <message>
        <source>Stop here: it wins, whatever the other does.</source>
        <translation>Berhenti di sini: menang, apa pun yang dilakukan lawan.</translation>
    </message>
    <message>
        <source>Stop here: it draws against the best play; to throw in loses.</source>
        <translation>Berhenti di sini: seri melawan permainan terbaik; menambah berarti kalah.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger trumps.</source>
        <translation>Tutup dengan %1: truf Anda nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps.</source>
        <translation>Tutup dengan %1: truf pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Cover with %1: it keeps your hand small.</source>
        <translation>Tutup dengan %1: kartu Anda tetap sedikit.</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards.</source>
        <translation>Tutup dengan %1: kartu pihak lawan nantinya lebih banyak.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger cards.</source>
        <translation>Tutup dengan %1: kartu Anda nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards.</source>
        <translation>Tutup dengan %1: kartu pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Cover with %1: you then have to take only %3% of the time.</source>
        <translation>Tutup dengan %1: lalu Anda harus mengambil hanya dalam %3% kasus.</translation>
    </message>
    <message>
        <source>Cover with %1: you lead more often once the stock is gone.</source>
        <translation>Tutup dengan %1: Anda lebih sering memulai setelah tumpukan habis.</translation>
    </message>
    <message>
        <source>Cover with %1: you lead the next bout more often.</source>
        <translation>Tutup dengan %1: Anda lebih sering memulai babak berikutnya.</translation>
    </message>
    <message>
        <source>Cover with %1: it wins, whatever the other does.</source>
        <translation>Tutup dengan %1: menang, apa pun yang dilakukan lawan.</translation>
    </message>
    <message>
        <source>Cover with %1: it draws against the best play; the other move loses.</source>
        <translation>Tutup dengan %1: seri melawan permainan terbaik; langkah lainnya kalah.</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the trump is worth more later.</source>
        <translation>Tutup dengan %1 dan simpan %2: truf itu lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger trumps than after %2.</source>
        <translation>Tutup dengan %1: truf Anda nantinya lebih kuat daripada dengan %2.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>Tutup dengan %1: truf pihak lawan nantinya lebih lemah daripada dengan %2.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with fewer cards than after %2.</source>
        <translation>Tutup dengan %1: kartu Anda nantinya lebih sedikit daripada dengan %2.</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards than after %2.</source>
        <translation>Tutup dengan %1: kartu pihak lawan nantinya lebih banyak daripada dengan %2.</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the higher card is worth more later.</source>
        <translation>Tutup dengan %1 dan simpan %2: kartu yang lebih tinggi lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger cards than after %2.</source>
        <translation>Tutup dengan %1: kartu Anda nantinya lebih kuat daripada dengan %2.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>Tutup dengan %1: kartu pihak lawan nantinya lebih lemah daripada dengan %2.</translation>
    </message>
    <message>
        <source>Cover with %1: you then take %3% of the time, less often than after %2.</source>
        <translation>Tutup dengan %1: lalu Anda mengambil dalam %3% kasus, lebih jarang daripada dengan %2.</translation>
    </message>
    <message>
        <source>Take and keep %2: the trump is worth more than a small hand.</source>
        <translation>Ambil dan simpan %2: truf itu lebih berharga daripada tangan yang sedikit kartunya.</translation>
    </message>
    <message>
        <source>Take: the trumps in your hand are worth more than a small hand.</source>
        <translation>Ambil: truf di tangan Anda lebih berharga daripada tangan yang sedikit kartunya.</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker trumps.</source>
        <translation>Ambil: truf pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Take: otherwise you end up with even more cards.</source>
        <translation>Ambil: jika tidak, kartu Anda nantinya malah lebih banyak.</translation>
    </message>
    <message>
        <source>Take: the other side ends up with more cards.</source>
        <translation>Ambil: kartu pihak lawan nantinya lebih banyak.</translation>
    </message>
    <message>
        <source>Take: the strong cards in your hand are worth more than a small hand.</source>
        <translation>Ambil: kartu kuat di tangan Anda lebih berharga daripada tangan yang sedikit kartunya.</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker cards.</source>
        <translation>Ambil: kartu pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Take: you lead more often once the stock is gone.</source>
        <translation>Ambil: Anda lebih sering memulai setelah tumpukan habis.</translation>
    </message>
    <message>
        <source>Take: it wins, whatever the other does.</source>
        <translation>Ambil: menang, apa pun yang dilakukan lawan.</translation>
    </message>
    <message>
        <source>Take: it draws against the best play; the other move loses.</source>
        <translation>Ambil: seri melawan permainan terbaik; langkah lainnya kalah.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger trumps.</source>
        <translation>Oper dengan %1: truf Anda nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker trumps.</source>
        <translation>Oper dengan %1: truf pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Transfer with %1: it keeps your hand small.</source>
        <translation>Oper dengan %1: kartu Anda tetap sedikit.</translation>
    </message>
    <message>
        <source>Transfer with %1: the other side ends up with more cards.</source>
        <translation>Oper dengan %1: kartu pihak lawan nantinya lebih banyak.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger cards.</source>
        <translation>Oper dengan %1: kartu Anda nantinya lebih kuat.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker cards.</source>
        <translation>Oper dengan %1: kartu pihak lawan nantinya lebih lemah.</translation>
    </message>
    <message>
        <source>Transfer with %1: you then have to take only %3% of the time.</source>
        <translation>Oper dengan %1: lalu Anda harus mengambil hanya dalam %3% kasus.</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead more often once the stock is gone.</source>
        <translation>Oper dengan %1: Anda lebih sering memulai setelah tumpukan habis.</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead the next bout more often.</source>
        <translation>Oper dengan %1: Anda lebih sering memulai babak berikutnya.</translation>
    </message>
    <message>
        <source>Transfer with %1: it wins, whatever the other does.</source>
        <translation>Oper dengan %1: menang, apa pun yang dilakukan lawan.</translation>
    </message>
    <message>
        <source>Transfer with %1: it draws against the best play; the other move loses.</source>
        <translation>Oper dengan %1: seri melawan permainan terbaik; langkah lainnya kalah.</translation>
    </message>
    <message>
        <source>Keep: this hand promises more than a new deal.</source>
        <translation>Pakai: kartu ini lebih menjanjikan daripada pembagian ulang.</translation>
    </message>
    <message>
        <source>Ask for a new deal: this hand promises less than another.</source>
        <translation>Minta pembagian ulang: kartu ini kurang menjanjikan daripada kartu baru.</translation>
    </message>
    <message>
        <source>Stand: the +%1 would take you over 20.</source>
        <translation>Berhenti: +%1 akan membuat Anda melewati 20.</translation>
    </message>
    <message>
        <source>Stand: anything else loses the hand.</source>
        <translation>Berhenti: selain itu ronde ini kalah.</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the hand.</source>
        <translation>Lanjut: berhenti di %1 berarti ronde ini kalah.</translation>
    </message>
    <message>
        <source>Go on: the +%1 would take you over 20.</source>
        <translation>Lanjut: +%1 akan membuat Anda melewati 20.</translation>
    </message>
    <message>
        <source>Go on: even with the +%1 you would lose the hand.</source>
        <translation>Lanjut: dengan +%1 pun ronde ini kalah.</translation>
    </message>
    <message>
        <source>Play the +%1: it saves a tie.</source>
        <translation>Mainkan +%1: menyelamatkan hasil seri.</translation>
    </message>
    <message>
        <source>Play the +%1: standing without it loses the hand.</source>
        <translation>Mainkan +%1: berhenti tanpanya berarti ronde ini kalah.</translation>
    </message>
    <message>
        <source>Play the +%1: anything less loses the hand.</source>
        <translation>Mainkan +%1: kurang dari itu, ronde ini kalah.</translation>
    </message>
    <message>
        <source>Stand: the hand is won without the +%1.</source>
        <translation>Berhenti: ronde ini menang tanpa +%1.</translation>
    </message>
    <message>
        <source>Stand: the hand is won.</source>
        <translation>Berhenti: ronde ini sudah menang.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins as well, and the +%2 is worth more later.</source>
        <translation>Mainkan +%1: sama-sama menang, dan +%2 lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins the hand.</source>
        <translation>Mainkan +%1: ronde ini menang.</translation>
    </message>
    <message>
        <source>Go on: the hand is won without the +%1.</source>
        <translation>Lanjut: ronde ini menang tanpa +%1.</translation>
    </message>
    <message>
        <source>Go on: the hand is won.</source>
        <translation>Lanjut: ronde ini sudah menang.</translation>
    </message>
    <message>
        <source>Stand: the +%1 is worth more in a later hand.</source>
        <translation>Berhenti: +%1 lebih berharga di ronde berikutnya.</translation>
    </message>
    <message>
        <source>Go on: the +%1 is worth more later.</source>
        <translation>Lanjut: +%1 lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Play the +%1: the +%2 is worth more later.</source>
        <translation>Mainkan +%1: +%2 lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Stand: the next card breaks you in %1 of 10 cases.</source>
        <translation>Berhenti: kartu berikutnya membuat Anda hangus dalam %1 dari 10 kasus.</translation>
    </message>
    <message>
        <source>Stand: a tie is better than another card.</source>
        <translation>Berhenti: seri lebih baik daripada satu kartu lagi.</translation>
    </message>
    <message>
        <source>Stand: %1 is hard to beat.</source>
        <translation>Berhenti: %1 sulit dikalahkan.</translation>
    </message>
    <message>
        <source>Go on: the next card cannot break you.</source>
        <translation>Lanjut: kartu berikutnya tidak mungkin membuat Anda hangus.</translation>
    </message>
    <message>
        <source>Go on: the next card breaks you in only %1 of 10 cases.</source>
        <translation>Lanjut: kartu berikutnya membuat Anda hangus hanya dalam %1 dari 10 kasus.</translation>
    </message>
    <message>
        <source>Go on: %1 wins too rarely.</source>
        <translation>Lanjut: %1 terlalu jarang menang.</translation>
    </message>
    <message>
        <source>Play the +%1: nothing beats 20.</source>
        <translation>Mainkan +%1: tak ada yang mengalahkan 20.</translation>
    </message>
    <message>
        <source>Play the +%1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>Mainkan +%1: tanpanya kartu berikutnya membuat Anda hangus dalam %2 dari 10 kasus.</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is harder to beat.</source>
        <translation>Mainkan +%1: %2 lebih sulit dikalahkan.</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is hard to beat.</source>
        <translation>Mainkan +%1: %2 sulit dikalahkan.</translation>
    </message>
    <message>
        <source>Stand: it is worth a little more.</source>
        <translation>Berhenti: nilainya sedikit lebih baik.</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more hands in 100.</source>
        <translation>Berhenti: menang %1 ronde lebih banyak dari tiap 100.</translation>
    </message>
    <message>
        <source>Go on: it is worth a little more.</source>
        <translation>Lanjut: nilainya sedikit lebih baik.</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more hands in 100.</source>
        <translation>Lanjut: menang %1 ronde lebih banyak dari tiap 100.</translation>
    </message>
    <message>
        <source>Play the +%1: it is worth a little more.</source>
        <translation>Mainkan +%1: nilainya sedikit lebih baik.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins %2 more hands in 100.</source>
        <translation>Mainkan +%1: menang %2 ronde lebih banyak dari tiap 100.</translation>
    </message>
    <message>
        <source>Play the %1: without it you are over 20.</source>
        <translation>Mainkan %1: tanpanya Anda di atas 20.</translation>
    </message>
    <message>
        <source>Play the %1: the %2 would leave you over 20.</source>
        <translation>Mainkan %1: dengan %2 Anda tetap di atas 20.</translation>
    </message>
    <message>
        <source>Play the %1: anything else leaves you over 20.</source>
        <translation>Mainkan %1: dengan yang lain Anda tetap di atas 20.</translation>
    </message>
    <message>
        <source>Play the %1: standing without it loses the set.</source>
        <translation>Mainkan %1: berhenti tanpanya berarti ronde ini kalah.</translation>
    </message>
    <message>
        <source>Play the %1: anything less loses the set.</source>
        <translation>Mainkan %1: kurang dari itu, ronde ini kalah.</translation>
    </message>
    <message>
        <source>Stand: the %1 would take you over 20.</source>
        <translation>Berhenti: %1 akan membuat Anda melewati 20.</translation>
    </message>
    <message>
        <source>Go on: the %1 would take you over 20.</source>
        <translation>Lanjut: %1 akan membuat Anda melewati 20.</translation>
    </message>
    <message>
        <source>Stand: anything else loses the set.</source>
        <translation>Berhenti: selain itu ronde ini kalah.</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the set.</source>
        <translation>Lanjut: berhenti di %1 berarti ronde ini kalah.</translation>
    </message>
    <message>
        <source>Go on: even with the %1 you would lose the set.</source>
        <translation>Lanjut: dengan %1 pun ronde ini kalah.</translation>
    </message>
    <message>
        <source>Stand: the set is won without the %1.</source>
        <translation>Berhenti: ronde ini menang tanpa %1.</translation>
    </message>
    <message>
        <source>Stand: the set is won.</source>
        <translation>Berhenti: ronde ini sudah menang.</translation>
    </message>
    <message>
        <source>Go on: the set is won without the %1.</source>
        <translation>Lanjut: ronde ini menang tanpa %1.</translation>
    </message>
    <message>
        <source>Go on: the set is won.</source>
        <translation>Lanjut: ronde ini sudah menang.</translation>
    </message>
    <message>
        <source>Play the %1: it wins as well, and the %2 is worth more later.</source>
        <translation>Mainkan %1: sama-sama menang, dan %2 lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Play the %1: it wins the set.</source>
        <translation>Mainkan %1: ronde ini menang.</translation>
    </message>
    <message>
        <source>Stand: the %1 is worth more in a later set.</source>
        <translation>Berhenti: %1 lebih berharga di ronde berikutnya.</translation>
    </message>
    <message>
        <source>Go on: the %1 is worth more later.</source>
        <translation>Lanjut: %1 lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Play the %1: the %2 is worth more later.</source>
        <translation>Mainkan %1: %2 lebih berharga nanti.</translation>
    </message>
    <message>
        <source>Play the %1 and stand: another card would risk too much.</source>
        <translation>Mainkan %1 dan berhenti: satu kartu lagi terlalu berisiko.</translation>
    </message>
    <message>
        <source>Play the %1 and go on: %2 wins too rarely.</source>
        <translation>Mainkan %1 dan lanjut: %2 terlalu jarang menang.</translation>
    </message>
    <message>
        <source>Play the %1: %2 is the better total to be left with.</source>
        <translation>Mainkan %1: %2 jumlah yang lebih baik untuk dipegang.</translation>
    </message>
    <message>
        <source>Play the %1: nothing beats 20.</source>
        <translation>Mainkan %1: tak ada yang mengalahkan 20.</translation>
    </message>
    <message>
        <source>Play the %1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>Mainkan %1: tanpanya kartu berikutnya membuat Anda hangus dalam %2 dari 10 kasus.</translation>
    </message>
    <message>
        <source>Play the %1: it saves a tie.</source>
        <translation>Mainkan %1: menyelamatkan hasil seri.</translation>
    </message>
    <message>
        <source>Play the %1: %2 is harder to beat.</source>
        <translation>Mainkan %1: %2 lebih sulit dikalahkan.</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more sets in 100.</source>
        <translation>Berhenti: menang %1 ronde lebih banyak dari tiap 100.</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more sets in 100.</source>
        <translation>Lanjut: menang %1 ronde lebih banyak dari tiap 100.</translation>
    </message>
    <message>
        <source>Play the %1: it is worth a little more.</source>
        <translation>Mainkan %1: nilainya sedikit lebih baik.</translation>
    </message>
    <message>
        <source>Play the %1: it wins %2 more sets in 100.</source>
        <translation>Mainkan %1: menang %2 ronde lebih banyak dari tiap 100.</translation>
    </message>
    <message>
        <source>Plus cards</source>
        <translation>Kartu plus</translation>
    </message>
    <message>
        <source>Minus cards</source>
        <translation>Kartu minus</translation>
    </message>
    <message>
        <source>Plus/minus cards</source>
        <translation>Kartu plus/minus</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Kartu khusus</translation>
    </message>
    <message>
        <source>Choose this deck: it has fewer plus cards, which help only below 20.</source>
        <translation>Pilih dek ini: kartu plusnya lebih sedikit, yang hanya membantu di bawah 20.</translation>
    </message>
    <message>
        <source>Choose this deck: its minus cards save you when you are over 20.</source>
        <translation>Pilih dek ini: kartu minusnya menyelamatkan Anda saat di atas 20.</translation>
    </message>
    <message>
        <source>Choose this deck: its plus/minus cards help below 20 and above it.</source>
        <translation>Pilih dek ini: kartu plus/minusnya membantu di bawah maupun di atas 20.</translation>
    </message>
    <message>
        <source>Choose this deck: its special cards do more than plain ones.</source>
        <translation>Pilih dek ini: kartu khususnya lebih berguna daripada kartu biasa.</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>These dice become three of a kind %1 times in 100.</source>
        <translation>Dadu ini menjadi Tiga Sejenis %1 kali dari 100.</translation>
    </message>
    <message>
        <source>These dice become four of a kind %1 times in 100.</source>
        <translation>Dadu ini menjadi Empat Sejenis %1 kali dari 100.</translation>
    </message>
    <message>
        <source>These dice become a full house %1 times in 100.</source>
        <translation>Dadu ini menjadi Full House %1 kali dari 100.</translation>
    </message>
    <message>
        <source>These dice become a small straight %1 times in 100.</source>
        <translation>Dadu ini menjadi Straight Kecil %1 kali dari 100.</translation>
    </message>
    <message>
        <source>These dice become a large straight %1 times in 100.</source>
        <translation>Dadu ini menjadi Straight Besar %1 kali dari 100.</translation>
    </message>
    <message>
        <source>These dice become a Yahtzee %1 times in 100.</source>
        <translation>Dadu ini menjadi Yahtzee %1 kali dari 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the small straight comes %2 times in 100.</source>
        <translation>Simpan dadu %1: bonus atas makin dekat; Straight Kecil didapat %2 kali dari 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the small straight comes %2 times in 100.</source>
        <translation>Simpan dadu %1: dihitung di kotaknya sendiri; Straight Kecil didapat %2 kali dari 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the large straight comes %2 times in 100.</source>
        <translation>Simpan dadu %1: bonus atas makin dekat; Straight Besar didapat %2 kali dari 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the large straight comes %2 times in 100.</source>
        <translation>Simpan dadu %1: dihitung di kotaknya sendiri; Straight Besar didapat %2 kali dari 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the full house comes %2 times in 100.</source>
        <translation>Simpan dadu %1: bonus atas makin dekat; Full House didapat %2 kali dari 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the full house comes %2 times in 100.</source>
        <translation>Simpan dadu %1: dihitung di kotaknya sendiri; Full House didapat %2 kali dari 100.</translation>
    </message>
    <message>
        <source>Leave the full house open: it is worth about %1 points more later.</source>
        <translation>Biarkan Full House kosong: nanti nilainya sekitar %1 poin lebih tinggi.</translation>
    </message>
    <message>
        <source>Leave the small straight open: it is worth about %1 points more later.</source>
        <translation>Biarkan Straight Kecil kosong: nanti nilainya sekitar %1 poin lebih tinggi.</translation>
    </message>
    <message>
        <source>Leave the large straight open: it is worth about %1 points more later.</source>
        <translation>Biarkan Straight Besar kosong: nanti nilainya sekitar %1 poin lebih tinggi.</translation>
    </message>
    <message>
        <source>Leave the Yahtzee open: it is worth about %1 points more later.</source>
        <translation>Biarkan Yahtzee kosong: nanti nilainya sekitar %1 poin lebih tinggi.</translation>
    </message>
    <message>
        <source>Leave Chance open: it is worth about %1 points more later.</source>
        <translation>Biarkan Chance kosong: nanti nilainya sekitar %1 poin lebih tinggi.</translation>
    </message>
    <message>
        <source>This leaves a box open that is worth about %1 points more later.</source>
        <translation>Ini menyisakan kotak kosong yang nanti bernilai sekitar %1 poin lebih tinggi.</translation>
    </message>
    <message>
        <source>Another Yahtzee would bring a bonus of a hundred points.</source>
        <translation>Yahtzee lagi akan memberi bonus seratus poin.</translation>
    </message>
    <message>
        <source>You lead: this risks less, even if it brings fewer points.</source>
        <translation>Anda unggul: ini lebih aman, walau poinnya lebih sedikit.</translation>
    </message>
    <message>
        <source>You are behind: this dares more for a better chance to win.</source>
        <translation>Anda tertinggal: ini lebih berani demi peluang menang yang lebih baik.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer.</source>
        <translation>Simpan dadu %1: bonus atas makin dekat.</translation>
    </message>
    <message>
        <source>Leave the upper boxes open: the bonus stays within reach.</source>
        <translation>Biarkan kotak atas kosong: bonus tetap terjangkau.</translation>
    </message>
    <message>
        <source>This keeps the upper bonus within reach.</source>
        <translation>Ini menjaga bonus atas tetap terjangkau.</translation>
    </message>
    <message>
        <source>Take the %1 points: rolling on brings less here on average.</source>
        <translation>Ambil %1 poin: di sini rata-rata melempar lagi menghasilkan lebih sedikit.</translation>
    </message>
    <message>
        <source>Take the %1 points here: later this box would bring fewer on average.</source>
        <translation>Ambil %1 poin di sini: nanti rata-rata kotak ini menghasilkan lebih sedikit.</translation>
    </message>
    <message>
        <source>Give up this box: later it would bring only about %1 points.</source>
        <translation>Relakan kotak ini: nanti hasilnya hanya sekitar %1 poin.</translation>
    </message>
    <message>
        <source>It is made: rolling more of these dice can only lose it.</source>
        <translation>Sudah jadi: melempar lagi dadu ini hanya bisa merusaknya.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box.</source>
        <translation>Simpan dadu %1: dihitung di kotaknya sendiri.</translation>
    </message>
    <message>
        <source>This brings a little more on average.</source>
        <translation>Rata-rata ini menghasilkan sedikit lebih banyak.</translation>
    </message>
    <message>
        <source>This brings about a point more on average.</source>
        <translation>Rata-rata ini menghasilkan sekitar satu poin lebih banyak.</translation>
    </message>
    <message>
        <source>This brings about %1 points more on average.</source>
        <translation>Rata-rata ini menghasilkan sekitar %1 poin lebih banyak.</translation>
    </message>
    <message>
        <source>Its guess, in 100</source>
        <translation>Taksirannya, dari 100</translation>
    </message>
    <message>
        <source>Blocks from, in 100</source>
        <translation>Memblokir mulai dari, dari 100</translation>
    </message>
    <message>
        <source>Has not passed up any card yet</source>
        <translation>Belum melewatkan kartu apa pun</translation>
    </message>
    <message>
        <source>Nothing is better, and this is cheapest</source>
        <translation>Tak ada yang lebih baik, dan ini paling murah</translation>
    </message>
    <message>
        <source>Covers: it costs the hand only %2 (limit %1).</source>
        <translation>Menutup: hanya merugikan tangan %2 (batas %1).</translation>
    </message>
    <message>
        <source>Covers: the hand gains %2 by it (a loss of %1 would be too much).</source>
        <translation>Menutup: tangan untung %2 (rugi %1 sudah terlalu banyak).</translation>
    </message>
    <message>
        <source>A guess: half the time a deck like your own, else a known one</source>
        <translation>Perkiraan: separuhnya dek seperti dek Anda, selebihnya dek yang dikenal</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Chance to win</source>
        <translation>Peluang menang</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>The other&apos;s blue levers, about</source>
        <translation>Tuas biru lawan, kira-kira</translation>
    </message>
    <message>
        <source>The other&apos;s red levers, about</source>
        <translation>Tuas merah lawan, kira-kira</translation>
    </message>
    <message>
        <source>Chance that the team wins</source>
        <translation>Peluang tim menang</translation>
    </message>
    <message>
        <source>Chance not to be the durak</source>
        <translation>Peluang tidak menjadi durak</translation>
    </message>
</context>
<context>
    <name>ReviewHtml</name>
    <message>
        <source>The curve of the game</source>
        <translation>Kurva permainan</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>Kesalahan, yang terburuk dahulu</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Langkah %1</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Ambassador</source>
        <translation>Duta Besar</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Pembunuh</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Kapten</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Putri</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Adipati</translation>
    </message>
    <message>
        <source>Captain or Ambassador</source>
        <translation>Kapten atau Duta Besar</translation>
    </message>
</context>
<context>
    <name>RoleNo</name>
    <message>
        <source>no Ambassador</source>
        <extracomment>As in: has [no Duke].</extracomment>
        <translation>tidak punya Duta Besar</translation>
    </message>
    <message>
        <source>no Assassin</source>
        <translation>tidak punya Pembunuh</translation>
    </message>
    <message>
        <source>no Captain</source>
        <translation>tidak punya Kapten</translation>
    </message>
    <message>
        <source>no Contessa</source>
        <translation>tidak punya Putri</translation>
    </message>
    <message>
        <source>no Duke</source>
        <translation>tidak punya Adipati</translation>
    </message>
    <message>
        <source>neither Captain nor Ambassador</source>
        <translation>tidak punya Kapten maupun Duta Besar</translation>
    </message>
</context>
<context>
    <name>RoleThe</name>
    <message>
        <source>the Ambassador</source>
        <extracomment>As in: claims [the Duke], loses [the Duke], keep [the Duke].</extracomment>
        <translation>Duta Besar</translation>
    </message>
    <message>
        <source>the Assassin</source>
        <translation>Pembunuh</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>Kapten</translation>
    </message>
    <message>
        <source>the Contessa</source>
        <translation>Putri</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>Adipati</translation>
    </message>
    <message>
        <source>the Captain or the Ambassador</source>
        <translation>Kapten atau Duta Besar</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Off</source>
        <translation>Mati</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Hidup</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
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
        <translation>Anda dan dua lainnya, masing-masing untuk diri sendiri.</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>You and three others.</source>
        <translation>Anda dan tiga lainnya.</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>You and four others, each for themselves.</source>
        <translation>Anda dan empat lainnya, masing-masing untuk diri sendiri.</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>You and five others.</source>
        <translation>Anda dan lima lainnya.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>Nines to aces. Every player must get six cards.</source>
        <translation>Sembilan sampai as. Tiap pemain harus mendapat enam kartu.</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>Sevens to aces. Every player must get six cards.</source>
        <translation>Tujuh sampai as. Tiap pemain harus mendapat enam kartu.</translation>
    </message>
    <message>
        <source>36</source>
        <translation>36</translation>
    </message>
    <message>
        <source>Sixes to aces. Every player must get six cards.</source>
        <translation>Enam sampai as. Tiap pemain harus mendapat enam kartu.</translation>
    </message>
    <message>
        <source>52</source>
        <translation>52</translation>
    </message>
    <message>
        <source>Twos to aces: the whole deck.</source>
        <translation>Dua sampai as: seluruh dek.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Throw-in: attackers add cards of a rank on the table.</source>
        <translation>Tambah: penyerang menambah kartu yang nilainya ada di meja.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Oper</translation>
    </message>
    <message>
        <source>As throw-in; an equal rank passes the attack on.</source>
        <translation>Seperti Tambah; kartu senilai mengoper serangan.</translation>
    </message>
    <message>
        <source>Who may throw in</source>
        <translation>Yang boleh menambah</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Everybody but the defender.</source>
        <translation>Semua kecuali yang bertahan.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Tetangga</translation>
    </message>
    <message>
        <source>The neighbours of the defender.</source>
        <translation>Pemain di kiri dan kanan yang bertahan.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Penyerang</translation>
    </message>
    <message>
        <source>Only the one who began the attack.</source>
        <translation>Hanya yang memulai serangan.</translation>
    </message>
    <message>
        <source>Five cards in the first bouts</source>
        <translation>Lima kartu di babak awal</translation>
    </message>
    <message>
        <source>At most six attacks in every bout.</source>
        <translation>Paling banyak enam serangan di tiap babak.</translation>
    </message>
    <message>
        <source>At most five attacks until a bout has been beaten.</source>
        <translation>Paling banyak lima serangan sampai ada babak yang dikalahkan.</translation>
    </message>
    <message>
        <source>Lowest card beats the ace</source>
        <translation>Kartu terendah mengalahkan as</translation>
    </message>
    <message>
        <source>Only a trump covers a plain ace.</source>
        <translation>Hanya truf yang menutup as biasa.</translation>
    </message>
    <message>
        <source>The lowest card of a suit covers its ace.</source>
        <translation>Kartu terendah tiap corak menutup asnya.</translation>
    </message>
    <message>
        <source>Who begins next time</source>
        <translation>Yang mulai berikutnya</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation>Truf terendah</translation>
    </message>
    <message>
        <source>The player with the lowest trump.</source>
        <translation>Pemegang truf terendah.</translation>
    </message>
    <message>
        <source>Attack the fool</source>
        <translation>Serang si durak</translation>
    </message>
    <message>
        <source>The player before the last loser attacks the loser.</source>
        <translation>Pemain sebelum yang terakhir kalah menyerangnya.</translation>
    </message>
    <message>
        <source>Transfer in the first bout</source>
        <translation>Oper di babak pertama</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Boleh</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the start.</source>
        <translation>Serangan boleh dioper sejak awal.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Dilarang</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the second bout.</source>
        <translation>Serangan boleh dioper sejak babak kedua.</translation>
    </message>
    <message>
        <source>Transfer by showing the trump</source>
        <translation>Oper dengan menunjukkan truf</translation>
    </message>
    <message>
        <source>A transfer always costs a card.</source>
        <translation>Mengoper selalu memakai satu kartu.</translation>
    </message>
    <message>
        <source>Once a game a trump of the rank is shown and kept.</source>
        <translation>Sekali per permainan, truf senilai cukup ditunjukkan dan tetap disimpan.</translation>
    </message>
    <message>
        <source>Throwing on a taker</source>
        <translation>Menambah saat lawan mengambil</translation>
    </message>
    <message>
        <source>The player who takes gets only the cards on the table.</source>
        <translation>Yang mengambil hanya mendapat kartu di meja.</translation>
    </message>
    <message>
        <source>Fitting cards may be given to a player who takes.</source>
        <translation>Kartu yang cocok boleh diberikan kepada pemain yang mengambil.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Bagi ulang</translation>
    </message>
    <message>
        <source>Every hand is played.</source>
        <translation>Semua kartu dimainkan apa adanya.</translation>
    </message>
    <message>
        <source>Five cards of one plain suit: a new deal may be asked for.</source>
        <translation>Lima kartu secorak bukan truf: boleh meminta pembagian ulang.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Tim</translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation>Masing-masing untuk diri sendiri.</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Four players, partners sit opposite.</source>
        <translation>Empat pemain, rekan duduk berhadapan.</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>Six players, every other one is on your side.</source>
        <translation>Enam pemain, rekan dan lawan duduk berselang-seling.</translation>
    </message>
    <message>
        <source>Last fool</source>
        <translation>Durak terakhir</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Nobody lost the last game.</source>
        <translation>Tidak ada yang kalah di permainan terakhir.</translation>
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
        <translation>Dek</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Seperti tercetak</translation>
    </message>
    <message>
        <source>40 house cards, four of each value; each player has 4 side cards of 10.</source>
        <translation>40 kartu bandar, empat untuk tiap nilai; tiap pemain punya 4 dari 10 kartu samping.</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Seperti dalam lomba</translation>
    </message>
    <message>
        <source>50 house cards, five of each value; each player has 5 side cards of 15. The published contest really dealt these.</source>
        <translation>50 kartu bandar, lima untuk tiap nilai; tiap pemain punya 5 dari 15 kartu samping. Lomba yang diterbitkan memang membagikan ini.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Koin</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>The number of rounds of a match.</source>
        <translation>Jumlah ronde dalam satu pertandingan.</translation>
    </message>
    <message>
        <source>Blue levers</source>
        <translation>Tuas biru</translation>
    </message>
    <message>
        <source>How often each player can block a round: nobody goes back to it or an earlier one.</source>
        <translation>Berapa kali tiap pemain bisa memblokir ronde: tak ada yang kembali ke ronde itu atau sebelumnya.</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>Tuas merah</translation>
    </message>
    <message>
        <source>How often each player can go back in time and toss again from an earlier round.</source>
        <translation>Berapa kali tiap pemain bisa kembali ke masa lalu dan melempar ulang dari ronde sebelumnya.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Kudeta</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>The printed game: a blocked assassination is paid for, a card that was shown is replaced.</source>
        <translation>Permainan tercetak: pembunuhan yang ditangkis tetap dibayar, kartu yang ditunjukkan diganti.</translation>
    </message>
    <message>
        <source>The rules that the published bot contest actually used, oddities included: unpaid assassinations, skipped seats.</source>
        <translation>Yang benar-benar dimainkan lomba bot yang diterbitkan, dengan segala keanehannya: pembunuhan tak dibayar, kursi terlewati.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Satu</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Dua</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Tiga</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Empat</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Lima</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Enam</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Tiga Sejenis</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Empat Sejenis</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small Straight</source>
        <translation>Straight Kecil</translation>
    </message>
    <message>
        <source>Large Straight</source>
        <translation>Straight Besar</translation>
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
        <translation>Total tertinggi menang; sendirian, Anda bermain demi skor.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Wajib</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike go to the upper box of their face; only if that is closed, to a lower box.</source>
        <translation>Setelah kotak Yahtzee terisi, lima dadu sama masuk ke kotak atas untuk angkanya; hanya jika itu terisi, ke kotak bawah.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Bebas</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike may go to any free box.</source>
        <translation>Setelah kotak Yahtzee terisi, lima dadu sama boleh masuk ke kotak kosong mana saja.</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Raja Bukit</translation>
    </message>
    <message>
        <source>Everybody in each of 1,000 games; a point to the highest total; ties at the top are played off.</source>
        <translation>Semua di tiap 1.000 permainan; satu poin untuk total tertinggi; seri di puncak ditentukan permainan tambahan.</translation>
    </message>
    <message>
        <source>Three Million</source>
        <translation>Tiga Juta</translation>
    </message>
    <message>
        <source>Three rounds of 1,000,000 games, six at a table by lot; winners share 1 point and losers pay it.</source>
        <translation>Tiga putaran berisi 1.000.000 permainan, enam semeja lewat undian; pemenang berbagi 1 poin yang dibayar yang kalah.</translation>
    </message>
    <message>
        <source>Durak Table</source>
        <translation>Meja Durak</translation>
    </message>
    <message>
        <source>Four at a table by lot, 10,000 games; the fool loses a point.</source>
        <translation>Empat semeja lewat undian, 10.000 permainan; si durak kehilangan satu poin.</translation>
    </message>
    <message>
        <source>Pazaak League</source>
        <translation>Liga Pazaak</translation>
    </message>
    <message>
        <source>Everybody against everybody, 100,000 matches a pair; ranked by matches won, then by hands.</source>
        <translation>Semua lawan semua, 100.000 pertandingan tiap pasangan; peringkat menurut kemenangan, lalu ronde.</translation>
    </message>
    <message>
        <source>Pazaak Cup</source>
        <translation>Piala Pazaak</translation>
    </message>
    <message>
        <source>A bracket in the order of entry: sets of 100,000 matches, first to four sets; losers play for the places.</source>
        <translation>Bagan menurut urutan pendaftaran: set berisi 100.000 pertandingan, hingga empat set; yang kalah bermain demi peringkat.</translation>
    </message>
    <message>
        <source>Coins League</source>
        <translation>Liga Koin</translation>
    </message>
    <message>
        <source>Everybody against everybody, 1,000 games a pair; 2 points for a win and 1 for a draw.</source>
        <translation>Semua lawan semua, 1.000 permainan tiap pasangan; 2 poin untuk menang dan 1 untuk seri.</translation>
    </message>
    <message>
        <source>Durak League</source>
        <translation>Liga Durak</translation>
    </message>
    <message>
        <source>Everybody against everybody, two players, 10,000 games a pair over paired deals; the fool loses a point.</source>
        <translation>Semua lawan semua, berdua, 10.000 permainan tiap pasangan dengan kartu berpasangan; si durak kehilangan satu poin.</translation>
    </message>
    <message>
        <source>All bots of the game, everybody against everybody, to measure their Elo.</source>
        <translation>Semua bot permainan ini, semua lawan semua, untuk mengukur Elo mereka.</translation>
    </message>
    <message>
        <source>All bots of the game, five at a table by lot, to measure their Elo.</source>
        <translation>Semua bot permainan ini, lima per meja menurut undian, untuk mengukur Elo mereka.</translation>
    </message>
    <message>
        <source>Durak Ladder</source>
        <translation>Peringkat Durak</translation>
    </message>
    <message>
        <source>Pazaak Ladder</source>
        <translation>Peringkat Pazaak</translation>
    </message>
    <message>
        <source>Yahtzee Ladder</source>
        <translation>Peringkat Yahtzee</translation>
    </message>
    <message>
        <source>Coup Ladder</source>
        <translation>Peringkat Kudeta</translation>
    </message>
    <message>
        <source>Coup Ladder of Five</source>
        <translation>Peringkat Kudeta berlima</translation>
    </message>
    <message>
        <source>Coins Ladder</source>
        <translation>Peringkat Koin</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Skor rata-rata</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Kartu skor</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Tersembunyi</translation>
    </message>
    <message>
        <source>Bots know their own card and, when it is their turn, all totals without names.</source>
        <translation>Bot mengetahui kartunya sendiri dan, pada gilirannya, semua total tanpa nama.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Terbuka</translation>
    </message>
    <message>
        <source>All see all score cards, as at a real table.</source>
        <translation>Semua melihat semua kartu skor, seperti di meja sungguhan.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Hati-hati</translation>
    </message>
    <message>
        <source>Balancer</source>
        <translation>Penyeimbang</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Penjudi</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Rata-rata</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Mudah</translation>
    </message>
    <message>
        <source>Super</source>
        <translation>Super</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Seimbang</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Sulit</translation>
    </message>
    <message>
        <source>From hell</source>
        <translation>Dari neraka</translation>
    </message>
    <message>
        <source>Side decks</source>
        <translation>Dek samping</translation>
    </message>
    <message>
        <source>Two of a card</source>
        <translation>Dua per kartu</translation>
    </message>
    <message>
        <source>At most two of a card, and one of each special card: 1 or 2, tiebreaker, flips, double.</source>
        <translation>Paling banyak dua dari satu kartu, dan satu dari setiap kartu khusus: 1 atau 2, penentu seri, pembalik, pengganda.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasik</translation>
    </message>
    <message>
        <source>Plus, minus and plus/minus cards only, at most two of each.</source>
        <translation>Hanya kartu plus, minus, dan plus/minus, paling banyak dua dari masing-masing.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Tanpa batas</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>Sepuluh kartu apa pun.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Ronde untuk menang</translation>
    </message>
    <message>
        <source>The sets that win the match. A tied set counts for nobody.</source>
        <translation>Jumlah ronde untuk memenangkan pertandingan. Ronde seri tidak dihitung bagi siapa pun.</translation>
    </message>
    <message>
        <source>Nine cards</source>
        <translation>Sembilan kartu</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>Memenangkan ronde</translation>
    </message>
    <message>
        <source>Nine cards of at most 20 win the set at once.</source>
        <translation>Sembilan kartu dengan jumlah paling banyak 20 langsung memenangkan ronde.</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Berhenti</translation>
    </message>
    <message>
        <source>Nine cards make their player stand; totals are compared.</source>
        <translation>Sembilan kartu membuat pemainnya berhenti; jumlahnya dibandingkan.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Siapa yang mulai</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Bergantian</translation>
    </message>
    <message>
        <source>The other player begins the next set.</source>
        <translation>Pemain yang lain memulai ronde berikutnya.</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Yang kalah</translation>
    </message>
    <message>
        <source>The loser of a set begins the next one.</source>
        <translation>Yang kalah dalam satu ronde memulai ronde berikutnya.</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Selalu sama</translation>
    </message>
    <message>
        <source>The same player begins each set.</source>
        <translation>Pemain yang sama memulai setiap ronde.</translation>
    </message>
    <message>
        <source>House deck</source>
        <translation>Dek bandar</translation>
    </message>
    <message>
        <source>Shuffled for each set</source>
        <translation>Dikocok setiap ronde</translation>
    </message>
    <message>
        <source>40 cards, shuffled anew before each set.</source>
        <translation>40 kartu, dikocok ulang sebelum setiap ronde.</translation>
    </message>
    <message>
        <source>One for the match</source>
        <translation>Satu per pertandingan</translation>
    </message>
    <message>
        <source>40 cards, shuffled again only when all are drawn: counting them helps.</source>
        <translation>40 kartu, dikocok lagi hanya setelah semuanya terambil: menghitungnya membantu.</translation>
    </message>
    <message>
        <source>Simple Pazaak</source>
        <translation>Pazaak sederhana</translation>
    </message>
    <message>
        <source>Pazaak Decks</source>
        <translation>Dek Pazaak</translation>
    </message>
    <message>
        <source>The master against itself, each entrant with a deck of its own; no limit of cards.</source>
        <translation>Master melawan dirinya sendiri, tiap peserta dengan deknya sendiri; tanpa batas kartu.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ahli</translation>
    </message>
    <message>
        <source>You and one opponent.</source>
        <translation>Anda dan satu lawan.</translation>
    </message>
    <message>
        <source>All bots of the game, four at a table by lot, to measure their Elo.</source>
        <translation>Semua bot permainan ini, empat per meja menurut undian, untuk mengukur Elo mereka.</translation>
    </message>
    <message>
        <source>Durak Ladder of Four</source>
        <translation>Peringkat Durak berempat</translation>
    </message>
    <message>
        <source>Durak Ladder of Four with Transfers</source>
        <translation>Peringkat Durak berempat dengan pengoperan</translation>
    </message>
    <message>
        <source>Durak Table of a Master</source>
        <translation>Meja Durak seorang master</translation>
    </message>
    <message>
        <source>Coup Table of a Master</source>
        <translation>Meja Kudeta seorang master</translation>
    </message>
    <message>
        <source>One master among four club players, 1,000 games, seats by lot.</source>
        <translation>Seorang master di antara empat pemain klub, 1.000 permainan, tempat duduk diundi.</translation>
    </message>
    <message>
        <source>One master among three club players, 400 games, seats by lot; the fool loses a point.</source>
        <translation>Seorang master di antara tiga pemain klub, 400 permainan, tempat duduk diundi; si durak kehilangan satu poin.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>how to play</source>
        <translation>cara bermain</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>layar penuh</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>permainan baru</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation>buka permainan tersimpan</translation>
    </message>
    <message>
        <source>open a game copied as a line</source>
        <translation>buka permainan yang disalin sebagai baris</translation>
    </message>
    <message>
        <source>closes the program</source>
        <translation>menutup program</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>petunjuk</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>urungkan</translation>
    </message>
    <message>
        <source>the bot moves now; in a review: the next mistake</source>
        <translation>bot melangkah sekarang; dalam ulasan: kesalahan berikutnya</translation>
    </message>
    <message>
        <source>plays to the end, when only bots are left</source>
        <translation>memainkan sampai selesai, bila hanya bot yang tersisa</translation>
    </message>
    <message>
        <source>pauses, or goes on</source>
        <translation>jeda, atau lanjut</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>langkah berikutnya</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>panel samping</translation>
    </message>
    <message>
        <source>what could they know; a label opens the list</source>
        <translation>apa yang bisa mereka ketahui; sebuah label membuka daftarnya</translation>
    </message>
    <message>
        <source>reads out whose turn it is, and what is asked</source>
        <translation>membacakan giliran siapa, dan apa yang ditanyakan</translation>
    </message>
    <message>
        <source>reads out your hand</source>
        <translation>membacakan kartu Anda</translation>
    </message>
    <message>
        <source>reads out the whole table</source>
        <translation>membacakan seluruh meja</translation>
    </message>
    <message>
        <source>reads out the whole table, by a letter</source>
        <translation>membacakan seluruh meja, dengan satu huruf</translation>
    </message>
    <message>
        <source>reads out the other players</source>
        <translation>membacakan pemain lain</translation>
    </message>
    <message>
        <source>reads out the score</source>
        <translation>membacakan skor</translation>
    </message>
    <message>
        <source>reads out the last event; again: the one before</source>
        <translation>membacakan kejadian terakhir; lagi: yang sebelumnya</translation>
    </message>
    <message>
        <source>reads out what you may do</source>
        <translation>membacakan apa yang boleh Anda lakukan</translation>
    </message>
    <message>
        <source>lists the keys</source>
        <translation>menampilkan daftar tombol</translation>
    </message>
    <message>
        <source>plays on from this step</source>
        <translation>lanjut main dari langkah ini</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>simpan salinan</translation>
    </message>
    <message>
        <source>what if: another action at this step</source>
        <translation>andaikan: tindakan lain pada langkah ini</translation>
    </message>
    <message>
        <source>stops a running replay at mistakes, or no longer</source>
        <translation>berhenti pada kesalahan saat ulangan berjalan, atau tidak lagi</translation>
    </message>
    <message>
        <source>exports the review</source>
        <translation>mengekspor ulasan</translation>
    </message>
    <message>
        <source>keeps the exercise, so that it comes back</source>
        <translation>menyimpan latihan agar muncul lagi</translation>
    </message>
    <message>
        <source>searches the games</source>
        <translation>mencari permainan</translation>
    </message>
    <message>
        <source>opens the filter</source>
        <translation>membuka filter</translation>
    </message>
    <message>
        <source>reviews all games that are listed</source>
        <translation>mengulas semua permainan dalam daftar</translation>
    </message>
    <message>
        <source>exports the games that are listed</source>
        <translation>mengekspor permainan dalam daftar</translation>
    </message>
    <message>
        <source>pauses, or goes on; plays your match</source>
        <translation>jeda, atau lanjut; memainkan pertandingan Anda</translation>
    </message>
    <message>
        <source>export</source>
        <translation>ekspor</translation>
    </message>
    <message>
        <source>plays the next match</source>
        <translation>memainkan pertandingan berikutnya</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>mencari dalam aturan</translation>
    </message>
    <message>
        <source>the next place that was found</source>
        <translation>tempat berikutnya yang ditemukan</translation>
    </message>
    <message>
        <source>the place that was found before</source>
        <translation>tempat sebelumnya yang ditemukan</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>di mana saja</translation>
    </message>
    <message>
        <source>at every table</source>
        <translation>di setiap meja</translation>
    </message>
    <message>
        <source>in a review</source>
        <translation>dalam ulasan</translation>
    </message>
    <message>
        <source>in the practice</source>
        <translation>dalam latihan</translation>
    </message>
    <message>
        <source>in the history</source>
        <translation>dalam riwayat</translation>
    </message>
    <message>
        <source>in a contest</source>
        <translation>dalam kontes</translation>
    </message>
    <message>
        <source>in a tournament</source>
        <translation>dalam turnamen</translation>
    </message>
    <message>
        <source>in the rules</source>
        <translation>dalam aturan</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Beginner</source>
        <translation>Pemula</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Pelajar</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Santai</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Rutin</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klub</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Mahir</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ahli</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Panah</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>mundur atau maju satu langkah</translation>
    </message>
    <message>
        <source>to its neighbour</source>
        <translation>ke yang ada di sebelahnya</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spasi</translation>
    </message>
    <message>
        <source>picks it up, or presses it</source>
        <translation>mengangkatnya, atau menekannya</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>plays it</source>
        <translation>memainkannya</translation>
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
        <translation>langkah pertama dan terakhir</translation>
    </message>
    <message>
        <source>plays it, or goes on</source>
        <translation>memainkannya, atau melanjutkan</translation>
    </message>
    <message>
        <source>cancels; then: %1</source>
        <comment>the name of the button that leaves</comment>
        <translation>membatalkan; lalu: %1</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>It is your turn.</source>
        <translation>Giliran Anda.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Giliran %1.</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>spades</source>
        <translation>sekop</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hati</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>wajik</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>keriting</translation>
    </message>
</context>
<context>
    <name>UndoController</name>
    <message>
        <source>Allow in this game</source>
        <translation>Izinkan dalam permainan ini</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Selalu</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Tidak pernah</translation>
    </message>
    <message>
        <source>You have seen something new since then. Undo anyway?</source>
        <translation>Sejak itu Anda sudah melihat hal baru. Tetap urungkan?</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back yet.</source>
        <translation>Belum ada keputusan Anda yang bisa ditarik kembali.</translation>
    </message>
    <message>
        <source>A match for credits counts: nothing that you have seen is taken back.</source>
        <translation>Pertandingan demi kredit itu sungguhan: yang sudah terlihat tidak bisa ditarik kembali.</translation>
    </message>
    <message>
        <source>Somebody has seen something new since then.</source>
        <translation>Sejak itu seseorang sudah melihat hal baru.</translation>
    </message>
    <message>
        <source>You have seen something new since then; the settings can allow it.</source>
        <translation>Sejak itu Anda sudah melihat hal baru; pengaturan bisa mengizinkannya.</translation>
    </message>
</context>
<context>
    <name>Wagers</name>
    <message>
        <source>You won %1.</source>
        <translation>Anda memenangkan %1.</translation>
    </message>
    <message>
        <source>Both take their wager back.</source>
        <translation>Keduanya mengambil kembali taruhannya.</translation>
    </message>
    <message>
        <source>The card %1 is yours now.</source>
        <translation>Kartu %1 kini milik Anda.</translation>
    </message>
    <message>
        <source>Nothing is left, so the dealer lends you some credits.</source>
        <translation>Tidak ada yang tersisa, jadi pedagang meminjamkan kredit kepada Anda.</translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n kredit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n of this card.</source>
        <translation>
            <numerusform>Anda punya %n kartu ini.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>Anda kehilangan %1.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 forfeits the match</source>
        <translation>%1 dinyatakan kalah</translation>
    </message>
    <message numerus="yes">
        <source>Its program made %n fault(s).</source>
        <translation>
            <numerusform>Programnya membuat %n pelanggaran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Dinyatakan kalah</translation>
    </message>
    <message>
        <source>forfeits the match</source>
        <translation>dinyatakan kalah</translation>
    </message>
    <message>
        <source>fault %1 of %2. %3</source>
        <translation>pelanggaran %1 dari %2. %3</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Program lain</translation>
    </message>
    <message>
        <source>Hints used: %1</source>
        <translation>Petunjuk dipakai: %1</translation>
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
        <translation>Giliran Anda</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Memutuskan</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>The match is drawn, %1 to %2</source>
        <translation>Pertandingan seri, %1 lawan %2</translation>
    </message>
    <message>
        <source>You win %1 to %2</source>
        <translation>Anda menang %1 lawan %2</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3</source>
        <translation>%1 menang %2 lawan %3</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <translation>Menang %1 lawan %2</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <translation>Kalah %1 lawan %2</translation>
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
        <translation>Mengalahkan %1 dalam %2 dari 100 duel</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>you, among people with names</comment>
        <translation>Pemain %1</translation>
    </message>
    <message>
        <source>Another program: %1</source>
        <comment>its file</comment>
        <translation>Program lain: %1</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Berpikir…</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game</comment>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Seri</translation>
    </message>
</context>
<context>
    <name>Yahtzee</name>
    <message>
        <source>The sum of all dice, if at least three are alike.</source>
        <translation>Jumlah semua dadu, jika paling sedikit tiga sama.</translation>
    </message>
    <message>
        <source>The sum of all dice, if at least four are alike.</source>
        <translation>Jumlah semua dadu, jika paling sedikit empat sama.</translation>
    </message>
    <message>
        <source>25 points for three alike and two alike.</source>
        <translation>25 poin untuk tiga sama dan dua sama.</translation>
    </message>
    <message>
        <source>30 points for four in a row.</source>
        <translation>30 poin untuk empat berurutan.</translation>
    </message>
    <message>
        <source>40 points for five in a row.</source>
        <translation>40 poin untuk lima berurutan.</translation>
    </message>
    <message>
        <source>50 points for five alike.</source>
        <translation>50 poin untuk lima sama.</translation>
    </message>
    <message>
        <source>The sum of all dice, whatever they show.</source>
        <translation>Jumlah semua dadu, apa pun angkanya.</translation>
    </message>
    <message>
        <source>The sum of the dice that show %1.</source>
        <translation>Jumlah dadu yang menunjukkan %1.</translation>
    </message>
    <message>
        <source>Write into %1</source>
        <translation>Tulis di %1</translation>
    </message>
    <message>
        <source>Roll all dice again</source>
        <translation>Lempar ulang semua dadu</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <translation>
            <numerusform>Simpan %n dadu</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Simpan semua dadu</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Simpan %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Permainan selesai</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronde %1 dari %2</translation>
    </message>
    <message>
        <source>Roll %1 of %2</source>
        <translation>Lemparan %1 dari %2</translation>
    </message>
    <message>
        <source>%3: roll %1 of %2</source>
        <translation>%3: lemparan %1 dari %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;Anda&lt;/b&gt; menulis %1 di %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;%3&lt;/b&gt; menulis %1 di %2</translation>
    </message>
    <message>
        <source>No rolls left: choose a box</source>
        <translation>Lemparan habis: pilih kotak</translation>
    </message>
    <message>
        <source>Held for the next roll</source>
        <translation>Disimpan untuk lemparan berikut</translation>
    </message>
    <message>
        <source>Held before the last roll</source>
        <translation>Disimpan sebelum lemparan terakhir</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lempar %n dadu</numerusform>
        </translation>
    </message>
    <message>
        <source>All five dice are held: free one, or choose a box.</source>
        <translation>Kelima dadu disimpan: lepaskan satu, atau pilih kotak.</translation>
    </message>
    <message>
        <source>Or click a box to write the roll down now.</source>
        <translation>Atau klik kotak untuk menulis lemparan ini.</translation>
    </message>
    <message>
        <source>die %1 shows %2, held</source>
        <translation>dadu %1 menunjukkan %2, disimpan</translation>
    </message>
    <message>
        <source>die %1 shows %2</source>
        <translation>dadu %1 menunjukkan %2</translation>
    </message>
    <message>
        <source>Stays as it is in the next roll.</source>
        <translation>Tetap begitu di lemparan berikut.</translation>
    </message>
    <message>
        <source>Is rolled again.</source>
        <translation>Dilempar lagi.</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>gilirannya</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>%1, to move: total %2, upper boxes %3 of %4</source>
        <extracomment>%1: a player, %2: the total, %3: the sum of the upper boxes, %4: what earns the bonus</extracomment>
        <translation>%1, gilirannya: total %2, kotak atas %3 dari %4</translation>
    </message>
    <message>
        <source>%1: total %2, upper boxes %3 of %4</source>
        <translation>%1: total %2, kotak atas %3 dari %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points in a box</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 free</source>
        <comment>player, whose box is free</comment>
        <translation>%1 kosong</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a box, and what the players have there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Write %1 and the bonus of %2 into %3</source>
        <translation>Tulis %1 dan bonus %2 di %3</translation>
    </message>
    <message>
        <source>Write %1 into %2</source>
        <translation>Tulis %1 di %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>a box that must be filled before</comment>
        <translation>%1 dulu</translation>
    </message>
    <message>
        <source>lower first</source>
        <comment>boxes that must be filled before</comment>
        <translation>bawah dulu</translation>
    </message>
    <message>
        <source>A joker must go to %1 while that box is free.</source>
        <translation>Joker harus masuk ke %1 selama kotak itu kosong.</translation>
    </message>
    <message>
        <source>A joker must go to a lower box while one is free.</source>
        <translation>Joker harus masuk ke kotak bawah selama masih ada yang kosong.</translation>
    </message>
    <message>
        <source>Another Yahtzee: %1 points more</source>
        <translation>Yahtzee lagi: tambah %1 poin</translation>
    </message>
    <message>
        <source>Another Yahtzee</source>
        <translation>Yahtzee lagi</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so five more alike pay a bonus. They may go to any free box.</source>
        <translation>Kotak Yahtzee berisi 50, jadi lima sama lagi memberi bonus. Boleh masuk ke kotak kosong mana saja.</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus. Five alike may go to any free box.</source>
        <translation>Kotak Yahtzee berisi 0, jadi tanpa bonus. Lima sama boleh masuk ke kotak kosong mana saja.</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so these five dice with a %1 pay a bonus and are a joker. The rules say where a joker goes, in this order:</source>
        <translation>Kotak Yahtzee berisi 50, jadi kelima dadu %1 ini memberi bonus dan menjadi joker. Aturan menentukan tempat joker, menurut urutan ini:</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus; these five dice with a %1 are a joker all the same. The rules say where a joker goes, in this order:</source>
        <translation>Kotak Yahtzee berisi 0, jadi tanpa bonus; kelima dadu %1 ini tetap menjadi joker. Aturan menentukan tempat joker, menurut urutan ini:</translation>
    </message>
    <message>
        <source>%1 is filled, so this joker counts in full in any free lower box.</source>
        <translation>%1 sudah terisi, jadi joker ini bernilai penuh di kotak bawah kosong mana saja.</translation>
    </message>
    <message>
        <source>All lower boxes are filled: a joker counts 0 in any free upper box.</source>
        <translation>Semua kotak bawah terisi: joker bernilai 0 di kotak atas kosong mana saja.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a box, and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The upper box of this number, if it is free</source>
        <translation>Kotak atas untuk angka ini, jika kosong</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <comment>a box</comment>
        <translation>%1 kosong</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>a box, and its points</comment>
        <translation>%1 berisi %2</translation>
    </message>
    <message>
        <source>it must be this</source>
        <comment>the joker order</comment>
        <translation>harus ini</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>a box, in the joker order</comment>
        <translation>terisi</translation>
    </message>
    <message>
        <source>Otherwise any free lower box, at its full value</source>
        <translation>Selain itu kotak bawah kosong mana saja, nilai penuh</translation>
    </message>
    <message>
        <source>All lower boxes are filled</source>
        <translation>Semua kotak bawah terisi</translation>
    </message>
    <message>
        <source>choose one</source>
        <comment>the joker order</comment>
        <translation>pilih satu</translation>
    </message>
    <message>
        <source>not reached</source>
        <comment>the joker order</comment>
        <translation>tidak sampai</translation>
    </message>
    <message>
        <source>none free</source>
        <comment>the joker order</comment>
        <translation>tak ada yang kosong</translation>
    </message>
    <message>
        <source>Otherwise any free upper box, for 0</source>
        <translation>Selain itu kotak atas kosong mana saja, dengan 0</translation>
    </message>
    <message>
        <source>Only when all lower boxes are filled</source>
        <translation>Hanya bila semua kotak bawah terisi</translation>
    </message>
    <message>
        <source>forced jokers</source>
        <translation>joker wajib</translation>
    </message>
    <message>
        <source>free jokers</source>
        <translation>joker bebas</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>roll %1</source>
        <comment>you</comment>
        <translation>melempar %1</translation>
    </message>
    <message>
        <source>rolls %1</source>
        <translation>melempar %1</translation>
    </message>
    <message>
        <source>keep %1 and roll %2</source>
        <comment>you</comment>
        <translation>menyimpan %1 dan melempar %2</translation>
    </message>
    <message>
        <source>keeps %1 and rolls %2</source>
        <translation>menyimpan %1 dan melempar %2</translation>
    </message>
    <message>
        <source>write &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <comment>you</comment>
        <translation>menulis &lt;b&gt;%1&lt;/b&gt; di %2</translation>
    </message>
    <message>
        <source>writes &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <translation>menulis &lt;b&gt;%1&lt;/b&gt; di %2</translation>
    </message>
    <message numerus="yes">
        <source>end with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>berakhir dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends with %n point(s)</source>
        <translation>
            <numerusform>berakhir dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is shared with %n point(s)</source>
        <translation>
            <numerusform>Kemenangan dibagi dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>menang dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins with %n point(s)</source>
        <translation>
            <numerusform>menang dengan %n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>keep all dice</source>
        <comment>you</comment>
        <translation>menyimpan semua dadu</translation>
    </message>
    <message>
        <source>keeps all dice</source>
        <translation>menyimpan semua dadu</translation>
    </message>
    <message>
        <source>earn a Yahtzee bonus of %1</source>
        <comment>you</comment>
        <translation>mendapat bonus Yahtzee %1</translation>
    </message>
    <message>
        <source>earns a Yahtzee bonus of %1</source>
        <translation>mendapat bonus Yahtzee %1</translation>
    </message>
    <message>
        <source>earn the upper bonus of %1</source>
        <comment>you</comment>
        <translation>mendapat bonus atas %1</translation>
    </message>
    <message>
        <source>earns the upper bonus of %1</source>
        <translation>mendapat bonus atas %1</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Ronde %1 dari %2.</translation>
    </message>
    <message>
        <source>Your roll %1 of %2: %3.</source>
        <translation>Lemparan Anda %1 dari %2: %3.</translation>
    </message>
    <message>
        <source>Roll %1 of %2 of %4: %3.</source>
        <translation>Lemparan %1 dari %2 oleh %4: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, total</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Totals: %1.</source>
        <translation>Total: %1.</translation>
    </message>
    <message>
        <source>You may hold dice and roll the others, or write into a box.</source>
        <translation>Anda boleh menyimpan dadu dan melempar sisanya, atau menulis di kotak.</translation>
    </message>
    <message>
        <source>No rolls are left: write into a box.</source>
        <translation>Lemparan habis: tulis di kotak.</translation>
    </message>
    <message>
        <source>The dice are worth: %1.</source>
        <translation>Nilai dadu ini: %1.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>what a score card holds</comment>
        <translation>belum ada</translation>
    </message>
    <message>
        <source>The card of %1: %2; upper boxes %3 of %4, Yahtzee bonus %5.</source>
        <translation>Kartu %1: %2; kotak atas %3 dari %4, bonus Yahtzee %5.</translation>
    </message>
    <message numerus="yes">
        <source>You end with %n point(s)</source>
        <translation>
            <numerusform>Anda berakhir dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ends with %n point(s)</source>
        <translation>
            <numerusform>%1 berakhir dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)</source>
        <translation>
            <numerusform>Anda menang dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 menang dengan %n poin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poin</numerusform>
        </translation>
    </message>
    <message>
        <source>With the upper bonus, %1 of %2 points above.</source>
        <translation>Dengan bonus atas, %1 dari %2 poin di atas.</translation>
    </message>
    <message>
        <source>Without the upper bonus, %1 of %2 points above.</source>
        <translation>Tanpa bonus atas, %1 dari %2 poin di atas.</translation>
    </message>
    <message numerus="yes">
        <source>%n Yahtzee bonus(es) of %1.</source>
        <translation>
            <numerusform>%n bonus Yahtzee senilai %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill thirteen boxes, one a turn, with up to three rolls for each; the highest total wins.</source>
        <translation>Isi tiga belas kotak, satu tiap giliran, dengan paling banyak tiga lemparan; total tertinggi menang.</translation>
    </message>
    <message>
        <source>Hold a die, or free it</source>
        <translation>Simpan dadu, atau lepaskan</translation>
    </message>
    <message>
        <source>Roll the dice that are free</source>
        <translation>Lempar dadu yang bebas</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Kartu skor</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Bonus atas</translation>
    </message>
    <message>
        <source>+%1 from %2 points</source>
        <translation>+%1 mulai %2 poin</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Bonus Yahtzee</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Five dice, thirteen boxes.</source>
        <translation>Lima dadu, tiga belas kotak.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1, %2: a box, and the points that it brings on average</extracomment>
        <translation>Dari %1</translation>
    </message>
    <message>
        <source>Mostly from %1 and %2</source>
        <translation>Terutama dari %1 dan %2</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Saran</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Pilihan</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Terbanyak</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label, and what would be done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <comment>a label, what would be done, its value</comment>
        <translation>%1: %2, %3 poin</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Keep %1 and roll</source>
        <translation>Simpan %1 dan lempar</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Ikuti petunjuk</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Rugi</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Berikutnya:</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 menimbang</translation>
    </message>
    <message>
        <source>Another box was better than: %1</source>
        <comment>a box</comment>
        <translation>Kotak lain lebih baik daripada: %1</translation>
    </message>
    <message>
        <source>Wrote a box where rolling again was better</source>
        <translation>Mengisi kotak padahal melempar lagi lebih baik</translation>
    </message>
    <message>
        <source>Rolled again where writing was better</source>
        <translation>Melempar lagi padahal mengisi kotak lebih baik</translation>
    </message>
    <message>
        <source>Held too many dice</source>
        <translation>Menyimpan terlalu banyak dadu</translation>
    </message>
    <message>
        <source>Held too few dice</source>
        <translation>Menyimpan terlalu sedikit dadu</translation>
    </message>
    <message>
        <source>Held the wrong dice</source>
        <translation>Menyimpan dadu yang salah</translation>
    </message>
    <message>
        <source>Your turn: roll the dice</source>
        <translation>Giliran Anda: lempar dadunya</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Gelas kocok</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>berpikir…</translation>
    </message>
    <message>
        <source>Click a die, or press its key, to hold or free it.</source>
        <translation>Klik dadu, atau tekan tombolnya, untuk menyimpan atau melepas.</translation>
    </message>
    <message>
        <source>Click the cup, press %1, or shake it by dragging.</source>
        <translation>Klik gelasnya, tekan %1, atau kocok dengan menyeretnya.</translation>
    </message>
</context>
<context>
    <name>YahtzeeTheme</name>
    <message>
        <source>The bonus kept within reach</source>
        <translation>Bonus tetap terjangkau</translation>
    </message>
    <message>
        <source>The bonus out of reach</source>
        <translation>Bonus jadi tak terjangkau</translation>
    </message>
    <message>
        <source>Chance kept for later</source>
        <translation>Chance disimpan untuk nanti</translation>
    </message>
</context>
<context>
    <name>parlour::AccountPart</name>
    <message>
        <source>Won and lost by opponent</source>
        <translation>Menang dan kalah menurut lawan</translation>
    </message>
    <message>
        <source>All entries, the latest first</source>
        <translation>Semua catatan, yang terbaru lebih dulu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Kredit</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>The starter&apos;s cards and credits</source>
        <translation>Kartu dan kredit pemula</translation>
    </message>
    <message>
        <source>Wager against %1</source>
        <translation>Taruhan melawan %1</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>Menang melawan %1</translation>
    </message>
    <message>
        <source>Won against %1, with the card %2</source>
        <translation>Menang melawan %1, dengan kartu %2</translation>
    </message>
    <message>
        <source>Lost to %1</source>
        <translation>Kalah dari %1</translation>
    </message>
    <message>
        <source>Drawn with %1</source>
        <translation>Seri dengan %1</translation>
    </message>
    <message>
        <source>Gave up the match against %1</source>
        <translation>Menyerah dalam pertandingan melawan %1</translation>
    </message>
    <message>
        <source>Bought the card %1</source>
        <translation>Membeli kartu %1</translation>
    </message>
    <message>
        <source>Loan from the dealer</source>
        <translation>Pinjaman dari pedagang</translation>
    </message>
    <message>
        <source>Paid back the loan</source>
        <translation>Pinjaman dilunasi</translation>
    </message>
    <message>
        <source>Corrected: stake back, as the match against %1 is gone</source>
        <translation>Koreksi: taruhan kembali, karena pertandingan melawan %1 sudah tidak ada</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n damaged or changed entries do not count</source>
        <translation>
            <numerusform>Koreksi: %n catatan yang rusak atau diubah tidak dihitung</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: credits paid out of lost entries</source>
        <translation>Koreksi: kredit yang dibayar dari catatan yang hilang</translation>
    </message>
    <message>
        <source>Corrected: what another program changed does not count</source>
        <translation>Koreksi: yang diubah program lain tidak dihitung</translation>
    </message>
</context>
<context>
    <name>parlour::AutoAnswer</name>
    <message>
        <source>Yes</source>
        <translation>Ya</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>Go on automatically:</source>
        <translation>Lanjut dengan sendirinya:</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefCard</name>
    <message>
        <source>Hide</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>The seat before</source>
        <translation>Kursi sebelumnya</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>Kursi berikutnya</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefController</name>
    <message>
        <source>hidden card of %1</source>
        <translation>kartu tertutup %1</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Yang bisa Anda ketahui</translation>
    </message>
    <message>
        <source>What %1 could know</source>
        <translation>Yang bisa diketahui %1</translation>
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
        <translation>Tiap angka adalah peluang kartu itu ada di antaranya</translation>
    </message>
    <message>
        <source>From sampled deals, within %1</source>
        <translation>Dari pembagian acak, dalam batas %1</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Tak ada yang tersembunyi di sini.</translation>
    </message>
    <message>
        <source>What %1 may hold: %2</source>
        <comment>player, cards with their chances</comment>
        <translation>Yang mungkin dipegang %1: %2</translation>
    </message>
    <message>
        <source>Click or Enter lists all chances</source>
        <translation>Klik atau Enter menampilkan semua peluang</translation>
    </message>
    <message>
        <source>Click or Enter closes the list</source>
        <translation>Klik atau Enter menutup daftar</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Sedang dihitung…</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefTable</name>
    <message>
        <source>%1 (really holds it)</source>
        <translation>%1 (benar-benar memegangnya)</translation>
    </message>
    <message>
        <source>really holds it</source>
        <translation>benar-benar memegangnya</translation>
    </message>
</context>
<context>
    <name>parlour::BotPicker</name>
    <message>
        <source>Another program…</source>
        <translation>Program lain…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Buatan Anda sendiri, misalnya.</translation>
    </message>
</context>
<context>
    <name>parlour::BracketView</name>
    <message>
        <source>%1 against %2: %3 to %4 sets</source>
        <translation>%1 lawan %2: %3 lawan %4 set</translation>
    </message>
    <message>
        <source>%1; %2 wins</source>
        <translation>%1; %2 menang</translation>
    </message>
    <message>
        <source>for places %1 to %2</source>
        <translation>memperebutkan tempat %1 sampai %2</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Bagan</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Putaran %1</translation>
    </message>
</context>
<context>
    <name>parlour::BranchNameSheet</name>
    <message>
        <source>Name of the branch</source>
        <translation>Nama cabang</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Ganti nama</translation>
    </message>
</context>
<context>
    <name>parlour::BranchTrack</name>
    <message>
        <source>Branches of the game</source>
        <translation>Cabang permainan</translation>
    </message>
    <message>
        <source>The game as it was played, step %1 of %2</source>
        <translation>Permainan sebagaimana dimainkan, langkah %1 dari %2</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>name of a branch</comment>
        <translation>%1, langkah %2 dari %3</translation>
    </message>
</context>
<context>
    <name>parlour::CellTable</name>
    <message>
        <source>%1, sorted, largest first</source>
        <translation>%1, diurutkan, terbesar dulu</translation>
    </message>
    <message>
        <source>%1, sorted, smallest first</source>
        <translation>%1, diurutkan, terkecil dulu</translation>
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
        <translation>Dadu</translation>
    </message>
    <message>
        <source>House cards, first ten of a match</source>
        <translation>Kartu bandar, sepuluh pertama tiap pertandingan</translation>
    </message>
    <message>
        <source>Cards of your first hands</source>
        <translation>Kartu tangan pertama Anda</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>Lemparan</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Truf</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Kartu lain</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Matahari</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Bulan</translation>
    </message>
    <message>
        <source>too few to say</source>
        <translation>terlalu sedikit untuk dinilai</translation>
    </message>
    <message>
        <source>Dice, cards and coins beside what chance gives</source>
        <translation>Dadu, kartu, dan koin di samping yang diberikan peluang</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Yang muncul</translation>
    </message>
    <message>
        <source>You had</source>
        <translation>Anda dapat</translation>
    </message>
    <message>
        <source>Chance gives</source>
        <comment>a mean</comment>
        <translation>Menurut peluang</translation>
    </message>
    <message>
        <source>The mean of fair chance</source>
        <translation>Rata-rata peluang wajar</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Selisih</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Penilaian</translation>
    </message>
    <message>
        <source>Suspicious: fair chance does this in only %1 of cases</source>
        <translation>Mencurigakan: acak yang adil begini hanya dalam %1 kasus</translation>
    </message>
    <message>
        <source>Fair: chance does this in %1 of cases</source>
        <translation>Adil: acak begini dalam %1 kasus</translation>
    </message>
    <message>
        <source>This counts the games that are listed. Fair chance looks suspicious here at most %1 times in 100, more often to those who look again and again, or at picked games.</source>
        <translation>Ini menghitung permainan yang terdaftar. Acak yang adil tampak mencurigakan di sini paling banyak %1 kali dari 100, lebih sering bagi yang melihat berulang kali atau memilih permainan.</translation>
    </message>
    <message>
        <source>The dice, cards and tosses of your games are counted here, beside what chance gives.</source>
        <translation>Dadu, kartu, dan lemparan dalam permainan Anda dihitung di sini, di samping yang wajar secara peluang.</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>%1 costs %2 points.</source>
        <translation>%1 merugikan %2 poin.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Tarik kembali</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Mainkan</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Poin yang diharapkan</translation>
    </message>
    <message>
        <source>%1, as %2 sees it</source>
        <comment>chance to win, player</comment>
        <translation>%1, dari sudut pandang %2</translation>
    </message>
    <message>
        <source>The tutor looks at each move before it is made.</source>
        <translation>Tutor memeriksa setiap langkah sebelum dimainkan.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <translation>Lebih baik: %1.</translation>
    </message>
    <message>
        <source>The tutor looks at your move…</source>
        <translation>Tutor memeriksa langkah Anda…</translation>
    </message>
    <message>
        <source>%1 costs %2% of your chances to win.</source>
        <translation>%1 merugikan %2% dari peluang menang Anda.</translation>
    </message>
</context>
<context>
    <name>parlour::CompareSheet</name>
    <message>
        <source>Side by side</source>
        <translation>Berdampingan</translation>
    </message>
    <message>
        <source>This line is over.</source>
        <translation>Jalur ini sudah selesai.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Langkah %1 dari %2</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonBars</name>
    <message>
        <source>Others</source>
        <translation>Lainnya</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>Menang dalam 100 permainan</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <translation>Asal perbedaannya</translation>
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
        <translation>Dimainkan terbaik: %1</translation>
    </message>
    <message>
        <source>Likely: %1</source>
        <comment>a line of play</comment>
        <translation>Kemungkinan: %1</translation>
    </message>
    <message>
        <source>Above all: %1, %2 more in 100 games.</source>
        <comment>source of chances to win, how many</comment>
        <translation>Terutama: %1, menang %2 lebih banyak dalam 100 permainan.</translation>
    </message>
    <message>
        <source>Above all: %1, %2 points more.</source>
        <comment>source of points, how many</comment>
        <translation>Terutama: %1, %2 poin lebih banyak.</translation>
    </message>
    <message>
        <source>It wins %1 more in 100 games.</source>
        <translation>Menang %1 lebih banyak dalam 100 permainan.</translation>
    </message>
    <message>
        <source>It brings %1 points more.</source>
        <translation>Menghasilkan %1 poin lebih banyak.</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Keduanya kira-kira sama.</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Poin total</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonDetails</name>
    <message>
        <source>Less</source>
        <comment>fewer reasons</comment>
        <translation>Ringkas</translation>
    </message>
    <message>
        <source>More</source>
        <comment>further reasons</comment>
        <translation>Lengkap</translation>
    </message>
    <message>
        <source>In 100 deals</source>
        <translation>Dalam 100 pembagian</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Peluang</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a column: after the best move</comment>
        <translation>Terbaik</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>a column: after the other move</comment>
        <translation>Lainnya</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <comment>what may happen, its chance after either move</comment>
        <translation>%1: %2 lawan %3</translation>
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
        <translation>Tunjukkan</translation>
    </message>
    <message>
        <source>Plays both lines on the table, on one of many deals</source>
        <translation>Memainkan kedua jalur di meja, dari satu di antara banyak pembagian</translation>
    </message>
</context>
<context>
    <name>parlour::ContestBoard</name>
    <message>
        <source>row wins more</source>
        <translation>baris lebih banyak menang</translation>
    </message>
    <message>
        <source>row wins less</source>
        <translation>baris lebih sedikit menang</translation>
    </message>
    <message>
        <source>within two errors</source>
        <translation>dalam dua galat</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Peserta</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>pelanggaran</translation>
    </message>
    <message>
        <source>The lead over time</source>
        <translation>Grafik keunggulan</translation>
    </message>
    <message>
        <source>Win share, band = %1</source>
        <comment>a share</comment>
        <translation>Bagian kemenangan, pita = %1</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Bagan</translation>
    </message>
    <message>
        <source>Choose a meeting to see its matches</source>
        <translation>Pilih satu pertemuan untuk melihat pertandingannya</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabel silang</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasemen</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Kemenangan per kursi</translation>
    </message>
</context>
<context>
    <name>parlour::ContestExporter</name>
    <message>
        <source>Web page (HTML)…</source>
        <translation>Halaman web (HTML)…</translation>
    </message>
    <message>
        <source>Markdown…</source>
        <translation>Markdown…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabel (CSV)…</translation>
    </message>
    <message>
        <source>Data (JSON)…</source>
        <translation>Data (JSON)…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Ekspor tabel</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Permainan Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Ekspor pertandingan</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Diekspor ke %1</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 tidak ditulis: %2</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPage</name>
    <message>
        <source>Contest</source>
        <translation>Kontes</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ekspor</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tambah</translation>
    </message>
    <message>
        <source>Add a bot or matches</source>
        <translation>Tambah bot atau pertandingan</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Kontes baru</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>dari bagian ke bagian</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Panah</translation>
    </message>
    <message>
        <source>from cell to cell</source>
        <translation>dari sel ke sel</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>opens a cell, replays a match</source>
        <translation>membuka sel, memutar ulang pertandingan</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>closes the list; then back</source>
        <translation>menutup daftar; lalu kembali</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPages</name>
    <message>
        <source>The contest has stopped: %1</source>
        <translation>Kontes berhenti: %1</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Kontes</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Kontes</translation>
    </message>
    <message>
        <source>Let these programs play?</source>
        <translation>Izinkan program ini bermain?</translation>
    </message>
    <message>
        <source>This contest starts programs that you have not let play yet:

%1</source>
        <translation>Kontes ini menjalankan program yang belum Anda izinkan:

%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Izinkan</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>Kontes lain sedang berjalan. Yang ini mulai bila yang lain selesai atau dijeda.</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Buka kontes</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnamen</translation>
    </message>
</context>
<context>
    <name>parlour::ContestStrip</name>
    <message>
        <source>Reading…</source>
        <translation>Membaca…</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Berjalan</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Dijeda</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Menghentikan…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Berhenti</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Selesai</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Finishes the running matches, then stops. All that was played is kept: resume any time.</source>
        <translation>Menyelesaikan pertandingan yang berjalan, lalu berhenti. Semua yang dimainkan tersimpan: lanjutkan kapan saja.</translation>
    </message>
    <message>
        <source>%1 in this run</source>
        <translation>%1 kali ini</translation>
    </message>
    <message>
        <source>Everything was played</source>
        <translation>Semua sudah dimainkan</translation>
    </message>
    <message>
        <source>All that was played is kept</source>
        <translation>Semua yang dimainkan tersimpan</translation>
    </message>
    <message>
        <source>%1 of %2 matches known so far</source>
        <translation>%1 dari %2 pertandingan yang diketahui</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 dari %2 pertandingan</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>sisa sekitar %1</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>matches</comment>
        <translation>%1 per detik</translation>
    </message>
    <message>
        <source>once it goes on</source>
        <translation>begitu dilanjutkan</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Menunggu</translation>
    </message>
    <message>
        <source>Another program holds the file</source>
        <translation>Program lain sedang memegang berkas</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Mengantre</translation>
    </message>
    <message>
        <source>Starts after the other one</source>
        <translation>Mulai sendiri setelah yang lain</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>Kontes lain sedang berjalan. Yang ini mulai bila yang lain selesai atau dijeda.</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>Keluarkan dari antrean</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Giliran Anda</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Mainkan pertandingan</translation>
    </message>
    <message numerus="yes">
        <source>%n of your matches to play</source>
        <translation>
            <numerusform>%n pertandingan Anda belum dimainkan</numerusform>
        </translation>
    </message>
    <message>
        <source>next against %1</source>
        <translation>berikutnya lawan %1</translation>
    </message>
</context>
<context>
    <name>parlour::ContestsPage</name>
    <message>
        <source>Paused</source>
        <translation>Dijeda</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Berjalan</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Kontes</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Buka berkas…</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Kontes baru</translation>
    </message>
    <message>
        <source>Your contests</source>
        <translation>Kontes Anda</translation>
    </message>
    <message>
        <source>Ready to start</source>
        <translation>Siap dimulai</translation>
    </message>
    <message>
        <source>Contests are kept here. Start one, stop it when you like, and resume it any time.</source>
        <translation>Kontes disimpan di sini. Mulai satu, hentikan dan lanjutkan kapan saja.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Membaca…</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Tidak bisa dibaca: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Hapus %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Lanjutkan %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Buka %1</translation>
    </message>
    <message>
        <source>Delete this contest?</source>
        <translation>Hapus kontes ini?</translation>
    </message>
    <message>
        <source>Its matches are deleted and cannot be brought back.</source>
        <translation>Pertandingannya dihapus dan tidak bisa dikembalikan.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Mengantre</translation>
    </message>
    <message>
        <source>Remove %1 from the queue</source>
        <translation>Keluarkan %1 dari antrean</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a time</comment>
        <translation>sekitar %1</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>Turnamen Anda sendiri</translation>
    </message>
    <message>
        <source>You and three players, each against each. You play your matches at the table.</source>
        <translation>Anda dan tiga pemain, semua lawan semua. Anda memainkan pertandingan Anda di meja.</translation>
    </message>
    <message>
        <source>Set up a tournament of your own</source>
        <translation>Siapkan turnamen Anda sendiri</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>Siapkan %1</translation>
    </message>
</context>
<context>
    <name>parlour::Crosstable</name>
    <message>
        <source>Crosstable</source>
        <translation>Tabel silang</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 lawan %2: belum dimainkan</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 lost, %5 drawn</source>
        <translation>%1 lawan %2: %3 menang, %4 kalah, %5 seri</translation>
    </message>
</context>
<context>
    <name>parlour::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Serahkan kepada %1</translation>
    </message>
    <message>
        <source>All hands are hidden. The table is shown as %1 sees it.</source>
        <translation>Semua kartu tertutup. Meja ditampilkan seperti dilihat %1.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Saya %1</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>Tombol Enter</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a person, an answer</comment>
        <translation>%1 berkata: %2</translation>
    </message>
    <message>
        <source>%1 answers without looking; the screen is not passed.</source>
        <translation>%1 menjawab tanpa melihat; layar tidak berpindah tangan.</translation>
    </message>
</context>
<context>
    <name>parlour::DailySheet</name>
    <message>
        <source>Played</source>
        <translation>Dimainkan</translation>
    </message>
    <message>
        <source>Your deals of the day</source>
        <translation>Permainan harian Anda</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Bulan berikutnya</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Bulan sebelumnya</translation>
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
        <translation>Kartu pedagang</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Beli</translation>
    </message>
    <message>
        <source>No deck needs more of it.</source>
        <translation>Tidak ada dek yang perlu lebih banyak.</translation>
    </message>
    <message>
        <source>The dealer sells nothing before the loan is paid back.</source>
        <translation>Pedagang tidak menjual apa pun sebelum pinjaman dilunasi.</translation>
    </message>
    <message>
        <source>That is more than you own.</source>
        <translation>Itu lebih dari yang Anda punya.</translation>
    </message>
    <message numerus="yes">
        <source>%1, you own %n</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%1, Anda punya %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <comment>a card, a price</comment>
        <translation>Beli %1 seharga %2</translation>
    </message>
    <message>
        <source>Choose a card to see what it does. The number on it is how many you own.</source>
        <translation>Pilih kartu untuk melihat efeknya. Angka di kartu adalah jumlah yang Anda punya.</translation>
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
        <translation>Main dengan dek ini</translation>
    </message>
</context>
<context>
    <name>parlour::DeckSheet</name>
    <message>
        <source>Cards to choose from</source>
        <translation>Kartu pilihan</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Dek Anda</translation>
    </message>
    <message>
        <source>Save this deck</source>
        <translation>Simpan dek ini</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>Dek acak</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <translation>Nama dek ini</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Lupakan %1</translation>
    </message>
    <message>
        <source>The deck has all its cards: remove one first.</source>
        <translation>Dek sudah lengkap: keluarkan satu kartu dulu.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Disimpan sebagai %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n di dek</numerusform>
        </translation>
    </message>
    <message>
        <source>remove</source>
        <translation>keluarkan</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>tempat kosong</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to choose.</source>
        <translation>
            <numerusform>%n kartu lagi untuk dipilih.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In your hand in %1 of matches.</source>
        <translation>Di tangan Anda dalam %1 pertandingan.</translation>
    </message>
    <message>
        <source>Mark wanted cards</source>
        <translation>Tandai kartu incaran</translation>
    </message>
    <message>
        <source>At least one of the wanted cards is in your hand in %1 of matches.</source>
        <translation>Setidaknya satu kartu incaran ada di tangan Anda dalam %1 pertandingan.</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>incaran</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>bukan incaran</translation>
    </message>
</context>
<context>
    <name>parlour::DurakTable</name>
    <message>
        <source>Beaten cards lie open, and the cards not seen yet are counted by suit.</source>
        <translation>Kartu yang sudah dikalahkan terbuka, dan kartu yang belum terlihat dihitung per corak.</translation>
    </message>
    <message>
        <source>You hold nothing that can be thrown in. Shall Parlour pass for you when that is so?</source>
        <translation>Tidak ada kartu Anda yang bisa ditambahkan. Bolehkah Parlour melewati giliran Anda bila demikian?</translation>
    </message>
    <message>
        <source>Pass when you hold nothing to throw in</source>
        <translation>Lewati bila tak ada kartu untuk ditambahkan</translation>
    </message>
    <message>
        <source>The pause before it is always the same, so that nobody learns what you hold.</source>
        <translation>Jeda sebelumnya selalu sama, sehingga tak ada yang tahu isi tangan Anda.</translation>
    </message>
</context>
<context>
    <name>parlour::EntrantList</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n pelanggaran</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, plays no more</source>
        <translation>%1, %2, tidak bermain lagi</translation>
    </message>
    <message>
        <source>What %1 did wrong</source>
        <translation>Pelanggaran %1</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, keluar</numerusform>
        </translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>di meja</translation>
    </message>
</context>
<context>
    <name>parlour::FaultDrawer</name>
    <message>
        <source>Close the list of faults</source>
        <translation>Tutup daftar pelanggaran</translation>
    </message>
    <message numerus="yes">
        <source>For a fault the first legal action is played. %n fault(s) end an entrant&apos;s contest.</source>
        <translation>
            <numerusform>Tiap pelanggaran, tindakan sah pertama yang dimainkan. %n pelanggaran mengakhiri kontes seorang peserta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, step %2</source>
        <translation>Pertandingan %1, langkah %2</translation>
    </message>
    <message>
        <source>Program faults of %1</source>
        <translation>Pelanggaran program %1</translation>
    </message>
</context>
<context>
    <name>parlour::FiguresView</name>
    <message>
        <source>Trend shown</source>
        <translation>Tren apa</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>A decision&apos;s loss</source>
        <translation>Rugi per keputusan</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tren</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per permainan</translation>
    </message>
    <message>
        <source>the line marks an equal share</source>
        <translation>garis menandai bagian rata</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>%1 terakhir</translation>
    </message>
    <message>
        <source>up won, down lost</source>
        <translation>atas menang, bawah kalah</translation>
    </message>
    <message>
        <source>The trend starts at six games.</source>
        <translation>Tren ada mulai enam permainan.</translation>
    </message>
    <message>
        <source>The trend starts at six reviewed games.</source>
        <translation>Tren ada mulai enam permainan yang diulas.</translation>
    </message>
    <message>
        <source>Average of the last %1 games (range: %2)</source>
        <comment>a number, a share</comment>
        <translation>Rata-rata %1 permainan terakhir (rentang: %2)</translation>
    </message>
    <message>
        <source>Average cost of a real choice, last %1 games</source>
        <translation>Biaya rata-rata satu pilihan nyata, %1 permainan terakhir</translation>
    </message>
</context>
<context>
    <name>parlour::GameKeeper</name>
    <message>
        <source>This game is not being saved in %1: %2</source>
        <translation>Permainan ini tidak sedang disimpan di %1: %2</translation>
    </message>
    <message>
        <source>Go on unsaved</source>
        <translation>Lanjut tanpa menyimpan</translation>
    </message>
    <message>
        <source>A folder for unfinished games</source>
        <translation>Folder untuk permainan yang belum selesai</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Simpan salinan permainan ini</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Permainan Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Disimpan sebagai %1.</translation>
    </message>
    <message>
        <source>The copy is not saved: %1</source>
        <translation>Salinan tidak tersimpan: %1</translation>
    </message>
    <message>
        <source>A game that began from a position is shared as a file: save a copy.</source>
        <translation>Permainan yang dimulai dari posisi dibagikan sebagai berkas: simpan salinannya.</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Bagikan permainan ini</translation>
    </message>
    <message numerus="yes">
        <source>One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>Satu baris teks disalin. Isinya permainan, aturannya, nama kursi (%1) dan seluruh %n langkah dengan semua kartu yang dibagikan, dan tidak ada yang lain. Ditempelkan ke Parlour (Ctrl+V), baris itu membuka permainan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>The game is copied, to be pasted where you like.</source>
        <translation>Permainan disalin, untuk ditempelkan di mana saja.</translation>
    </message>
    <message>
        <source>The game counts as it ended. What you play from here is not kept.</source>
        <translation>Permainan dihitung seperti saat berakhir. Yang Anda mainkan dari sini tidak disimpan.</translation>
    </message>
    <message>
        <source>The end of this game is not kept yet: %1</source>
        <translation>Akhir permainan ini belum disimpan: %1</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Tinggalkan tanpa menyimpan?</translation>
    </message>
    <message>
        <source>This game cannot be written in %1: %2 Make room there and try again. If you leave now, it stays as it was last saved, and what was played since is lost.</source>
        <translation>Permainan ini tidak bisa ditulis di %1: %2 Sediakan ruang di sana dan coba lagi. Jika Anda pergi sekarang, permainan tetap seperti terakhir disimpan, dan yang dimainkan sejak itu hilang.</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>Tinggalkan dan relakan</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Tetap</translation>
    </message>
    <message numerus="yes">
        <source>The result is copied in words, and below it one line of text. That line holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>Hasil disalin dengan kata-kata, dan di bawahnya satu baris teks. Baris itu berisi permainan, aturannya, nama kursi (%1) dan seluruh %n langkah dengan semua kartu yang dibagikan. Ditempelkan ke Parlour (Ctrl+V), baris itu membuka permainan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes that players left for themselves are not in it, which would make it too long to send.</source>
        <translation>Catatan yang dibuat pemain untuk diri sendiri tidak termasuk, karena akan terlalu panjang untuk dikirim.</translation>
    </message>
    <message>
        <source>The seal is not in it: save a copy to prove the deal.</source>
        <translation>Segelnya tidak termasuk: simpan salinan untuk membuktikan pembagian.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Pilih folder…</translation>
    </message>
    <message>
        <source>A copy holds everybody&apos;s cards: save it when the game is over.</source>
        <translation>Salinan memuat kartu semua pemain: simpan setelah permainan selesai.</translation>
    </message>
</context>
<context>
    <name>parlour::GameOpener</name>
    <message>
        <source>Open a saved game</source>
        <translation>Buka permainan tersimpan</translation>
    </message>
    <message>
        <source>A game is on the clipboard, as a line of text.</source>
        <translation>Ada permainan di papan klip, sebagai satu baris teks.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Pilih berkas…</translation>
    </message>
    <message>
        <source>Open the line</source>
        <translation>Buka baris itu</translation>
    </message>
    <message>
        <source>There is no game on the clipboard. Copied as a line, it begins with &quot;parlour:&quot;.</source>
        <translation>Tidak ada permainan di papan klip. Disalin sebagai baris, awalnya “parlour:”.</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lines. The first one was opened.</source>
        <translation>
            <numerusform>Teks itu berisi %n baris. Yang pertama dibuka.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Permainan Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Semua berkas (*)</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>Buka tautan ini?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Buka</translation>
    </message>
    <message>
        <source>The link holds a position of %1.</source>
        <translation>Tautan itu berisi posisi %1.</translation>
    </message>
    <message numerus="yes">
        <source>The link holds a game of %1 with %n step(s) between %2.</source>
        <translation>
            <numerusform>Tautan itu berisi permainan %1 dengan %n langkah antara %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line</source>
        <translation>Baris itu</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 tidak bisa dibuka: %2</translation>
    </message>
    <message>
        <source>Part of this game is damaged</source>
        <translation>Sebagian permainan ini rusak</translation>
    </message>
    <message>
        <source>%1: %2

%3 of its %4 steps are good.</source>
        <translation>%1: %2

%3 dari %4 langkahnya masih baik.</translation>
    </message>
    <message>
        <source>Look at the good part</source>
        <translation>Lihat bagian yang baik</translation>
    </message>
    <message>
        <source>This game is being played in another window. Here it goes on as a game of its own.</source>
        <translation>Permainan ini sedang dimainkan di jendela lain. Di sini ia berlanjut sebagai permainan tersendiri.</translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation>Permainan akan dihapus dan tidak bisa dikembalikan.</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>Hapus permainan ini?</translation>
    </message>
    <message>
        <source>%1 Your wager goes to the opponent: %2.</source>
        <translation>%1 Taruhan Anda jatuh ke lawan: %2.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>This is the deal of %1: everything that was dealt or rolled in it was checked.</source>
        <translation>Ini permainan hari %1: semua kartu dan lemparan dadunya sudah diperiksa.</translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation>Putar ulang %1, %2: %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 dan %n lainnya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message>
        <source>From a position: %1</source>
        <comment>a result</comment>
        <translation>Dari posisi: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameStarter</name>
    <message>
        <source>Go on with the lesson?</source>
        <translation>Lanjutkan pelajaran?</translation>
    </message>
    <message>
        <source>Is %1 new to you?</source>
        <translation>Apakah %1 baru bagi Anda?</translation>
    </message>
    <message>
        <source>You left the lesson of %1 before its end.</source>
        <translation>Anda meninggalkan pelajaran %1 sebelum selesai.</translation>
    </message>
    <message>
        <source>The lesson shows you the game on the table: one sentence at a time, and you make the moves.</source>
        <translation>Pelajaran memperlihatkan permainan di meja kalimat demi kalimat, dan Anda yang memainkan langkahnya.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Main sekarang</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Lanjutkan pelajaran</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Belajar dalam %n menit</numerusform>
        </translation>
    </message>
    <message>
        <source>The match does not begin: %1</source>
        <translation>Pertandingan tidak dimulai: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GamesView</name>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Urut menurut</translation>
    </message>
    <message>
        <source>By: %1</source>
        <comment>the head of a column</comment>
        <translation>Urut: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>Ulas</translation>
    </message>
    <message>
        <source>Enter, or a double click</source>
        <translation>Enter, atau klik ganda</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Hapus…</translation>
    </message>
    <message>
        <source>Del; Shift or Ctrl selects several games</source>
        <translation>Del; Shift atau Ctrl memilih beberapa permainan</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Membaca riwayat…</translation>
    </message>
    <message>
        <source>No game matches the choices above.</source>
        <translation>Tidak ada permainan yang cocok dengan pilihan di atas.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games that are listed, all games</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <comment>how many games are listed</comment>
        <translation>
            <numerusform>%1, %n dipilih</numerusform>
        </translation>
    </message>
    <message>
        <source>Games that you finish stand here, to be replayed and reviewed.</source>
        <translation>Permainan yang Anda selesaikan ada di sini, untuk diputar ulang dan diulas.</translation>
    </message>
</context>
<context>
    <name>parlour::HintCard</name>
    <message>
        <source>Hide</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Tombol Esc</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation>Yang penting di sini</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Tampilkan langkah</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>Mengapa bukan: %1?</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Keduanya kira-kira sama.</translation>
    </message>
    <message>
        <source>The analyst takes the first about %1 times in 100.</source>
        <translation>Analis memilih yang pertama sekitar %1 dari 100 kali.</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Menelaah posisi…</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>Mencari alasannya…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Tombol %1</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryCheck</name>
    <message>
        <source>Another program is using the history. Games are added to it as soon as that program is done.</source>
        <translation>Program lain sedang memakai riwayat. Permainan ditambahkan begitu program itu selesai.</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Buka berkas…</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Waktu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>opponents</comment>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durasi</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Keberuntungan</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>Sendiri</translation>
    </message>
    <message>
        <source>Time at the table, without breaks</source>
        <translation>Waktu di meja, tanpa jeda</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>Ulas</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 dan %n lainnya</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1</source>
        <comment>opponents</comment>
        <translation>Lawan: %1</translation>
    </message>
    <message>
        <source>You did not play</source>
        <translation>Anda tidak bermain</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Belum diulas</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>a game</comment>
        <translation>rusak</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n kesalahan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be reviewed: %1</source>
        <translation>
            <numerusform>%n permainan tidak dapat diulas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>History and progress</source>
        <translation>Riwayat dan kemajuan</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Yang ditampilkan</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Ekspor…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n permainan dihapus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved in %1.</source>
        <translation>
            <numerusform>%n permainan disimpan di %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <translation>
            <numerusform>%n permainan sejak %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Hapus %n permainan?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are deleted with their reviews and cannot be brought back. To keep them elsewhere, export them first.</source>
        <translation>Permainan dihapus bersama ulasannya dan tidak dapat dikembalikan. Untuk menyimpannya di tempat lain, ekspor dulu.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Biarkan</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s) into a folder</source>
        <translation>
            <numerusform>Ekspor %n permainan ke folder</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these games are reviewed.</source>
        <translation>Semua permainan ini sudah diulas.</translation>
    </message>
    <message>
        <source>What your decisions cost you; alone: points</source>
        <translation>Kerugian dari keputusan Anda; sendirian: poin</translation>
    </message>
    <message>
        <source>What chance brought you; alone: points</source>
        <translation>Yang dibawa keberuntungan bagi Anda; sendirian: poin</translation>
    </message>
    <message>
        <source>The histories that were set aside hold no game that can be read.</source>
        <translation>Riwayat yang disisihkan tidak berisi permainan yang terbaca.</translation>
    </message>
    <message>
        <source>Games in the histories that were set aside: %1 recovered, %2 in the history before, %3 unreadable.</source>
        <translation>Permainan dalam riwayat yang disisihkan: %1 dipulihkan, %2 sudah ada dalam riwayat, %3 tidak terbaca.</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a player of a watched game</comment>
        <translation>%1 kalah</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <comment>one or %n players of a watched game</comment>
        <translation>
            <numerusform>%1 menang</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Peluang</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Dompet</translation>
    </message>
    <message>
        <source>From a position</source>
        <comment>a game that began from a position that was put in</comment>
        <translation>Dari posisi</translation>
    </message>
    <message>
        <source>Several people played; mistakes count for nobody</source>
        <translation>Beberapa orang bermain; kesalahan tidak dihitung bagi siapa pun</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Export, files, reviews and the like</source>
        <translation>Ekspor, berkas, ulasan, dan lainnya</translation>
    </message>
    <message>
        <source>Practice your mistakes</source>
        <translation>Latih kesalahan Anda</translation>
    </message>
    <message>
        <source>Review all that are listed</source>
        <translation>Ulas semua di daftar</translation>
    </message>
    <message>
        <source>Paste a game copied as a line</source>
        <translation>Tempel permainan yang disalin sebagai baris</translation>
    </message>
    <message>
        <source>Recover games that were set aside</source>
        <translation>Pulihkan permainan yang disisihkan</translation>
    </message>
</context>
<context>
    <name>parlour::KeyControl</name>
    <message>
        <source>Set back: %1</source>
        <comment>a shortcut</comment>
        <translation>Kembalikan: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The effect of a shortcut, and where it works.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 sudah dipakai: %2.</translation>
    </message>
    <message>
        <source>%1 is taken: %2. They cannot swap.</source>
        <translation>%1 sudah dipakai: %2. Keduanya tidak dapat ditukar.</translation>
    </message>
    <message>
        <source>%1 cannot be a shortcut.</source>
        <translation>%1 tidak bisa menjadi pintasan.</translation>
    </message>
    <message>
        <source>Text fields need %1. Press it with Ctrl or Alt.</source>
        <translation>Bidang teks memerlukan %1. Tekan bersama Ctrl atau Alt.</translation>
    </message>
    <message>
        <source>It is shown on the table, and is one letter, digit or sign.</source>
        <translation>Tombol ini terlihat di meja: satu huruf, angka, atau tanda.</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tukar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Biarkan</translation>
    </message>
</context>
<context>
    <name>parlour::KeyField</name>
    <message>
        <source>Press a key…</source>
        <translation>Tekan tombol…</translation>
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
        <translation>Grafik keunggulan</translation>
    </message>
    <message>
        <source>%1: %2 percent after %3 matches</source>
        <translation>%1: %2 persen setelah %3 pertandingan</translation>
    </message>
    <message>
        <source>thousand matches of each pair</source>
        <translation>ribu pertandingan tiap pasangan</translation>
    </message>
    <message>
        <source>matches of each pair</source>
        <translation>pertandingan tiap pasangan</translation>
    </message>
    <message>
        <source>thousand matches</source>
        <translation>ribu pertandingan</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>pertandingan</translation>
    </message>
    <message>
        <source>This plot needs Qt Charts, without which this program was built.</source>
        <translation>Grafik ini memerlukan Qt Charts, dan program ini dibuat tanpanya.</translation>
    </message>
</context>
<context>
    <name>parlour::LessonMode</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Pelajaran: %1</translation>
    </message>
</context>
<context>
    <name>parlour::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Pelajaran</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sentences of a lesson</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>Giliran Anda, di meja.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Belum tepat</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Lihat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Back to the previous sentence</source>
        <translation>Ke kalimat sebelumnya</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>Continues (Enter)</source>
        <translation>Lanjut (Enter)</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Main sekarang</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Ke lobi</translation>
    </message>
    <message>
        <source>Marks the move on the table (%1)</source>
        <translation>Menandai langkahnya di meja (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::LineShow</name>
    <message>
        <source>One of many deals. First: %1</source>
        <comment>a move</comment>
        <translation>Satu dari banyak pembagian. Pertama: %1</translation>
    </message>
    <message>
        <source>The same deal. Now: %1</source>
        <comment>a move</comment>
        <translation>Pembagian yang sama. Sekarang: %1</translation>
    </message>
    <message>
        <source>What the others hold is made up.</source>
        <translation>Yang dipegang pemain lain hanya rekaan.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A key or a click ends it</source>
        <translation>Tombol atau klik mengakhirinya</translation>
    </message>
</context>
<context>
    <name>parlour::LobbyPage</name>
    <message>
        <source>Lobby</source>
        <translation>Lobi</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Lanjutkan</translation>
    </message>
    <message>
        <source>All in History</source>
        <translation>Semua di Riwayat</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Permainan terbaru</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Riwayat</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>Permainan %1 baru</translation>
    </message>
    <message>
        <source>Rules and seats of a new game</source>
        <translation>Aturan dan kursi permainan baru</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Main %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Tonton</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Putar ulang</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Tonton %1</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation>Putar ulang %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Lainnya untuk %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Permainan baru…</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Gambar %1</translation>
    </message>
    <message>
        <source>Discard the game of %1 with %2</source>
        <translation>Hapus permainan %1 dengan %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>Go on with %1, %2</source>
        <translation>Lanjutkan %1, %2</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Kontes</translation>
    </message>
    <message numerus="yes">
        <source>%n more to resume</source>
        <translation>
            <numerusform>%n lagi untuk dilanjutkan</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cara bermain</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Lanjutkan pelajaran</translation>
    </message>
    <message>
        <source>Lesson (done ✓)</source>
        <translation>Pelajaran (selesai ✓)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Pelajaran</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Ditonton</translation>
    </message>
    <message>
        <source>Go on watching %1, %2</source>
        <translation>Lanjut menonton %1, %2</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Mengantre</translation>
    </message>
    <message>
        <source>Contest running: %1</source>
        <comment>a share</comment>
        <translation>Kontes berjalan: %1</translation>
    </message>
    <message>
        <source>%1 of the game played</source>
        <comment>a share</comment>
        <translation>%1 permainan telah dimainkan</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Pelajaran selesai</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Main melawan</translation>
    </message>
    <message>
        <source>You left it at %1 of %2.</source>
        <comment>sentences of a lesson</comment>
        <translation>Anda meninggalkannya di %1 dari %2.</translation>
    </message>
    <message>
        <source>Leave the lesson of %1 for good</source>
        <translation>Tinggalkan pelajaran %1 untuk seterusnya</translation>
    </message>
    <message>
        <source>Go on with the lesson of %1</source>
        <translation>Lanjutkan pelajaran %1</translation>
    </message>
    <message>
        <source>No game is finished yet. A click on one replays it and shows what each move was worth.</source>
        <translation>Belum ada permainan yang selesai. Klik salah satunya untuk memutarnya ulang dan melihat nilai setiap langkah.</translation>
    </message>
    <message>
        <source>Purse and dealer…</source>
        <translation>Dompet dan pedagang…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move, and puzzles</source>
        <translation>Kesalahan Anda sendiri, sampai Anda menemukan langkahnya, dan soal</translation>
    </message>
    <message>
        <source>Practice: %1 due</source>
        <comment>exercises</comment>
        <translation>Latihan: %1 perlu dilatih</translation>
    </message>
    <message>
        <source>Practice (%1)</source>
        <comment>the number of exercises that are due</comment>
        <translation>Latihan (%1)</translation>
    </message>
    <message>
        <source>Nothing is waiting: a game, a lesson, a contest or a round that you leave stays here.</source>
        <translation>Tidak ada yang menunggu: permainan, pelajaran, kontes, atau putaran latihan yang Anda tinggalkan tetap di sini.</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>%1 dari %2 dijawab</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a game</comment>
        <translation>Berikutnya: %1</translation>
    </message>
    <message>
        <source>Leave this round of the practice</source>
        <translation>Tinggalkan putaran latihan ini</translation>
    </message>
    <message>
        <source>Go on with the practice</source>
        <translation>Lanjutkan latihan</translation>
    </message>
    <message>
        <source>Put in a position…</source>
        <translation>Masukkan posisi…</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <comment>names</comment>
        <translation>Seperti terakhir kali: %1</translation>
    </message>
    <message>
        <source>Play · %1</source>
        <translation>Main · %1</translation>
    </message>
    <message numerus="yes">
        <source>Play · %1 and %n more</source>
        <translation>
            <numerusform>Main · %1 dan %n lainnya</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>names of players</comment>
        <translation>Melawan %1</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Mulai dari mana</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Untuk hari ini</translation>
    </message>
    <message>
        <source>Open History</source>
        <translation>Buka Riwayat</translation>
    </message>
    <message>
        <source>1. Learn a game</source>
        <translation>1. Pelajari sebuah permainan</translation>
    </message>
    <message>
        <source>A lesson tells you one sentence at a time, and you make the moves.</source>
        <translation>Pelajaran berjalan kalimat demi kalimat, dan Anda yang memainkan langkahnya.</translation>
    </message>
    <message>
        <source>2. Play</source>
        <translation>2. Main</translation>
    </message>
    <message>
        <source>You can ask for a hint and take moves back.</source>
        <translation>Anda dapat meminta petunjuk dan menarik kembali langkah.</translation>
    </message>
    <message>
        <source>3. Look back</source>
        <translation>3. Lihat kembali</translation>
    </message>
    <message>
        <source>A review shows what luck brought and which moves cost you most.</source>
        <translation>Ulasan menunjukkan apa yang dibawa keberuntungan dan langkah mana yang paling merugikan Anda.</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Pilih pelajaran</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n menit</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Berlatih</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) for today</source>
        <translation>
            <numerusform>%n latihan untuk hari ini</numerusform>
        </translation>
    </message>
    <message>
        <source>To your match</source>
        <translation>Ke pertandingan Anda</translation>
    </message>
    <message>
        <source>Your match is next.</source>
        <translation>Giliran pertandingan Anda.</translation>
    </message>
    <message>
        <source>Play · beginner %1</source>
        <translation>Main · pemula %1</translation>
    </message>
    <message>
        <source>Play · casual %1</source>
        <translation>Main · %1 yang santai</translation>
    </message>
    <message>
        <source>Play · club player %1</source>
        <translation>Main · pemain klub %1</translation>
    </message>
    <message>
        <source>Play · master %1</source>
        <translation>Main · master %1</translation>
    </message>
    <message numerus="yes">
        <source>Play · %n opponent(s)</source>
        <translation>
            <numerusform>Main · %n lawan</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Pilih permainan</translation>
    </message>
    <message>
        <source>Play a deal of the day</source>
        <translation>Mainkan permainan hari ini</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <comment>a game, its players</comment>
        <translation>%1, melawan %2</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Permainan hari ini</translation>
    </message>
    <message>
        <source>The same for everybody on this date in UTC. Your first try counts.</source>
        <translation>Sama untuk semua orang pada tanggal UTC ini. Percobaan pertama Anda yang dihitung.</translation>
    </message>
    <message>
        <source>To the puzzle</source>
        <translation>Ke soal</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Soal hari ini</translation>
    </message>
    <message>
        <source>One position, and one move that is best.</source>
        <translation>Satu posisi, dan satu langkah terbaik.</translation>
    </message>
    <message>
        <source>Your calendar…</source>
        <translation>Kalender Anda…</translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>Permainan ini tidak sedang disimpan: %1</translation>
    </message>
    <message>
        <source>An unfinished game could not be read and is at %1 now: %2</source>
        <translation>Permainan yang belum selesai tidak bisa dibaca dan kini berada di %1: %2</translation>
    </message>
    <message>
        <source>This program has no table for &quot;%1&quot;.</source>
        <translation>Program ini tidak punya meja untuk “%1”.</translation>
    </message>
    <message>
        <source>%1 - Parlour</source>
        <translation>%1 - Parlour</translation>
    </message>
    <message>
        <source>The bot &quot;%1&quot; is not in this program. You can look at the game, or play on from here with another.</source>
        <translation>Bot “%1” tidak ada di program ini. Anda bisa melihat permainannya, atau melanjutkan dari sini dengan bot lain.</translation>
    </message>
    <message>
        <source>This game was played by another program, which is not started because you have not let it play yet: %1. Choose it for a seat in a new game to do so.</source>
        <translation>Permainan ini dimainkan program lain, yang tidak dijalankan karena belum Anda izinkan: %1. Pilih untuk sebuah kursi di permainan baru untuk mengizinkannya.</translation>
    </message>
</context>
<context>
    <name>parlour::MatchDrawer</name>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Pemenang</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pertama</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>%1, forfeit</source>
        <comment>won, forfeit</comment>
        <translation>%1, dinyatakan kalah</translation>
    </message>
    <message>
        <source>Close the list of matches</source>
        <translation>Tutup daftar pertandingan</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Pertandingan mana</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Semua</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Newer ones</source>
        <translation>Yang lebih baru</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 lawan %2</translation>
    </message>
    <message>
        <source>= even so far</source>
        <translation>= imbang sejauh ini</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>unggul</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>tertinggal</translation>
    </message>
    <message>
        <source>ahead %1</source>
        <translation>unggul %1</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>menang %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>tertinggal %1</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>kalah %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 dari %2 pertandingan</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Pertandingan: %1</translation>
    </message>
    <message>
        <source>%1 when it moves first</source>
        <translation>%1 bila jalan pertama</translation>
    </message>
    <message>
        <source>%1 when it moves second</source>
        <translation>%1 bila jalan kedua</translation>
    </message>
    <message>
        <source>Likely the better one</source>
        <translation>Kemungkinan lebih baik</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Pelanggaran</translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Its steps were not kept.</source>
        <translation>Pertandingan %1, %2, seed %3. Langkahnya tidak disimpan.</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>Ronde seri</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>decided by one</comment>
        <translation>Ketat</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ekspor</translation>
    </message>
    <message>
        <source>Export match %1</source>
        <translation>Ekspor pertandingan %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Review it.</source>
        <translation>Pertandingan %1, %2, seed %3. Ulas.</translation>
    </message>
    <message>
        <source>Review %1</source>
        <translation>Ulas %1</translation>
    </message>
    <message>
        <source>Review match %1</source>
        <translation>Ulas pertandingan %1</translation>
    </message>
</context>
<context>
    <name>parlour::MatchPart</name>
    <message>
        <source>Wager</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Free play instead</source>
        <translation>Main bebas saja</translation>
    </message>
    <message>
        <source>Every card, and no credits. The purse stays as it is.</source>
        <translation>Semua kartu, tanpa kredit. Dompet tidak berubah.</translation>
    </message>
    <message>
        <source>%1 Wagers up to %2 and owns %3.</source>
        <comment>character, limit, purse</comment>
        <translation>%1 Bertaruh paling banyak %2 dan punya %3.</translation>
    </message>
    <message>
        <source>Both put up the same wager, at most %1 here; the winner takes both.</source>
        <translation>Keduanya memasang taruhan yang sama, di sini paling banyak %1; pemenang mengambil keduanya.</translation>
    </message>
    <message>
        <source>Play for %1</source>
        <translation>Main demi %1</translation>
    </message>
    <message>
        <source>Play for honour</source>
        <translation>Main demi kehormatan</translation>
    </message>
    <message>
        <source>If either has no credits, the match is for honour.</source>
        <translation>Jika salah satu tidak punya kredit, pertandingan dimainkan demi kehormatan.</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>Main bebas</translation>
    </message>
    <message>
        <source>Your deck…</source>
        <translation>Dek Anda…</translation>
    </message>
</context>
<context>
    <name>parlour::MemoField</name>
    <message>
        <source>Write here</source>
        <translation>Tulis di sini</translation>
    </message>
</context>
<context>
    <name>parlour::MessageStrip</name>
    <message>
        <source>Close the message</source>
        <translation>Tutup pesan</translation>
    </message>
</context>
<context>
    <name>parlour::NewBests</name>
    <message>
        <source>A record: your most points</source>
        <translation>Rekor: poin tertinggi Anda</translation>
    </message>
    <message>
        <source>A record: your longest run of games won</source>
        <translation>Rekor: rentetan kemenangan terpanjang Anda</translation>
    </message>
    <message>
        <source>A record: your quickest win</source>
        <translation>Rekor: kemenangan tercepat Anda</translation>
    </message>
    <message>
        <source>A record: your shortest win</source>
        <translation>Rekor: kemenangan tersingkat Anda</translation>
    </message>
</context>
<context>
    <name>parlour::NewContestSheet</name>
    <message>
        <source>Everybody against everybody, and a crosstable.</source>
        <translation>Semua lawan semua, dan tabel silang.</translation>
    </message>
    <message>
        <source>The first against each of the others: how good is a new bot?</source>
        <translation>Yang pertama lawan tiap lainnya: seberapa bagus bot baru?</translation>
    </message>
    <message>
        <source>A bracket in the order of seeding; losers play on for the places.</source>
        <translation>Bagan menurut urutan unggulan; yang kalah terus bermain demi peringkat.</translation>
    </message>
    <message>
        <source>Full tables, seated by lot again in each round.</source>
        <translation>Meja penuh; kursi diundi lagi tiap putaran.</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Kontes baru</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Matches of a set</source>
        <translation>Pertandingan tiap set</translation>
    </message>
    <message>
        <source>Matches of a round</source>
        <translation>Pertandingan tiap putaran</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>Pertandingan tiap pasangan</translation>
    </message>
    <message>
        <source>The same cards from every seat, so luck evens out.</source>
        <translation>Kartu yang sama dari tiap kursi, sehingga keberuntungan merata.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Putaran</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Set untuk menang</translation>
    </message>
    <message>
        <source>Stop when it is clear</source>
        <translation>Berhenti bila sudah jelas</translation>
    </message>
    <message>
        <source>Two bots: a test (SPRT) whether the first is better.</source>
        <translation>Dua bot: uji (SPRT) apakah yang pertama lebih baik.</translation>
    </message>
    <message>
        <source>Not better: at most this many Elo</source>
        <translation>Tidak lebih baik: paling banyak sekian Elo</translation>
    </message>
    <message>
        <source>Better: at least this many Elo</source>
        <translation>Lebih baik: paling sedikit sekian Elo</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Peserta</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Program lain…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Buatan Anda sendiri, misalnya.</translation>
    </message>
    <message>
        <source>Choose who plays.</source>
        <translation>Pilih siapa yang bermain.</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>Dengan urutan ini: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s): %1</source>
        <translation>
            <numerusform>%n peserta: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed plays the same contest</source>
        <translation>Seed: hingga 16 digit heksadesimal; seed yang sama memainkan kontes yang sama</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>yang baru</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>A set takes about %1 on this computer.</source>
        <translation>Satu set memakan sekitar %1 di komputer ini.</translation>
    </message>
    <message>
        <source>All matches take at most about %1 on this computer.</source>
        <translation>Semua pertandingan memakan paling lama sekitar %1 di komputer ini.</translation>
    </message>
    <message>
        <source>All matches take about %1 on this computer.</source>
        <translation>Semua pertandingan memakan sekitar %1 di komputer ini.</translation>
    </message>
    <message>
        <source>The second match of a pair has the cards of the first, with the seats exchanged.</source>
        <translation>Pertandingan kedua tiap pasangan memakai kartu yang pertama, dengan kursi ditukar.</translation>
    </message>
    <message>
        <source>At the table, one match after the other.</source>
        <translation>Di meja, pertandingan demi pertandingan.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Anda memainkan %n pertandingan; yang lain bermain di antara mereka sendiri.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::NewGameSheet</name>
    <message>
        <source>New game of %1</source>
        <translation>Permainan %1 baru</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>As in your last game</source>
        <translation>Seperti permainan terakhir Anda</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>%n aturan lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Kursi</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Kursi %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Hanya menonton</translation>
    </message>
    <message>
        <source>A bot plays in this seat.</source>
        <translation>Bot bermain di kursi ini.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>Sit here yourself.</source>
        <translation>Duduk sendiri di sini.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Tonton</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed deals the same cards</source>
        <translation>Seed: hingga 16 digit heksadesimal; seed yang sama membagikan kartu yang sama</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>yang baru</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Program lain…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Buatan Anda sendiri, misalnya.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cara bermain</translation>
    </message>
    <message>
        <source>From the contests</source>
        <translation>Dari kontes</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Program buatan Anda</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>Pakai dek ini</translation>
    </message>
    <message>
        <source>Name of another person at this screen</source>
        <translation>Nama orang lain di layar ini</translation>
    </message>
    <message>
        <source>Sits here</source>
        <translation>Duduk di sini</translation>
    </message>
    <message>
        <source>A deal that can be proved</source>
        <translation>Pembagian yang dapat dibuktikan</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>tersegel</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nama Anda</translation>
    </message>
    <message>
        <source>My name</source>
        <translation>Nama saya</translation>
    </message>
    <message>
        <source>The rules as they are chosen here (%1)</source>
        <translation>Aturan seperti yang dipilih di sini (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::NextMatch</name>
    <message>
        <source>You win the tournament: gold</source>
        <translation>Anda menjuarai turnamen: emas</translation>
    </message>
    <message>
        <source>%1 wins the tournament: gold</source>
        <translation>%1 menjuarai turnamen: emas</translation>
    </message>
    <message>
        <source>You come second: silver</source>
        <translation>Anda di tempat kedua: perak</translation>
    </message>
    <message>
        <source>%1 comes second: silver</source>
        <translation>%1 di tempat kedua: perak</translation>
    </message>
    <message>
        <source>You come third: bronze</source>
        <translation>Anda di tempat ketiga: perunggu</translation>
    </message>
    <message>
        <source>%1 comes third: bronze</source>
        <translation>%1 di tempat ketiga: perunggu</translation>
    </message>
    <message>
        <source>You come in at place %1</source>
        <translation>Anda di tempat %1</translation>
    </message>
    <message>
        <source>%1 comes in at place %2</source>
        <translation>%1 di tempat %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Putaran %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Putaran %1 dari %2</translation>
    </message>
    <message>
        <source>Your next match: against %1</source>
        <translation>Pertandingan Anda berikutnya: lawan %1</translation>
    </message>
    <message>
        <source>The next match: %1 against %2</source>
        <translation>Pertandingan berikutnya: %1 lawan %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>%1 wins the tournament.</source>
        <translation>%1 menjuarai turnamen.</translation>
    </message>
    <message>
        <source>The others are playing</source>
        <translation>Yang lain sedang bermain</translation>
    </message>
    <message>
        <source>The others have matches to play</source>
        <translation>Yang lain masih punya pertandingan</translation>
    </message>
    <message>
        <source>Your next match follows.</source>
        <translation>Pertandingan Anda menyusul.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Biarkan bermain</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you lead with %n point(s).</source>
        <translation>
            <numerusform>Setelah putaran %1 Anda memimpin dengan %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you share the lead with %n point(s).</source>
        <translation>
            <numerusform>Setelah putaran %1 Anda ikut memimpin dengan %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the best share the lead with %n point(s).</source>
        <translation>
            <numerusform>Setelah putaran %1 posisi teratas dibagi dengan %n poin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the lead is with %2, who has %n point(s).</source>
        <translation>
            <numerusform>Setelah putaran %1 %2 memimpin dengan %n poin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in place %1.</source>
        <translation>Anda di tempat %1.</translation>
    </message>
</context>
<context>
    <name>parlour::NumberField</name>
    <message>
        <source>Less</source>
        <translation>Kurangi</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Tambah</translation>
    </message>
</context>
<context>
    <name>parlour::OutcomeBars</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>outcome, number after the action, number after what was played</comment>
        <translation>%1: %2 lawan %3</translation>
    </message>
    <message>
        <source>Outcomes after both actions</source>
        <translation>Hasil setelah kedua tindakan</translation>
    </message>
</context>
<context>
    <name>parlour::Page</name>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>parlour::PastFilters</name>
    <message>
        <source>Opponent</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Semua hasil</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Ditonton</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>Sendiri</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Kapan saja</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hari ini</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Tujuh hari terakhir</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Bulan ini</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Tahun ini</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Semua permainan</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>which are listed</comment>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>Dengan kesalahan</translation>
    </message>
    <message>
        <source>Seed, note or player</source>
        <translation>Seed, catatan, pemain</translation>
    </message>
    <message>
        <source>Search by seed, note or player</source>
        <translation>Cari menurut seed, catatan, atau pemain</translation>
    </message>
    <message>
        <source>With this mistake</source>
        <translation>Dengan kesalahan ini</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Semua lawan</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>the filter</comment>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Saring</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Hapus saringan</translation>
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
        <translation>tanpa kartu</translation>
    </message>
    <message>
        <source>%1: a letter on a card sends it here, with Alt it brings you here; here, type cards, Backspace takes the last one out</source>
        <translation>%1: huruf ini pada kartu mengirimnya ke sini, dengan Alt membawa Anda ke sini; di sini ketik kartu, Backspace mengeluarkan yang terakhir</translation>
    </message>
</context>
<context>
    <name>parlour::PlanChanges</name>
    <message>
        <source>Add a bot…</source>
        <translation>Tambah bot…</translation>
    </message>
    <message>
        <source>More matches…</source>
        <translation>Pertandingan lagi…</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Tambah bot</translation>
    </message>
    <message>
        <source>More matches</source>
        <translation>Pertandingan lagi</translation>
    </message>
    <message>
        <source>How many matches each pair is to have played in the end. What was played stays.</source>
        <translation>Jumlah pertandingan tiap pasangan pada akhirnya. Yang sudah dimainkan tetap.</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>Pertandingan tiap pasangan</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Tambahkan</translation>
    </message>
</context>
<context>
    <name>parlour::PlayOn</name>
    <message>
        <source>Bots only</source>
        <translation>Hanya bot</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Sebagai %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Lanjut main dari sini</translation>
    </message>
    <message>
        <source>The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?</source>
        <translation>Permainan berlanjut dari langkah %1; yang sesudahnya dihapus dari salinan ini. Anda duduk di kursi mana?</translation>
    </message>
    <message>
        <source>Who takes your seat?</source>
        <translation>Siapa yang menempati kursi Anda?</translation>
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
        <translation>Klasemen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Tempat %1: %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 lawan %2: %3</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 lawan %2: belum dimainkan</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) played</source>
        <translation>
            <numerusform>%1: %n pertandingan dimainkan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) won</source>
        <translation>
            <numerusform>%1: %n pertandingan dimenangkan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) drawn</source>
        <translation>
            <numerusform>%1: %n pertandingan seri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) lost</source>
        <translation>
            <numerusform>%1: %n pertandingan kalah</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n poin</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PositionFormView</name>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row and a control in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>tidak diketahui</translation>
    </message>
    <message numerus="yes">
        <source>%n of it are placed</source>
        <translation>
            <numerusform>%n sudah ditempatkan</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a card to put it here; Backspace takes the last one out. Alt and a letter: to that place.</source>
        <translation>Ketik kartu untuk menaruhnya di sini; Backspace mengeluarkan yang terakhir. Alt dan huruf: ke tempat itu.</translation>
    </message>
    <message>
        <source>On a card, a letter sends it to the place with that letter.</source>
        <translation>Pada kartu, huruf mengirimnya ke tempat dengan huruf itu.</translation>
    </message>
</context>
<context>
    <name>parlour::PositionSheet</name>
    <message>
        <source>A position</source>
        <translation>Sebuah posisi</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>Copy as a line</source>
        <translation>Salin sebagai baris</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posisi</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Baris %1: %2</translation>
    </message>
    <message>
        <source>There is only one action.</source>
        <translation>Hanya ada satu tindakan.</translation>
    </message>
    <message>
        <source>The position is copied as a line: these lines and nothing else.</source>
        <translation>Posisi disalin sebagai satu baris: baris-baris ini dan tidak ada yang lain.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Lanjut main</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Kosongkan</translation>
    </message>
    <message>
        <source>Takes everything out, to copy a table from the beginning</source>
        <translation>Mengeluarkan semuanya, untuk menyalin meja dari awal</translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>a bot</comment>
        <translation>Melawan %1</translation>
    </message>
    <message>
        <source>Keeps the position for the practice, where it is asked until you find the best action</source>
        <translation>Menyimpan posisi untuk latihan, yang menanyakannya sampai Anda menemukan tindakan terbaik</translation>
    </message>
    <message>
        <source>The practice asks for this position from now on.</source>
        <translation>Mulai sekarang latihan menanyakan posisi ini.</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Keduanya kira-kira sama.</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>Mengapa bukan: %1?</translation>
    </message>
    <message>
        <source>The position as text. Lines may be left out; ? means unknown.</source>
        <translation>Posisi sebagai teks. Baris boleh dihilangkan; ? berarti tidak diketahui.</translation>
    </message>
    <message>
        <source>Plays on against this opponent. What you cannot see is dealt at random. Does not count in your statistics</source>
        <translation>Melanjutkan melawan lawan ini. Yang tidak Anda lihat dibagikan acak. Tidak dihitung dalam statistik Anda</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Menelaah posisi…</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>Mencari alasannya…</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Masukkan</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Di meja</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lainnya</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Sebagai teks</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>Simpan untuk latihan</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>What each action is worth</source>
        <translation>Nilai setiap tindakan</translation>
    </message>
    <message>
        <source>Close the answer</source>
        <translation>Tutup jawaban</translation>
    </message>
    <message>
        <source>To send it to somebody: whoever pastes the line in Parlour sees this position</source>
        <translation>Untuk dikirim ke orang lain: siapa pun yang menempelkan baris ini di Parlour melihat posisi ini</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>Giliran Anda memutuskan.</translation>
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
        <translation>Klik untuk mengeluarkannya</translation>
    </message>
    <message>
        <source>Click, drag or type a card. Backspace takes the last one out; Alt and a letter go to the place with it.</source>
        <translation>Klik, seret, atau ketik kartu. Backspace mengeluarkan yang terakhir; Alt dan sebuah huruf menuju tempat dengan huruf itu.</translation>
    </message>
    <message>
        <source>Click what it is.</source>
        <translation>Klik nilai yang benar.</translation>
    </message>
    <message>
        <source>Click or type what it is.</source>
        <translation>Klik atau ketik nilai yang benar.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of it placed</source>
        <translation>
            <numerusform>%1, %n sudah ditempatkan</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them are placed.</source>
        <translation>Semua sudah ditempatkan.</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <comment>a value</comment>
        <translation>%1, dipilih</translation>
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
        <translation>tanpa kartu</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeController</name>
    <message>
        <source>%1 points</source>
        <translation>%1 poin</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>Posisi yang Anda simpan</translation>
    </message>
    <message>
        <source>From your game of %1</source>
        <comment>a date</comment>
        <translation>Dari permainan Anda pada %1</translation>
    </message>
    <message>
        <source>From a game of yours</source>
        <translation>Dari salah satu permainan Anda</translation>
    </message>
    <message>
        <source>In the game you played: %1.</source>
        <translation>Dalam permainan Anda memainkan: %1.</translation>
    </message>
    <message>
        <source>In the game you played the same.</source>
        <translation>Dalam permainan Anda memainkan hal yang sama.</translation>
    </message>
    <message>
        <source>A puzzle of %1 points. The first level to find it: %2</source>
        <comment>a rating, a level</comment>
        <translation>Soal %1 poin. Tingkat pertama yang menemukannya: %2</translation>
    </message>
    <message>
        <source>A puzzle of %1 points that no level finds</source>
        <comment>a rating</comment>
        <translation>Soal %1 poin yang tidak ditemukan tingkat mana pun</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Soal</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>a move</comment>
        <translation>Terbaik: %1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Benar</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Lebih baik: %1</translation>
    </message>
    <message>
        <source>%1 is worth as much as %2.</source>
        <comment>two moves</comment>
        <translation>Nilai %1 sama dengan nilai %2.</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <comment>a move, points</comment>
        <translation>%1 merugikan %2.</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <comment>a kind of mistake</comment>
        <translation>Tema: %1</translation>
    </message>
    <message>
        <source>Your rating: %1, before %2</source>
        <translation>Rating Anda: %1, sebelumnya %2</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>Kembali ke latihan</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Ke hasil</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Soal hari ini</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>%1% of your chances to win</source>
        <translation>%1% dari peluang menang Anda</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeMode</name>
    <message>
        <source>Practice: %1</source>
        <translation>Latihan: %1</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>Kembali ke latihan</translation>
    </message>
</context>
<context>
    <name>parlour::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Semua permainan</translation>
    </message>
    <message>
        <source>A round is open</source>
        <translation>Putaran masih terbuka</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>%1 dari %2 dijawab</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Dijawab</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Lanjut</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises of a round</comment>
        <translation>%1 dari %2 benar</translation>
    </message>
    <message>
        <source>Redo the missed ones</source>
        <translation>Ulangi yang gagal</translation>
    </message>
    <message>
        <source>A round of ten</source>
        <translation>Putaran berisi sepuluh</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Putaran baru</translation>
    </message>
    <message>
        <source>Begin a round</source>
        <translation>Mulai putaran</translation>
    </message>
    <message>
        <source>Kept positions</source>
        <translation>Posisi yang disimpan</translation>
    </message>
    <message>
        <source>Other mistakes</source>
        <translation>Kesalahan lain</translation>
    </message>
    <message>
        <source>%1 due of %2</source>
        <comment>exercises</comment>
        <translation>%1 dari %2 perlu dilatih</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) mastered</source>
        <translation>
            <numerusform>%n latihan dikuasai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a review: the history reviews them all</source>
        <translation>
            <numerusform>%n permainan tanpa ulasan: riwayat mengulas semuanya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left out, since their game cannot be read</source>
        <translation>
            <numerusform>%n latihan dilewati, karena permainannya tidak dapat dibaca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept exercise(s) set aside, since a newer analysis finds no mistake there</source>
        <translation>
            <numerusform>%n latihan yang disimpan disisihkan, karena analisis yang lebih baru tidak menemukan kesalahan di sana</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) missed. Your own come back tomorrow; trying them now helps, too.</source>
        <translation>
            <numerusform>%n latihan gagal. Yang dari kesalahan Anda kembali besok; mencobanya sekarang juga membantu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move after one, three, seven and 21 days, mixed with decisions of yours that were fine and with puzzles of your strength. You can leave it at any time.</source>
        <translation>Kesalahan Anda sendiri, sampai Anda menemukan langkahnya setelah satu, tiga, tujuh, dan 21 hari, dicampur dengan keputusan Anda yang sudah baik dan soal sesuai kekuatan Anda. Anda dapat berhenti kapan saja.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n latihan perlu dilatih hari ini</numerusform>
        </translation>
    </message>
    <message>
        <source>A decision of yours that was fine</source>
        <translation>Keputusan Anda yang sudah baik</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Soal</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>Posisi yang Anda simpan</translation>
    </message>
    <message>
        <source>A mistake of yours</source>
        <translation>Kesalahan Anda</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Benar</translation>
    </message>
    <message>
        <source>✗ Missed</source>
        <translation>✗ Gagal</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Lihat lagi</translation>
    </message>
    <message>
        <source>Look again at exercise %1</source>
        <translation>Lihat lagi latihan %1</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, found</source>
        <comment>a date, a game</comment>
        <translation>Soal Parlour %1: %2, terpecahkan</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, missed</source>
        <comment>a date, a game</comment>
        <translation>Soal Parlour %1: %2, gagal</translation>
    </message>
    <message>
        <source>Puzzle of the day: %1</source>
        <comment>a game</comment>
        <translation>Soal hari ini: %1</translation>
    </message>
    <message>
        <source>The same for everybody, a new one each day</source>
        <translation>Sama untuk semua orang, setiap hari yang baru</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Pecahkan</translation>
    </message>
    <message>
        <source>Solve the puzzle of the day</source>
        <translation>Pecahkan soal hari ini</translation>
    </message>
    <message>
        <source>Look again at the puzzle of the day</source>
        <translation>Lihat lagi soal hari ini</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Salin</translation>
    </message>
    <message>
        <source>Copy the result as one line</source>
        <translation>Salin hasil sebagai satu baris</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Disalin: %1</translation>
    </message>
    <message>
        <source>Your rating at puzzles</source>
        <translation>Rating Anda dalam soal</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating, its standard error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n soal</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating at %1: %2 after the first puzzle, now %3</source>
        <translation>Rating pada %1: %2 setelah soal pertama, kini %3</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>Soal lain</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Tema</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n puzzle(s) of your strength</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n soal sesuai kekuatan Anda</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Berlatih</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a theme</comment>
        <translation>Berlatih: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of your strength left, each asked once</source>
        <translation>
            <numerusform>Sisa %n soal sesuai kekuatan Anda, masing-masing hanya sekali</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no exercise of this kind: %1</source>
        <translation>Tidak ada latihan semacam ini: %1</translation>
    </message>
    <message>
        <source>All right! Your own mistakes come back once more later.</source>
        <translation>Semua benar! Kesalahan Anda sendiri akan kembali sekali lagi nanti.</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Menelusuri permainan Anda…</translation>
    </message>
    <message>
        <source>Nothing to practise today. Review a game, and its mistakes turn up here, with puzzles of that game.</source>
        <translation>Tidak ada latihan hari ini. Ulas satu permainan, dan kesalahannya muncul di sini, bersama soal permainan itu.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) set aside after %1 misses</source>
        <translation>
            <numerusform>%n latihan disisihkan setelah %1 kali gagal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePages</name>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) cannot be read and are left out.</source>
        <translation>
            <numerusform>%n latihan tidak dapat dibaca dan dilewati.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePanel</name>
    <message>
        <source>Practice</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>exercises of a round</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>Giliran Anda, di meja.</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>Nilai setiap langkah</translation>
    </message>
    <message>
        <source>Kept: it comes back</source>
        <translation>Disimpan: akan kembali</translation>
    </message>
    <message>
        <source>Keep: bring it back</source>
        <translation>Simpan: tampilkan lagi</translation>
    </message>
    <message>
        <source>Keep this exercise</source>
        <translation>Simpan latihan ini</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Menelaah posisi…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Tombol %1</translation>
    </message>
</context>
<context>
    <name>parlour::ProgramSheet</name>
    <message>
        <source>Another program</source>
        <translation>Program lain</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Periksa</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Izinkan bermain</translation>
    </message>
    <message>
        <source>Any program that speaks Parlour&apos;s protocol can play: lines of JSON on its standard input and output. It is started for each game and ended after it.</source>
        <translation>Program apa pun yang memakai protokol Parlour bisa bermain: baris JSON di masukan dan keluaran standarnya. Program dijalankan untuk tiap permainan dan diakhiri sesudahnya.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Perintah</translation>
    </message>
    <message>
        <source>python3 my_bot.py</source>
        <translation>python3 my_bot.py</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Lupakan %1</translation>
    </message>
    <message>
        <source>Asking who it is…</source>
        <translation>Sedang ditanya siapa dia…</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <translation>Ini %1.</translation>
    </message>
    <message>
        <source>This is %1 by %2.</source>
        <translation>Ini %1 oleh %2.</translation>
    </message>
    <message>
        <source>Its name at the table</source>
        <translation>Namanya di meja</translation>
    </message>
    <message>
        <source>Its name at the table: %1</source>
        <translation>Namanya di meja: %1</translation>
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
        <translation>Permainan dan lawan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Harapan</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Tingkat</translation>
    </message>
    <message>
        <source>By the cost of a decision, compared with our own levels</source>
        <translation>Menurut kerugian per keputusan, dibanding tingkat pemain kami</translation>
    </message>
    <message>
        <source>The result as it was without luck</source>
        <translation>Hasil tanpa keberuntungan</translation>
    </message>
    <message>
        <source>Progress by game and opponent</source>
        <translation>Kemajuan menurut permainan dan lawan</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>Yang paling merugikan Anda</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Rekor pribadi</translation>
    </message>
    <message>
        <source>No costly decision is known. Review your games to find them.</source>
        <translation>Belum ada keputusan merugikan yang diketahui. Ulas permainan Anda untuk menemukannya.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <comment>how often, mean cost, all together</comment>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2: %3, better: %4</source>
        <comment>a day, a loss, what was done, what was better</comment>
        <translation>%1, %2: %3, lebih baik: %4</translation>
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
        <translation>poin terbanyak</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>rentetan terpanjang</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n kemenangan</numerusform>
        </translation>
    </message>
    <message>
        <source>quickest win</source>
        <translation>kemenangan tercepat</translation>
    </message>
    <message>
        <source>shortest win</source>
        <translation>kemenangan tersingkat</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n langkah</numerusform>
        </translation>
    </message>
    <message>
        <source>least lost by a decision</source>
        <translation>rugi terkecil per keputusan</translation>
    </message>
    <message>
        <source>win with the worst luck</source>
        <translation>kemenangan paling sial</translation>
    </message>
    <message>
        <source>No game that counts is over yet.</source>
        <translation>Belum ada permainan yang dihitung selesai.</translation>
    </message>
    <message>
        <source>Your mean chance at the end: 100% for a win; alone: points</source>
        <translation>Rata-rata peluang Anda di akhir: 100% untuk kemenangan; sendirian: poin</translation>
    </message>
    <message>
        <source>on average, and all together</source>
        <translation>rata-rata, dan seluruhnya</translation>
    </message>
    <message>
        <source>%1, alone, in points</source>
        <comment>a game</comment>
        <translation>%1, sendiri, dalam poin</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>wins, games</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>A draw is half a win; alone: the games played</source>
        <translation>Seri dihitung setengah kemenangan; sendiri: permainan yang dimainkan</translation>
    </message>
    <message>
        <source>The wins to expect from the opponents&apos; strength and your earlier games</source>
        <translation>Kemenangan yang diharapkan menurut kekuatan lawan dan permainan Anda sebelumnya</translation>
    </message>
    <message>
        <source>Lost a decision</source>
        <translation>Rugi per keputusan</translation>
    </message>
    <message>
        <source>What an unforced decision cost on average, of the win; alone: points</source>
        <translation>Rata-rata kerugian keputusan yang tidak terpaksa, dari kemenangan; sendiri: poin</translation>
    </message>
    <message>
        <source>Luck a game</source>
        <translation>Keberuntungan per permainan</translation>
    </message>
    <message>
        <source>What chance brought a game, of the win; alone: points</source>
        <translation>Yang dibawa keberuntungan per permainan, dari kemenangan; sendiri: poin</translation>
    </message>
    <message>
        <source>Result without luck</source>
        <translation>Hasil tanpa keberuntungan</translation>
    </message>
    <message>
        <source>You have won %1, expected against %2: %3</source>
        <comment>4 of 9, a player, wins</comment>
        <translation>Anda menang %1, harapan melawan %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, its rating</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: your rating is %2, from %n game(s) against %3.</source>
        <translation>
            <numerusform>%1: rating Anda %2, dari %n permainan melawan %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings are Elo of one game each, where random play has %1: 400 more win ten games of eleven.</source>
        <translation>Rating adalah Elo tersendiri untuk tiap permainan, dengan permainan acak bernilai %1: selisih 400 berarti menang sepuluh dari sebelas permainan.</translation>
    </message>
    <message>
        <source>List the games with it</source>
        <translation>Daftar permainannya</translation>
    </message>
    <message>
        <source>%1: the rating of %2 is %3.</source>
        <comment>a game, a guest, a rating</comment>
        <translation>%1: rating %2 adalah %3.</translation>
    </message>
    <message>
        <source>%1, in %2 of your last %3 losses at %4: %5 each</source>
        <comment>kind of mistake, games, games, game, loss</comment>
        <translation>%1, dalam %2 dari %3 kekalahan terakhir Anda di %4: %5 setiap kali</translation>
    </message>
    <message>
        <source>What your losses have in common</source>
        <translation>Kesamaan kekalahan-kekalahan Anda</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Latih</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <comment>a kind of mistake</comment>
        <translation>Latih: %1</translation>
    </message>
    <message>
        <source>Practise positions of this kind only</source>
        <translation>Hanya berlatih posisi semacam ini</translation>
    </message>
    <message>
        <source>What you win against whom, and what your mistakes cost, stands here after your first game.</source>
        <translation>Setelah permainan pertama, di sini terlihat kemenangan Anda melawan siapa saja dan harga kesalahan Anda.</translation>
    </message>
</context>
<context>
    <name>parlour::ProofSheet</name>
    <message>
        <source>The proof of the deal</source>
        <translation>Bukti pembagian</translation>
    </message>
    <message>
        <source>Shown before the first card</source>
        <translation>Ditunjukkan sebelum kartu pertama</translation>
    </message>
    <message>
        <source>Own words: %1</source>
        <translation>Kata sendiri: %1</translation>
    </message>
    <message>
        <source>The number is opened when the game is over.</source>
        <translation>Angka dibuka setelah permainan selesai.</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Angkanya</translation>
    </message>
    <message>
        <source>Its salt, which keeps the seal from being guessed</source>
        <translation>Garamnya, yang membuat segel tak dapat ditebak</translation>
    </message>
    <message>
        <source>✓ Number and salt make the seal, and every card, die and coin of this game follows from the number and the words.</source>
        <translation>✓ Angka dan garam menghasilkan segel itu, dan setiap kartu, dadu, dan koin permainan ini mengikuti angka dan kata-kata.</translation>
    </message>
    <message>
        <source>✗ This is no proof: %1.</source>
        <translation>✗ Ini bukan bukti: %1.</translation>
    </message>
    <message>
        <source>Tried just now: %1 games from the same number with other moves. Of %2 draws at the same place, %3 were the same. Cards drawn from what the players chose or gave back are left out.</source>
        <translation>Baru saja dicoba: %1 permainan dari angka yang sama dengan langkah lain. Dari %2 undian di tempat yang sama, %3 sama. Kartu yang diambil dari yang dipilih atau dikembalikan pemain tidak dihitung.</translation>
    </message>
    <message>
        <source>Check it without Parlour, by any SHA-256: the seal is that of the text below; the seed is the beginning of its HMAC over the words, or without words the number.</source>
        <translation>Periksa tanpa Parlour dengan SHA-256 apa pun: segel adalah SHA-256 dari teks di bawah; seed adalah awal HMAC-nya atas kata-kata, atau angkanya bila tanpa kata.</translation>
    </message>
    <message>
        <source>Sealed text</source>
        <translation>Teks tersegel</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Mainkan lagi pembagian yang sama</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card. Nobody added words, so whoever made the seal could choose the deal.</source>
        <translation>Ini bukti bagi yang melihat segelnya sebelum kartu pertama. Tak ada yang menambahkan kata, jadi pembuat segel bisa memilih pembagiannya.</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card and chose the words after it.</source>
        <translation>Ini bukti bagi yang melihat segelnya sebelum kartu pertama dan memilih kata-katanya sesudah itu.</translation>
    </message>
</context>
<context>
    <name>parlour::PurseSheet</name>
    <message>
        <source>Your purse</source>
        <translation>Dompet Anda</translation>
    </message>
    <message>
        <source>Pay back</source>
        <translation>Lunasi</translation>
    </message>
    <message>
        <source>Parts of the purse</source>
        <translation>Bagian dompet</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Pertandingan</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Pedagang</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Menang dan kalah</translation>
    </message>
    <message>
        <source>%1 Matches are for honour, with the starter&apos;s cards.</source>
        <comment>a reason</comment>
        <translation>%1 Pertandingan dimainkan demi kehormatan, dengan kartu pemula.</translation>
    </message>
    <message>
        <source>You own %1.</source>
        <translation>Anda punya %1.</translation>
    </message>
    <message>
        <source>You owe the dealer %1.</source>
        <translation>Anda berutang %1 kepada pedagang.</translation>
    </message>
    <message>
        <source>In free play you have every card. For credits you begin with a starter&apos;s deck and %1, wager on matches and win or buy cards; it is no real money.</source>
        <translation>Dalam main bebas Anda punya semua kartu. Demi kredit, Anda mulai dengan dek pemula dan %1, bertaruh di tiap pertandingan, serta memenangkan atau membeli kartu; ini bukan uang sungguhan.</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>Pakai dek ini</translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation>Permainan selesai. %1</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Lihat meja</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Main lagi</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Putar ulang</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Bagikan</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>Copy the seed: the same seed deals the same game</source>
        <translation>Salin seed: seed yang sama membagikan permainan yang sama</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, games won</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n seri</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>games won</comment>
        <translation>Sejauh ini: %1</translation>
    </message>
</context>
<context>
    <name>parlour::ResultController</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n langkah</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>Seed disalin.</translation>
    </message>
    <message>
        <source>Parlour, %1, %2: %3</source>
        <extracomment>The first line of a shared result: the game, the date of the deal of the day, who won.</extracomment>
        <translation>Parlour, %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 (expected %2), %3</source>
        <comment>points or chance to win at the end, at the start, mistakes</comment>
        <translation>%1 (perkiraan %2), %3</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n kesalahan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ResultReviewPart</name>
    <message>
        <source>Expected points</source>
        <translation>Poin yang diharapkan</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 poin</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>%1: dari %2 ke %3</translation>
    </message>
    <message>
        <source>Where it turned:</source>
        <translation>Titik balik:</translation>
    </message>
    <message>
        <source>Where it turned: %1.</source>
        <comment>a part of the game</comment>
        <translation>Titik balik: %1.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>points, before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>No mistakes; luck took %1</source>
        <translation>Tanpa kesalahan; nasib buruk merugikan %1</translation>
    </message>
    <message>
        <source>No mistakes; luck gave %1</source>
        <translation>Tanpa kesalahan; nasib baik memberi %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go there in the review</source>
        <translation>Ke sana dalam ulasan</translation>
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
        <translation>Kesalahan merugikan %1, nasib buruk %2</translation>
    </message>
    <message>
        <source>Mistakes cost %1, luck gave %2</source>
        <comment>60%, or 2.2 games</comment>
        <translation>Kesalahan merugikan %1, nasib baik memberi %2</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck took %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1: kesalahan merugikan %2, nasib buruk %3</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck gave %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1: kesalahan merugikan %2, nasib baik memberi %3</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>Menelaah permainan…</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewController</name>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Meragukan</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Baik</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Apa yang akan Anda lakukan di sini?</translation>
    </message>
    <message>
        <source>%1 costs %2. Try again.</source>
        <translation>%1 merugikan %2. Coba lagi.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 poin</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the game, what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Lebih baik: %1</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Asal poin-poin itu</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Di awal</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Keberuntungan</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Pilihan Anda</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Pilihan %1</translation>
    </message>
    <message>
        <source>Choices of others</source>
        <translation>Pilihan lawan</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Taksiran</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Hasil</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Poin yang diharapkan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chance to win, figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, then %3 (%4, %5)</source>
        <comment>chance to win, before, after, loss, grade</comment>
        <translation>%1: %2, lalu %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1: %2. The best was played.</source>
        <comment>chance to win, figure</comment>
        <translation>%1: %2. Yang terbaik telah dimainkan.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Seperti Anda lihat</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Seperti dilihat %1</translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %n decision(s)</source>
        <translation>
            <numerusform>Tidak ada kesalahan dalam %n keputusan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>mistakes, decisions</comment>
        <translation>%1 dalam %2</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n kesalahan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n keputusan</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Ekspor ulasan</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Halaman web (*.html)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Data (*.json)</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Ulasan: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Disimpan sebagai %1.</translation>
    </message>
    <message>
        <source>The review is not saved: %1</source>
        <translation>Ulasan tidak tersimpan: %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>Dari %1 ke %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>dimainkan</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Dimainkan: %1</translation>
    </message>
    <message>
        <source>%1 is just as good as the best move.</source>
        <translation>%1 sama baiknya dengan langkah terbaik.</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 adalah langkah terbaik.</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>Menelaah permainan…</translation>
    </message>
    <message>
        <source>Looking at step %1 of %2…</source>
        <translation>Menelaah langkah %1 dari %2…</translation>
    </message>
    <message>
        <source>Looking longer at the costliest decisions…</source>
        <translation>Menelaah lebih lama keputusan yang paling merugikan…</translation>
    </message>
    <message>
        <source>Stop at mistakes</source>
        <translation>Berhenti pada kesalahan</translation>
    </message>
    <message>
        <source>Export the review…</source>
        <translation>Ekspor ulasan…</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewCurve</name>
    <message>
        <source>The chance to win over the game</source>
        <translation>Peluang menang sepanjang permainan</translation>
    </message>
    <message>
        <source>The expected points over the game</source>
        <translation>Poin yang diharapkan sepanjang permainan</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Langkah %1 dari %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Langkah %1 dari %2: %3</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>mujur</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>Kesalahan, yang terburuk dahulu</translation>
    </message>
    <message>
        <source>Show best</source>
        <translation>Lihat terbaik</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Coba lagi</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Kesalahan berikutnya</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Tombol %1</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewStrip</name>
    <message>
        <source>Reviews done</source>
        <translation>Ulasan selesai</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Finished reviews are kept; the rest continue when you ask again</source>
        <translation>Ulasan yang selesai disimpan; sisanya berlanjut saat Anda minta lagi</translation>
    </message>
    <message>
        <source>Reviewing games: %1 of %2 done</source>
        <translation>Mengulas permainan: %1 dari %2 selesai</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>how many are done, a time</comment>
        <translation>%1, sisa sekitar %2</translation>
    </message>
</context>
<context>
    <name>parlour::RoundList</name>
    <message>
        <source>Round %1</source>
        <translation>Putaran %1</translation>
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
        <translation>Aturan yang berlaku: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bagian</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Aturan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cari dalam aturan</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Temuan sebelumnya</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Temuan berikutnya</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Simpan sebagai PDF</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Aturan %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Tidak ditemukan</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 dari %2</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Disimpan sebagai %1.</translation>
    </message>
    <message>
        <source>The PDF is not saved: %1</source>
        <translation>PDF tidak disimpan: %1</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cara bermain</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Pelajaran</translation>
    </message>
    <message>
        <source>Learn the game on the table, move by move</source>
        <translation>Belajar permainan di meja, langkah demi langkah</translation>
    </message>
    <message>
        <source>Search (%1)</source>
        <translation>Cari (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::SealSheet</name>
    <message>
        <source>A deal that can be proved</source>
        <translation>Pembagian yang dapat dibuktikan</translation>
    </message>
    <message>
        <source>One number decides every card, die and coin of a game, whatever is played. It is fixed now, and this is its seal: it says nothing of the number, but fits no other. After the game the number is opened, and anybody can see that it is the one that was sealed.</source>
        <translation>Satu angka menentukan setiap kartu, dadu, dan koin dalam permainan, apa pun yang dimainkan. Angka itu ditetapkan sekarang, dan ini segelnya: segel tidak mengungkap angkanya, tetapi tidak cocok dengan angka lain. Setelah permainan, angka dibuka dan siapa pun dapat melihat bahwa itulah angka yang disegel.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Segel</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Kata sendiri</translation>
    </message>
    <message>
        <source>Own words, as one cuts a deck; may be left out</source>
        <translation>Kata sendiri, seperti memotong dek; boleh kosong</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>Salin segel</translation>
    </message>
    <message>
        <source>Deal from this number</source>
        <translation>Bagikan dari angka ini</translation>
    </message>
    <message>
        <source>Words of your own are mixed into the deal, so that nobody can have chosen it before: they change every card, and the number is fixed already.</source>
        <translation>Kata-kata Anda sendiri dicampurkan ke dalam pembagian, sehingga tak seorang pun dapat memilihnya sebelumnya: kata itu mengubah setiap kartu, sedangkan angkanya sudah ditetapkan.</translation>
    </message>
    <message>
        <source>Several blanks in a row count as one.</source>
        <translation>Beberapa spasi berurutan dihitung satu.</translation>
    </message>
</context>
<context>
    <name>parlour::SeatTable</name>
    <message>
        <source>Wins by seat</source>
        <translation>Kemenangan per kursi</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Kursi %1</translation>
    </message>
    <message>
        <source>%1 in seat %2: %3 won of %4</source>
        <translation>%1 di kursi %2: %3 menang dari %4</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsRows</name>
    <message>
        <source>No setting fits.</source>
        <translation>Tidak ada pengaturan yang cocok.</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Of the window; games stay as they are.</source>
        <translation>Untuk jendela; permainan tidak berubah.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nama Anda</translation>
    </message>
    <message>
        <source>What you are called at the table.</source>
        <translation>Sebutan Anda di meja.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Terang atau gelap</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Terang</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Gelap</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>High contrast is flat and as readable as possible.</source>
        <translation>Kontras tinggi tampil datar dan sejelas mungkin.</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Abu batu</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>The program&apos;s own cards, or those installed on this computer.</source>
        <translation>Kartu milik program, atau yang terpasang di komputer ini.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Empat warna</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green, on the program&apos;s own cards.</source>
        <translation>Wajik biru dan keriting hijau, pada kartu milik program.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Of the pieces, and of the pauses when bots act.</source>
        <translation>Untuk animasi, dan jeda saat bot bertindak.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Kurangi gerakan</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving.</source>
        <translation>Memudar alih-alih bergerak.</translation>
    </message>
    <message>
        <source>Parlour %1</source>
        <translation>Parlour %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Anda</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suara</translation>
    </message>
    <message>
        <source>Of cards, chips, dice and coins, and of a game that is won.</source>
        <translation>Kartu, keping, dadu dan koin, serta permainan yang dimenangkan.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Lembut</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Sedang</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Keras</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Asks before a move of yours that costs much of the chance to win.</source>
        <translation>Bertanya sebelum langkah Anda yang banyak mengurangi peluang menang.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>tutor</comment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Semua kesalahan</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Kesalahan</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>Meragukan mulai</translation>
    </message>
    <message>
        <source>Mistake from</source>
        <translation>Kesalahan mulai</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Blunder mulai</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Potret Anda</translation>
    </message>
    <message>
        <source>At the table and in lists of players.</source>
        <translation>Di meja dan di daftar pemain.</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Punggung kartu</translation>
    </message>
    <message>
        <source>Of the program&apos;s own cards.</source>
        <translation>Untuk kartu milik program.</translation>
    </message>
    <message>
        <source>Russian letters</source>
        <translation>Huruf Rusia</translation>
    </message>
    <message>
        <source>В, Д, К and Т on the program&apos;s own cards, instead of J, Q, K and A.</source>
        <translation>В, Д, К, dan Т pada kartu milik program, bukan J, Q, K, dan A.</translation>
    </message>
    <message>
        <source>Roll the dice yourself</source>
        <translation>Lempar dadu sendiri</translation>
    </message>
    <message>
        <source>Your first roll waits for you as well; otherwise it is automatic.</source>
        <translation>Lemparan pertama pun menunggu Anda; jika tidak, dadu jatuh sendiri.</translation>
    </message>
    <message>
        <source>Wine red felt</source>
        <translation>Laken merah anggur</translation>
    </message>
    <message>
        <source>Pine green felt</source>
        <translation>Laken hijau pinus</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>Tanpa potret</translation>
    </message>
    <message>
        <source>Portrait %1</source>
        <translation>Potret %1</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>Anyaman</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Kisi-kisi</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Sisik</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Langit malam</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Selalu</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Tidak pernah</translation>
    </message>
    <message>
        <source>The first tap or key shows what would be done, the second does it.</source>
        <translation>Ketukan atau tombol pertama menunjukkan apa yang akan dilakukan, yang kedua melakukannya.</translation>
    </message>
    <message>
        <source>%1 Games with them are marked.</source>
        <translation>%1 Permainan dengannya diberi tanda.</translation>
    </message>
    <message>
        <source>Commands in shared files</source>
        <translation>Perintah dalam berkas yang dibagikan</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Cari di pengaturan</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>Panels and pages; a table keeps its own colours.</source>
        <translation>Panel dan halaman; meja tetap dengan warnanya sendiri.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suara</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Bermain</translation>
    </message>
    <message>
        <source>Undo after something new</source>
        <translation>Urungkan setelah hal baru</translation>
    </message>
    <message>
        <source>Whether Undo also takes back a move after which you saw new cards or dice. For practice.</source>
        <translation>Apakah Urungkan juga membatalkan langkah yang sesudahnya Anda melihat kartu atau dadu baru. Untuk latihan.</translation>
    </message>
    <message>
        <source>Copies and exports also hold the commands that start other programs, and what these write. Both may tell names of people and folders. Otherwise a program is named by its file alone.</source>
        <translation>Salinan dan ekspor juga memuat perintah yang menjalankan program lain dan apa yang ditulisnya. Keduanya bisa menyebut nama orang dan folder. Jika tidak, program hanya disebut dengan nama berkasnya.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Bantuan</translation>
    </message>
    <message>
        <source>Training wheels</source>
        <translation>Alat bantu</translation>
    </message>
    <message>
        <source>Its own colours</source>
        <translation>Warna sendiri</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Ukuran teks</translation>
    </message>
    <message>
        <source>And of all else in the window, from the next start of the program.</source>
        <translation>Juga semua yang lain di jendela, mulai saat program dibuka lagi.</translation>
    </message>
    <message>
        <source>Tap once to preview, again to play</source>
        <translation>Ketuk sekali untuk melihat, lagi untuk memainkan</translation>
    </message>
    <message>
        <source>Call it so when it costs at least this much, in % of the win.</source>
        <translation>Disebut begitu jika merugikan setidaknya sebanyak ini, dalam % kemenangan.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tombol</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Semua tombol</translation>
    </message>
    <message>
        <source>Set all back</source>
        <translation>Kembalikan semua</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Pintasan</translation>
    </message>
    <message>
        <source>Each can be changed. Esc, Enter, Space, Tab, Home, End and the arrows stay.</source>
        <translation>Semuanya dapat diubah. Esc, Enter, Spasi, Tab, Home, End, dan panah tetap.</translation>
    </message>
    <message>
        <source>Keys: %1</source>
        <comment>where they work</comment>
        <translation>Tombol: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
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
        <translation>Asal-usul %1</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel samping</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pikiran</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Log: one line per step; activating a line goes there</source>
        <translation>Log: satu baris per langkah, pilih untuk menuju ke sana</translation>
    </message>
    <message>
        <source>Notes on this game</source>
        <translation>Catatan tentang permainan ini</translation>
    </message>
    <message>
        <source>Your notes. They are saved with the game.</source>
        <translation>Catatan Anda. Disimpan bersama permainan.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>dan %n lagi</numerusform>
        </translation>
    </message>
    <message>
        <source>What it believes</source>
        <translation>Apa yang diperkirakannya</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>What it believes, in 100</source>
        <translation>Apa yang diperkirakannya, dari 100</translation>
    </message>
</context>
<context>
    <name>parlour::Stage</name>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
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
        <translation>Poin</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Bagian %</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Galat</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Pelanggaran</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, keluar</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>tidak ada</translation>
    </message>
    <message>
        <source>%1, place %2: %3 percent of the wins, error %4</source>
        <translation>%1, tempat %2: %3 persen kemenangan, galat %4</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Tempat</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasemen</translation>
    </message>
    <message>
        <source>%1, between %2 and %3 (%4)</source>
        <comment>a strength, bounds, how sure they are</comment>
        <translation>%1, antara %2 dan %3 (%4)</translation>
    </message>
    <message>
        <source>Elo counts from the mean of these bots, which is 0; 400 more win ten games of eleven.</source>
        <translation>Elo dihitung dari rata-rata bot ini, yaitu 0; selisih 400 berarti menang sepuluh dari sebelas permainan.</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Poin per pertandingan</translation>
    </message>
    <message>
        <source>not begun</source>
        <comment>an entrant of a contest in progress</comment>
        <translation>belum mulai</translation>
    </message>
    <message>
        <source>%1 has not begun</source>
        <translation>%1 belum mulai</translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Move now</source>
        <translation>Jalan sekarang</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Urungkan</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Pace of the bots and the pieces</source>
        <translation>Tempo bot dan animasi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel samping</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <extracomment>Where the button leads, and its key.</extracomment>
        <translation>%1 (Esc)</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Mainkan sampai selesai</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cara bermain</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Semua kartu terbuka</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Seperti Anda lihat</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Seperti dilihat %1</translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation>Semua terbuka, %1 di bawah</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Andaikan</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Tampilan</translation>
    </message>
    <message>
        <source>Menu of a sealed game</source>
        <translation>Menu permainan bersegel</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>More for this game, whose deal is sealed</source>
        <translation>Lainnya untuk permainan ini, yang pembagiannya disegel</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Lainnya untuk permainan ini</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Simpan salinan…</translation>
    </message>
    <message>
        <source>Share as a line of text…</source>
        <translation>Bagikan sebagai satu baris teks…</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>Ubah posisi ini…</translation>
    </message>
    <message>
        <source>The proof of the deal…</source>
        <translation>Bukti pembagian…</translation>
    </message>
    <message>
        <source>Keys of this table</source>
        <translation>Tombol di meja ini</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Lanjut main dari sini…</translation>
    </message>
    <message>
        <source>The bot plays the best move found so far (%1)</source>
        <translation>Bot memainkan langkah terbaik yang sudah ditemukannya (%1)</translation>
    </message>
    <message>
        <source>The bots play the rest at once (%1)</source>
        <translation>Bot memainkan sisanya sekaligus (%1)</translation>
    </message>
    <message>
        <source>Back to your last decision (%1)</source>
        <translation>Kembali ke keputusan terakhir Anda (%1)</translation>
    </message>
    <message>
        <source>What matters here, in words; again: the move (%1)</source>
        <translation>Yang penting di sini, dengan kata-kata; sekali lagi: langkahnya (%1)</translation>
    </message>
    <message>
        <source>Another action at this step, and what it leads to (%1)</source>
        <translation>Tindakan lain pada langkah ini, dan akibatnya (%1)</translation>
    </message>
    <message>
        <source>What could be known (%1)</source>
        <translation>Yang bisa diketahui (%1)</translation>
    </message>
    <message>
        <source>Whose cards are seen, and what could be known (%1)</source>
        <translation>Kartu siapa yang terlihat, dan yang bisa diketahui (%1)</translation>
    </message>
    <message>
        <source>Log, thinking and notes (%1)</source>
        <translation>Log, pikiran, dan catatan (%1)</translation>
    </message>
    <message>
        <source>What could they know (%1)</source>
        <translation>Apa yang bisa mereka ketahui (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::TableMode</name>
    <message>
        <source>Back to the contest</source>
        <translation>Kembali ke kontes</translation>
    </message>
    <message>
        <source>Back to the history</source>
        <translation>Kembali ke riwayat</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Kembali ke lobi</translation>
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
        <translation>%1 · taruhan: %2</translation>
    </message>
</context>
<context>
    <name>parlour::TableView</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 sedang berpikir</translation>
    </message>
</context>
<context>
    <name>parlour::ThinkingController</name>
    <message>
        <source>Show a hint</source>
        <translation>Tampilkan petunjuk</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Permainan selesai.</translation>
    </message>
    <message>
        <source>Nobody decides here: it is up to chance.</source>
        <translation>Tak ada yang memutuskan di sini: nasib yang menentukan.</translation>
    </message>
    <message>
        <source>Nothing to think about here.</source>
        <translation>Tidak ada yang perlu ditimbang di sini.</translation>
    </message>
    <message>
        <source>Pause to see the thinking at each step.</source>
        <translation>Jeda untuk melihat yang ditimbang di tiap langkah.</translation>
    </message>
    <message>
        <source>Ask for a hint: first what matters here, in words, then the move.</source>
        <translation>Mintalah petunjuk: pertama yang penting di sini dengan kata-kata, lalu langkahnya.</translation>
    </message>
    <message>
        <source>The others&apos; thinking can be seen when the game is over.</source>
        <translation>Pertimbangan pemain lain bisa dilihat setelah permainan selesai.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 menimbang</translation>
    </message>
    <message>
        <source>%1 thought</source>
        <translation>%1 tadi menimbang</translation>
    </message>
    <message>
        <source>The last decision, step %1.</source>
        <translation>Keputusan terakhir, langkah %1.</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1 menulis</translation>
    </message>
    <message>
        <source>Fault: %1 (%2)</source>
        <translation>Pelanggaran: %1 (%2)</translation>
    </message>
    <message>
        <source>Fault: %1</source>
        <translation>Pelanggaran: %1</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es) of each pair</source>
        <translation>
            <numerusform>%1, %n pertandingan tiap pasangan</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnamen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Putaran</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Pengaturan</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Bagan</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Klasemen</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentSheet</name>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Anda memainkan %n pertandingan; yang lain bermain di antara mereka sendiri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 to %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Anda memainkan %1 sampai %n pertandingan; yang lain bermain di antara mereka sendiri.</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes about %1.</source>
        <translation>Itu memakan waktu sekitar %1.</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>Turnamen Anda sendiri</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Liga</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Piala</translation>
    </message>
    <message>
        <source>A second person at this screen</source>
        <translation>Orang kedua di layar ini</translation>
    </message>
    <message>
        <source>Name of a second person at this screen</source>
        <translation>Nama orang kedua di layar ini</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Tidak ada</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Lawan</translation>
    </message>
    <message>
        <source>Rules and programs…</source>
        <translation>Aturan dan program…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Mulai</translation>
    </message>
    <message>
        <source>Matches to win against each</source>
        <translation>Pertandingan yang harus dimenangkan lawan masing-masing</translation>
    </message>
    <message>
        <source>Matches against each</source>
        <translation>Pertandingan lawan masing-masing</translation>
    </message>
    <message>
        <source>Choose at least two opponents.</source>
        <translation>Pilih sedikitnya dua lawan.</translation>
    </message>
</context>
<context>
    <name>parlour::Transport</name>
    <message>
        <source>Speed</source>
        <translation>Kecepatan</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Ke posisi terkini</translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation>Ke langkah pertama</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Mundur satu langkah</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Maju satu langkah</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Ke langkah terakhir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Jeda</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Putar</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Langkah %1 dari %2</translation>
    </message>
    <message>
        <source>%1 · live at %2</source>
        <translation>%1 · terkini di %2</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2, %3</source>
        <translation>Lini masa, langkah %1 dari %2, %3</translation>
    </message>
    <message>
        <source>Live at %1</source>
        <translation>Terkini di %1</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation>Lini masa, langkah %1 dari %2</translation>
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
        <translation>Permainan yang dimenangkan, dari %1 terakhir tiap kali: %2 pada %3, %4 kini, antara %5 dan %6</translation>
    </message>
    <message>
        <source>Lost by a decision, over the last %1 games each time: %2 on %3, %4 now, between %5 and %6</source>
        <translation>Rugi per keputusan, dari %1 permainan terakhir tiap kali: %2 pada %3, %4 kini, antara %5 dan %6</translation>
    </message>
</context>
<context>
    <name>parlour::ValueList</name>
    <message>
        <source>Yours; about the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>Pilihan Anda; kira-kira sama</translation>
    </message>
    <message>
        <source>About the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>Kira-kira sama</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>a move</comment>
        <translation>Pilihan Anda</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a move</comment>
        <translation>terbaik</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit of a loss, a figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Poin yang diharapkan</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>Rugi, poin</translation>
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
        <translation>Itulah yang dimainkan.</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n branch(es), which is the most. Delete one first.</source>
        <translation>
            <numerusform>Permainan ini punya %n cabang, jumlah terbanyak. Hapus satu dulu.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Yang terjadi</translation>
    </message>
    <message>
        <source>the players of the game</source>
        <translation>para pemain permainan ini</translation>
    </message>
    <message>
        <source>With the real cards · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>Dengan kartu sebenarnya · %1 · dilanjutkan oleh %2</translation>
    </message>
    <message>
        <source>What you could not see, dealt again · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>Yang tidak Anda lihat, dibagikan ulang · %1 · dilanjutkan oleh %2</translation>
    </message>
    <message>
        <source>What %1 could not see, dealt again · %2 · played on by %3</source>
        <comment>seat, action, players</comment>
        <translation>Yang tidak dilihat %1, dibagikan ulang · %2 · dilanjutkan oleh %3</translation>
    </message>
    <message>
        <source>Nobody has a choice at this step. Go to one at which somebody decides.</source>
        <translation>Tidak ada yang memilih pada langkah ini. Buka langkah yang ada keputusannya.</translation>
    </message>
    <message>
        <source>Step %1, %2. Played: %3. Choose another action, at the table or here.</source>
        <comment>number, seat, action</comment>
        <translation>Langkah %1, %2. Dimainkan: %3. Pilih tindakan lain, di meja atau di sini.</translation>
    </message>
    <message>
        <source>The players of the game</source>
        <translation>Para pemain permainan ini</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Dimainkan: %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poin</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 sampai %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>number, action</comment>
        <translation>Langkah %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>dealt again, %n time(s)</source>
        <translation>
            <numerusform>dibagikan ulang, %n kali</numerusform>
        </translation>
    </message>
    <message>
        <source>real cards · %1</source>
        <comment>result</comment>
        <translation>kartu sebenarnya · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each played on after both actions</source>
        <translation>
            <numerusform>%n pembagian, masing-masing dimainkan setelah kedua tindakan</numerusform>
        </translation>
    </message>
    <message>
        <source>This branch: %1. The game: %2.</source>
        <comment>results</comment>
        <translation>Cabang ini: %1. Permainannya: %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Kembali ke permainan</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Tombol Esc</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>Rugi, poin</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>a chance and the ends of its interval, in hundredths</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what you could expect: all that you could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>Kartu sebenarnya menunjukkan apa yang akan terjadi. Pembagian ulang menunjukkan apa yang dapat Anda harapkan: semua yang tidak Anda lihat dibagikan lagi, menurut apa yang dianggap mungkin oleh analisis, sampai %n kali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>Kartu sebenarnya menunjukkan apa yang akan terjadi. Pembagian ulang menunjukkan apa yang dapat diharapkan %1: semua yang tidak dilihat %1 dibagikan lagi, menurut apa yang dianggap mungkin oleh analisis, sampai %n kali.</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference is %1 to %2 points, as sure as 95 in 100.</source>
        <translation>Selisihnya %1 sampai %2 poin, dengan kepastian 95 dari 100.</translation>
    </message>
    <message>
        <source>The analysis says %1 points, as it expects everybody to play as it does; here the game is played on by %2.</source>
        <comment>difference, players</comment>
        <translation>Analisis mengatakan %1 poin, karena mengira semua bermain seperti dirinya; di sini permainan dilanjutkan oleh %2.</translation>
    </message>
    <message>
        <source>More deals</source>
        <translation>Lebih banyak pembagian</translation>
    </message>
    <message>
        <source>Playing it out…</source>
        <translation>Sedang dimainkan…</translation>
    </message>
    <message>
        <source>Deal %1 of %2…</source>
        <translation>Pembagian %1 dari %2…</translation>
    </message>
    <message>
        <source>Save a copy of the game (%1) to keep its branches.</source>
        <translation>Simpan salinan permainan (%1) agar cabangnya tersimpan.</translation>
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
        <translation>Siapa yang melanjutkan</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Andaikan</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Kembali ke ulasan</translation>
    </message>
    <message>
        <source>With the real cards</source>
        <translation>Dengan kartu sebenarnya</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Dibagikan ulang</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Hentikan</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Cabang</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Bandingkan</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Ganti nama</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Hapus</translation>
    </message>
    <message>
        <source>Another action…</source>
        <translation>Tindakan lain…</translation>
    </message>
</context>
</TS>
