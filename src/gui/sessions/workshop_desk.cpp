#include "src/gui/sessions/workshop_desk.hpp"

#include <algorithm>
#include <utility>

#include "engine/cards/lists/write_list.hpp"
#include "engine/core/ensure.hpp"
#include "src/lists/set_index.hpp"
#include "src/store/file_name.hpp"
#include "src/store/files.hpp"
#include "src/store/folders.hpp"
#include "src/store/library.hpp"
#include "src/store/new_file.hpp"

namespace cubenight::gui {

namespace fs = std::filesystem;
using library::Library;

namespace {

Resolution chosen(const NearMiss& near) {
    Resolution chosen;
    chosen.verdict = Verdict::printing;
    chosen.printing = near.printing;
    return chosen;
}

// The first near card of an open entry's own name; null where there is none.
const NearMiss* namesake_of(const Resolution& found) {
    if (found.settled()) return nullptr;
    const auto near = std::ranges::find(found.near, NearBy::same_name, &NearMiss::by);
    return near == found.near.end() ? nullptr : &*near;
}

}  // namespace

WorkshopDesk::~WorkshopDesk() {
    list_given_up_ = true;
    if (worker_.joinable()) worker_.join();
    if (reader_.joinable()) reader_.join();
}

Said WorkshopDesk::said(const std::optional<Error>& error) const { return error ? Said(say_(*error)) : std::nullopt; }

void WorkshopDesk::show_only(std::optional<Library> library) {
    library_ = std::move(library);
    sets_.clear();
    in_memory_ = tried_ = true;
    writes_ = false;
    ++library_version_;
}

const Library* WorkshopDesk::library() {
    if (!in_memory_ && !importing()) open_library();
    return library_ ? &*library_ : nullptr;
}

// Cards may be imported in a terminal meanwhile.
void WorkshopDesk::open_library() {
    std::error_code none;
    const auto time = fs::last_write_time(Library::usual_path(), none);
    const auto written = none ? std::nullopt : std::optional(time);
    if (std::exchange(tried_, true) && written == written_) return;
    written_ = written;
    library_.reset();
    if (auto opened = Library::open(Library::usual_path())) library_ = std::move(*opened);
    sets_.clear();
    ++library_version_;
}

void WorkshopDesk::begin_import(const std::string& place) {
    if (worker_.joinable()) return;  // one at a time; the other tells how far it is
    if (in_memory_ && !library_) {
        auto made = Library::in_memory();
        if (made) library_ = std::move(*made);
        else return;
    }
    per_cent_ = 0;
    ended_ = false;
    worker_ = std::thread([this, path = fs::path(place)] {
        auto opened = in_memory_ ? Result<Library>(Error{}) : Library::open_or_make(Library::usual_path());
        if (!in_memory_ && !opened) {
            report_ = opened.error();
        } else {
            const Library& library = in_memory_ ? *library_ : *opened;
            report_ = library::import_cards(library, std::vector{path}, library::Begin::with_what_is_there,
                                            [this](std::size_t done, std::size_t all) {
                                                per_cent_ = all == 0 ? 0 : static_cast<int>(done * 100 / all);
                                            });
        }
        ended_ = true;
    });
}

std::optional<int> WorkshopDesk::importing() const {
    return worker_.joinable() ? std::optional(per_cent_.load()) : std::nullopt;
}

std::optional<Result<library::ImportReport>> WorkshopDesk::imported() {
    if (!ended_ || !worker_.joinable()) return std::nullopt;
    worker_.join();
    worker_ = {};
    ended_ = false;
    if (!in_memory_) library_.reset(), tried_ = false;
    sets_.clear();
    ++library_version_;
    return std::exchange(report_, std::nullopt);
}

int ReadList::open_cards() const {
    int open = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (!found[i].settled()) open += list.entries[i].count;
    return open;
}

namespace {

// What each entry means; `told` hears how many are done, and whether to go on.
Result<ReadList> read_against(CardSources cards, const std::string& text, const std::string& name,
                              const std::function<bool(std::size_t done, std::size_t all)>& told) {
    auto list = read_card_list(text, std::nullopt, name);
    if (!list) return list.error();
    const SourcesIndex index(cards);
    ReadList read{
        .name = fs::path(name).stem().string(), .list = std::move(*list), .found = {}, .text = text, .from = name};
    for (const ListEntry& entry : read.list.entries) {
        read.found.push_back(resolve(entry, index));
        if (!told(read.found.size(), read.list.entries.size())) break;
    }
    if (index.fault()) return *index.fault();
    return read;
}

}  // namespace

// Read when a list first needs them.
const std::shared_ptr<const CardSet>& WorkshopDesk::own_cards() {
    if (!own_cards_) own_cards_ = std::make_shared<const CardSet>(cubenight::own_cards(data_));
    return own_cards_;
}

void WorkshopDesk::begin_list_file(const std::string& path) {
    begin_reading([path] { return store::read_file(path, longest_list); }, path);
}

void WorkshopDesk::begin_list(const std::string& text) {
    begin_reading([text] { return Result<std::string>(text); }, {});
}

void WorkshopDesk::begin_reading(std::function<Result<std::string>()> text, std::string name) {
    if (reader_.joinable()) return;
    static_cast<void>(library());
    list_version_ = library_version_;
    list_per_cent_ = 0;
    list_ended_ = false;
    const auto read = [this, name, own = own_cards(), names = &lexicon()](const Result<std::string>& content,
                                                                          const Library* cards) -> Result<ReadList> {
        if (!content) return content.error();
        return read_against({cards, own.get(), names}, *content, name, [this](std::size_t done, std::size_t all) {
            list_per_cent_ = static_cast<int>(done * 100 / all);
            return !list_given_up_;
        });
    };
    if (in_memory_) {  // a library in memory is nobody else's
        read_ = read(text(), library());
        return;
    }
    reader_ = std::thread([this, read, text = std::move(text)] {
        const auto cards = Library::open(Library::usual_path());
        read_ = read(text(), cards ? &*cards : nullptr);
        list_ended_ = true;
    });
}

std::optional<int> WorkshopDesk::reading() const {
    return reader_.joinable() ? std::optional(list_per_cent_.load()) : std::nullopt;
}

std::optional<Said> WorkshopDesk::list_read() {
    if (reader_.joinable()) {
        if (!list_ended_) return std::nullopt;
        reader_.join();
    }
    if (!read_) return std::nullopt;
    Result<ReadList> read = *std::exchange(read_, std::nullopt);
    if (!read) return Said(say_(read.error()));
    // Of the same list, what was clear stays as it was decided.
    if (list_ && list_->text == read->text && list_->found.size() == read->found.size())
        for (std::size_t i = 0; i < read->found.size(); ++i)
            if (list_->found[i].settled()) read->found[i] = list_->found[i];
    put(std::move(*read));
    return Said();
}

void WorkshopDesk::read_on() {
    if (!list_ || read_ || reader_.joinable() || importing()) return;
    static_cast<void>(library());
    if (list_version_ == library_version_) return;
    begin_reading([text = list_->text] { return Result<std::string>(text); }, list_->from);
}

Said WorkshopDesk::read_list(const std::string& text, const std::string& name) {
    const CardSources cards{library(), own_cards().get(), &lexicon()};
    list_version_ = library_version_;
    auto read = read_against(cards, text, name, [](std::size_t, std::size_t) { return true; });
    if (!read) return say_(read.error());
    put(std::move(*read));
    return std::nullopt;
}

void WorkshopDesk::show_list(ReadList list) {
    list_version_ = library_version_;
    put(std::move(list));
}

void WorkshopDesk::put(ReadList list) {
    count(list);
    list_ = std::move(list);
    choices_.clear();
}

void WorkshopDesk::count(ReadList& list) {
    list_lines_.reset();
    list.settled_entries = list.settled_cards = list.energy_entries = 0;
    for (std::size_t i = 0; i < list.found.size(); ++i) {
        if (!list.found[i].settled()) continue;
        ++list.settled_entries;
        if (list.found[i].energy) ++list.energy_entries;
        else list.settled_cards += list.list.entries[i].count;
    }
}

store::FileChooser* WorkshopDesk::chooser() {
    if (!std::exchange(chooser_sought_, true) && !in_memory_)
        if (const auto program = store::FileChooser::program()) chooser_.emplace(*program);
    return chooser_ ? &*chooser_ : nullptr;
}

void WorkshopDesk::choose(std::size_t entry, std::size_t near) {
    Resolution& found = list_->found[entry];
    const Resolution now = chosen(found.near[near]);
    choices_.push_back({{entry, std::exchange(found, now)}});
    count(*list_);
}

int WorkshopDesk::namesakes() const {
    return static_cast<int>(
        std::ranges::count_if(list_->found, [](const Resolution& found) { return namesake_of(found) != nullptr; }));
}

void WorkshopDesk::choose_namesakes() {
    Choice choice;
    for (std::size_t i = 0; i < list_->found.size(); ++i)
        if (const NearMiss* const near = namesake_of(list_->found[i])) {
            const Resolution now = chosen(*near);
            choice.emplace_back(i, std::exchange(list_->found[i], now));
        }
    choices_.push_back(std::move(choice));
    count(*list_);
}

void WorkshopDesk::take_back_choice() {
    for (auto& [entry, was] : choices_.back()) list_->found[entry] = std::move(was);
    choices_.pop_back();
    count(*list_);
}

std::string WorkshopDesk::deck_text() const {
    if (choices_.empty()) return list_->text;
    std::vector<ListedCard> cards;
    for (const ListEntry& entry : list_->list.entries)
        cards.push_back({entry.count, entry.name, entry.printing, entry.section, {}});
    for (const Choice& choice : choices_)
        for (const auto& [entry, was] : choice) {
            cards[entry].name = list_->found[entry].printing->name;
            cards[entry].printing = {};
        }
    return written_in_parts(cards);
}

Said WorkshopDesk::open_cube(const std::string& id) {
    auto cube = other_cube(id);
    if (!cube) return say_(cube.error());
    cube_ = std::move(*cube);
    return std::nullopt;
}

bool WorkshopDesk::comes_with_program() const { return store::comes_with_program(cube_->path(), data_); }

Result<workshop::OpenedCube> WorkshopDesk::other_cube(const std::string& id) const {
    const auto file = store::find_cube(id, data_);
    if (!file) return file.error();
    return workshop::OpenedCube::open(*file, data_);
}

Said WorkshopDesk::save() {
    ENSURE(!writes_ || !comes_with_program());
    return writes_ ? said(cube_->save()) : std::nullopt;
}

Said WorkshopDesk::save_as(const std::string& name) {
    return writes_ ? said(cube_->save_as(name, store::file_name(name))) : std::nullopt;
}

Result<std::filesystem::path> WorkshopDesk::put_cube_aside() {
    ENSURE(!comes_with_program());
    if (!writes_) return cube_->path();
    auto there = store::put_aside(cube_->path());
    if (there) cube_.reset();
    return there;
}

std::string WorkshopDesk::cube_as_list() const {
    std::vector<ListedCard> cards;
    for (const workshop::Entry& entry : cube_->entries()) {
        const Card& card = (*cube_)[entry.card];
        if (cube_->ucg_cards())
            cards.push_back({entry.copies, card.name + " " + card.key, {}, ListSection::none, card.key});
        else cards.push_back(listed_card(card.key, card.name, card.kind, entry.copies));
    }
    return written_in_parts(cards);
}

}  // namespace cubenight::gui
