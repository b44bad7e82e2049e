#include "src/workshop/opened_cube.hpp"

#include <algorithm>
#include <map>

#include "engine/cards/names.hpp"
#include "engine/cards/ultraman/cube_notation.hpp"
#include "engine/core/printable.hpp"
#include "engine/language/slips.hpp"
#include "engine/language/tokens.hpp"
#include "src/store/files.hpp"

namespace cubenight::workshop {

namespace fs = std::filesystem;

namespace {

std::vector<Entry> entries_of(const Cube& cube) {
    std::vector<Entry> entries;
    std::map<CardId, std::size_t> places;
    for (const CardId id : cube.cards) {
        const auto [place, first] = places.try_emplace(id, entries.size());
        if (first) entries.push_back({id, 0});
        ++entries[place->second].copies;
    }
    return entries;
}

// Whether two files differ in their house rules at most.
bool same_but_for_rules(const CubeFile& one, const CubeFile& other) {
    const auto same_line = [](const CubeFile::Line& a, const CubeFile::Line& b) {
        return a.key == b.key && a.copies == b.copies;
    };
    return one.cube.name == other.cube.name && one.uses == other.uses && one.cube.energy == other.cube.energy &&
           std::ranges::equal(one.lines, other.lines, same_line) &&
           std::ranges::equal(one.free, other.free, same_line) && one.below.size() == other.below.size() &&
           one.names == other.names;
}

// Words and numbers, which cut up into tokens whatever they are.
bool is_plain(const std::string& value) {
    return !value.empty() && value.size() <= 100 &&
           value.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-. ") ==
               std::string::npos &&
           cut_tokens(value, {}, 1);
}

}  // namespace

Result<OpenedCube> OpenedCube::open(const fs::path& path, const fs::path& wanted_data) {
    auto text = store::read_file(path, largest_text);
    if (!text) return text.error();
    auto loaded = store::load_cube(path, wanted_data);
    if (!loaded) return loaded.error();
    OpenedCube cube;
    cube.path_ = path;
    cube.wanted_data_ = wanted_data;
    cube.cards_ = std::make_shared<CardSet>(*loaded->cards);
    cube.ucg_ = loaded->ucg;
    cube.on_disk_ = *text;
    auto lines = CubeText::read(std::move(*text), path.string());
    if (!lines) return lines.error();
    auto step = read(std::move(*lines), *cube.cards_, path);
    if (!step) return step.error();
    cube.steps_.push_back(std::move(*step));
    return cube;
}

Result<OpenedCube::Step> OpenedCube::read(CubeText text, const CardSet& cards, const fs::path& path,
                                          std::vector<std::string> added) {
    Step step{std::move(text), {}, {}, {}, std::move(added)};
    const std::string file = path.string();
    if (ultraman::is_cube(step.text.text())) {
        auto read = ultraman::read_cube(step.text.text(), file);
        if (!read) return read.error();
        step.file = std::move(read->common);
        step.ucg = read->rules;
    } else {
        auto read = read_cube(step.text.text(), file);
        if (!read) return read.error();
        step.file = std::move(*read);
    }
    const auto cube = resolve_cube(step.file, cards, file);
    if (!cube) return cube.error();
    step.entries = entries_of(*cube);
    return step;
}

int OpenedCube::copies(CardId card) const {
    const auto found = std::ranges::find(entries(), card, &Entry::card);
    return found == entries().end() ? 0 : found->copies;
}

int OpenedCube::size() const {
    int all = 0;
    for (const Entry& entry : entries()) all += entry.copies;
    return all;
}

std::optional<Error> OpenedCube::take(CubeText text, std::vector<std::string> added) {
    auto step = read(std::move(text), *cards_, path_, std::move(added));
    if (!step) return step.error();
    steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, steps_.end());
    steps_.push_back(std::move(*step));
    if (steps_.size() > most_steps) steps_.erase(steps_.begin());
    at_ = steps_.size() - 1;
    ++version_;
    return std::nullopt;
}

// The text with a line for each card: where there is none, a file has one copy of every card that it uses.
CubeText OpenedCube::listed() const {
    CubeText text = now().text;
    if (!file().lines.empty()) return text;
    std::vector<CubeFile::Line> lines;
    for (const Entry& entry : entries()) lines.push_back({(*cards_)[entry.card].key, entry.copies, 0});
    text.list_copies(lines);
    return text;
}

// A key may stand in several lines, which together are its copies: one stays.
void OpenedCube::write_copies(CubeText& text, std::string_view key, int copies) const {
    const auto lines = std::ranges::count(file().lines, key, &CubeFile::Line::key);
    for (auto i = lines; i > 1; --i) text.set_copies(key, 0);
    text.set_copies(key, copies);
}

std::optional<Error> OpenedCube::set_copies(std::string_view key, int copies) {
    const auto card = cards_->find_key(key);
    if (!card) return error(saying("no card of this cube has the key {0}", cubenight::quoted(key)));
    if (copies < 0 || copies > most_copies)
        return error(saying("a cube has at most {0} copies of a card", most_copies));
    if (copies == this->copies(*card)) return std::nullopt;
    if (copies == 0 && entries().size() == 1) return error(saying("a cube has one card at least"));
    CubeText text = listed();
    write_copies(text, key, copies);
    return take(std::move(text), now().added);
}

