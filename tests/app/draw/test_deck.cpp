// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Decks: faces of the own deck, pictures made on another thread, and installed decks.
#include "app/draw/decks.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <map>
#include <set>

using namespace parlour;

namespace {

QImage drawn(const CardArt& art, std::optional<Card> card, QSizeF size)
{
    QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (card)
        art.face(painter, size, *card);
    else
        art.back(painter, size);
    return image;
}

bool waitReady(const CardArt& art, std::optional<Card> card, QSizeF size)
{
    return test::comesTrue([&] { return art.isReady(size, 1, card); });
}

bool hasColour(const QImage& image, QRgb colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour)
                return true;
        }
    }
    return false;
}

} // namespace

class TestDeck : public QObject {
    Q_OBJECT

private slots:
    void noTwoFacesAreAlike_data()
    {
        QTest::addColumn<double>("width");
        QTest::newRow("usual") << 116.0;
        QTest::newRow("under 48") << 40.0;
    }
    void noTwoFacesAreAlike()
    {
        QFETCH(double, width);
        const QSizeF size(width, width * 1.4);
        const auto art = makeDeck(QStringLiteral("parlour"), false);
        std::set<QByteArray> pictures;
        for (const Card card : CardSet::fromBits(0x1FFF1FFF1FFF1FFFULL)) {
            QVERIFY(waitReady(*art, card, size));
            const QImage image = drawn(*art, card, size);
            pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), std::size_t{52});
    }

    void fourColoursRecolourDiamonds()
    {
        const auto two = makeDeck(QStringLiteral("parlour"), false);
        const auto four = makeDeck(QStringLiteral("parlour"), true);
        QVERIFY(two->key() != four->key());
        const Card card(5, Suit::Diamonds);
        const QSizeF size(116, 162);
        QVERIFY(hasColour(drawn(*two, card, size), 0xFFC8102E));
        QVERIFY(hasColour(drawn(*four, card, size), four->suitColour(Suit::Diamonds).rgb()));
        QVERIFY(!hasColour(drawn(*four, card, size), 0xFFC8102E));
    }

    /// J, Q and A change at both sizes; the letter of the king is the same in both alphabets.
    void russianLettersReplaceJackQueenAndAce_data()
    {
        QTest::addColumn<double>("width");
        QTest::newRow("usual") << 116.0;
        QTest::newRow("under 48") << 40.0;
    }
    void russianLettersReplaceJackQueenAndAce()
    {
        QFETCH(double, width);
        const QSizeF size(width, width * 1.4);
        for (const bool four : {false, true}) {
            const auto latin = makeDeck({}, four), russian = makeDeck({}, four, 0, true);
            QVERIFY(latin->key() != russian->key());
            for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
                for (const Rank rank : {Rank(8), Rank(9), Rank(10), Rank(11), kAce}) {
                    const Card card(rank, suit);
                    QVERIFY(waitReady(*latin, card, size) && waitReady(*russian, card, size));
                    const bool differs = drawn(*latin, card, size) != drawn(*russian, card, size);
                    QVERIFY2(differs == (rank == 9 || rank == 10 || rank == kAce), toText(card).c_str());
                }
        }
    }

    void backsCanBeChosen()
    {
        const QSizeF size(80, 112);
        std::set<QByteArray> pictures;
        std::set<QString> keys;
        for (int back = 0; back < 4; ++back) {
            const auto art = makeDeck({}, false, back);
            QVERIFY(waitReady(*art, {}, size));
            const QImage image = drawn(*art, {}, size);
            pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
            keys.insert(art->key());
        }
        QCOMPARE(pictures.size(), std::size_t{4});
        QCOMPARE(keys.size(), std::size_t{4});
    }

    void courtsReplaceTheirPlaceholders()
    {
        const auto art = makeDeck(QStringLiteral("parlour"), false);
        const Card king(11, Suit::Hearts);
        const QSizeF size(117, 164);
        const QImage before = drawn(*art, king, size); // requested for the first time
        QVERIFY(waitReady(*art, king, size));
        QVERIFY(drawn(*art, king, size) != before);
    }

    void findsInstalledDecks()
    {
        const auto decks = installedDecks();
        QCOMPARE(decks.front().id, QStringLiteral("parlour"));
        if (decks.size() == 1)
            QSKIP("no other deck is installed");
        for (const DeckInfo& deck : decks) {
            QVERIFY(!deck.name.isEmpty());
            const auto art = makeDeck(deck.id, false);
            if (deck.id != QLatin1String("parlour"))
                QCOMPARE(art->key(), deck.id);
        }
        const auto art = makeDeck(decks.back().id, false);
        const Card card(11, Suit::Hearts);
        const QSizeF size(100, 140);
        const QImage before = drawn(*art, card, size);
        QVERIFY(waitReady(*art, card, size));
        QVERIFY(drawn(*art, card, size) != before);
    }

    void leavesOutADeckThatDrawsNothing()
    {
        QTemporaryDir home;
        const QString folder = home.path() + QStringLiteral("/aisleriot/cards");
        QVERIFY(QDir().mkpath(folder));
        QString svg = QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' width='100' height='140'>");
        for (const char* suit : {"spade", "heart", "diamond", "club"}) {
            for (const char* rank : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"})
                svg += QStringLiteral("<g id='%1_%2'><rect width='100' height='140' fill='white'/></g>")
                           .arg(QLatin1String(suit), QLatin1String(rank));
        }
        QFile file(folder + QStringLiteral("/empty.svg"));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write((svg + QStringLiteral("</svg>")).toUtf8());
        file.close();
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
        const auto decks = installedDecks();
        qunsetenv("XDG_DATA_HOME");
        QVERIFY(std::none_of(decks.begin(), decks.end(), [](const auto& deck) { return deck.id == u"gnome:empty"; }));
    }

    void picturesMatchTheirMaker()
    {
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty())
            QSKIP("the maker needs python3");
        const QString folder = QStringLiteral(PARLOUR_SOURCE_DIR "/resources/deck");
        QTemporaryDir drawn;
        QCOMPARE(
            QProcess::execute(python, {folder + QStringLiteral("/make_deck.py"), QStringLiteral("--out"), drawn.path()}), 0);
        const auto files = [](const QString& root) {
            std::map<QString, QByteArray> contents;
            QDirIterator each(root, {QStringLiteral("*.svg")}, QDir::Files, QDirIterator::Subdirectories);
            while (each.hasNext()) {
                QFile file(each.next());
                if (file.open(QFile::ReadOnly))
                    contents[QDir(root).relativeFilePath(file.fileName())] = file.readAll();
            }
            return contents;
        };
        QCOMPARE(files(drawn.path()).size(), std::size_t{1 + 52 + 29 + 52 + 26});
        QVERIFY(files(drawn.path()) == files(folder));
    }

    void anUnknownDeckFallsBackToOurs()
    {
        QCOMPARE(makeDeck(QStringLiteral("kde:gone"), false)->key(), QStringLiteral("parlour"));
    }
};

PARLOUR_TEST(TestDeck)
#include "test_deck.moc"
