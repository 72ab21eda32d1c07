#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Draws Coup's cards, badges and coin as SVG Tiny 1.2 (paths only: no text, filters, clips or style sheets).

    make_coup.py [--out DIR]

DIR defaults to the folder of this script. Writes <role>.svg and back.svg (240 x 336), badge-<role>.svg (48 x 48) and
coin.svg (48 x 26). Run it again after a change and commit its output. The program draws the names of roles, in the user's
language, on the paper strip at y 276..324 of 336. Each role has an emblem, a colour and the heraldic hatching of that
colour.
"""
import argparse
import math
import os

IVORY, BRASS, PAPER, LINE = "#F7F0DF", "#E2BE79", "#F8F8F4", "#C9C2B0"


def f(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def path(d, fill="none", stroke=None, w=0, extra=""):
    s = f'<path d="{d}" fill="{fill}"'
    if stroke:
        s += f' stroke="{stroke}" stroke-width="{f(w)}" stroke-linejoin="round" stroke-linecap="round"'
    return s + (" " + extra if extra else "") + "/>"


def circle(x, y, r, fill, extra=""):
    return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="{fill}"{" " + extra if extra else ""}/>'


def rot(x, y, a):
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)


def pts(*p):
    return " L".join(f"{f(x)},{f(y)}" for x, y in p)


# ---- emblems, drawn around 0,0 inside about +-78 -------------------------------------------------------------

def duke(fg, dk, ac):
    """A coronet: five points with pearls, a jewelled band."""
    xs = [-72, -38, 0, 38, 72]
    ys = [-20, -44, -56, -44, -20]
    d = "M-60,30 L" + f"{xs[0]},{ys[0]}"
    for i in range(4):
        mx = (xs[i] + xs[i + 1]) / 2
        d += f" L{f(mx)},{f(6 - (2 if i in (1, 2) else 0))} L{xs[i+1]},{ys[i+1]}"
    d += " L60,30 Z"
    o = [path(d, fg, fg, 5)]
    o += [circle(x, y - 9, 10, ac) for x, y in zip(xs, ys)]
    o.append(path("M-63,38 L63,38 L60,62 L-60,62 Z", fg, fg, 5))
    for x in (-36, 0, 36):
        o.append(path(f"M{x},41 L{x+10},50 L{x},59 L{x-10},50 Z", dk))
    o.append(path("M0,-32 L11,-14 L0,4 L-11,-14 Z", dk))
    return o


def assassin(fg, dk, ac):
    """A dagger, point down, curved guard, red jewel in the pommel."""
    o = [path("M-15,-22 L15,-22 L15,40 L0,86 L-15,40 Z", fg, fg, 3),
         path("M0,-18 L0,62", "none", dk, 4),
         path("M-56,-40 C-52,-24 -30,-20 0,-20 C30,-20 52,-24 56,-40 C46,-33 28,-35 0,-35 C-28,-35 -46,-33 -56,-40 Z",
              fg, fg, 5)]
    o.append(path("M-10,-66 L10,-66 L8,-36 L-8,-36 Z", ac, ac, 2))
    o.append(path("M-8.5,-59 L8.5,-55 M-8,-50 L8,-46", "none", dk, 3))
    o.append(circle(0, -77, 14, fg))
    o.append(circle(0, -77, 7, "#D8434F"))
    return o


def captain(fg, dk, ac):
    """An anchor with a rope round the shank."""
    o = [circle(0, -62, 15, "none", f'stroke="{fg}" stroke-width="10"'),
         path("M0,-46 L0,66", "none", fg, 15),
         path("M-37,-29 L37,-29", "none", fg, 13),
         path("M-62,20 C-58,54 -32,70 0,72 C32,70 58,54 62,20", "none", fg, 15)]
    o.append(path("M-80,34 L-64,0 L-42,30 Z", fg, fg, 5))
    o.append(path("M80,34 L64,0 L42,30 Z", fg, fg, 5))
    o.append(path("M-11,-8 L11,2 M-11,8 L11,18 M-11,24 L11,34", "none", ac, 7))
    return o


def petal(r0, r1, wd):
    """One petal pointing up, from r0 to r1, half width wd, with a notch at the tip."""
    m = (r0 + r1) / 2
    return [(0, -r0), (-wd, -m + 2), (-wd * .95, -r1 + 2), (-wd * .3, -r1 - 3), (0, -r1 + 6),
            (wd * .3, -r1 - 3), (wd * .95, -r1 + 2), (wd, -m + 2)]


def petal_path(r0, r1, wd, a):
    q = [rot(x, y, a) for x, y in petal(r0, r1, wd)]
    P = lambda i: f"{f(q[i][0])},{f(q[i][1])}"
    return f"M{P(0)} C{P(1)} {P(2)} {P(3)} Q{P(3)} {P(4)} Q{P(5)} {P(5)} C{P(6)} {P(7)} {P(0)} Z"


def contessa(fg, dk, ac):
    """A heraldic rose: five petals, five inner, five barbs."""
    o = []
    for k in range(5):
        a = math.pi / 5 + k * 2 * math.pi / 5
        x0, y0 = rot(0, -78, a)
        x1, y1 = rot(-15, -42, a)
        x2, y2 = rot(15, -42, a)
        o.append(path(f"M{pts((x0, y0), (x1, y1), (x2, y2))} Z", ac, ac, 3))
    for k in range(5):
        o.append(path(petal_path(4, 74, 50, k * 2 * math.pi / 5), fg, dk, 4))
    for k in range(5):
        o.append(path(petal_path(2, 40, 28, math.pi / 5 + k * 2 * math.pi / 5), fg, dk, 4))
    o.append(circle(0, 0, 15, ac, f'stroke="{dk}" stroke-width="4"'))
    return o


def ambassador(fg, dk, ac):
    """A sealed letter inside a laurel wreath, open at the top."""
    o = []
    R = 69
    for side in (-1, 1):
        arc = []
        for i in range(0, 29):
            t = math.radians(96 + i * 5.2)
            arc.append((side * -R * math.cos(t), R * math.sin(t)))
        o.append(path("M" + pts(*arc), "none", fg, 4))
        for i in range(7):
            t = math.radians(106 + i * 21.5)
            cx, cy = side * -R * math.cos(t), R * math.sin(t)
            # direction along the branch, from the foot to the tip
            dx, dy = side * R * math.sin(t), R * math.cos(t)
            a = math.atan2(dy, dx)
            for turn, ln in ((0.62, 27), (-0.62, 25)):
                b = a + turn
                w = 8.2
                p = [rot(x, y, b) for x, y in ((0, 0), (ln * .35, -w), (ln * .75, -w * .8), (ln, 0), (ln * .75, w * .8), (ln * .35, w))]
                q = [(cx + x, cy + y) for x, y in p]
                g = lambda k: f"{f(q[k][0])},{f(q[k][1])}"
                o.append(path(f"M{g(0)} C{g(1)} {g(2)} {g(3)} C{g(4)} {g(5)} {g(0)} Z", fg))
    return o + letter(fg, dk, ac)


def letter(fg, dk, ac, k=1.0):
    o = [f'<g transform="scale({k})">']
    o.append(path("M-41,-28 L41,-28 L41,28 L-41,28 Z", fg, fg, 5))
    o.append(path("M-41,-28 L0,7 L41,-28 M-41,28 L-14,-4 M41,28 L14,-4", "none", dk, 4.5))
    o.append(circle(0, 7, 14, ac, f'stroke="{dk}" stroke-width="3.5"'))
    o.append(path("M0,-1 L5.5,7 L0,15 L-5.5,7 Z", dk))
    o.append("</g>")
    return o


def rose_small(fg, dk, ac):
    """The badge's rose: five petals and a heart, readable at 18 px."""
    o = [path(petal_path(4, 76, 50, k * 2 * math.pi / 5), fg, dk, 7) for k in range(5)]
    return o + [circle(0, 0, 24, ac, f'stroke="{dk}" stroke-width="7"')]