// What is added once this card is there; it is put among the cards where it is not one of them.
Result<std::vector<std::string>> OpenedCube::with(const Addition& card) {
    std::vector<std::string> added = now().added;
    if (!cards_->find_key(card.key)) {
        if (card.text.empty())
            return error(saying("no card of this cube has the key {0}", cubenight::quoted(card.key)));
        if (ucg_) return error(saying("a cube of the Ultraman Card Game has cards of that game alone"));
        auto read = read_cards(card.text, card.key);
        if (!read) return read.error();
        if (read->size() != 1 || read->front().key != card.key) return error(saying("this is not one card"));
        if (!cards_->add(std::move(read->front())))
            return error(saying("the card \"{0}\" is there twice, or there are too many cards", card.key));
        unsaved_[card.key] = card.text;
    }
    // A card of a step that was taken back is known, but in no file.
    const auto unsaved = unsaved_.find(card.key);
    if (unsaved != unsaved_.end() && std::ranges::find(added, unsaved->second) == added.end())
        added.push_back(unsaved->second);
    return added;
}

std::optional<Error> OpenedCube::add(const Addition& card, int copies) {
    auto added = with(card);
    if (!added) return added.error();
    const int before = this->copies(*cards_->find_key(card.key));
    if (copies < 1 || before + copies > most_copies)
        return error(saying("a cube has at most {0} copies of a card", most_copies));
    CubeText text = listed();
    write_copies(text, card.key, before + copies);
    return take(std::move(text), std::move(*added));
}

std::optional<Error> OpenedCube::swap(std::string_view called, const Addition& other) {
    const std::string key(called);  // which may lie in a record that moves when a card is added
    const auto card = cards_->find_key(key);
    const int copies = card ? this->copies(*card) : 0;
    if (copies == 0) return error(saying("no card of this cube has the key {0}", cubenight::quoted(key)));
    if (key == other.key) return std::nullopt;
    auto added = with(other);
    if (!added) return added.error();
    CubeText text = listed();
    const int there = this->copies(*cards_->find_key(other.key));
    if (there + copies > most_copies) return error(saying("a cube has at most {0} copies of a card", most_copies));
    write_copies(text, key, there > 0 ? 0 : copies);
    if (there > 0) write_copies(text, other.key, there + copies);
    else text.exchange(key, other.key);
    return take(std::move(text), std::move(*added));
}

std::optional<Error> OpenedCube::set_name(const std::string& name) {
    if (name == this->name()) return std::nullopt;
    if (const auto cut = cut_tokens(cubenight::quoted(name), {}, 1); !cut || cut->size() != 2)
        return error(saying("{0} is no name of a cube", printable(name)));
    CubeText text = now().text;
    text.set_name(name);
    return take(std::move(text), now().added);
}

std::optional<Error> OpenedCube::set_rule(const std::string& rule, const std::string& value) {
    CubeText text = now().text;
    const bool usual = value == "usual";
    const bool weakness = rule.starts_with("weakness of ") &&
                          rule.find_first_not_of("abcdefghijklmnopqrstuvwxyz",
                                                 std::string_view("weakness of ").size()) == std::string::npos;
    const bool known = ucg_ ? ultraman::find_option(rule).has_value() : find_option(rule).has_value();
    if (!is_plain(value)) return error(saying("{0} is no value of a house rule", cubenight::quoted(value)));
    if (rule == "rules") text.set_statement("rules", "rules " + value, {});
    else if (weakness) text.set_statement(rule, usual ? "" : rule + " = " + value, {"rules", "option", "weakness"});
    else if (known)
        text.set_statement("option " + rule, usual ? "" : "option " + rule + " " + value, {"game", "rules", "option"});
    else return error(saying("there is no house rule \"{0}\"", rule.substr(0, 60)));
    auto step = read(text, *cards_, path_);
    if (!step) return error(step.error().reason);
    if (!same_but_for_rules(step->file, file()))
        return error(saying("{0} is no value of a house rule", cubenight::quoted(value)));
    if (text.text() == this->text()) return std::nullopt;
    return take(std::move(text), now().added);
}

void OpenedCube::undo() {
    if (can_undo()) --at_, ++version_;
}

void OpenedCube::redo() {
    if (can_redo()) ++at_, ++version_;
}

namespace {

// In whichever language.
bool is_called(const Card& card, std::string_view name) {
    for (int i = 0; i < language_count; ++i)
        if (name_in(card, static_cast<Language>(i)) == name) return true;
    return false;
}

}  // namespace

Result<CardId> card_called(const OpenedCube& cube, std::string_view called) {
    if (const auto id = cube.cards().find_key(called)) return *id;
    std::vector<CardId> found;
    std::vector<std::string_view> names;
    for (const Entry& entry : cube.entries()) {
        const Card& card = cube[entry.card];
        names.push_back(card.name);
        if (is_called(card, called)) found.push_back(entry.card);
    }
    if (found.size() == 1) return found.front();
    if (found.empty())
        return Error{cube.path().string(), 0,
                     or_meant(saying("this cube has no card {0}", cubenight::quoted(called)), nearest(called, names))};
    std::string keys;
    for (const CardId id : found) keys += (keys.empty() ? "" : ", ") + cube[id].key;
    return Error{cube.path().string(), 0, saying("several cards are called {0}: {1}", cubenight::quoted(called), keys)};
}

}  // namespace cubenight::workshop
