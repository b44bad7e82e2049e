#include "src/workshop/opened_deck.hpp"

#include <algorithm>

#include "engine/core/ensure.hpp"
#include "engine/core/printable.hpp"
#include "engine/language/tokens.hpp"
#include "src/store/files.hpp"
#include "src/store/library.hpp"
#include "src/store/new_file.hpp"

namespace cubenight::workshop {

namespace fs = std::filesystem;
using ultraman::DeckFile;

namespace {

constexpr std::size_t most_deck_steps = 200;  // that can be taken back

// What each line of a file has behind a `#` that stands in no name.
std::vector<std::string> remarks_in(std::string_view text) {
    std::vector<std::string> remarks;
    bool in_name = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (in_name && text[i] == '\\') ++i;
        else if (text[i] == '"') in_name = !in_name;
        else if (text[i] == '#' && !in_name) {
            const std::size_t end = std::min(text.find('\n', i), text.size());
            remarks.emplace_back(text.substr(i, end - i));
            i = end;
        }
    }
    return remarks;
}

}  // namespace

Result<OpenedDeck> OpenedDeck::open(const fs::path& path) {
    auto text = store::read_file(path, largest_text);
    if (!text) return text.error();
    auto file = ultraman::read_deck(*text, path.string());
    if (!file) return file.error();
    // Where they stand in the file changes with every card before them.
    for (DeckFile::Line& line : file->lines) line.line = 0;
    OpenedDeck deck(file->name);
    deck.path_ = path;
    deck.remarks_ = remarks_in(*text);
    deck.steps_ = {std::move(file->lines)};
    deck.saved(std::move(*text));
    return deck;
}

OpenedDeck OpenedDeck::copy(std::string name) const {
    OpenedDeck made(std::move(name));
    made.remarks_ = remarks_;
    made.steps_ = {lines()};
    made.saved_lines_ = lines();
    return made;
}

int OpenedDeck::copies(std::string_view number) const {
    const auto found = std::ranges::find(lines(), number, &DeckFile::Line::number);
    return found == lines().end() ? 0 : found->copies;
}

int OpenedDeck::size() const {
    int cards = 0;
    for (const DeckFile::Line& line : lines()) cards += line.copies;
    return cards;
}

std::optional<Error> OpenedDeck::set_copies(const std::string& number, int copies) {
    const int before = this->copies(number), after = std::max(0, copies);
    if (before == after) return std::nullopt;
    if (size() - before + after > ultraman::most_in_deck)
        return Error{{}, 0, saying("a deck file has {0} cards at most", ultraman::most_in_deck)};
    Lines changed = lines();
    const auto found = std::ranges::find(changed, number, &DeckFile::Line::number);
    if (found == changed.end()) changed.push_back({number, after, 0});
    else if (after == 0) changed.erase(found);
    else found->copies = after;
    steps_.resize(at_ + 1);
    steps_.push_back(std::move(changed));
    if (steps_.size() > most_deck_steps + 1) steps_.erase(steps_.begin());
    at_ = steps_.size() - 1;
    ++version_;
    return std::nullopt;
}

void OpenedDeck::undo() {
    if (can_undo()) --at_, ++version_;
}

void OpenedDeck::redo() {
    if (can_redo()) ++at_, ++version_;
}

// The remarks of its file stand at the top: where they stood, other cards may stand now.
std::string OpenedDeck::text() const {
    std::string text;
    for (const std::string& remark : remarks_) text += remark + "\n";
    return text + ultraman::write_deck(file());
}

void OpenedDeck::saved(std::string text) {
    on_disk_ = std::move(text);
    saved_name_ = name_;
    saved_lines_ = lines();
    ++version_;
}

std::optional<Error> OpenedDeck::why_not_written(const fs::path& file) const {
    if (const auto cut = cut_tokens(cubenight::quoted(name_), {}, 1); name_.empty() || !cut || cut->size() != 2)
        return Error{file.string(), 0, saying("{0} is no name of a deck", printable(name_))};
    if (lines().empty()) return Error{file.string(), 0, saying("a deck has one card at least")};
    return std::nullopt;
}

std::optional<Error> OpenedDeck::save() {
    ENSURE(!path_.empty());
    if (auto error = why_not_written(path_)) return error;
    const auto there = store::read_file(path_, largest_text);
    if (!there) return there.error();
    if (*there != on_disk_)
        return Error{path_.string(), 0, saying("the deck was changed on disk meanwhile; it has to be opened again")};
    if (!changed()) return std::nullopt;
    std::string text = this->text();
    if (auto error = store::replace_file(path_, text)) return error;
    saved(std::move(text));
    return std::nullopt;
}

std::optional<Error> OpenedDeck::save_as(const fs::path& file) {
    if (auto error = why_not_written(file)) return error;
    if (auto error = store::make_folder(file.parent_path())) return error;
    std::string text = this->text();
    auto made = store::NewFile::make(file);
    if (!made) return made.error();
    if (auto error = made->write(text)) return error;
    if (auto error = made->take_free_name()) return error;
    path_ = file;
    saved(std::move(text));
    return std::nullopt;
}

}  // namespace cubenight::workshop
