// Where a ruling lies: tests/scenarios/FOLDER/, by the first clause that it names.
#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

#include "engine/scenario/read/read_file.hpp"
#include "tests/rulebook/rulebook.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::rulebook {
namespace {

namespace fs = std::filesystem;

struct Shelf {
    std::string_view clause;  // its beginning; the longest that fits decides
    std::string_view folder;
};

// The Chinese guide follows the chapters of the Japanese one.
constexpr Shelf shelves[] = {
    {"JA A.intro", "text"},
    {"JA A-01.dmg", "damage"},
    {"JA A-01", "attack"},
    {"JA A-02", "ability"},
    {"JA A-03", "retreat"},
    {"JA A-04", "bench"},
    {"JA A-05", "evolve"},
    {"JA B-", "damage"},
    {"JA C-01", "moving"},
    {"JA C-02", "moving"},
    {"JA C-03", "bench"},
    {"JA C-04", "bench"},
    {"JA C-05", "bench"},
    {"JA C-06", "counters"},
    {"JA C-07", "counters"},
    {"JA C-08", "counters"},
    {"JA C-09", "energy"},
    {"JA C-10", "energy"},
    {"JA C-11", "moving"},
    {"JA C-12", "evolve"},
    {"JA C-13", "evolve"},
    {"JA C-14", "protection"},
    {"JA C-15", "protection"},
    {"JA C-16", "protection"},
    {"JA C-17", "protection"},
    {"JA C-18", "attack"},
    {"JA C-19", "trainer"},
    {"JA C-20", "hidden"},
    {"JA D-01", "attack"},
    {"JA D-08", "energy"},
    {"JA D-13", "ability"},
    {"JA D-14", "counters"},
    {"JA D-15", "counters"},
    {"JA D-16", "knock_out"},
    {"JA D-17", "knock_out"},
    {"JA D-19", "ability"},
    {"JA D-", "text"},
    {"JA E-01", "lasting"},
    {"JA E-02", "lasting"},
    {"JA E-03", "events"},
    {"JA E-04", "knock_out"},
    {"JA E-05", "events"},
    {"JA E-06", "events"},
    {"JA E-07", "energy"},
    {"JA E-08", "checkup"},
    {"JA E-09", "attack"},
    {"JA E-10", "text"},
    {"JA E-11", "events"},
    {"JA E-12", "ability"},
    {"JA E-13", "ability"},
    {"JA E-14", "ability"},
    {"JA E-15", "ability"},
    {"JA E-16", "checkup"},
    {"JA E-17", "ability"},
    {"JA E-18", "hidden"},
    {"JA E-19", "text"},
    {"JA E-20", "lasting"},
    {"JA E-21", "lasting"},
    {"JA E-22", "lasting"},
    {"JA E-23", "events"},
    {"JA E-24", "events"},
    {"JA E-25", "trainer"},
    {"JA E-26", "events"},
    {"JA E-27", "attack"},
    {"JA E-28", "checkup"},
    {"JA E-29", "trainer"},
    {"JA E-30", "trainer"},
    {"JA E-31", "hidden"},
    {"JA E-32", "attack"},
    {"JA E-33", "hidden"},
    {"JA E-34", "hidden"},
    {"JA E-35", "hidden"},
    {"JA E-36", "hidden"},
    {"JA I-B-03", "stadium"},
    {"JA I-B", "trainer"},
    {"JA I-C", "energy"},
    {"JA I-D", "knock_out"},
    {"JA I-E", "winning"},
    {"JA I-F", "checkup"},
    {"JA I-G", "setup"},
    {"JA I-H", "hidden"},
    {"JA II-A", "text"},
    {"FI win", "winning"},
    {"FI types", "words"},
    {"FI card", "words"},
    {"FI zone.bench", "bench"},
    {"FI zone", "words"},
    {"FI setup", "setup"},
    {"FI phases", "turn"},
    {"FI turn.bench", "bench"},
    {"FI turn.evolve", "evolve"},
    {"FI turn.energy", "energy"},
    {"FI turn.trainer.supporter-first", "turn"},
    {"FI turn.trainer", "trainer"},
    {"FI turn.stadium", "stadium"},
    {"FI turn.retreat", "retreat"},
    {"FI turn.ability", "ability"},
    {"FI turn.attack.wr", "damage"},
    {"FI turn.attack.ko", "knock_out"},
    {"FI turn.attack.promote", "knock_out"},
    {"FI turn.attack.first", "turn"},
    {"FI turn.attack", "attack"},
    {"FI turn", "turn"},
    {"FI checkup", "checkup"},
    {"FI cond", "checkup"},
    {"FI detail.mulligan", "setup"},
    {"FI detail.what-is-attack", "attack"},
    {"FI detail.attack", "attack"},
    {"FI detail.damage", "damage"},
    {"FI detail.tie", "winning"},
    {"FI detail.sudden", "winning"},
    {"FI detail", "words"},
    {"FI deck", "decks"},
    {"FI liite", "kinds"},
    {"FI term", "words"},
    {"CUBE draft", "decks"},
    {"CUBE setup", "setup"},
    {"CUBE turn.3.evolve", "evolve"},
    {"CUBE turn", "turn"},
    {"CUBE note.1", "turn"},
    {"CUBE note", "evolve"},
    {"CUBE house", "damage"},
    {"CUBE cond", "checkup"},
    {"CUBE win", "winning"},
};

constexpr std::ptrdiff_t fewest_words = 4;

std::ptrdiff_t words_in(const std::string& title) {
    std::istringstream words(title);
    return std::distance(std::istream_iterator<std::string>(words), {});
}

// Titles that were read, and where.
using Titles = std::map<std::string, std::string>;

// "file:line: reason" of each scenario of one file that lies in the wrong place or lacks something.
void add_faults(const scenario::ScenarioFile& file, const std::string& folder, Titles& titles,
                std::vector<std::string>& faults) {
    for (const auto& one : file.scenarios) {
        const auto fault = [&](const std::string& reason) {
            faults.push_back(file.name + ":" + std::to_string(one.line) + ": \"" + one.title + "\" " + reason);
        };
        if (const auto [other, is_new] = titles.emplace(one.title, file.name + ":" + std::to_string(one.line)); !is_new)
            fault("is the title of " + other->second + " already");
        if (words_in(one.title) < fewest_words) fault("is no sentence: a title says the ruling in four words or more");
        if (one.clauses.empty()) {
            fault("names no clause");
            continue;
        }
        const auto clause = with_document(one.clauses.front());
        const auto wanted = folder_of(clause);
        if (wanted.empty()) fault("names " + clause + ", which belongs to no folder");
        else if (wanted != folder) fault("names " + clause + " first and belongs into " + std::string(wanted) + "/");
    }
}

}  // namespace

std::string with_document(const std::string& clause) {
    for (const char* document : {"JA ", "ZH ", "FI ", "CUBE ", "UCG "})
        if (clause.starts_with(document)) return clause;
    return "JA " + clause;
}

std::string_view folder_of(std::string clause) {
    if (clause.starts_with("ZH ")) clause.replace(0, 2, "JA");
    const Shelf* best = nullptr;
    for (const Shelf& shelf : shelves)
        if (clause.starts_with(shelf.clause) && (!best || shelf.clause.size() > best->clause.size())) best = &shelf;
    return best ? best->folder : std::string_view();
}

Result<std::vector<std::string>> misplaced(const fs::path& root) {
    const auto files = test::files_of(test::Game::pokemon, root / "tests/scenarios", ".scn");
    std::vector<std::string> faults;
    Titles titles;
    for (const fs::path& path : files) {
        const auto file = scenario::read_scenarios(test::text_of(path), path.lexically_relative(root).generic_string());
        if (!file) return file.error();
        add_faults(*file, path.parent_path().lexically_relative(root / "tests/scenarios").generic_string(), titles,
                   faults);
    }
    return faults;
}

}  // namespace cubenight::rulebook
