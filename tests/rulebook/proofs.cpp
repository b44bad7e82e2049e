// The tags of tests. C++ tests are read as text: TEST_CASE("title", "[JA.A-01.2b]...").
#include <algorithm>
#include <optional>
#include <regex>

#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/ultraman/read/read_file.hpp"
#include "tests/rulebook/rulebook.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::rulebook {
namespace {

namespace fs = std::filesystem;

// The string literals from `at` on, joined where they follow one another; `at` moves behind them.
std::string literal(const std::string& text, std::size_t& at) {
    std::string joined;
    for (;;) {
        while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])) != 0) ++at;
        if (at >= text.size() || text[at] != '"') return joined;
        for (++at; at < text.size() && text[at] != '"'; ++at) {
            if (text[at] == '\\') ++at;
            if (at < text.size()) joined += text[at];
        }
        ++at;
    }
}

void add_cases(const std::string& text, const std::string& file, Proofs& proofs) {
    static const std::regex tag(R"(\[(JA|ZH|FI|CUBE|UCG)\.([^\]]+)\])");
    constexpr std::string_view opening = "TEST_CASE(";
    for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at)) {
        const int line =
            1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        at += opening.size();
        const std::string title = literal(text, at);
        if (at >= text.size() || text[at] != ',') continue;
        const std::string tags = literal(text, ++at);
        if (tags.find("[.") != std::string::npos) continue;  // hidden: not run
        for (std::sregex_iterator it(tags.begin(), tags.end(), tag), end; it != end; ++it)
            proofs[it->str(1) + " " + it->str(2)].push_back({title, file, line});
    }
}

// Of either game.
template <class Read>
std::optional<Error> add_scenarios(const Read& read, const std::string& file, Proofs& proofs) {
    if (!read) return read.error();
    for (const auto& scenario : read->scenarios)
        for (const std::string& clause : scenario.clauses)
            proofs[with_document(clause)].push_back({scenario.title, file, scenario.line});
    return {};
}

std::optional<Error> add_proofs(const std::string& text, const std::string& file, Proofs& proofs) {
    if (!file.ends_with(".scn")) {
        add_cases(text, file, proofs);
        return {};
    }
    if (test::game_of(file) == test::Game::pokemon)
        return add_scenarios(scenario::read_scenarios(text, file), file, proofs);
    return add_scenarios(ultraman::scenario::read_scenarios(text, file), file, proofs);
}

}  // namespace

Result<Proofs> read_proofs(const fs::path& root) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(root / "tests"))
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".scn") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    Proofs proofs;
    for (const fs::path& path : files) {
        const std::string file = path.lexically_relative(root).generic_string();
        if (file.starts_with("tests/rulebook/")) continue;  // speaks of tags and has none
        if (auto error = add_proofs(test::text_of(path), file, proofs)) return *error;
    }
    return proofs;
}

}  // namespace cubenight::rulebook
