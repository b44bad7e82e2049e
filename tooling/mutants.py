#!/usr/bin/env python3
"""Breaks the engine at some 300 places, one at a time, and tells which rulings notice.

    tooling/mutants.py [--scenarios FOLDER]... [--count 300] [--seed 1] [--folder FOLDER] [--rules] [--only N]...

All breaks are compiled into one program: the tree is copied into a folder of its own, each chosen place is rewritten so
that `mutated(N)` decides between what it says and what the break says, and the environment variable CUBENIGHT_MUTANT says
which N is broken. Then all scenarios are played once for each N. A match that crashes or does not end is noticed too.
The places are chosen by a seed and spread over the rooms of engine/pokemon. With --rules, the tests of tests/rules are run
for what no scenario notices. Prints a table: number, place, what was changed, how many scenarios of how many files notice.
"""
import argparse
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ["CMakeLists.txt", "assets", "cmake", "cubes", "docs", "draft", "engine", "scenarios", "src", "tests", "third_party"]
HEADER = """#pragma once
#include <cstdlib>
namespace cubenight {
inline const int chosen_mutant = [] {
    const char* said = std::getenv("CUBENIGHT_MUTANT");
    return said ? std::atoi(said) : -1;
}();
inline int mutated(int number) { return number == chosen_mutant ? 1 : 0; }
}  // namespace cubenight
"""
SECONDS = 60  # for all scenarios; what takes longer does not end
MEMORY = 1 << 30  # bytes that a broken program may take; a break can make it ask for ever more
OUTPUT = 1 << 26  # bytes that it may say


