#!/usr/bin/env python3
"""Makes the sounds of the tables: card, chip, dice, coin, win. Needs nothing but Python; the same files every time.

Usage: resources/sounds/make_sounds.py [FOLDER]   (the folder of this file if none is named)
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
    """Partials (Hz, loudness, time constant in s) that are struck together and die away."""
    out = silence(seconds)
    for i in range(len(out)):
        t = i / RATE
        out[i] = sum(loud * math.sin(2 * math.pi * hertz * t) * math.exp(-t / decay) for hertz, loud, decay in partials)
    return out


def swish(seconds, low, high, peak, seed):
    """Noise between two frequencies that swells until `peak` (0 to 1 of the length) and dies away."""
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


def write(path, sound, peak):
    """`peak` of full scale; the ends are faded so that nothing clicks."""
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
    for make, peak in ((card, 0.30), (chip, 0.30), (dice, 0.40), (coin, 0.22), (win, 0.30)):
        write(folder / f"{make.__name__}.wav", make(), peak)


if __name__ == "__main__":
    main()
