#include "src/store/scenarios.hpp"

#include <algorithm>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/scenario/read/read_file.hpp"
#include "engine/scenario/ultraman/read/read_file.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"
#include "src/store/library.hpp"
#include "src/store/names.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

std::optional<Error> load_uses(const std::vector<scenario::Use>& uses, const fs::path& wanted_data,
                               LoadedScenarios& into) {
    for (const auto& use : uses) {
        if (into.card_files.contains(use.path)) continue;
        auto read = load_card_file(use.path, into.path, wanted_data);
        if (read) {
            into.card_files.emplace(use.path, std::move(*read));
            continue;
        }
        const Error& error = read.error();
        return Error{error.file.empty() ? into.file.name : error.file, error.line > 0 ? error.line : use.line,
                     error.reason};
    }
    return std::nullopt;
}

// Of either game: gives every card that was read, and those that every scenario knows, the book of their names.
template <class Loaded, class AnyCard>
std::optional<Error> name_cards(Loaded& loaded, const std::vector<AnyCard>& known, Result<naming::Lexicon> lexicon) {
    if (!lexicon) return lexicon.error();
    std::vector<const AnyCard*> named;
    const auto for_all = [&](auto use) {
        for (AnyCard& card : loaded.file.cards) use(card);
        for (auto& one : loaded.file.scenarios)
            for (AnyCard& card : one.cards) use(card);
        for (auto& [path, cards] : loaded.card_files)
            for (AnyCard& card : cards) use(card);
    };
    for (const AnyCard& card : known) named.push_back(&card);
    for_all([&named](const AnyCard& card) { named.push_back(&card); });
    const auto book = naming::names_of(named, std::move(*lexicon));
    for_all([&book](AnyCard& card) { card.names.book = book; });
    return std::nullopt;
}

std::vector<Card> basic_energies() {
    std::vector<Card> energies;
    for (int type = 0; type < type_count; ++type)
        if (has_basic_energy(static_cast<Type>(type))) energies.push_back(basic_energy(static_cast<Type>(type)));
    return energies;
}

// Clauses are cited without their document where there is one that is meant.
template <class File>
void name_documents(File& file, std::string_view document) {
    for (auto& one : file.scenarios)
        for (std::string& clause : one.clauses)
            if (clause.find(' ') == std::string::npos) clause.insert(0, document);
}

}  // namespace

std::vector<fs::path> scenario_files(const fs::path& wanted_data) {
    std::vector<fs::path> folders;
    if (!user_folder().empty()) folders.push_back(user_folder());
    for (const auto& folder : data_folders(wanted_data)) folders.push_back(folder);
    return files_in(folders, {"scenarios"}, ".scn");
}

Result<LoadedScenarios> load_scenarios(const fs::path& path, const fs::path& wanted_data) {
    const auto text = read_file(path, largest_text);
    if (!text) return text.error();
    auto file = scenario::read_scenarios(*text, path.string(), scenario::Unreadable::is_kept);
    if (!file) return file.error();
    LoadedScenarios loaded{path, std::move(*file), {}};
    if (auto error = load_uses(loaded.file.uses, wanted_data, loaded)) return *error;
    for (const auto& one : loaded.file.scenarios)
        if (auto error = load_uses(one.uses, wanted_data, loaded)) return *error;
    if (auto error = name_cards(loaded, basic_energies(), load_lexicon(wanted_data))) return *error;
    name_documents(loaded.file, "JA ");
    return loaded;
}

bool is_ultraman_scenarios(const fs::path& path) {
    const auto text = read_file(path, largest_text);
    return text && ultraman::scenario::is_scenario_file(*text);
}

