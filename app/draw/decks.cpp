// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/decks.h"

#include "app/draw/background_work.h"
#include "app/draw/card_backs.h"
#include "app/draw/paint.h"

#include <QCache>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <set>

static void initDeckResource()
{
    Q_INIT_RESOURCE(deck);
}

namespace parlour {

namespace {

constexpr double kSmallWidth = 48;
constexpr auto kBack = "back";

QString idOf(std::optional<Card> card)
{
    return card ? QString::fromStdString(toText(*card)) : QString(QLatin1String(kBack));
}

QSize pixels(QSizeF size, double ratio)
{
    return (size * ratio).toSize().expandedTo(QSize(1, 1));
}

QImage blank(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// A cache of pictures by name and size, made one after the other on another thread. Held by shared pointers: a running job
/// keeps it alive, so that its owner need not wait.
class Gallery : public std::enable_shared_from_this<Gallery> {
public:
    using Draw = std::function<QImage(const QString& id, QSize size)>; ///< called by one thread at a time
    explicit Gallery(Draw draw) : draw_(std::move(draw)) {}

    /// The picture, a null image if the deck has none of that name; nullopt while it is being made.
    std::optional<QImage> find(const QString& id, QSize size)
    {
        const std::lock_guard lock(mutex_);
        const QString key = keyOf(id, size);
        if (const QImage* image = images_.object(key))
            return *image;
        order(id, size, key);
        return std::nullopt;
    }

private:
    struct Order {
        QString id;
        QSize size;
        QString key;
        bool operator==(const Order&) const = default;
    };

    static QString keyOf(const QString& id, QSize size)
    {
        return QStringLiteral("%1 %2 %3").arg(id).arg(size.width()).arg(size.height());
    }
    void order(const QString& id, QSize size, const QString& key)
    {
        const Order wanted{id, size, key};
        if (std::find(orders_.begin(), orders_.end(), wanted) != orders_.end())
            return;
        orders_.push_back(wanted);
        if (orders_.size() == 1)
            backgroundPool().start([self = shared_from_this()] { self->work(); });
    }
    /// An order stays at the front of the queue until it is done, so that it is not given twice.
    void work()
    {
        for (;;) {
            Order next;
            {
                const std::lock_guard lock(mutex_);
                next = orders_.front();
            }
            QImage image = draw_(next.id, next.size);
            const std::lock_guard lock(mutex_);
            const auto cost = std::max<qsizetype>(1, image.sizeInBytes() / 1024);
            images_.insert(next.key, new QImage(std::move(image)), cost);
            orders_.pop_front();
            if (orders_.empty())
                return;
        }
    }

    static constexpr qsizetype kRoom = 64 * 1024; // kilobytes
    Draw draw_;
    std::mutex mutex_;
    QCache<QString, QImage> images_{kRoom};
    std::deque<Order> orders_;
};

// ---------------------------------------------------------------------------------------------------------- own deck

/// The options of the own deck.
struct OwnOptions {
    bool fourColour = false;
    int back = 0;
    bool russian = false;
};

QColor ownInk(Suit suit, bool fourColour)
{
    switch (suit) {
    case Suit::Spades:
        return QColor(kInk);
    case Suit::Hearts:
        return QColor(0xFFC8102E);
    case Suit::Diamonds:
        return QColor(fourColour ? 0xFF0B5FB3 : 0xFFC8102E);
    case Suit::Clubs:
        return QColor(fourColour ? 0xFF1B7A33 : kInk);
    }
    return {};
}

QString ownFile(const QString& id, bool small, bool fourColour)
{
    if (id == QLatin1String(kBack))
        return QStringLiteral(":/deck/back.svg");
    const QString kind = small ? QStringLiteral("small") : QStringLiteral("faces");
    const QString four = QStringLiteral(":/deck/%1-four/%2.svg").arg(kind, id);
    return fourColour && QFile::exists(four) ? four : QStringLiteral(":/deck/%1/%2.svg").arg(kind, id);
}

/// The SVG text of a picture, with Russian letters if chosen. letters.txt has the drawing of each letter as make_deck.py
/// wrote it into the cards, with COLOUR for the suit's colour.
QByteArray ownPicture(const QString& id, bool small, const OwnOptions& options, const QColor& ink)
{
    QFile file(ownFile(id, small, options.fourColour));
    QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    QFile letters(QStringLiteral(":/deck/letters.txt"));
    if (!options.russian || !letters.open(QIODevice::ReadOnly))
        return text;
    const QByteArray begin = (small ? "small " : "faces ") + id.left(1).toUtf8() + '\t';
    for (const QByteArray& line : letters.readAll().split('\n'))
        if (line.startsWith(begin)) {
            QList<QByteArray> parts = line.split('\t');
            for (QByteArray& part : parts)
                part.replace("COLOUR", ink.name().toUpper().toUtf8());
            text.replace(parts[1], parts[2]);
        }
    return text;
}

/// The program's own deck. Number cards are quick to draw and drawn at once; courts and the back come from the gallery.
class OwnDeck final : public CardArt {
public:
    explicit OwnDeck(const OwnOptions& options)
        : options_(options),
          gallery_(std::make_shared<Gallery>([options](const QString& id, QSize size) {
              QImage image = blank(size);
              QPainter painter(&image);
              if (id == QLatin1String(kBack) && options.back > 0) {
                  drawCardBack(painter, size, options.back);
                  return image;
              }
              const auto card = parseCard(id.toStdString());
              const QColor ink = card ? ownInk(card->suit(), options.fourColour) : QColor();
              QSvgRenderer renderer(ownPicture(id, false, options, ink));
              renderer.render(&painter, QRectF(QPointF(), size));
              return image;
          }))
    {
        initDeckResource();
    }

    QString key() const override
    {
        QString key = options_.fourColour ? QStringLiteral("parlour4") : QStringLiteral("parlour");
        if (options_.back > 0)
            key += QStringLiteral("-back%1").arg(options_.back);
        return options_.russian ? key + QStringLiteral("-ru") : key;
    }
    double aspect() const override { return 1.4; }
    QColor suitColour(Suit suit) const override { return ownInk(suit, options_.fourColour); }

    bool isReady(QSizeF size, double ratio, std::optional<Card> card) const override
    {
        return isSimple(size, card) || gallery_->find(idOf(card), pixels(size, ratio));
    }
    void face(QPainter& painter, QSizeF size, Card card) const override { draw(painter, size, card); }
    void back(QPainter& painter, QSizeF size) const override { draw(painter, size, {}); }

private:
    static bool isSimple(QSizeF size, std::optional<Card> card)
    {
        return card && (size.width() < kSmallWidth || card->rank() < 9 || card->rank() == kAce);
    }
    void drawNow(QPainter& painter, QSizeF size, Card card, bool small) const
    {
        QSvgRenderer(ownPicture(idOf(card), small, options_, suitColour(card.suit())))
            .render(&painter, QRectF(QPointF(), size));
    }
    void draw(QPainter& painter, QSizeF size, std::optional<Card> card) const
    {
        const PainterState saved(painter);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        if (isSimple(size, card)) {
            drawNow(painter, size, *card, size.width() < kSmallWidth);
        } else if (const auto image = gallery_->find(idOf(card), pixels(size, ratioOf(painter)))) {
            painter.drawImage(QRectF(QPointF(), size), *image);
        } else if (card) {
            drawNow(painter, size, *card, true);
            orderCourts(pixels(size, ratioOf(painter)));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(kPaper));
            painter.drawRoundedRect(QRectF(QPointF(), size), size.width() * 0.06, size.width() * 0.06);
            painter.setBrush(QColor(0xFF24426E));
            const double margin = size.width() * 0.04;
            painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin), margin, margin);
        }
    }