# name: (draw, field top, field bottom, detail, hatch angles in degrees: heraldry's own signs for the tinctures)
ROLES = {
    "ambassador": (ambassador, "#2F8A63", "#1D5E43", "#1F6648", [45]),
    "assassin": (assassin, "#474C58", "#23262E", "#2B2F38", [0, 90]),
    "captain": (captain, "#2D73B8", "#174A80", "#1B528C", [0]),
    "contessa": (contessa, "#BE3A56", "#7F1B33", "#8B2039", [90]),
    "duke": (duke, "#7A51B4", "#4A2B7C", "#523287", [135]),
}


def hatch(x0, y0, x1, y1, deg, step):
    """Lines at an angle, cut to the rectangle by hand (no clip paths in Tiny)."""
    a = math.radians(deg)
    ux, uy = math.cos(a), math.sin(a)
    nx, ny = -uy, ux
    cs = [(x0, y0), (x1, y0), (x0, y1), (x1, y1)]
    ds = [x * nx + y * ny for x, y in cs]
    d = math.ceil(min(ds) / step) * step + step / 2
    seg = []
    while d < max(ds):
        lo, hi = -1e9, 1e9
        for p, u, a0, a1 in ((d * nx, ux, x0, x1), (d * ny, uy, y0, y1)):
            if abs(u) < 1e-9:
                if not a0 <= p <= a1:
                    lo, hi = 1, 0
                continue
            t0, t1 = sorted(((a0 - p) / u, (a1 - p) / u))
            lo, hi = max(lo, t0), min(hi, t1)
        if hi - lo > 3:
            seg.append(f"M{f(d*nx+lo*ux)},{f(d*ny+lo*uy)} L{f(d*nx+hi*ux)},{f(d*ny+hi*uy)}")
        d += step
    return " ".join(seg)