namespace {

std::optional<Error> load_uses(const std::vector<ultraman::scenario::Use>& uses, const fs::path& wanted_data,
                               LoadedUltramanScenarios& into) {
    for (const auto& use : uses) {
        if (into.card_files.contains(use.path)) continue;
        const auto found = find_card_file(use.path, into.path, wanted_data);
        if (!found) return Error{into.file.name, use.line, found.error().reason};
        const auto text = read_file(*found, largest_text);
        if (!text) return text.error();
        auto cards = ultraman::read_cards(*text, found->string());
        if (!cards) return cards.error();
        into.card_files.emplace(use.path, std::move(*cards));
    }
    return std::nullopt;
}

}  // namespace

Result<LoadedUltramanScenarios> load_ultraman_scenarios(const fs::path& path, const fs::path& wanted_data) {
    const auto text = read_file(path, largest_text);
    if (!text) return text.error();
    auto file = ultraman::scenario::read_scenarios(*text, path.string());
    if (!file) return file.error();
    LoadedUltramanScenarios loaded{path, std::move(*file), {}};
    if (auto error = load_uses(loaded.file.uses, wanted_data, loaded)) return *error;
    for (const auto& one : loaded.file.scenarios)
        if (auto error = load_uses(one.uses, wanted_data, loaded)) return *error;
    const std::vector<ultraman::Card> none;
    if (auto error = name_cards(loaded, none, load_ultraman_lexicon(wanted_data))) return *error;
    name_documents(loaded.file, "UCG ");
    return loaded;
}

namespace {

// Where each line begins, and the end.
std::vector<std::size_t> line_begins(std::string_view text) {
    std::vector<std::size_t> begins{0};
    for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
        begins.push_back(at + 1);
    begins.push_back(text.size());
    return begins;
}

// Gives each scenario its part of the file: remarks belong to what stands below them.
void give_texts(std::vector<ScenarioHead>& heads, std::string_view text) {
    const std::vector<std::size_t> lines = line_begins(text);
    std::size_t end = text.size();
    for (std::size_t i = heads.size(); i-- > 0;) {
        auto line = static_cast<std::size_t>(std::max(1, heads[i].line)) - 1;
        while (line > 0 && line < lines.size() && text[lines[line - 1]] == '#') --line;
        const std::size_t begin = std::min(lines[std::min(line, lines.size() - 1)], end);
        heads[i].text = text.substr(begin, end - begin);
        end = begin;
    }
}

template <class File>
Result<ScenarioHeads> heads_of(Result<File> file, std::string_view text, bool of_ultraman) {
    if (!file) return file.error();
    ScenarioHeads heads{of_ultraman, {}};
    name_documents(*file, of_ultraman ? "UCG " : "JA ");
    for (const auto& one : file->scenarios) {
        if (one.unread) return *one.unread;
        heads.heads.push_back({one.title, one.clauses, one.line, one.goal.has_value(), {}});
    }
    give_texts(heads.heads, text);
    return heads;
}

}  // namespace

Result<ScenarioHeads> scenario_heads(const fs::path& path) {
    const auto text = read_file(path, largest_text);
    if (!text) return text.error();
    if (ultraman::scenario::is_scenario_file(*text))
        return heads_of(ultraman::scenario::read_scenarios(*text, path.string()), *text, true);
    return heads_of(scenario::read_scenarios(*text, path.string(), scenario::Unreadable::is_kept), *text, false);
}

std::vector<Ruling> ruling_library(const fs::path& wanted_data) {
    std::vector<Ruling> rulings;
    for (const auto& folder : data_folders(wanted_data)) {
        for (const char* place : {"rulings", "tests/scenarios"}) {
            std::error_code ignored;
            for (const auto& subject : fs::directory_iterator(folder / place, ignored)) {
                if (!subject.is_directory(ignored)) continue;
                for (const auto& entry : fs::directory_iterator(subject.path(), ignored))
                    if (entry.path().extension() == ".scn")
                        rulings.push_back({entry.path(), subject.path().filename().string()});
            }
            if (!rulings.empty()) break;
        }
        if (!rulings.empty()) break;
    }
    std::ranges::sort(rulings, {}, [](const Ruling& one) { return one.path.string(); });
    return rulings;
}

}  // namespace cubenight::store