    /// Orders all courts at a size, since the others are soon seen as well.
    void orderCourts(QSize size) const
    {
        for (const Rank rank : {9, 10, 11}) {
            for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
                gallery_->find(idOf(Card(rank, suit)), size);
        }
    }

    OwnOptions options_;
    std::shared_ptr<Gallery> gallery_;
};

// ---------------------------------------------------------------------------------------------------- installed decks

enum class Family { Kde, Gnome };

/// The SVG element of a card: "1_spade" in KDE's decks, "spade_1" in GNOME's.
QString elementOf(Family family, const QString& id)
{
    if (id == QLatin1String(kBack))
        return id;
    const auto card = parseCard(id.toStdString());
    static const std::array suits{QStringLiteral("spade"), QStringLiteral("heart"), QStringLiteral("diamond"),
                                  QStringLiteral("club")};
    static const std::map<Rank, QString> named{{kAce, QStringLiteral("1")},
                                               {9, QStringLiteral("jack")},
                                               {10, QStringLiteral("queen")},
                                               {11, QStringLiteral("king")}};
    const auto name = named.find(card->rank());
    const QString rank = name != named.end() ? name->second : QString::number(card->rank() + 2);
    const QString& suit = suits[static_cast<std::size_t>(card->suit())];
    return family == Family::Kde ? rank + QLatin1Char('_') + suit : suit + QLatin1Char('_') + rank;
}

