// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Themes: the contrast of texts, rings and marks on every background.
#include "app/draw/theme.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

class TestTheme : public QObject {
    Q_OBJECT

private slots:
    void textsHaveReadableContrast_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("light");
        QTest::addColumn<int>("surface");
        const char* kinds[] = {"felt", "slate", "high contrast"};
        for (int kind = 0; kind < 3; ++kind) {
            for (const bool light : {false, true}) {
                for (int surface = 0; surface < 5; ++surface)
                    QTest::addRow("%s %s %d", kinds[kind], light ? "light" : "dark", surface) << kind << light << surface;
            }
        }
    }
    void textsHaveReadableContrast()
    {
        QFETCH(int, kind);
        QFETCH(bool, light);
        QFETCH(int, surface);
        const Theme t = Theme::make(static_cast<ThemeKind>(kind), light, static_cast<Surface>(surface));
        const double least = t.kind == ThemeKind::HighContrast ? 7 : 4.5;
        const auto check = [&](const char* what, const QColor& text, const QColor& ground) {
            const double found = contrast(text, ground);
            QVERIFY2(found >= least, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(found)));
        };
        const QColor panel = over(t.panel, t.page);
        const QColor plate = over(t.tablePanel, t.groundInner);
        check("text on panel", t.text, panel);
        check("text on page", t.text, t.page);
        check("text on solid", t.text, t.solid);
        check("text on raised", t.text, over(t.raise2, panel));
        check("dim on panel", t.dim, panel);
        check("dim on page", t.dim, t.page);
        check("dim on solid", t.dim, t.solid);
        check("danger on panel", t.danger, panel);
        check("good on panel", t.good, panel);
        check("danger on solid", t.danger, t.solid);
        check("good on solid", t.good, t.solid);
        check("on brass", t.onBrass, t.brass);
        check("table text on ground", t.tableText, t.groundInner);
        check("table text on plate", t.tableText, plate);
        check("table dim on plate", t.tableDim, plate);
        check("table danger on plate", t.tableDanger, plate);
        check("table good on plate", t.tableGood, plate);
        check("accent on plate", t.accent, plate);
    }

    void ringsStandOut()
    {
        for (const auto kind : {ThemeKind::Felt, ThemeKind::Slate, ThemeKind::HighContrast}) {
            for (const auto surface : {Surface::Felt, Surface::Night, Surface::Walnut, Surface::Plum, Surface::Midnight}) {
                const Theme t = Theme::make(kind, false, surface);
                QVERIFY(contrast(t.legal, t.groundInner) >= 3);
                QVERIFY(contrast(t.brass, t.groundInner) >= 3);
            }
        }
    }

    void marksStandOutOnAnySheet()
    {
        for (const auto kind : {ThemeKind::Felt, ThemeKind::Slate, ThemeKind::HighContrast})
            for (const bool light : {false, true}) {
                const Theme t = Theme::make(kind, light, Surface::Felt);
                QVERIFY(contrast(standingOut(t.brass, t.solid), t.solid) >= 3);
                QVERIFY(contrast(standingOut(t.brass, t.solid, kReadable), t.solid) >= kReadable); // links, records
            }
    }

    void contrastMatchesWcag()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0xFF767676), Qt::white) - 4.54) < 0.01);
    }
};

PARLOUR_TEST(TestTheme)
#include "test_theme.moc"