def head(w, h):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'width="{w}" height="{h}" viewBox="0 0 {w} {h}">')


def grad(i, a, b):
    return (f'<defs><linearGradient id="{i}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="280">'
            f'<stop offset="0" stop-color="{a}"/><stop offset="1" stop-color="{b}"/></linearGradient></defs>')


def rrect(x, y, w, h, r, fill, extra=""):
    return (f'<rect x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(h)}" rx="{f(r)}" ry="{f(r)}" fill="{fill}"'
            f'{" " + extra if extra else ""}/>')


def corner(x, y, sx, sy):
    """A small quarter rosette in a corner of the frame."""
    return path(f"M{x},{y+sy*26} C{x+sx*14},{y+sy*26} {x+sx*26},{y+sy*14} {x+sx*26},{y}", "none", BRASS, 1.6,
                'stroke-opacity="0.8"') + circle(x + sx * 10, y + sy * 10, 3.2, BRASS, 'fill-opacity="0.9"')


def card(name):
    fn, top, bot, dk, angles = ROLES[name]
    o = [head(240, 336), grad("g", top, bot)]
    o.append(rrect(.5, .5, 239, 335, 14.4, PAPER, f'stroke="{LINE}" stroke-width="1"'))
    o.append(rrect(11, 11, 218, 261, 7, "url(#g)"))
    for deg in angles:
        o.append(path(hatch(20, 20, 220, 263, deg, 9), "none", "#FFFFFF", 1, 'stroke-opacity="0.075"'))
    o.append(rrect(19, 19, 202, 245, 4, "none", f'stroke="{BRASS}" stroke-width="1.8" stroke-opacity="0.85"'))
    o += [corner(19, 19, 1, 1), corner(221, 19, -1, 1), corner(19, 264, 1, -1), corner(221, 264, -1, -1)]
    # a calm disc behind the emblem keeps the hatching away from it
    o.append(circle(120, 141, 92, bot, 'fill-opacity="0.55"'))
    o.append(circle(120, 141, 92, "none", f'stroke="{BRASS}" stroke-width="1.6" stroke-opacity="0.55"'))
    k = {"contessa": .93, "ambassador": .93, "assassin": .92, "captain": .94, "duke": .93}[name]
    dy = {"captain": 139, "duke": 143, "ambassador": 140}.get(name, 141)
    o.append(f'<g transform="translate(120 {dy}) scale({k})">')
    o += fn(IVORY, dk, BRASS)
    o.append("</g></svg>")
    return "\n".join(o) + "\n"


def badge(name):
    """48 x 48: the shield for claims, logs and tables; the emblem alone, larger in proportion."""
    fn, top, bot, dk, _ = ROLES[name]
    o = [head(48, 48)]
    o.append(path("M6,2 L42,2 C44.2,2 46,3.8 46,6 L46,24 C46,35 37,42.5 24,47 C11,42.5 2,35 2,24 L2,6 C2,3.8 3.8,2 6,2 Z",
                  top if name != "assassin" else "#3A3E49", BRASS, 1.6))
    o.append(f'<g transform="translate(24 22.5) scale({0.232 if name in ("assassin",) else 0.24})">')
    small = {"ambassador": lambda a, b, c: letter(a, b, c, 1.62), "contessa": rose_small}
    o += small.get(name, fn)(IVORY, dk, BRASS)
    o.append("</g></svg>")
    return "\n".join(o) + "\n"


