#include "src/gui/sessions/deck_desk.hpp"

#include <algorithm>

#include "engine/core/ensure.hpp"
#include "src/store/file_name.hpp"
#include "src/store/folders.hpp"
#include "src/store/new_file.hpp"
#include "src/store/ultraman.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

namespace fs = std::filesystem;
using workshop::DeckFileKind;
using workshop::DeckLine;
using workshop::OpenedDeck;

namespace {

// A list for the eye, before any cube says which cards it means.
DeckFile listed(const ListShelf::File& file) {
    DeckFile deck{.id = file.path.string(), .name = file.name()};
    const auto read = file.text ? workshop::read_deck_lines(DeckFileKind::list, *file.text, file.path)
                                : Result<workshop::DeckLines>(file.text.error());
    if (!read) deck.problems.push_back(read.error());
    else
        for (const DeckLine& line : read->lines) deck.cards += line.copies;
    return deck;
}

}  // namespace

const std::vector<DeckFile>& DeckDesk::decks() {
    const auto& of_files = shelf_.decks();
    const auto& lists = lists_.files();
    std::string wanted = std::to_string(shelf_.version()) + "/" + std::to_string(lists_.version());
    if (decks_of_ == wanted) return decks_;
    decks_of_ = std::move(wanted);
    decks_.clear();
    for (const ListShelf::File& file : lists) decks_.push_back(listed(file));
    decks_.insert(decks_.end(), of_files.begin(), of_files.end());
    std::stable_partition(decks_.begin(), decks_.end(), [](const DeckFile& deck) { return !deck.starter(); });
    return decks_;
}

fs::path DeckDesk::folder(DeckFileKind kind) {
    return kind == DeckFileKind::list ? ListShelf::folder() : store::user_folder() / store::ultraman_deck_place;
}

bool DeckDesk::is_taken(const std::string& name, DeckFileKind kind) {
    return std::ranges::any_of(
        decks(), [&](const DeckFile& deck) { return deck.name == name && workshop::deck_file_kind(deck.id) == kind; });
}

DeckDesk::Own DeckDesk::own_decks(const std::string& cube) {
    if (!cube.empty()) {
        const auto held = cubes_(cube);
        return held && !held->ucg ? Own(own_pokemon_decks(*held)) : nullptr;
    }
    if (!ultraman_) ultraman_ = own_ultraman_decks(shelf_, data_);
    return ultraman_;
}

Said DeckDesk::lay(OpenedDeck deck, const std::string& cube) {
    const bool is_list = deck.kind() == DeckFileKind::list;
    Own own = own_decks(is_list ? cube : std::string());
    if (!own) return std::string(say_(text::SessionPhrase::no_such_cube, {cube}));
    deck_ = std::move(deck);
    own_ = std::move(own);
    cube_ = is_list ? cube : std::string();
    ++opened_;
    sort_in();
    choose_size();
    return std::nullopt;
}

Said DeckDesk::begin(std::string name, const std::string& cube) {
    return lay(OpenedDeck(std::move(name), cube.empty() ? DeckFileKind::ultraman : DeckFileKind::list), cube);
}

Said DeckDesk::open(const std::string& id, const std::string& cube) {
    auto opened = OpenedDeck::open(id);
    if (!opened) return say_(opened.error());
    return lay(std::move(*opened), cube);
}

Said DeckDesk::open_copy(const std::string& id, std::string name) {
    const auto opened = OpenedDeck::open(id);
    if (!opened) return say_(opened.error());
    return lay(opened->copy(std::move(name)), {});
}

Said DeckDesk::begin_list(std::string name, const std::string& text, const std::vector<std::string>& cubes) {
    auto read = OpenedDeck::of_list(std::move(name), text);
    if (!read) return say_(read.error());
    const std::string cube = likely_cube(*read, cubes);
    return lay(std::move(*read), cube);
}

std::string DeckDesk::likely_cube(const std::string& id, const std::vector<std::string>& cubes) {
    const auto opened = OpenedDeck::open(id);
    return likely_cube(opened ? *opened : OpenedDeck({}, DeckFileKind::list), cubes);
}

