#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Makes the sounds of the tables: pieces (card, chip, dice, coin), a won game (win), and memorable events (cheer, strike,
proof, leave, spin). Requires Python only; deterministic.

Usage: resources/sounds/make_sounds.py [FOLDER]   (default: the folder of this file)
"""
import math
import pathlib
import random
import sys
import wave

RATE = 44100


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add(track, sound, at=0.0, gain=1.0):
    begin = int(RATE * at)
    for i, value in enumerate(sound):
        if begin + i < len(track):
            track[begin + i] += gain * value
    return track


def ring(seconds, partials):
    """Partials (Hz, loudness, time constant in s) struck together, with exponential decay."""
    out = silence(seconds)
    for i in range(len(out)):
        t = i / RATE
        out[i] = sum(loud * math.sin(2 * math.pi * hertz * t) * math.exp(-t / decay) for hertz, loud, decay in partials)
    return out


def swish(seconds, low, high, peak, seed):
    """Band-limited noise that swells until `peak` (0 to 1 of the length) and decays."""
    luck = random.Random(seed)
    out = silence(seconds)
    a, b = (1 - math.exp(-2 * math.pi * hertz / RATE) for hertz in (high, low))
    fast = slow = 0.0
    for i in range(len(out)):
        fast += a * (luck.uniform(-1, 1) - fast)
        slow += b * (fast - slow)
        part = i / len(out)
        swell = part / peak if part < peak else (1 - part) / (1 - peak)
        out[i] = (fast - slow) * swell * swell
    return out


def knock(hertz, seed):
    """One die on wood: a short noise and a dull tone."""
    out = ring(0.07, [(hertz, 0.8, 0.012), (hertz * 2.3, 0.4, 0.007), (hertz * 5.1, 0.15, 0.003)])
    return add(out, swish(0.012, 800, 5000, 0.1, seed), gain=0.8)


def card():
    out = silence(0.13)
    add(out, swish(0.12, 1200, 6500, 0.35, 1))
    return add(out, swish(0.02, 300, 2500, 0.1, 2), at=0.085, gain=0.9)


def chip():
    clay = [(2150, 0.5, 0.012), (3480, 0.35, 0.008), (5230, 0.2, 0.005)]
    out = silence(0.12)
    add(out, ring(0.06, clay))
    return add(out, ring(0.06, [(1.06 * hertz, loud, decay) for hertz, loud, decay in clay]), at=0.045, gain=0.6)


def dice():
    out = silence(0.5)
    luck = random.Random(3)
    at = 0.0
    for n in range(9):
        add(out, knock(luck.uniform(420, 760), 10 + n), at, 1 - n / 11)
        at += luck.uniform(0.025, 0.045) * (1 + n / 5)
    return out


def coin():
    return ring(0.45, [(2637, 0.4, 0.11), (4186, 0.3, 0.08), (6645, 0.18, 0.05), (8870, 0.1, 0.025)])


def win():
    out = silence(1.0)
    for n, hertz in enumerate((523.25, 659.26, 783.99)):
        add(out, ring(0.7, [(hertz, 0.5, 0.2), (2 * hertz, 0.14, 0.12), (3 * hertz, 0.05, 0.07)]), at=0.12 * n)
    return out


def cheer():
    """Four rising bells: five dice alike."""
    out = silence(0.9)
    for n, hertz in enumerate((1046.5, 1318.5, 1568.0, 2093.0)):
        add(out, ring(0.5, [(hertz, 0.5, 0.12), (2.76 * hertz, 0.12, 0.05)]), at=0.075 * n)
    return out


def strike():
    """A soft low drum: a trump beats a card."""
    out = ring(0.32, [(110, 0.9, 0.07), (164.8, 0.4, 0.05), (330, 0.15, 0.02)])
    return add(out, swish(0.05, 300, 3000, 0.1, 4), gain=0.5)


def proof():
    """Two notes, a fourth apart: a challenged claim is resolved."""
    out = silence(0.6)
    for n, hertz in enumerate((587.3, 784.0)):
        add(out, ring(0.4, [(hertz, 0.5, 0.11), (3 * hertz, 0.08, 0.04)]), at=0.11 * n)
    return out


def leave():
    """Three soft notes, the last the highest, for the last card of a hand."""
    out = silence(0.75)
    for n, hertz in enumerate((392.0, 493.9, 587.3)):
        add(out, ring(0.5, [(hertz, 0.5, 0.13), (2 * hertz, 0.15, 0.08)]), at=0.09 * n)
    return out


def spin():
    """A coin in the air, slightly faster with every turn."""
    out = silence(0.5)
    at, gap = 0.0, 0.07
    while at < 0.4:
        add(out, ring(0.05, [(3136, 0.4, 0.012), (5274, 0.2, 0.008)]), at, 0.4 + at)
        at += gap
        gap *= 0.93
    return out


def write(path, sound, peak):
    """Normalises to `peak` of full scale and fades both ends to avoid clicks."""
    highest = max(abs(value) for value in sound)
    fade = int(RATE * 0.002)
    frames = bytearray()
    for i, value in enumerate(sound):
        edge = min(1.0, i / fade, (len(sound) - 1 - i) / fade)
        frames += int(round(32767 * peak * edge * value / highest)).to_bytes(2, "little", signed=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames)


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).parent
    peaks = ((card, 0.30), (chip, 0.30), (dice, 0.40), (coin, 0.22), (win, 0.30), (cheer, 0.24), (strike, 0.34),
             (proof, 0.26), (leave, 0.26), (spin, 0.12))
    for make, peak in peaks:
        write(folder / f"{make.__name__}.wav", make(), peak)


if __name__ == "__main__":
    main()