def back():
    o = [head(240, 336), '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="336">'
         '<stop offset="0" stop-color="#5A3468"/><stop offset="1" stop-color="#33193E"/></linearGradient></defs>']
    o.append(rrect(.5, .5, 239, 335, 14.4, PAPER, f'stroke="{LINE}" stroke-width="1"'))
    o.append(rrect(11, 11, 218, 314, 7, "url(#g)"))
    o.append(path(hatch(20, 20, 220, 316, 60, 17), "none", BRASS, 1, 'stroke-opacity="0.30"'))
    o.append(path(hatch(20, 20, 220, 316, 120, 17), "none", BRASS, 1, 'stroke-opacity="0.30"'))
    o.append(rrect(19, 19, 202, 298, 4, "none", f'stroke="{BRASS}" stroke-width="1.8" stroke-opacity="0.85"'))
    o.append(circle(120, 168, 72, "#3B1E47"))
    o.append(circle(120, 168, 72, "none", f'stroke="{BRASS}" stroke-width="2.2"'))
    o.append(circle(120, 168, 65, "none", f'stroke="{BRASS}" stroke-width="1" stroke-opacity="0.6"'))
    # five blades in a star: the five characters
    for k in range(5):
        a = k * 2 * math.pi / 5
        q = [rot(x, y, a) for x, y in ((0, -58), (-13, -22), (0, -10), (13, -22))]
        o.append(path("M" + pts((120 + q[0][0], 168 + q[0][1]), (120 + q[1][0], 168 + q[1][1]), (120 + q[2][0], 168 + q[2][1])) + " Z", BRASS))
        o.append(path("M" + pts((120 + q[0][0], 168 + q[0][1]), (120 + q[3][0], 168 + q[3][1]), (120 + q[2][0], 168 + q[2][1])) + " Z", "#A98143"))
        b = a + math.pi / 5
        x, y = rot(0, -44, b)
        o.append(circle(120 + x, 168 + y, 4.5, BRASS))
    o.append(circle(120, 168, 9, "#3B1E47", f'stroke="{BRASS}" stroke-width="2"'))
    o.append("</svg>")
    return "\n".join(o) + "\n"


def coin():
    """One coin seen from the front and a little above; stacked by the program every 6 units of 48."""
    o = [head(48, 26), '<defs><linearGradient id="e" gradientUnits="userSpaceOnUse" x1="2" y1="0" x2="46" y2="0">'
         '<stop offset="0" stop-color="#8A6526"/><stop offset="0.35" stop-color="#E0B65F"/><stop offset="1" stop-color="#7A5820"/></linearGradient>'
         '<linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" y1="1" x2="0" y2="19">'
         '<stop offset="0" stop-color="#FBE6A6"/><stop offset="1" stop-color="#DDB257"/></linearGradient></defs>']
    o.append(path("M2,10 L2,16 C2,21 12,25 24,25 C36,25 46,21 46,16 L46,10 Z", "url(#e)", "#4A3510", 0.8))
    o.append('<ellipse cx="24" cy="10" rx="22" ry="9" fill="url(#t)" stroke="#6B4D19" stroke-width="0.8"/>')
    o.append('<ellipse cx="24" cy="10" rx="16.5" ry="6.3" fill="none" stroke="#A67C33" stroke-width="1.2"/>')
    o.append(path("M24,5.6 L29,10 L24,14.4 L19,10 Z", "#B98D3F"))
    o.append("</svg>")
    return "\n".join(o) + "\n"


def write(folder, name, text):
    with open(os.path.join(folder, name + ".svg"), "w") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", default=os.path.dirname(os.path.abspath(__file__)))
    out = parser.parse_args().out
    os.makedirs(out, exist_ok=True)
    for name in ROLES:
        write(out, name, card(name))
        write(out, "badge-" + name, badge(name))
    write(out, "back", back())
    write(out, "coin", coin())


main()