QImage drawElement(QSvgRenderer& renderer, const QString& element, QSize size)
{
    QImage image = blank(size);
    QPainter painter(&image);
    renderer.render(&painter, element, QRectF(QPointF(), size));
    return image;
}

/// A deck's file, loaded on the thread that draws from it, since that takes long.
class DeckFile {
public:
    DeckFile(Family family, QString file) : family_(family), file_(std::move(file)) {}

    QImage draw(const QString& id, QSize size)
    {
        if (!renderer_)
            open();
        const QString element = elementOf(family_, id);
        return renderer_->elementExists(element) ? drawElement(*renderer_, element, size) : QImage();
    }
    double aspect() const { return aspect_; }

private:
    void open()
    {
        renderer_ = std::make_unique<QSvgRenderer>(file_);
        const QRectF bounds = renderer_->boundsOnElement(elementOf(family_, QStringLiteral("Ks")));
        if (bounds.width() > 0)
            aspect_ = std::clamp(bounds.height() / bounds.width(), 1.2, 1.7);
    }

    Family family_;
    QString file_;
    std::unique_ptr<QSvgRenderer> renderer_;
    std::atomic<double> aspect_ = 1.4;
};

/// An installed deck. Below 48 px its indices would be unreadable, so the own deck draws small faces.
class InstalledDeck final : public CardArt {
public:
    InstalledDeck(QString id, Family family, const QString& file)
        : id_(std::move(id)),
          file_(std::make_shared<DeckFile>(family, file)),
          gallery_(
              std::make_shared<Gallery>([deck = file_](const QString& card, QSize size) { return deck->draw(card, size); }))
    {
        gallery_->find(QStringLiteral("Ks"), QSize(60, 84)); // opens the file, so that aspect() becomes known
    }

    QString key() const override { return id_; }
    double aspect() const override { return file_->aspect(); }
    QColor suitColour(Suit suit) const override { return own_.suitColour(suit); }
    bool isReady(QSizeF size, double ratio, std::optional<Card> card) const override
    {
        if (card && size.width() < kSmallWidth)
            return true;
        const auto image = gallery_->find(idOf(card), pixels(size, ratio));
        return image && (!image->isNull() || own_.isReady(size, ratio, card));
    }
    void face(QPainter& painter, QSizeF size, Card card) const override
    {
        if (size.width() < kSmallWidth || !draw(painter, size, card))
            own_.face(painter, size, card);
    }
    void back(QPainter& painter, QSizeF size) const override
    {
        if (!draw(painter, size, {}))
            own_.back(painter, size);
    }

private:
    bool draw(QPainter& painter, QSizeF size, std::optional<Card> card) const
    {
        const auto image = gallery_->find(idOf(card), pixels(size, ratioOf(painter)));
        if (!image || image->isNull())
            return false;
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(QRectF(QPointF(), size), *image);
        painter.restore();
        return true;
    }

    QString id_;
    OwnDeck own_{OwnOptions{}};
    std::shared_ptr<DeckFile> file_;
    std::shared_ptr<Gallery> gallery_;
};

// ------------------------------------------------------------------------------------------------------------- finding

/// The localised name of a desktop file: Name[fr], else Name.
QString localName(const QSettings& index)
{
    const QString locale = QLocale().name();
    for (const QString& key : {QStringLiteral("Name[%1]").arg(locale),
                               QStringLiteral("Name[%1]").arg(locale.section(u'_', 0, 0)), QStringLiteral("Name")}) {
        const QString name = index.value(key).toString();
        if (!name.isEmpty())
            return name;
    }
    return {};
}