def closing(text, at):
    """Where the parenthesis that opens at `at` is closed, in the same line."""
    depth = 0
    for i in range(at, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    return -1


def is_declaration(condition):
    return ";" in condition or re.match(r"(const |auto |std::optional)", condition) or re.search(r"[^=!<>]=[^=]", condition)


def outside_parentheses(text):
    """The text with what stands in parentheses taken out."""
    depth, kept = 0, ""
    for c in text:
        depth -= c in ")]"
        kept += c if depth == 0 else ""
        depth += c in "(["
    return kept


def of_condition(line):
    """`if (C)` turned round; of a comparison also its border."""
    for found in re.finditer(r"\b(if|while) \(", line):
        begin, end = found.end(), closing(line, found.end() - 1)
        if end < 0 or "constexpr" in line or is_declaration(line[begin:end]):
            continue
        condition = line[begin:end]
        turned = lambda n, b=begin, e=end, c=condition: (
            line[:b] + f"mutated({n}) != static_cast<int>(static_cast<bool>({c}))" + line[e:])
        yield "turned round: " + condition, turned
        simple = re.fullmatch(r"([\w.\[\]:()\->]+) (<|>|<=|>=) ([\w.\[\]:()\->]+)", condition)
        if simple:
            a, op, b = simple.groups()
            other = {"<": "<=", ">": ">=", "<=": "<", ">=": ">"}[op]
            border = lambda n, s=begin, e=end, c=condition, x=f"{a} {other} {b}": (
                line[:s] + f"mutated({n}) ? {x} : {c}" + line[e:])
            yield f"{condition} -> {a} {other} {b}", border


def of_answer(line):
    """A truth that is returned, turned round."""
    found = re.fullmatch(r"( *(?:if \(.*\) |else )?return )([^;{}]* (?:&&|\|\||==|!=|<|>|<=|>=) [^;{}]*|![\w.:\[\]()]+)(;\s*(?://.*)?)", line)
    if found and " ? " not in found[2] and found[2].count("(") == found[2].count(")") and (
            found[2][0] == "!" or re.search(r" (&&|\|\||==|!=|<|>|<=|>=) ", outside_parentheses(found[2]))):
        before, value, after = found.groups()
        yield "answers the opposite of " + value, lambda n: (
            f"{before}mutated({n}) != static_cast<int>(static_cast<bool>({value})){after}")


def of_number(line):
    """A number that is one more."""
    if re.match(r"\s*(case|//|static|constexpr|inline|template|enum|#)", line) or "[" in line.split("//")[0] and "]{" in line:
        return
    for found in re.finditer(r"(?<=[=<>+\-*] )(\d{1,3})(?=[;) ,])", line.split("//")[0]):
        if re.search(r"<\s*\d|for \(", line):
            continue
        yield f"{found[1]} -> {int(found[1]) + 1} in: {line.strip()[:60]}", lambda n, f=found: (
            line[:f.start()] + f"({f[1]} + mutated({n}))" + line[f.end():])


def of_statement(line):
    """A statement that is not carried out: a call, or an assignment."""
    found = re.fullmatch(r"( +)((?:[\w.:\[\]()\->]+\([^;{}]*\)|[\w.\[\]()\->]+ [-+|&]?= [^;{}]+|(?:\+\+|--)[\w.\[\]\->]+);)\s*", line)
    if not found or re.match(r"(return|case|using|static|const|auto|ENSURE)\b", found[2]) or found[2].count("(") != found[2].count(")"):
        return
    indent, statement = found.groups()
    yield "left out: " + statement, lambda n: f"{indent}if (!mutated({n})) {statement}"


KINDS = [of_condition, of_answer, of_number, of_statement]


def places(path):
    """(line number, kind, what, rewrite) of all places of a source that can be broken."""
    previous = "{"
    for number, line in enumerate(path.read_text(encoding="utf8").split("\n")):
        begins = previous.rstrip().endswith((";", "{", "}", ":")) or previous.strip().startswith("//") or not previous.strip()
        for kind in KINDS:
            if kind is of_statement and not begins:
                continue
            for what, rewrite in kind(line):
                yield number, kind.__name__, what, rewrite
        previous = line


def choose(sources, count, seed):
    """As many places of each source as its share of all lines says, at least one; each line at most once."""
    picker = random.Random(seed)
    found = {path: list(places(path)) for path in sources}
    weights = {path: len(some) ** 0.75 for path, some in found.items() if some}
    total = sum(weights.values())
    chosen = []
    for path in sources:
        if path not in weights:
            continue
        some, lines = found[path][:], set()
        picker.shuffle(some)
        some.sort(key=lambda place: place[1])  # kinds take turns
        kinds = sorted({place[1] for place in some})
        turns = [[place for place in some if place[1] == kind] for kind in kinds]
        wanted = max(1, round(count * weights[path] / total))
        while wanted > 0 and any(turns):
            for turn in turns:
                while turn and turn[-1][0] in lines:
                    turn.pop()
                if turn and wanted > 0:
                    place = turn.pop()
                    lines.add(place[0])
                    chosen.append((path, *place))
                    wanted -= 1
    return chosen


def write(chosen, folder, left_out):
    """Rewrites the copied sources; a break that did not compile is left out."""
    by_path = {}
    for n, (path, line, _, _, rewrite) in enumerate(chosen):
        if n not in left_out:
            by_path.setdefault(path, []).append((line, n, rewrite))
    for path, some in by_path.items():
        lines = path.read_text(encoding="utf8").split("\n")
        for line, n, rewrite in some:
            lines[line] = rewrite(n)
        # The header comes behind the comment that opens the file, in the line of the first #include.
        first = next(i for i, line in enumerate(lines) if line.startswith("#include"))
        lines[first] = '#include "engine/core/mutant.hpp"  // NOLINT\n#line ' + str(first + 1) + "\n" + lines[first]
        target = folder / path.relative_to(ROOT)
        text = "\n".join(lines)
        if target.read_text(encoding="utf8") != text:
            target.write_text(text, encoding="utf8")


def build(folder, chosen, targets, jobs):
    configure = ["cmake", "-S", str(folder), "-B", str(folder / "build"), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                 "-DCMAKE_CXX_FLAGS_RELEASE=-O1", "-DCUBENIGHT_GUI=OFF"]
    if shutil.which("ccache"):
        configure.append("-DCMAKE_CXX_COMPILER_LAUNCHER=ccache")
    subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
    left_out = set()
    while True:
        write(chosen, folder, left_out)
        made = subprocess.run(["ninja", "-C", str(folder / "build"), "-k", "0", "-j", str(jobs), *targets],
                              capture_output=True, text=True)
        if made.returncode == 0:
            return left_out
        wrong = set(re.findall(r"engine/pokemon/([\w/]+\.cpp):(\d+):\d+: error", made.stdout))
        spoiled = {n for n, (path, line, *_) in enumerate(chosen) if n not in left_out and
                   any(str(path).endswith("engine/pokemon/" + name) and line + 1 == int(at) for name, at in wrong)}
        if not spoiled:
            sys.exit(made.stdout[-4000:])
        left_out |= spoiled


def bounded():
    """A broken program is stopped before the machine has to suffer from it."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (OUTPUT, OUTPUT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run_broken(command, number):
    """(exit status, what it said) of the program with one break; no status where it does not end."""
    environment = dict(os.environ, CUBENIGHT_MUTANT=str(number))
    with tempfile.TemporaryFile() as said:
        try:
            ran = subprocess.run(command, env=environment, stdout=said, stderr=subprocess.DEVNULL, timeout=SECONDS,
                                 preexec_fn=bounded)
        except subprocess.TimeoutExpired:
            return None, ""
        said.seek(0)
        return ran.returncode, said.read().decode("utf8", "replace")


def play(folder, scenarios, number):
    """(how, scenarios that notice, their files); how: "" or what became of the program."""
    files = sorted(str(path) for path in Path(scenarios).rglob("*.scn"))
    status, said = run_broken([str(folder / "build/src/cubenight"), "scenario", *files], number)
    if status is None:
        return "does not end", 0, 0
    failed = re.search(r"(\d+) failed\s*$", said)
    if status not in (0, 1) or not failed:
        return "crashes", 0, 0
    return "", int(failed[1]), len(set(re.findall(r"^(\S+\.scn):\d+: ", said, re.M)))


def rules_notice(folder, number):
    status, _ = run_broken([str(folder / "build/tests/rules_tests")], number)
    return status != 0


def main():
    said = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    said.add_argument("--scenarios", action="append", help="folders of rulings; tests/scenarios where none is said")
    said.add_argument("--count", type=int, default=300)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--folder", type=Path, help="where the broken tree is built, kept for the next time")
    said.add_argument("--rules", action="store_true", help="run the rules tests for what no scenario notices")
    said.add_argument("--only", type=int, action="append", help="only this break")
    said.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many sources are compiled at a time")
    wishes = said.parse_args()
    sets = wishes.scenarios or [str(ROOT / "tests/scenarios")]
    folder = wishes.folder or Path(tempfile.mkdtemp(prefix="mutants-"))
    for name in COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.scn"))
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    (folder / "engine/core/mutant.hpp").write_text(HEADER)
    sources = sorted((ROOT / "engine/pokemon").rglob("*.cpp"))
    sources.remove(ROOT / "engine/pokemon/promises.cpp")  # what the laws ask of a match: no match asks it
    chosen = choose(sources, wishes.count, wishes.seed)
    left_out = build(folder, chosen, ["cubenight"] + (["rules_tests"] if wishes.rules else []), wishes.jobs)
    for name in sets:
        how, wrong, _ = play(folder, name, -1)
        if how or wrong:
            sys.exit(f"{name}: not all scenarios hold without a break")
    unnoticed = [0] * len(sets)
    played = 0
    for n, (path, line, _, what, _) in enumerate(chosen):
        if n in left_out or (wishes.only and n not in wishes.only):
            continue
        played += 1
        cells = []
        for i, name in enumerate(sets):
            how, scenarios, files = play(folder, name, n)
            unnoticed[i] += not (how or scenarios)
            cells.append(how or (f"{scenarios} in {files}" if scenarios else "NOTHING"))
        if wishes.rules and "NOTHING" in cells:
            cells.append("rules tests" if rules_notice(folder, n) else "no rules test")
        print(f"{n:4} {path.relative_to(ROOT / 'engine/pokemon')}:{line + 1} | {what} | " + " | ".join(cells), flush=True)
    for name, count in zip(sets, unnoticed):
        print(f"{name}: {played - count} of {played} breaks are noticed, {count} are not; {len(left_out)} did not compile")


if __name__ == "__main__":
    main()
