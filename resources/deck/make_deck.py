#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Draws Parlour's card deck as SVG Tiny 1.2 (paths, circles, rects, groups, gradients).

    make_deck.py [--out DIR]

DIR defaults to the folder of this script. Writes DIR/back.svg and, as <rank><suit>.svg, the faces (DIR/faces), the faces
for cards under 48 px wide (DIR/small), and those of both that differ in the four-colour deck: spades ink, hearts red,
diamonds blue, clubs green (DIR/faces-four, DIR/small-four). Run it again after a change and commit its output. Uses no
text, filters, clip paths or style sheets: shapes are clipped here, as geometry. Coordinates are card units, 240 x 336.
"""
import argparse
import math
import os
import re

W, H = 240, 336
INK, PAPER = "#111111", "#F8F8F4"
LINE = "#1B1A1F"            # outline of the courts, softer than the ink of the indices
GOLD, GOLD_D, GOLD_L = "#E2B04A", "#B27F26", "#F4D998"
SKIN, SKIN_D, LIP = "#F6E2CA", "#E9C8A6", "#B5473A"
PANEL = "#FBF5E6"
WHITE = "#FFFDF6"

# ------------------------------------------------------------------------------------------------ geometry

NUM = re.compile(r"[MLCQZ]|-?\d*\.?\d+")


def parse(d):
    """'M0,0 L1,1 C.. Q.. Z' (absolute only) -> list of (command, [points])."""
    out, tok, i = [], NUM.findall(d), 0
    while i < len(tok):
        c = tok[i]
        i += 1
        n = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}[c]
        if n == 0:
            out.append((c, []))
            continue
        while i < len(tok) and tok[i] not in "MLCQZ":
            out.append((c, [(float(tok[i + 2 * k]), float(tok[i + 2 * k + 1])) for k in range(n)]))
            i += 2 * n
            if c == "M":
                c = "L"
    return out


DIGITS = [2]                # decimals of the coordinates; courts use one


def num(v):
    s = f"{v:.{DIGITS[0]}f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def emit(cmds):
    return " ".join(c + " ".join(f"{num(x)},{num(y)}" for x, y in p) for c, p in cmds)


def flatten(cmds, n=14):
    subs, cur = [], []
    for c, p in cmds:
        if c == "M":
            if cur:
                subs.append(cur)
            cur = [p[0]]
        elif c == "L":
            cur.append(p[0])
        elif c in "QC":
            a = cur[-1]
            pts = [a] + p
            for k in range(1, n + 1):
                t = k / n
                q = pts
                while len(q) > 1:
                    q = [((1 - t) * x0 + t * x1, (1 - t) * y0 + t * y1) for (x0, y0), (x1, y1) in zip(q, q[1:])]
                cur.append(q[0])
        else:
            subs.append(cur)
            cur = []
    if cur:
        subs.append(cur)
    return subs


def half_plane(poly, f):
    """Clips a polygon to f(point) >= 0 (one edge of Sutherland-Hodgman)."""
    out = []
    for i, b in enumerate(poly):
        a = poly[i - 1]
        fa, fb = f(a), f(b)
        if (fa >= 0) != (fb >= 0):
            t = fa / (fa - fb)
            out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        if fb >= 0:
            out.append(b)
    return out


def convex(points):
    """The half planes of a convex polygon of either orientation."""
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]))
    s = 1 if area > 0 else -1
    return [lambda p, a=a, b=b: s * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))
            for a, b in zip(points, points[1:] + points[:1])]


def clip(d, planes):
    """Clips a path to half planes. Curves are kept if nothing is clipped."""
    cmds = parse(d)
    subs = flatten(cmds)
    if all(f(p) >= -1e-6 for s in subs for p in s for f in planes):
        return emit(cmds)
    res = []
    for s in subs:
        for f in planes:
            if s:
                s = half_plane(s, f)
        if len(s) > 2:
            res += [("M", [s[0]])] + [("L", [p]) for p in s[1:]] + [("Z", [])]
    return emit(res)


def ell(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    k = 0.5523
    return (f"M{num(cx - rx)},{num(cy)} C{num(cx - rx)},{num(cy - k * ry)} {num(cx - k * rx)},{num(cy - ry)} {num(cx)},{num(cy - ry)} "
            f"C{num(cx + k * rx)},{num(cy - ry)} {num(cx + rx)},{num(cy - k * ry)} {num(cx + rx)},{num(cy)} "
            f"C{num(cx + rx)},{num(cy + k * ry)} {num(cx + k * rx)},{num(cy + ry)} {num(cx)},{num(cy + ry)} "
            f"C{num(cx - k * rx)},{num(cy + ry)} {num(cx - rx)},{num(cy + k * ry)} {num(cx - rx)},{num(cy)} Z")


def box(x, y, w, h):
    return f"M{num(x)},{num(y)} L{num(x + w)},{num(y)} L{num(x + w)},{num(y + h)} L{num(x)},{num(y + h)} Z"


def pts(*p):
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in p) + " Z"


def moved(d, f):
    return emit([(c, [f(x, y) for x, y in p]) for c, p in parse(d)])


def flip(d, axis=120):
    return moved(d, lambda x, y: (2 * axis - x, y))


def at(d, cx, cy, s, turn=0):
    a = math.radians(turn)
    return moved(d, lambda x, y: (cx + s * (x * math.cos(a) - y * math.sin(a)), cy + s * (x * math.sin(a) + y * math.cos(a))))


def path(d, fill="none", stroke=None, w=1.7, extra=""):
    st = f' stroke="{stroke}" stroke-width="{num(w)}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{st}{extra}/>'


# -------------------------------------------------------------------------------------------- suits, glyphs

SUIT = {     # drawn in -50..50
    "h": "M0,47 C-7,31 -47,9 -47,-18 C-47,-36 -35,-46 -23,-46 C-12,-46 -4,-39 0,-28 C4,-39 12,-46 23,-46 C35,-46 47,-36 47,-18 C47,9 7,31 0,47 Z",
    "s": "M0,-50 C7,-33 45,-11 45,14 C45,29 34,37 23,37 C15,37 8,33 4,26 C5,37 9,45 17,50 L-17,50 C-9,45 -5,37 -4,26 C-8,33 -15,37 -23,37 "
         "C-34,37 -45,29 -45,14 C-45,-11 -7,-33 0,-50 Z",
    "d": "M0,-52 C8,-33 24,-12 38,0 C24,12 8,33 0,52 C-8,33 -24,12 -38,0 C-24,-12 -8,-33 0,-52 Z",
    "c": ell(0, -26, 22) + " " + ell(-25, 10, 22) + " " + ell(25, 10, 22) + " M-11,-14 L11,-14 L16,6 L-16,6 Z "
         "M-4,4 L4,4 C5,27 9,42 17,50 L-17,50 C-9,42 -5,27 -4,4 Z",
}

# Glyphs of our own: 100 high, stroke width 15 (S = stroke on the centre line, F = filled outline).
GLYPH = {
    "A": (70, [("F", "M0,100 L26,0 L44,0 L70,100 L52.5,100 L47,77 L23,77 L17.5,100 Z M35,25 L26.6,62 L43.4,62 Z")]),
    "K": (68, [("F", "M0,0 L16,0 L16,100 L0,100 Z M46,0 L66,0 L16,67 L16,42 Z M38,35 L68.5,100 L49.5,100 L26.5,51 Z")]),
    "Q": (72, [("S", "M36,7.5 C53,7.5 64.5,22 64.5,49 C64.5,76 53,90.5 36,90.5 C19,90.5 7.5,76 7.5,49 C7.5,22 19,7.5 36,7.5 Z"),
               ("F", "M35,72 L48,63 L74,97 L61,106 Z")]),
    "J": (50, [("S", "M42,0 L42,68 C42,84 36,92.5 24.5,92.5 C13.5,92.5 7.5,85 7.5,71"), ("F", "M20,0 L42,0 L42,14 L20,14 Z")]),
    "2": (60, [("S", "M8.5,32 C8.5,16 17,7.5 30,7.5 C43,7.5 51.5,16 51.5,29 C51.5,39 46.5,47 38,57 L18,83"),
               ("F", "M2,100 L2,89.5 L12.5,76 L24,85.5 L57,85.5 L57,100 Z")]),
    "3": (60, [("S", "M8.5,27 C10,14 18,7.5 29.5,7.5 C42.5,7.5 50.5,15 50.5,26.5 C50.5,38 42.5,45.5 30,45.5 L22,45.5 "
                     "M30,45.5 C44,45.5 52.5,54.5 52.5,68.5 C52.5,83.5 43,92.5 29,92.5 C16,92.5 8.5,85.5 7,72")]),
    "4": (66, [("F", "M37,0 L53,0 L53,62 L66,62 L66,77 L53,77 L53,100 L37,100 L37,77 L0,77 L0,64 Z M37,62 L37,24 L15,62 Z")]),
    "5": (60, [("F", "M11,0 L54,0 L54,14.5 L24.5,14.5 L22.5,40 L14,52 L7,50 Z"),
               ("S", "M13,50 C17,43 23.5,39 31,39 C45,39 52.5,49.5 52.5,65 C52.5,82 43.5,92.5 29,92.5 C17,92.5 9.5,86 7.5,74")]),
    "6": (61, [("S", "M49,22 C46,12.5 39.5,7.5 31.5,7.5 C15.5,7.5 7.5,23 7.5,53 C7.5,80 15.5,92.5 30.5,92.5 C44.5,92.5 53.5,82 53.5,67 "
                     "C53.5,52 45,42.5 31.5,42.5 C19,42.5 9.5,51 7.9,62")]),
    "7": (58, [("F", "M1,0 L58,0 L58,13 L31,100 L13.5,100 L40,15 L1,15 Z")]),
    "8": (60, [("S", ell(30, 27.5, 20.5, 20) + " " + ell(30, 69, 22.5, 23.5))]),
    "T": (86, [("F", "M14,0 L28,0 L28,100 L12.5,100 L12.5,21 L0,29 L0,12 Z"),
               ("S", "M62,7.5 C73,7.5 78.5,20 78.5,50 C78.5,80 73,92.5 62,92.5 C51,92.5 45.5,80 45.5,50 C45.5,20 51,7.5 62,7.5 Z")]),
}
# The letters of Russian decks for J, Q and A (the king's letter is the same): valet, dama, tuz.
RUSSIAN = {"J": "В", "Q": "Д", "A": "Т"}
GLYPH.update({
    "В": (61, [("F", "M0,0 L16,0 L16,100 L0,100 Z"),
               ("S", "M8,7.5 L30,7.5 C42,7.5 48.5,14.5 48.5,26.5 C48.5,38.5 42,45.5 30,45.5 L8,45.5 "
                     "M30,45.5 C45,45.5 52.5,54.5 52.5,69 C52.5,84 45,92.5 30,92.5 L8,92.5")]),
    "Д": (78, [("F", "M9,84 C19,68 22,40 22,0 L66,0 L66,84 L78,84 L78,114 L63,114 L63,100 L15,100 L15,114 L0,114 L0,84 Z "
                     "M27,84 L50,84 L50,15 L37,15 C37,45 35,68 27,84 Z")]),
    "Т": (62, [("F", "M0,0 L62,0 L62,15.5 L39,15.5 L39,100 L23,100 L23,15.5 L0,15.5 Z")]),
})
GLYPH["9"] = (61, [(k, moved(d, lambda x, y: (61 - x, 100 - y))) for k, d in GLYPH["6"][1]])


def glyph(rank, cx, top, h, colour):
    w, parts = GLYPH[rank]
    s = h / 100
    x0 = cx - w * s / 2
    f = lambda x, y: (x0 + x * s, top + y * s)
    out = []
    for kind, d in parts:
        d = moved(d, f)
        if kind == "F":
            out.append(f'<path d="{d}" fill="{colour}" fill-rule="evenodd"/>' if rank in "A4Д" else f'<path d="{d}" fill="{colour}"/>')
        else:
            out.append(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(15.5 * s)}"/>')
    return "".join(out)


def pip(suit, cx, cy, size, fill, turn=0, extra=""):
    return path(at(SUIT[suit], cx, cy, size / 100, turn), fill, extra=extra)


def both(s):
    """A drawing and its point reflection."""
    return f'{s}\n<g transform="rotate(180 120 168)">{s}</g>'


def index(rank, suit, colour):
    return glyph(rank, 29.5, 15, 45, colour) + pip(suit, 29.5, 84, 32, colour)


def card(body):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{W}" height="{H}" viewBox="0 0 {W} {H}">\n'
            f'<rect x="0.5" y="0.5" width="239" height="335" rx="14.4" ry="14.4" fill="{PAPER}" stroke="#000000" stroke-opacity="0.22"/>\n'
            f'{body}\n</svg>\n')


# -------------------------------------------------------------------------------------------------- number cards

L, M, R = 79, 120, 161
ROW = {"top": 60, "bot": 276, "mid": 168, "a": 132, "b": 204, "q": 96, "r": 240, "u": 114, "v": 222}
LAYOUT = {
    "2": [(M, "top"), (M, "bot")],
    "3": [(M, "top"), (M, "mid"), (M, "bot")],
    "4": [(L, "top"), (R, "top"), (L, "bot"), (R, "bot")],
    "5": [(L, "top"), (R, "top"), (M, "mid"), (L, "bot"), (R, "bot")],
    "6": [(L, "top"), (R, "top"), (L, "mid"), (R, "mid"), (L, "bot"), (R, "bot")],
    "7": [(L, "top"), (R, "top"), (M, "u"), (L, "mid"), (R, "mid"), (L, "bot"), (R, "bot")],
    "8": [(L, "top"), (R, "top"), (M, "u"), (L, "mid"), (R, "mid"), (M, "v"), (L, "bot"), (R, "bot")],
    "9": [(L, "top"), (R, "top"), (L, "a"), (R, "a"), (M, "mid"), (L, "b"), (R, "b"), (L, "bot"), (R, "bot")],
    "T": [(L, "top"), (R, "top"), (M, "q"), (L, "a"), (R, "a"), (L, "b"), (R, "b"), (M, "r"), (L, "bot"), (R, "bot")],
}


def number_card(rank, suit, pal):
    size = 52 if rank in "2345678" else 47
    body = [both(index(rank, suit, pal["index"]))]
    for x, row in LAYOUT[rank]:
        y = ROW[row]
        body.append(pip(suit, x, y, size, pal["index"], 180 if y > 168 else 0))
    return card("\n".join(body))


def small_card(rank, suit, pal):
    """A card under 48 px wide, where the usual index is unreadable: a large index within the first 86 units, which stay
    visible under an overlapping card, and one large suit."""
    c = pal["index"]
    return card(glyph(rank, 49, 20, 84, c) + pip(suit, 49, 148, 66, c) + pip(suit, 158, 238, 124, c))


# ------------------------------------------------------------------------------------------------------- aces

def ace(suit, pal):
    c = pal["index"]
    body = [both(index("A", suit, c))]
    if suit != "s":
        body.append(pip(suit, 120, 168, 96, c))
        inner = at(SUIT[suit], 120, 168, 0.70)
        if suit == "c":
            for x, y in ((120, 168 - 25), (120 - 24, 168 + 9.6), (120 + 24, 168 + 9.6)):
                body.append(path(ell(x, y, 13.5), "none", PAPER, 1.6, ' stroke-opacity="0.85"'))
            body.append(path(at(SUIT["c"], 120, 166, 0.16), PAPER))
        else:
            body.append(path(inner, "none", PAPER, 1.6, ' stroke-opacity="0.85"'))
            body.append(path(at(SUIT[suit], 120, 166 if suit == "h" else 168, 0.16), PAPER))
        return card("\n".join(body))
    # the ace of spades: a large spade with a woven field, held in two scrolled branches
    cx, cy, s = 120, 160, 1.34
    body.append(path(at(SUIT["s"], cx, cy, s), c))
    body.append(path(at(SUIT["s"], cx, cy - 0.5, s * 0.885), "none", GOLD, 1.8))
    leaf = "M0,-34 C9,-22 9,-10 0,0 C-9,-10 -9,-22 0,-34 Z"
    for k in range(8):
        body.append(path(at(leaf, cx, cy + 6, 0.92 if k % 2 == 0 else 0.72, 45 * k), PAPER if k % 2 == 0 else GOLD))
    body.append(path(ell(cx, cy + 6, 5.4), c, GOLD, 2))
    body.append(path(at(leaf, cx, cy - 30, 0.5), GOLD))
    for sgn in (-1, 1):
        m = (lambda d, sgn=sgn: d if sgn > 0 else flip(d))
        # branch below the spade
        body.append(path(m("M122,252 C140,256 160,248 171,232 C178,221 178,209 174,200"), "none", c, 2.2))
        for (x, y, t, k) in ((140, 252.5, 120, .42), (153, 246.5, 108, .46), (164.5, 238, 92, .50), (173.5, 225, 70, .50), (177, 211, 45, .46),
                             (141, 253, 18, .34), (155, 246, 4, .36), (166, 236, -14, .36), (173.5, 222, -34, .36)):
            body.append(path(m(at(leaf, x, y, k, t)), c))
        body.append(path(m(ell(173.5, 195.5, 3)), GOLD, c, 1.2))
    body.append(path(at(SUIT["d"], 120, 252, 0.12), GOLD, c, 1.2))
    # a small crest above
    body.append(path(at(leaf, 120, 84, 0.5), c))
    for sgn in (-1, 1):
        body.append(path(at(leaf, 120 + sgn * 2, 84, 0.44, 52 * sgn), c))
        body.append(path(at(leaf, 120 + sgn * 3, 85, 0.36, 96 * sgn), c))
    body.append(path(ell(120, 86, 2.6), GOLD, c, 1))
    return card("\n".join(body))


# ------------------------------------------------------------------------------------------------------ courts

FX0, FX1, FY0, FY1 = 54, 186, 20, 316          # the frame of the court cards
SLOPE = 36 / 132                                # the seam between the two halves falls to the right


def seam(x):
    return 168 + (x - 120) * SLOPE


FRAME = [lambda p: p[0] - FX0, lambda p: FX1 - p[0], lambda p: p[1] - FY0]
HALF = FRAME + [lambda p: seam(p[0]) - p[1]]


class Half:
    """Collects the shapes of one half figure, clipped to the frame and the seam."""

    def __init__(self):
        self.out = []

    def a(self, d, fill="none", stroke=LINE, w=1.7, planes=None):
        c = clip(d, HALF + (planes or []))
        if c:
            self.out.append(path(c, fill, stroke, w))
        return self

    def line(self, d, stroke=LINE, w=1.7):
        self.out.append(path(d, "none", stroke, w))
        return self

    def two(self, d, fill="none", stroke=LINE, w=1.7):
        return self.a(d, fill, stroke, w).a(flip(d), fill, stroke, w)

    def two_lines(self, d, stroke=LINE, w=1.7):
        return self.line(d, stroke, w).line(flip(d), stroke, w)

    def text(self):
        return "\n".join(self.out)


def face(h, p, kind):
    """A face in front view, lit from the left, with a shaded half that begins at the line of the nose."""
    if kind == "Q":
        f = "M99,66 L141,66 L141.5,88 C141,104 130,115 120,117.5 C110,115 99,104 98.5,88 Z"
        sh = "M120,66 L141,66 L141.5,88 C141,104 130,115 120,117.5 L120,101 L115,98.5 L119,84 Z"
    elif kind == "K":
        f = "M97,64 L143,64 L144,92 C143,106 132,118 120,118 C108,118 97,106 96,92 Z"
        sh = "M120,64 L143,64 L144,92 C143,106 132,118 120,118 L120,102 L113.5,99 L118.5,84 Z"
    else:
        f = "M98,64 L142,64 L142.5,90 C141,105 131,116 120,118 C109,116 99,105 97.5,90 Z"
        sh = "M120,64 L142,64 L142.5,90 C141,105 131,116 120,118 L120,101.5 L114.5,99 L119,84 Z"
    h.a(f, SKIN)
    h.a(sh, SKIN_D, None)
    h.a(f, "none")
    eye = "M102.5,87 C105,82.6 112,82.4 115.5,87.4 C111.5,90.2 106,90.4 102.5,87 Z"
    h.two(eye, WHITE, LINE, 1.1)
    h.two(ell(109.4, 86.5, 2.7), LINE, None)
    lid = "M101.8,86.6 C105,81.8 112,81.6 116,87"
    h.two_lines(lid, LINE, 1.9 if kind == "Q" else 1.5)
    brow = {"K": "M101,80 C105,75.6 111,75.8 116.5,79", "Q": "M102,78.6 C105.5,75 111,75 115.5,77.4", "J": "M101.5,79.5 C105.5,76.4 111,76.4 116,78.6"}[kind]
    h.two_lines(brow, p["hair_d"], {"K": 3.0, "Q": 1.7, "J": 2.3}[kind])
    h.line("M119,84 L114.8,98.4 L120,101.4", LINE, 1.3)
    if kind == "Q":
        h.a(ell(104, 98, 4.6, 3.2), "#EDB99E", None).a(ell(136, 98, 4.6, 3.2), "#DDA487", None)
        h.a("M113.6,107 C116,104.6 118.4,104.6 120,105.8 C121.6,104.6 124,104.6 126.4,107 C123,111.4 117,111.4 113.6,107 Z", p["lip"], LINE, 0.8)
    elif kind == "J":
        h.a("M114,108 C117,106 123,106 126,108 C123,110.6 117,110.6 114,108 Z", LIP, LINE, 0.8)


def fist(h, x, y, cuff, cuff_line=GOLD):
    """A closed hand around a shaft at x, cuff below."""
    h.a(pts((x - 12, y + 9), (x + 11, y + 9), (x + 14, y + 22), (x - 15, y + 22)), cuff)
    h.a(pts((x - 12, y + 9), (x + 11, y + 9), (x + 12, y + 14), (x - 13, y + 14)), cuff_line, LINE, 1.4)
    h.a(f"M{x - 10},{y + 9} L{x - 10},{y - 3} C{x - 10},{y - 9} {x + 9},{y - 9} {x + 9},{y - 3} L{x + 9},{y + 9} Z", SKIN, LINE, 1.5)
    for k in (-3.4, 0.6, 4.6):
        h.line(f"M{x - 9},{y + k} L{x + 3},{y + k}", LINE, 1.1)


# attributes, all held at x = 165 with the hand at about y = 147
AX, AY = 166, 147


def sword(h, p):
    h.a(pts((AX - 5, AY - 24), (AX - 5, 46), (AX, 34), (AX + 5, 46), (AX + 5, AY - 24)), "#E9EDF2")
    h.a(pts((AX, 34), (AX + 5, 46), (AX + 5, AY - 24), (AX, AY - 24)), "#B9C4D2", None)
    h.a(pts((AX - 5, AY - 24), (AX - 5, 46), (AX, 34), (AX + 5, 46), (AX + 5, AY - 24)))
    h.a(f"M{AX - 15},{AY - 22} C{AX - 16},{AY - 30} {AX - 8},{AY - 26} {AX},{AY - 26} C{AX + 8},{AY - 26} {AX + 16},{AY - 30} {AX + 15},{AY - 22} "
        f"C{AX + 10},{AY - 18} {AX - 10},{AY - 18} {AX - 15},{AY - 22} Z", GOLD)
    h.a(box(AX - 3.4, AY - 20, 6.8, 14), p["accent"])
    fist(h, AX, AY, p["main"])


def sceptre(h, p):
    h.a(box(AX - 2.6, 66, 5.2, 76), GOLD)
    h.a(ell(AX, 92, 5, 3.4), GOLD).a(ell(AX, 118, 5, 3.4), GOLD)
    h.a(pts((AX - 9, 70), (AX + 9, 70), (AX + 5, 80), (AX - 5, 80)), GOLD)
    h.a(ell(AX, 52, 15), WHITE).a(ell(AX, 52, 15), "none", GOLD, 3).a(ell(AX, 52, 16.6), "none", LINE, 1.4)
    h.a(at(SUIT["h"], AX, 53, 0.17), p["main"], LINE, 1.1)
    fist(h, AX, AY, p["main"])


def axe(h, p):
    h.a(box(AX - 2.8, 40, 5.6, 102), "#8A5A2B")
    h.a(f"M{AX + 2},50 C{AX + 8},51 {AX + 11},45 {AX + 14},38 C{AX + 18},54 {AX + 18},76 {AX + 14},92 C{AX + 11},85 {AX + 8},79 {AX + 2},80 Z", "#E9EDF2")
    h.a(f"M{AX - 2},56 L{AX - 11},53 L{AX - 11},77 L{AX - 2},74 Z", "#B9C4D2")
    h.a(ell(AX, 38, 4.6), GOLD).a(box(AX - 4.4, 61, 8.8, 7), GOLD)
    fist(h, AX, AY, p["main"], p["accent"])


def orb(h, p):
    y = 118
    h.a(box(AX - 2.6, y - 44, 5.2, 26), GOLD).a(box(AX - 9, y - 38, 18, 5.2), GOLD)
    h.a(ell(AX, y, 19), p["accent"])
    h.a(f"M{AX - 19},{y - 3} C{AX - 8},{y + 5} {AX + 8},{y + 5} {AX + 19},{y - 3} L{AX + 18.6},{y + 4} C{AX + 8},{y + 12} {AX - 8},{y + 12} {AX - 18.6},{y + 4} Z", GOLD, LINE, 1.3)
    h.a(f"M{AX - 3},{y - 18.6} L{AX + 3},{y - 18.6} L{AX + 3},{y + 2.6} L{AX - 3},{y + 2.6} Z", GOLD, LINE, 1.3)
    h.a(ell(AX - 9, y - 9, 3, 4.4), "#FFFFFF", None)
    h.a(f"M{AX - 16},{y + 26} C{AX - 18},{y + 14} {AX - 8},{y + 18} {AX},{y + 18} C{AX + 8},{y + 18} {AX + 16},{y + 14} {AX + 16},{y + 26} L{AX + 11},{y + 40} L{AX - 11},{y + 40} Z", SKIN)
    h.line(f"M{AX - 6},{y + 19} L{AX - 5},{y + 27}", LINE, 1.1).line(f"M{AX + 1},{y + 19} L{AX + 1},{y + 27}", LINE, 1.1).line(f"M{AX + 8},{y + 19} L{AX + 7},{y + 27}", LINE, 1.1)
    h.a(pts((AX - 13, y + 36), (AX + 12, y + 36), (AX + 15, y + 56), (AX - 16, y + 56)), p["main"])
    h.a(pts((AX - 13, y + 36), (AX + 12, y + 36), (AX + 13, y + 42), (AX - 14, y + 42)), GOLD, LINE, 1.4)


def book(h, p):
    f = lambda d: at(d, AX - 1, 112, 1, -12)
    h.a(f("M-19,-25 L17,-25 L17,25 L-19,25 Z"), p["accent"])
    h.a(f("M17,-22 L20,-20 L20,27 L-15,27 L-16,25 L17,25 Z"), WHITE, LINE, 1.2)
    h.a(f("M-15,-21 L13,-21 L13,21 L-15,21 Z"), "none", GOLD, 1.6)
    for x, y in ((-13, -19), (11, -19), (-13, 19), (11, 19)):
        h.a(f(ell(x, y, 2.6)), GOLD, LINE, 0.9)
    h.a(at(SUIT["s"], AX - 2, 112, 0.20, -12), GOLD, LINE, 1)
    h.a(f"M{AX - 14},{AY + 9} L{AX - 14},{AY - 6} C{AX - 12},{AY - 13} {AX + 8},{AY - 14} {AX + 11},{AY - 7} L{AX + 9},{AY + 9} Z", SKIN, LINE, 1.5)
    for k in (-7, -1, 5):
        h.line(f"M{AX + k},{AY - 11.5} L{AX + k - 0.6},{AY - 2}", LINE, 1.1)
    h.a(pts((AX - 15, AY + 8), (AX + 10, AY + 8), (AX + 14, AY + 24), (AX - 18, AY + 24)), p["main"])
    h.a(pts((AX - 15, AY + 8), (AX + 10, AY + 8), (AX + 11, AY + 13), (AX - 16, AY + 13)), GOLD, LINE, 1.4)


def rose(h, p):
    h.line(f"M{AX},{AY} C{AX + 4},116 {AX - 4},92 {AX},74", "#2C5E3B", 3.4)
    h.a(f"M{AX},112 C{AX + 6},100 {AX + 16},98 {AX + 19},100 C{AX + 16},110 {AX + 8},116 {AX},112 Z", "#3C7A4C", LINE, 1.3)
    h.a(f"M{AX - 1},98 C{AX - 8},88 {AX - 16},86 {AX - 19},89 C{AX - 15},98 {AX - 8},102 {AX - 1},98 Z", "#3C7A4C", LINE, 1.3)
    for k in range(5):
        a = math.radians(-90 + 72 * k)
        h.a(ell(AX + 10.5 * math.cos(a), 58 + 10.5 * math.sin(a), 9.6), p["main"], LINE, 1.4)
    h.a(ell(AX, 58, 9), p["dark"], LINE, 1.2).a(ell(AX, 58, 4.2), GOLD, LINE, 1.2)
    fist(h, AX, AY, p["main"])


def mirror(h, p):
    h.a(box(AX - 3, 100, 6, 44), GOLD)
    h.a(ell(AX, 76, 17.5, 25), GOLD)
    h.a(ell(AX, 76, 12.5, 20), "#DCE8EF", LINE, 1.2)
    h.a(pts((AX - 9, 84), (AX + 4, 60), (AX + 9, 64), (AX - 5, 90)), "#FFFFFF", None)
    h.a(at(SUIT["d"], AX, 48, 0.14), p["accent"], LINE, 1.1)
    h.a(ell(AX, 104, 5.4, 4), p["accent"], LINE, 1.2)
    fist(h, AX, AY, p["main"], p["accent"])


def cup(h, p):
    h.a(f"M{AX - 17},62 L{AX + 17},62 C{AX + 17},84 {AX + 10},94 {AX + 3},97 L{AX + 3},116 L{AX + 11},122 L{AX - 11},122 L{AX - 3},116 L{AX - 3},97 "
        f"C{AX - 10},94 {AX - 17},84 {AX - 17},62 Z", GOLD)
    h.a(f"M{AX + 4},62 L{AX + 17},62 C{AX + 17},84 {AX + 10},94 {AX + 3},97 C{AX + 7},88 {AX + 6},74 {AX + 4},62 Z", GOLD_D, None)
    h.a(ell(AX, 62, 17, 4.6), p["accent"], LINE, 1.5)
    h.a(at(SUIT["c"], AX - 1, 79, 0.15), p["main"], None)
    h.a(ell(AX, 106, 5.4, 3.6), GOLD, LINE, 1.3)
    h.a(box(AX - 3.4, 120, 6.8, 20), GOLD)
    fist(h, AX, AY - 10, p["main"])
    h.a(pts((AX - 15, AY + 10), (AX + 14, AY + 10), (AX + 17, AY + 30), (AX - 18, AY + 30)), p["main"])


def halberd(h, p):
    h.a(box(AX - 2.6, 60, 5.2, 84), "#8A5A2B")
    h.a(f"M{AX},26 C{AX + 5},38 {AX + 9},50 {AX + 8},58 C{AX + 5},66 {AX + 3},68 {AX + 3},74 L{AX - 3},74 C{AX - 3},68 {AX - 5},66 {AX - 8},58 "
        f"C{AX - 9},50 {AX - 5},38 {AX},26 Z", "#E9EDF2")
    h.a(f"M{AX},26 C{AX + 5},38 {AX + 9},50 {AX + 8},58 C{AX + 5},66 {AX + 3},68 {AX + 3},74 L{AX},74 Z", "#B9C4D2", None)
    h.line(f"M{AX},32 L{AX},70", LINE, 1.1)
    h.a(box(AX - 5, 73, 10, 6), GOLD)
    h.a(f"M{AX - 3},80 C{AX - 12},84 {AX - 14},94 {AX - 9},104 C{AX - 7},96 {AX - 4},92 {AX - 2},90 Z", p["accent"], LINE, 1.3)
    h.a(f"M{AX + 3},80 C{AX + 12},84 {AX + 14},94 {AX + 9},104 C{AX + 7},96 {AX + 4},92 {AX + 2},90 Z", p["accent"], LINE, 1.3)
    fist(h, AX, AY, p["sleeve"])


def lute(h, p):
    f = lambda d: at(d, AX - 1, 112, 1, 14)
    h.a(f("M-3.4,-66 L3.4,-66 L3.4,-14 L-3.4,-14 Z"), "#8A5A2B")
    h.a(f("M-4,-66 L4,-66 L7,-78 L-5,-76 Z"), "#5E3A18")
    h.a(f("M0,-26 C14,-22 19,-4 17,8 C15,22 7,27 0,27 C-7,27 -15,22 -17,8 C-19,-4 -14,-22 0,-26 Z"), GOLD)
    h.a(f(ell(0, 0, 5.6)), "#5E3A18", LINE, 1.2)
    h.a(f("M-8,14 L8,14 L8,17 L-8,17 Z"), "#5E3A18", None)
    for x in (-2, 0, 2):
        h.line(f(f"M{x},-64 L{x},15"), LINE, 0.7)
    h.a(f"M{AX - 12},{AY + 10} L{AX - 13},{AY - 6} C{AX - 10},{AY - 13} {AX + 6},{AY - 13} {AX + 8},{AY - 6} L{AX + 8},{AY + 10} Z", SKIN, LINE, 1.5)
    for k in (-7, -2, 3):
        h.line(f"M{AX + k},{AY - 10} L{AX + k},{AY - 1}", LINE, 1.1)
    h.a(pts((AX - 14, AY + 8), (AX + 10, AY + 8), (AX + 14, AY + 26), (AX - 17, AY + 26)), p["sleeve"])
    h.a(pts((AX - 14, AY + 8), (AX + 10, AY + 8), (AX + 11, AY + 13), (AX - 15, AY + 13)), GOLD, LINE, 1.4)


def arrow(h, p):
    h.a(box(AX - 2, 54, 4, 92), "#8A5A2B")
    h.a(pts((AX, 30), (AX + 10, 56), (AX, 50), (AX - 10, 56)), "#E9EDF2")
    h.a(pts((AX, 30), (AX + 10, 56), (AX, 50)), "#B9C4D2", None)
    for k in range(3):
        y = 104 + 9 * k
        h.a(pts((AX - 2, y), (AX - 11, y - 9), (AX - 11, y - 1), (AX - 2, y + 8)), p["accent"], LINE, 1.2)
        h.a(pts((AX + 2, y), (AX + 11, y - 9), (AX + 11, y - 1), (AX + 2, y + 8)), p["accent"], LINE, 1.2)
    h.a(box(AX - 4, 60, 8, 6), GOLD, LINE, 1.3)
    fist(h, AX, AY, p["sleeve"])


def shield(h, p):
    y = 116
    h.a(f"M{AX - 20},{y - 34} C{AX - 10},{y - 29} {AX - 4},{y - 31} {AX},{y - 36} C{AX + 4},{y - 31} {AX + 9},{y - 29} {AX + 18},{y - 34} L{AX + 18},{y} "
        f"C{AX + 18},{y + 18} {AX + 8},{y + 30} {AX - 1},{y + 36} C{AX - 10},{y + 30} {AX - 20},{y + 18} {AX - 20},{y} Z", GOLD)
    h.a(f"M{AX - 16},{y - 28} C{AX - 9},{y - 25} {AX - 4},{y - 27} {AX - 1},{y - 30} L{AX - 1},{y + 31} C{AX - 9},{y + 25} {AX - 16},{y + 15} {AX - 16},{y - 1} Z", p["main"], LINE, 1.1)
    h.a(f"M{AX + 14},{y - 28} C{AX + 8},{y - 25} {AX + 3},{y - 27} {AX - 1},{y - 30} L{AX - 1},{y + 31} C{AX + 7},{y + 25} {AX + 14},{y + 15} {AX + 14},{y - 1} Z", p["accent"], LINE, 1.1)
    h.a(at(SUIT["c"], AX - 1, y - 4, 0.25), WHITE, LINE, 1.2)
    h.a(pts((AX - 12, AY + 2), (AX + 10, AY + 2), (AX + 14, AY + 24), (AX - 16, AY + 24)), p["sleeve"])


ATTR = {"Ks": sword, "Kh": sceptre, "Kd": axe, "Kc": orb, "Qs": book, "Qh": rose, "Qd": mirror, "Qc": cup,
        "Js": halberd, "Jh": lute, "Jd": arrow, "Jc": shield}


def cloth(h, suit, p, region, fill, line=None):
    """The woven pattern of a suit, clipped to a convex piece of cloth."""
    pl = convex(region)
    xs = [q[0] for q in region]
    ys = [q[1] for q in region]
    if suit == "s":                       # chevrons
        for k in range(-2, 12):
            y = min(ys) - 14 + 13 * k
            for x in range(int(min(xs)) - 20, int(max(xs)) + 20, 20):
                h.a(pts((x, y), (x + 10, y + 8), (x + 20, y), (x + 20, y + 4.4), (x + 10, y + 12.4), (x, y + 4.4)), fill, None, planes=pl)
    elif suit == "h":                     # upright bars with beads
        for k in range(0, 16):
            x = 54 + 13 * k
            h.a(box(x, min(ys), 3.4, max(ys) - min(ys)), fill, None, planes=pl)
            for y in range(int(min(ys)) - 20, int(max(ys)), 15):
                h.a(ell(x + 8.2, y + (8 if k % 2 else 0), 2.3), fill, None, planes=pl)
    elif suit == "d":                     # lozenges
        for r in range(-1, 12):
            for k in range(-1, 12):
                x = 56 + 15 * k + (7.5 if r % 2 else 0)
                y = min(ys) - 4 + 9.5 * r
                h.a(pts((x, y - 8), (x + 5.6, y), (x, y + 8), (x - 5.6, y)), fill, None, planes=pl)
    else:                                 # small trefoils
        for r in range(-1, 8):
            for k in range(-1, 11):
                x = 58 + 16 * k + (8 if r % 2 else 0)
                y = min(ys) + 13 * r
                for dx, dy in ((0, -3.6), (-3.6, 1.8), (3.6, 1.8)):
                    h.a(ell(x + dx, y + dy, 2.7), fill, None, planes=pl)


ROBE = "M50,210 L50,166 C52,142 76,130 98,121 L142,121 C164,130 188,142 190,166 L190,210 Z"
LEFT = [(54, 166), (58, 150), (70, 139), (98, 124), (112, 200), (54, 200)]
RIGHT = [(240 - x, y) for x, y in LEFT]


def halo_rays(h, p):
    for k in range(-8, 9):
        a0, a1 = math.radians(-90 + 13 * k - 3.2), math.radians(-90 + 13 * k + 3.2)
        r0, r1 = 40, 92
        h.a(pts((120 + r0 * math.cos(a0), 90 + r0 * math.sin(a0)), (120 + r1 * math.cos(a0), 90 + r1 * math.sin(a0)),
                (120 + r1 * math.cos(a1), 90 + r1 * math.sin(a1)), (120 + r0 * math.cos(a1), 90 + r0 * math.sin(a1))), p["tint"], None)


def king(suit, p):
    h = Half()
    halo_rays(h, p)
    # hair at both sides, curled up at the ends
    h.two("M100,62 C84,64 80,84 83,104 C84,113 80,117 80,122 C84,128 96,126 98,116 Z", p["hair"])
    h.two_lines("M93,70 C88,84 90,98 91,116", p["hair_d"], 1.5)
    # robe
    h.a(ROBE, p["main"])
    cloth(h, suit, p, LEFT, p["weave"])
    cloth(h, suit, p, RIGHT, p["weave"])
    h.a(ROBE, "none")
    # inner garment and ermine
    h.a(pts((104, 118), (136, 118), (150, 200), (90, 200)), p["accent"])
    h.a("M120,128 L120,200", "none")
    for y in (150, 164, 178):
        h.a(ell(120, y, 3.2), GOLD, LINE, 1.2)
    stole = "M97,114 C90,119 83,124 77,130 L91,147 C93,156 95,176 96,200 L111,200 C110,176 112,150 118,140 C108,136 100,126 97,114 Z"
    h.two(stole, WHITE)
    tick = "M0,-4.6 C1.6,-1 3,2 3,4.6 L-3,4.6 C-3,2 -1.6,-1 0,-4.6 Z"
    for x, y, t in ((86, 131, -35), (98, 132, -22), (97, 146, -10), (107, 146, 8), (103, 161, 0)):
        h.two(at(tick, x, y, 1, t), LINE, None)
    face(h, p, "K")
    # beard and moustache
    beard = "M96,95 C98,104 102,107 108,105 C112,103 116,102.6 120,104 C124,102.6 128,103 132,105 C138,107 142,104 144,95 " \
            "C147,116 140,134 130,141 L120,149 L110,141 C100,134 93,116 96,95 Z"
    h.a(beard, p["hair"])
    h.two_lines("M103,114 C105,124 109,131 114,137", p["hair_d"], 1.5)
    h.two_lines("M112,118 C113,126 115,132 118,138", p["hair_d"], 1.5)
    h.a("M114,110.4 C117,109 123,109 126,110.4 C123,113.4 117,113.4 114,110.4 Z", LIP, LINE, 0.8)
    h.two("M120,102.6 C114,100.4 106,102.4 101,110 C108,111.4 115,110.4 120,106.6 Z", p["hair"], LINE, 1.3)
    # crown
    h.a("M96,60 C104,46 136,46 144,60 Z", p["cap"])
    h.a("M94,62 L86,36 L102,48 L109,33 L120,46 L131,33 L138,48 L154,36 L146,62 Z", GOLD)
    h.a("M120,46 L131,33 L138,48 L154,36 L146,62 L120,62 Z", GOLD_D, None)
    h.a("M94,62 L86,36 L102,48 L109,33 L120,46 L131,33 L138,48 L154,36 L146,62 Z")
    for x, y in ((86, 35), (109, 31.5), (131, 31.5), (154, 35)):
        h.a(ell(x, y, 3.5), p["jewel"], LINE, 1.3)
    h.a("M93,60 C104,56.6 136,56.6 147,60 L146,70 C136,66.6 104,66.6 94,70 Z", GOLD_L)
    h.a(at(SUIT["d"], 120, 62.6, 0.105), p["jewel"], LINE, 1)
    for x in (104, 136):
        h.a(ell(x, 63.6, 2.4), p["jewel"], LINE, 1)
    ATTR["K" + suit](h, p)
    return h


def queen(suit, p):
    h = Half()
    # fan collar
    n, cx, cy, r0, r1 = 13, 120, 114, 22, 60
    fan = []
    for k in range(n):
        a0, a1 = math.radians(-193 + 206 / n * k), math.radians(-193 + 206 / n * (k + 1))
        am = (a0 + a1) / 2
        P = lambda r, a: (cx + r * math.cos(a), cy + r * math.sin(a))
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = P(r0, a0), P(r1 - 6, a0), P(r1 - 6, a1), P(r0, a1)
        (c0, d0), (c1, d1) = P(r1 + 3, a0 + (am - a0) * .1), P(r1 + 3, a1 - (am - a0) * .1)
        h.a(f"M{x0},{y0} L{x1},{y1} C{c0},{d0} {c1},{d1} {x2},{y2} L{x3},{y3} Z", WHITE if k % 2 else p["tint"], LINE, 1.2)
        h.a(ell(*P(r1 - 7, am), 2), p["main"], None)
    # robe, puffed sleeves
    h.a(ROBE, p["main"])
    cloth(h, suit, p, LEFT, p["weave"])
    cloth(h, suit, p, RIGHT, p["weave"])
    h.a(ROBE, "none")
    # bodice
    h.a("M96,119 L144,119 C150,140 146,170 140,204 L100,204 C94,170 90,140 96,119 Z", p["accent"])
    h.two("M96,119 C90,140 94,170 100,204 L108,204 C102,172 100,146 105,128 Z", GOLD)
    for y in (150, 162, 174, 186):
        h.line(f"M111,{y} L129,{y + 7}", GOLD_L, 1.6) if seam(111) - 9 > y else None
        h.line(f"M129,{y} L111,{y + 7}", GOLD_L, 1.6) if seam(111) - 9 > y else None
    # hair behind the face
    hair = "M120,54 C92,54 84,76 86,98 C87,112 82,120 84,130 C90,137 102,134 104,124 L136,124 C138,134 150,137 156,130 C158,120 153,112 154,98 C156,76 148,54 120,54 Z"
    h.a(hair, p["hair"])
    h.two_lines("M94,76 C90,92 95,104 91,118 C90,122 90,126 92,129", p["hair_d"], 1.5)
    # neck and chest
    h.a("M111,108 L129,108 L129,121 C134,124 139,125 143,127 C138,143 128,146 120,139 C112,146 102,143 97,127 C101,125 106,124 111,121 Z", SKIN)
    h.a("M120,114 L129,110 L129,121 C134,124 139,125 143,127 C138,143 128,146 120,139 Z", SKIN_D, None)
    h.a("M111,108 L129,108 L129,121 C134,124 139,125 143,127 C138,143 128,146 120,139 C112,146 102,143 97,127 C101,125 106,124 111,121 Z", "none")
    for k in range(-3, 4):
        h.a(ell(120 + 6.2 * k, 131.5 - 0.62 * k * k, 2.5), WHITE, LINE, 1)
    h.a(at(SUIT[suit], 120, 140, 0.135), p["jewel"], LINE, 1)
    face(h, p, "Q")
    # parting of the hair over the brow
    h.a("M120,62 C112,66 102,70 98,90 C94,80 96,66 104,60 Z", p["hair"], LINE, 1.4)
    h.a("M120,62 C128,66 138,70 142,90 C146,80 144,66 136,60 Z", p["hair"], LINE, 1.4)
    # earrings
    h.two(ell(96.4, 101, 2.2), GOLD, LINE, 1).two(at(SUIT["d"], 96.4, 107.4, 0.085), GOLD, LINE, 1)
    # coronet
    h.a("M97,62 C92,54 89,46 90,38 C96,40 102,44 106,49 C108,42 113,36 120,30 C127,36 132,42 134,49 C138,44 144,40 150,38 C151,46 148,54 143,62 C132,56 108,56 97,62 Z", GOLD)
    h.a("M120,30 C127,36 132,42 134,49 C138,44 144,40 150,38 C151,46 148,54 143,62 C136,58 128,57.4 120,57.4 Z", GOLD_D, None)
    h.a("M97,62 C92,54 89,46 90,38 C96,40 102,44 106,49 C108,42 113,36 120,30 C127,36 132,42 134,49 C138,44 144,40 150,38 C151,46 148,54 143,62 C132,56 108,56 97,62 Z", "none")
    for x, y, r in ((90, 37, 3.2), (120, 29, 3.8), (150, 37, 3.2)):
        h.a(ell(x, y, r), WHITE, LINE, 1.2)
    h.a("M96,61 C108,55 132,55 144,61 L142,68 C131,62.6 109,62.6 98,68 Z", GOLD_L, LINE, 1.5)
    h.a(at(SUIT[suit], 120, 46.4, 0.125), p["jewel"], LINE, 1)
    for x, y in ((108, 61), (132, 61)):
        h.a(ell(x, y, 2), p["jewel"], LINE, 0.9)
    ATTR["Q" + suit](h, p)
    return h


def jack(suit, p):
    h = Half()
    # a plain ring behind the head
    for r, f in ((62, p["tint"]), (50, PANEL)):
        h.a(ell(120, 92, r), f, None)
    # hair, a page's cut
    h.a("M120,54 C90,54 84,78 87,98 C88,108 84,114 77,117 C82,127 98,126 104,116 L136,116 C142,126 158,127 163,117 C156,114 152,108 153,98 C156,78 150,54 120,54 Z", p["hair"])
    h.two_lines("M94,80 C92,94 94,106 89,117", p["hair_d"], 1.5)
    # tunic, parted in two colours
    h.a(ROBE, p["main"])
    cloth(h, suit, p, LEFT, p["weave"])
    right = [lambda q: q[0] - 120]
    h.a(ROBE, p["sleeve"], planes=right)
    # slashed right sleeve
    for k in range(3):
        h.a(f"M{139 + 9 * k},{142 + 4 * k} C{143 + 9 * k},{150 + 4 * k} {143 + 9 * k},{162 + 4 * k} {139 + 9 * k},{172 + 4 * k} "
            f"C{135 + 9 * k},{162 + 4 * k} {135 + 9 * k},{150 + 4 * k} {139 + 9 * k},{142 + 4 * k} Z", p["weave2"], LINE, 1.1)
    h.a(ROBE, "none")
    h.a(box(115.6, 120, 8.8, 80), GOLD, LINE, 1.4)
    for y in (140, 152, 164):
        h.a(ell(120, y, 2.5), p["jewel"], LINE, 1)
    # neck, pointed collar
    h.a("M111,106 L129,106 L130,124 L110,124 Z", SKIN_D)
    for x0, x1, xm, ym in ((92, 106, 95, 141), (104, 120, 110, 146), (120, 136, 130, 146), (134, 148, 145, 141)):
        h.a(pts((x0, 122 if x0 < 100 or x1 > 140 else 120), (x1, 120 if x0 < 100 or x1 <= 140 else 122), (xm, ym)), WHITE if x0 in (92, 120) else p["tint"])
        h.a(ell(xm, ym + 1.5, 2.6), GOLD, LINE, 1.1)
    h.a("M101,116 C108,123 132,123 139,116 L141,123 C132,130 108,130 99,123 Z", GOLD_L)
    face(h, p, "J")
    # fringe
    h.a("M97,66 L143,66 L143,84 C140,80 139,76 138,72 C134,77 128,78 122,75 C114,79 106,77 103,73 C101,78 100,81 97,85 Z", p["hair"], LINE, 1.4)
    # feathered cap
    h.a("M100,50 C92,34 76,27 62,31 C66,35 66,39 64,43 C70,43 73,47 73,51 C79,50 83,53 85,57 C91,56 96,58 101,61 Z", p["feather"])
    h.line("M68,34 C82,37 92,46 100,57", LINE, 1.2)
    h.a("M92,60 C88,42 104,31 122,32 C146,32 158,44 152,60 C134,53 110,53 92,60 Z", p["cap"])
    h.a("M128,32.4 C147,33 158,44 152,60 C146,57.6 140,56.2 134,55.4 C138,48 136,38 128,32.4 Z", p["cap_d"], None)
    h.a("M92,60 C88,42 104,31 122,32 C146,32 158,44 152,60 C134,53 110,53 92,60 Z", "none")
    h.a("M90,59 C108,50 136,50 154,59 L151,70 C134,62 110,62 93,70 Z", GOLD)
    h.a("M122,52.4 C134,52.8 145,54.8 154,59 L151,70 C142,66 132,64 122,64 Z", GOLD_D, None)
    h.a("M90,59 C108,50 136,50 154,59 L151,70 C134,62 110,62 93,70 Z", "none")
    h.a(ell(103, 59.4, 6.4), p["jewel"], LINE, 1.4).a(ell(103, 59.4, 2.6), GOLD_L, LINE, 0.9)
    ATTR["J" + suit](h, p)
    return h


def court(rank, suit, p):
    DIGITS[0] = 1
    try:
        return draw_court(rank, suit, p)
    finally:
        DIGITS[0] = 2


def draw_court(rank, suit, p):
    if suit == "d" and rank != "K":
        p = dict(p, hair="#E4C27C", hair_d="#A9823A")
    h = {"K": king, "Q": queen, "J": jack}[rank](suit, p)
    # the suit in the upper left corner of the frame
    x, y, s = 70, 42, 0.235
    if rank == "J":
        x, y, s = 69.5, 78, 0.215
    h.out.append(path(at(SUIT[suit], x, y, s), p["index"], PANEL, 2.4))
    h.out.append(path(at(SUIT[suit], x, y, s), p["index"]))
    half = h.text()
    frame = f'<rect x="{FX0}" y="{FY0}" width="{FX1 - FX0}" height="{FY1 - FY0}" fill="{PANEL}"/>'
    # the sash over the seam
    d, g = [], []
    ux, uy = 132 / math.hypot(132, 36), 36 / math.hypot(132, 36)
    nx, ny = -uy, ux
    def band(o0, o1, fill, stroke=None, w=1.4):
        a0, a1 = FX0, FX1
        y = lambda x, o: seam(x) + o / ux
        d.append(path(pts((a0, y(a0, o0)), (a1, y(a1, o0)), (a1, y(a1, o1)), (a0, y(a0, o1))), fill, stroke, w))
    band(-9.5, 9.5, p["sash"], LINE, 1.7)
    band(-6.2, 6.2, p["sash_in"], LINE, 1)
    for k in range(-4, 5):
        cx, cy = 120 + 15.2 * k * ux, 168 + 15.2 * k * uy
        if k % 2 == 0:
            d.append(path(at("M0,-46 L46,0 L0,46 L-46,0 Z", cx, cy, 0.085, 15), GOLD_L))
        else:
            d.append(path(ell(cx, cy, 1.7), GOLD_L))
    edge = (f'<rect x="{FX0}" y="{FY0}" width="{FX1 - FX0}" height="{FY1 - FY0}" fill="none" stroke="{LINE}" stroke-width="1.8"/>'
            f'<rect x="{FX0 - 3}" y="{FY0 - 3}" width="{FX1 - FX0 + 6}" height="{FY1 - FY0 + 6}" rx="2" fill="none" stroke="{p["edge"]}" stroke-width="1.2"/>')
    return card("\n".join([both(index(rank, suit, p["index"])), frame, both(half)] + d + [edge]))


# -------------------------------------------------------------------------------------------------------- back

def back():
    blue, deep, line, pale = "#24426E", "#16294A", "#DDB566", "#F3E3BC"
    o = [f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{W}" height="{H}" viewBox="0 0 {W} {H}">',
         f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="120" cy="168" r="205"><stop offset="0" stop-color="#35598F"/>'
         f'<stop offset="1" stop-color="{deep}"/></radialGradient></defs>',
         f'<rect x="0.5" y="0.5" width="239" height="335" rx="14.4" ry="14.4" fill="{PAPER}" stroke="#000000" stroke-opacity="0.22"/>',
         '<rect x="9" y="9" width="222" height="318" rx="8" ry="8" fill="url(#g)"/>']
    # woven field: overlapping rings give a lattice of petals
    x0, y0, x1, y1 = 27, 27, 213, 309
    region = convex([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    px, py = 186 / 8, 282 / 12
    petal = lambda cx, cy, a, l, w: at(f"M0,{-l} C{w},{-l * .45} {w},{l * .45} 0,{l} C{-w},{l * .45} {-w},{-l * .45} 0,{-l} Z", cx, cy, 1, a)
    for r in range(0, 13):
        for k in range(0, 9):
            cx, cy = x0 + px * k, y0 + py * r
            if r < 12 and k < 8:
                mx, my = cx + px / 2, cy + py / 2
                # four petals meeting in each lattice node, drawn from the cell's middle
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    ang = math.degrees(math.atan2(sx, -sy))
                    o.append(path(petal(mx + sx * px / 4, my + sy * py / 4, ang, 13.6, 5.4), "#4870A8" if (r + k) % 2 else "#3A5F96",
                                  "#8FA9D2", 0.7))
                o.append(path(ell(mx, my, 2.5), pale))
    for r in range(0, 13):
        for k in range(0, 9):
            o.append(path(clip(at("M0,-4.4 L4.4,0 L0,4.4 L-4.4,0 Z", x0 + px * k, y0 + py * r, 1), region), line))
    # border band
    o.append(f'<path d="M9,17 C9,12 12,9 17,9 L223,9 C228,9 231,12 231,17 L231,319 C231,324 228,327 223,327 L17,327 C12,327 9,324 9,319 Z '
             f'M27,27 L27,309 L213,309 L213,27 Z" fill="{deep}"/>')
    o.append(f'<rect x="12.5" y="12.5" width="215" height="311" rx="6" fill="none" stroke="{line}" stroke-width="1.4"/>')
    o.append(f'<rect x="27" y="27" width="186" height="282" fill="none" stroke="{line}" stroke-width="1.8"/>')
    n = 14
    for k in range(n + 1):
        x = 33 + 174 / n * k
        for y in (19.8, 316.2):
            o.append(path(at("M0,-4 L4,0 L0,4 L-4,0 Z", x, y, 1) if k % 2 else ell(x, y, 1.7), line if k % 2 else pale))
    n = 22
    for k in range(n + 1):
        y = 33 + 270 / n * k
        for x in (19.8, 220.2):
            o.append(path(at("M0,-4 L4,0 L0,4 L-4,0 Z", x, y, 1) if k % 2 else ell(x, y, 1.7), line if k % 2 else pale))
    # medallion
    cx, cy = 120, 168
    o.append(path(ell(cx, cy, 61), deep, line, 2))
    o.append(path(ell(cx, cy, 56.5), "none", line, 1))
    for k in range(32):
        a = math.radians(360 / 32 * k)
        o.append(path(ell(cx + 51 * math.cos(a), cy + 51 * math.sin(a), 1.7), pale))
    leaf = "M0,-46 C11,-34 12,-22 0,-10 C-12,-22 -11,-34 0,-46 Z"
    for k in range(12):
        o.append(path(at(leaf, cx, cy, 1.0, 30 * k), "#3F669D" if k % 2 else "#5680B8", line, 1.1))
    o.append(path(ell(cx, cy, 24), deep, line, 1.6))
    for k in range(4):
        o.append(path(at("M0,-21 C6,-15 6,-8 0,-2 C-6,-8 -6,-15 0,-21 Z", cx, cy, 1, 90 * k), pale))
        o.append(path(at("M0,-16 C4,-12 4,-7 0,-3 C-4,-7 -4,-12 0,-16 Z", cx, cy, 1, 45 + 90 * k), line))
    o.append(path(ell(cx, cy, 3.6), deep, pale, 1.4))
    # fans in the corners of the field
    for fx, fy in ((27, 27), (213, 27), (213, 309), (27, 309)):
        sx, sy = (1 if fx < 120 else -1), (1 if fy < 168 else -1)
        q = lambda x, y: (fx + sx * x, fy + sy * y)
        def quarter(r):
            k = r * .5523
            p = [q(0, 0), q(r, 0), q(r, k), q(k, r), q(0, r)]
            return f"M{p[0][0]},{p[0][1]} L{p[1][0]},{p[1][1]} C{p[2][0]},{p[2][1]} {p[3][0]},{p[3][1]} {p[4][0]},{p[4][1]} Z"
        o.append(path(quarter(38), deep, line, 1.6))
        for k in range(5):
            a = math.radians(9 + 18 * k)
            ang = math.degrees(math.atan2(sx * math.cos(a), -sy * math.sin(a)))
            o.append(path(at("M0,-34 C5.4,-26 5.4,-18 0,-9 C-5.4,-18 -5.4,-26 0,-34 Z", fx, fy, 1, ang), "#5680B8" if k % 2 == 0 else "#3F669D", line, 0.9))
        o.append(path(quarter(9), line))
    return "\n".join(o) + "\n</svg>\n"


# --------------------------------------------------------------------------------------------------- palettes

def palettes(four):
    red, blue = "#B5202F", "#264B80"
    p = {
        "s": dict(index=INK, main=blue, dark="#17305A", weave="#3F6AA6", accent=red, sleeve=red, weave2="#F1D9A0", cap=red, cap_d="#861522",
                  jewel=red, hair="#2A2730", hair_d="#5A5563", lip="#B03A3A", tint="#D8E2EF", feather=WHITE, edge="#8C9BB5", sash=GOLD, sash_in="#17305A"),
        "h": dict(index="#C8102E", main=red, dark="#7E1420", weave="#D6535D", accent=blue, sleeve=blue, weave2="#F1D9A0", cap=blue, cap_d="#17305A",
                  jewel=blue, hair="#8C4A22", hair_d="#5C2D12", lip="#B3232F", tint="#F5DAD3", feather=GOLD_L, edge="#D59AA0", sash=GOLD, sash_in="#7E1420"),
        "d": dict(index="#C8102E", main="#D79B33", dark="#9A6A16", weave="#F0C877", accent=red, sleeve=red, weave2="#F8E6BC", cap=red, cap_d="#861522",
                  jewel=red, hair="#D9D2C3", hair_d="#9A9384", lip="#B3232F", tint="#F6E5BD", feather=WHITE, edge="#D59AA0", sash=GOLD_L, sash_in="#8E1825"),
        "c": dict(index=INK, main="#2C3138", dark="#16191D", weave="#58626E", accent="#3B6AA5", sleeve="#3B6AA5", weave2="#F1D9A0", cap="#3B6AA5", cap_d="#264B80",
                  jewel=red, hair="#5A3A22", hair_d="#33200F", lip="#A83B36", tint="#E3E1D6", feather=GOLD_L, edge="#A9A79B", sash=GOLD, sash_in="#2C3138"),
    }
    if four:
        p["s"].update(main="#2C3138", dark="#16191D", weave="#58626E", accent=GOLD_D, sleeve="#6B7683", jewel=red, cap="#6B7683", cap_d="#48515B", sash_in="#16191D",
                      tint="#E3E1D6", edge="#A9A79B")
        p["d"].update(index="#0B5FB3", main="#2A67AE", dark="#12396A", weave="#5C93D3", accent=GOLD_D, sleeve="#D79B33", cap="#12396A", cap_d="#0B274B", jewel="#0B5FB3",
                      tint="#D8E6F5", edge="#8FB2D8", sash=GOLD, sash_in="#12396A")
        p["c"].update(index="#1B7A33", main="#2B6E3F", dark="#164526", weave="#57A06C", accent=GOLD_D, sleeve="#D79B33", cap="#164526", cap_d="#0D2E18", jewel="#1B7A33",
                      tint="#DCEBDD", edge="#93BF9D", sash=GOLD, sash_in="#164526")
    return p


def face_of(rank, suit, pal):
    return ace(suit, pal) if rank == "A" else court(rank, suit, pal) if rank in "JQK" else number_card(rank, suit, pal)


def write(folder, name, svg):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name + ".svg"), "w") as f:
        f.write(svg)


def main():
    ap = argparse.ArgumentParser(description="Draw Parlour's deck as SVG.")
    ap.add_argument("--out", default=os.path.dirname(os.path.abspath(__file__)), help="folder to write to (default: next to this script)")
    out = ap.parse_args().out
    two, four = palettes(False), palettes(True)
    for kind, draw in (("faces", face_of), ("small", small_card)):
        for suit in "shdc":
            for rank in "23456789TJQKA":
                usual, other = draw(rank, suit, two[suit]), draw(rank, suit, four[suit])
                write(os.path.join(out, kind), rank + suit, usual)
                if other != usual:
                    write(os.path.join(out, kind + "-four"), rank + suit, other)
    write(out, "back", back())
    # The program replaces letters in the pictures: each line has the original and its replacement.
    with open(os.path.join(out, "letters.txt"), "w") as f:
        for kind, place in (("faces", (29.5, 15, 45)), ("small", (49, 20, 84))):
            for rank, letter in RUSSIAN.items():
                DIGITS[0] = 1 if kind == "faces" and rank in "JQ" else 2
                f.write(f'{kind} {rank}\t{glyph(rank, *place, "COLOUR")}\t{glyph(letter, *place, "COLOUR")}\n')


if __name__ == "__main__":
    main()