std::vector<DeckInfo> kdeDecks()
{
    std::vector<DeckInfo> decks;
    for (const QString& root : QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("carddecks"),
                                                         QStandardPaths::LocateDirectory)) {
        for (const QString& folder : QDir(root).entryList({QStringLiteral("svg-*")}, QDir::Dirs, QDir::Name)) {
            const QDir dir(root + u'/' + folder);
            QSettings index(dir.filePath(QStringLiteral("index.desktop")), QSettings::IniFormat);
            index.beginGroup(QStringLiteral("KDE Backdeck"));
            const QString file = dir.filePath(index.value(QStringLiteral("SVG")).toString());
            if (!QFileInfo(file).isFile())
                continue;
            const QString preview =
                dir.filePath(index.value(QStringLiteral("Preview"), QStringLiteral("11.png")).toString());
            decks.push_back({QStringLiteral("kde:") + folder, localName(index), file, preview});
        }
    }
    return decks;
}

std::vector<DeckInfo> gnomeDecks()
{
    std::vector<DeckInfo> decks;
    for (const QString& root : QStandardPaths::locateAll(
             QStandardPaths::GenericDataLocation, QStringLiteral("aisleriot/cards"), QStandardPaths::LocateDirectory)) {
        for (const QFileInfo& file :
             QDir(root).entryInfoList({QStringLiteral("*.svgz"), QStringLiteral("*.svg")}, QDir::Files)) {
            QString name = file.completeBaseName().replace(u'_', u' ').replace(u'-', u' ');
            name[0] = name[0].toUpper();
            decks.push_back({QStringLiteral("gnome:") + file.completeBaseName(), name, file.filePath(), {}});
        }
    }
    return decks;
}

Family familyOf(const DeckInfo& deck)
{
    return deck.id.startsWith(QLatin1String("kde:")) ? Family::Kde : Family::Gnome;
}

/// Whether more than a twentieth of a picture differs from its most common colour.
bool showsSomething(const QImage& image)
{
    std::map<QRgb, int> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ++colours[image.pixel(x, y)];
    }
    const auto most = std::max_element(colours.begin(), colours.end(),
                                       [](const auto& one, const auto& other) { return one.second < other.second; });
    return most != colours.end() && most->second * 20 < image.width() * image.height() * 19;
}

/// Whether the file has all 52 faces and Qt does not draw them blank, as it does of some decks.
bool isUsable(const DeckInfo& deck)
{
    QSvgRenderer renderer(deck.file);
    for (const char suit : kSuitLetters) {
        for (const char rank : kRankLetters) {
            const QString id = QString(QLatin1Char(rank)) + QLatin1Char(suit);
            if (!renderer.elementExists(elementOf(familyOf(deck), id)))
                return false;
        }
    }
    return showsSomething(drawElement(renderer, elementOf(familyOf(deck), QStringLiteral("Ks")), QSize(60, 84)))
        && showsSomething(drawElement(renderer, elementOf(familyOf(deck), QStringLiteral("Th")), QSize(60, 84)));
}

std::vector<DeckInfo> candidates()
{
    std::vector<DeckInfo> decks = kdeDecks();
    const std::vector<DeckInfo> gnome = gnomeDecks();
    decks.insert(decks.end(), gnome.begin(), gnome.end());
    std::stable_sort(decks.begin(), decks.end(),
                     [](const DeckInfo& one, const DeckInfo& other) { return one.name.localeAwareCompare(other.name) < 0; });
    // The user's folder comes first and hides a system deck of the same id.
    std::set<QString> seen;
    std::erase_if(decks, [&seen](const DeckInfo& deck) { return !seen.insert(deck.id).second; });
    return decks;
}

} // namespace

double ratioOf(const QPainter& painter)
{
    return std::sqrt(std::abs(painter.deviceTransform().determinant()));
}

std::vector<DeckInfo> installedDecks()
{
    std::vector<DeckInfo> decks = candidates();
    std::erase_if(decks, [](const DeckInfo& deck) { return !isUsable(deck); });
    decks.insert(decks.begin(), {QStringLiteral("parlour"), QCoreApplication::translate("Decks", "Parlour"), {}, {}});
    return decks;
}

std::shared_ptr<const CardArt> makeDeck(const QString& id, bool fourColour, int back, bool russian)
{
    for (const DeckInfo& deck : candidates()) {
        if (deck.id == id)
            return std::make_shared<InstalledDeck>(deck.id, familyOf(deck), deck.file);
    }
    return std::make_shared<OwnDeck>(OwnOptions{fourColour, back, russian});
}

} // namespace parlour
