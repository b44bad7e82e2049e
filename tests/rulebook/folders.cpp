// Where a ruling lies: tests/scenarios/FOLDER/, by the first clause that it names.
#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

#include "engine/scenario/read/read_file.hpp"
#include "src/text/subjects.hpp"
#include "tests/rulebook/rulebook.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::rulebook {
namespace {

namespace fs = std::filesystem;

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

std::string_view folder_of(const std::string& clause) {
    const auto subject = text::subject_of(clause);
    return subject && !clause.starts_with("UCG ") ? text::subject_key(*subject) : std::string_view();
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