std::string DeckDesk::likely_cube(const OpenedDeck& deck, const std::vector<std::string>& cubes) {
    std::string likely;
    int most = -1;
    for (const std::string& cube : cubes) {
        const Own own = own_decks(cube);
        if (!own) continue;
        int known = 0;
        for (const DeckLine& line : deck.lines())
            if (own->meant(line.card)) known += line.copies;
        if (known > most) most = known, likely = cube;
    }
    return likely;
}

Said DeckDesk::turn_to(const std::string& cube) {
    Own own = own_decks(cube);
    if (!own || own->kind() != deck_->kind()) return std::string(say_(text::SessionPhrase::no_such_cube, {cube}));
    own_ = std::move(own);
    cube_ = cube;
    ++opened_;
    sort_in();
    return std::nullopt;
}

// The smallest that all its cards have room in; a new one is as large as the last.
void DeckDesk::choose_size() {
    if (deck_->lines().empty() || sizes().empty()) return;
    size_ = sizes().front();
    for (const int size : sizes())
        if (size >= deck_->size()) size_ = std::min(size_, size);
}

void DeckDesk::sort_in() {
    deck_->sort_in([&](const DeckLine& line) {
        const auto card = own_->meant(line.card);
        return card ? own_->part(*card) : line.part;
    });
}

std::map<CardId, int> DeckDesk::contents() const {
    std::map<CardId, int> contents;
    for (const DeckLine& line : deck_->lines())
        if (const auto card = own_->meant(line.card)) contents[*card] += line.copies;
    return contents;
}

// Several lines of a list may mean one card: the first of them gets all copies.
Said DeckDesk::set_copies(CardId card, int copies) {
    std::vector<DeckLine> wanted;
    for (const DeckLine& line : deck_->lines())
        if (own_->meant(line.card) == card) wanted.push_back({line.card, wanted.empty() ? copies : 0, line.part});
    if (wanted.empty()) wanted.push_back({own_->called(card), copies, own_->part(card)});
    return said(deck_->set_lines(wanted));
}

bool DeckDesk::name_is_taken() {
    return std::ranges::any_of(decks(), [&](const DeckFile& deck) {
        return deck.name == deck_->name() && deck.id != deck_->path().string() &&
               workshop::deck_file_kind(deck.id) == deck_->kind();
    });
}

// Of several decks of the Ultraman Card Game with one file name only the first is seen, the program's own before all others.
fs::path DeckDesk::free_file() {
    const DeckFileKind kind = deck_->kind();
    std::vector<fs::path> files;
    if (kind == DeckFileKind::ultraman) files = store::ultraman_deck_files(data_);
    else
        for (const ListShelf::File& file : lists_.files()) files.push_back(file.path);
    const std::string stem = store::file_name(deck_->name());
    std::string name = stem;
    const auto is_there = [&] {
        return std::ranges::any_of(files, [&](const fs::path& file) { return file.stem() == name; });
    };
    for (int number = 2; is_there(); ++number) name = stem + "-" + std::to_string(number);
    return folder(kind) / (name + std::string(ending_of(kind)));
}

// A list is called as its file: with another name it gets another one.
std::optional<Error> DeckDesk::write() {
    if (deck_->path().empty()) return deck_->save_as(free_file());
    const bool moves = deck_->kind() == DeckFileKind::list && deck_->path().stem() != store::file_name(deck_->name());
    return moves && deck_->path().stem() != deck_->name() ? deck_->move_to(free_file()) : deck_->save();
}

void DeckDesk::read_again() {
    if (deck_->kind() == DeckFileKind::list) lists_.read_again();
    else shelf_.read_again();
}

Said DeckDesk::save() {
    if (!writes_) return std::nullopt;
    if (Said no = said(write())) return no;
    read_again();
    return std::nullopt;
}

Said DeckDesk::save_copy(std::string name) {
    if (!writes_) return std::nullopt;
    OpenedDeck before = *deck_;
    deck_ = before.copy(std::move(name));
    ++opened_;
    Said no = save();
    if (no) deck_ = std::move(before);
    return no;
}

Result<fs::path> DeckDesk::put_aside() {
    ENSURE(!deck_->path().empty());
    if (!writes_) return deck_->path();
    auto there = store::put_aside(deck_->path());
    if (!there) return there;
    read_again();
    deck_.reset();
    own_.reset();
    return there;
}

}  // namespace cubenight::gui
