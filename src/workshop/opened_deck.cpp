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

namespace {

constexpr std::size_t most_deck_steps = 200;  // that can be taken back

}  // namespace

Result<OpenedDeck> OpenedDeck::open(const fs::path& path) {
    auto text = store::read_file(path, largest_text);
    if (!text) return text.error();
    const DeckFileKind kind = deck_file_kind(path);
    auto read = read_deck_lines(kind, *text, path);
    if (!read) return read.error();
    OpenedDeck deck(read->name, kind);
    deck.path_ = path;
    deck.remarks_ = std::move(read->remarks);
    deck.unread_ = std::move(read->unread);
    deck.steps_ = {std::move(read->lines)};
    deck.saved(std::move(*text));
    return deck;
}

Result<OpenedDeck> OpenedDeck::of_list(std::string name, std::string_view text) {
    auto read = read_deck_lines(DeckFileKind::list, text, {});
    if (!read) return read.error();
    OpenedDeck deck(std::move(name), DeckFileKind::list);
    deck.remarks_ = std::move(read->remarks);
    deck.unread_ = std::move(read->unread);
    deck.steps_ = {std::move(read->lines)};
    return deck;
}

OpenedDeck OpenedDeck::copy(std::string name) const {
    OpenedDeck made(std::move(name), kind_);
    made.remarks_ = remarks_;
    made.unread_ = unread_;
    made.steps_ = {lines()};
    made.saved_lines_ = lines();
    return made;
}

int OpenedDeck::copies(std::string_view card) const {
    const auto found = std::ranges::find(lines(), card, &DeckLine::card);
    return found == lines().end() ? 0 : found->copies;
}

int OpenedDeck::size() const {
    int cards = 0;
    for (const DeckLine& line : lines()) cards += line.copies;
    return cards;
}

// What makes a deck smaller is never refused.
std::optional<Error> OpenedDeck::set_lines(const std::vector<DeckLine>& wanted) {
    Lines changed = lines();
    int more = 0;
    for (const DeckLine& line : wanted) {
        const int after = std::max(0, line.copies);
        const auto found = std::ranges::find(changed, line.card, &DeckLine::card);
        more += after - (found == changed.end() ? 0 : found->copies);
        if (found != changed.end()) found->copies = after;
        else if (after > 0) changed.push_back({line.card, after, line.part});
    }
    std::erase_if(changed, [](const DeckLine& line) { return line.copies == 0; });
    if (changed == lines()) return std::nullopt;
    if (more > 0 && size() + more > most_in_deck_file)
        return Error{{}, 0, saying("a deck file has {0} cards at most", most_in_deck_file)};
    steps_.resize(at_ + 1);
    steps_.push_back(std::move(changed));
    if (steps_.size() > most_deck_steps + 1) steps_.erase(steps_.begin());
    at_ = steps_.size() - 1;
    ++version_;
    return std::nullopt;
}

void OpenedDeck::sort_in(const std::function<ListSection(const DeckLine&)>& part_of) {
    for (Lines& step : steps_)
        for (DeckLine& line : step) line.part = part_of(line);
    for (DeckLine& line : saved_lines_) line.part = part_of(line);
}

void OpenedDeck::undo() {
    if (can_undo()) --at_, ++version_;
}

void OpenedDeck::redo() {
    if (can_redo()) ++at_, ++version_;
}

void OpenedDeck::saved(std::string text) {
    on_disk_ = std::move(text);
    if (kind_ == DeckFileKind::list) name_ = path_.stem().string();
    saved_name_ = name_;
    saved_lines_ = lines();
    ++version_;
}

// A list is called as its file.
std::optional<Error> OpenedDeck::why_not_written(const fs::path& file) const {
    const auto cut = cut_tokens(cubenight::quoted(name_), {}, 1);
    const bool is_name = !name_.empty() && (kind_ == DeckFileKind::list || (cut && cut->size() == 2));
    if (!is_name) return Error{file.string(), 0, saying("{0} is no name of a deck", printable(name_))};
    if (lines().empty()) return Error{file.string(), 0, saying("a deck has one card at least")};
    return std::nullopt;
}

std::optional<Error> OpenedDeck::why_not_as_opened() const {
    const auto there = store::read_file(path_, largest_text);
    if (!there) return there.error();
    if (*there == on_disk_) return std::nullopt;
    return Error{path_.string(), 0, saying("the deck was changed on disk meanwhile; it has to be opened again")};
}

std::optional<Error> OpenedDeck::save() {
    ENSURE(!path_.empty());
    if (auto error = why_not_written(path_)) return error;
    if (auto error = why_not_as_opened()) return error;
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

std::optional<Error> OpenedDeck::move_to(const fs::path& file) {
    ENSURE(!path_.empty());
    const fs::path before = path_;
    if (auto error = why_not_as_opened()) return error;
    if (auto error = save_as(file)) return error;
    std::error_code left;
    if (!fs::remove(before, left) && left) return Error{before.string(), 0, saying("cannot be moved")};
    return std::nullopt;
}

}  // namespace cubenight::workshop
