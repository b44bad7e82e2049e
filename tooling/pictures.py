#!/usr/bin/env python3
"""Draws the pictures of the README from real nights of the bundled cube.

The program plays the nights itself, in a folder that is gone afterwards: this script sits at its terminal, takes what the
advice recommends, lets Auto-build make the deck, plays a match by simple rules, and pulls the plug where a picture is to
be taken. Then `cubenight screen --night FILE` draws what the window would show.

    tooling/pictures.py [PROGRAM]
"""

import os
import pty
import random
import re
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/release/src/cubenight")
PICTURES = ROOT / "docs/pictures"
PROMPT = b" > "
OPTION = re.compile(r"^ {1,2}(\d+)  (.+)$", re.M)


class Terminal:
    """A night in the terminal. `asked` is everything that was printed since the last answer."""

    def __init__(self, *arguments):
        self.keys, screen = pty.openpty()
        modes = termios.tcgetattr(screen)
        modes[3] &= ~termios.ECHO
        termios.tcsetattr(screen, termios.TCSANOW, modes)
        self.process = subprocess.Popen(
            [PROGRAM, "night", "--save", *arguments], stdin=screen, stdout=subprocess.PIPE)
        os.close(screen)
        self.read()

    def read(self):
        told = b""
        while not told.endswith(PROMPT):
            one = self.process.stdout.read(1)
            if not one:
                raise SystemExit("the night ended early:\n" + told.decode())
            told += one
        self.asked = told.decode()
        self.options = [(int(number), text) for number, text in OPTION.findall(self.asked)]

    def answer(self, text):
        os.write(self.keys, (str(text) + "\n").encode())
        self.read()

    def pull_the_plug(self):
        self.process.kill()
        self.process.wait()
        os.close(self.keys)

    def asks(self):
        """The kind of question, by the words of its prompt."""
        last = self.asked.splitlines()[-1]
        for kind, words in {"pick": "for advice", "deck": "ok when ready", "pass": "alone looks", "step": "concede,",
                            "result": "to play it here"}.items():
            if words in last:
                return kind
        raise SystemExit("unknown question: " + last)

    def pick(self):
        pack = [(number, text.split(",")[0].split(" (")[0]) for number, text in self.options]
        self.answer("?")
        advice = self.asked.splitlines()[0].strip().split(";")[0]
        best = [number for number, text in pack if text.startswith(advice)]
        self.answer(best[0] if best else pack[0][0])

    def step(self, chance):
        """Plays a card where it can, then attacks; never ends the turn while something else is left, but for retreats."""
        usual = [n for n, text in self.options if not re.match(r"(End turn|Retreat|Take none|No$)", text)]
        self.answer(chance.choice(usual) if usual else self.options[-1][0])


def play(night, until):
    """Answers until `until(kind, night)` says that the picture can be taken; then the plug is pulled."""
    chance = random.Random(11)
    while not until(night.asks(), night):
        kind = night.asks()
        if kind == "pick":
            night.pick()
        elif kind == "deck":
            night.answer("a" if "!" in night.asked else "ok")
        elif kind == "pass":
            night.answer("")
        elif kind == "result":
            night.answer("p")
        else:
            night.step(chance)
    night.pull_the_plug()


class Folder:
    """A home of its own for some nights."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        os.environ["XDG_DATA_HOME"] = self.folder.name
        return self

    def __exit__(self, *ignored):
        self.folder.cleanup()

    def night(self):
        files = sorted(Path(self.folder.name, "cubenight/nights").glob("*.night"), key=lambda f: f.stat().st_mtime)
        return str(files[-1])

    def draw(self, screen, *more):
        subprocess.run([PROGRAM, "screen", screen, "--night", self.night(), "--host", "pictures", "--out", str(PICTURES / (screen + ".png")),
                        *more], check=True)
        print(PICTURES / (screen + ".png"))


def picks(night):
    found = re.search(r"pack (\d+), pick (\d+)", night.asked)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def turn(night):
    found = re.search(r"^(?:Turn|turn) (\d+)", night.asked, re.M)
    return int(found[1]) if found else 0


def main():
    table = ["--players", "8", "--bots", "7", "--names", "Alice"]
    with Folder() as folder:
        play(Terminal(*table, "--seed", "20251114"), lambda kind, n: kind == "pick" and picks(n) >= (2, 4))
        folder.draw("draft")
    with Folder() as folder:
        play(Terminal(*table, "--seed", "20251115"), lambda kind, n: kind == "deck" and "!" not in n.asked)
        folder.draw("deck")
    with Folder() as folder:
        play(Terminal(*table, "--seed", "20251115"), lambda kind, n: kind == "step" and turn(n) >= 7)
        folder.draw("match")
        folder.draw("night")
    with Folder() as folder:
        for seed in ("1", "2", "3"):
            subprocess.run([PROGRAM, "night", "--players", "4", "--bots", "all", "--save", "--seed", seed], check=True,
                           stdout=subprocess.DEVNULL)
        play(Terminal(*table, "--seed", "20251114"), lambda kind, n: kind == "pick" and picks(n) >= (2, 4))
        folder.draw("home")


if __name__ == "__main__":
    main()
