// cubenight cards import DIR-OR-FILE...: card data into the card library. cubenight cards show ID-OR-NAME, cards search WORDS: what
// is in it. A card of a cube is shown, too.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/cube_cards.hpp"
#include "src/cli/error_json.hpp"
#include "src/cli/library_access.hpp"
#include "src/cli/library_json.hpp"
#include "src/cli/print_json.hpp"
#include "src/cli/printed_card.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/library/import.hpp"

namespace cubenight::cli {
namespace {

using cereal::make_nvp;
using library::ImportReport, library::Library, library::LibraryCard, library::LibrarySet;

struct CardLibraryWish {
    std::vector<std::string> words;
    bool anew = false, json = false;
    std::size_t limit = 50;

    // What was given in several arguments is one name, or one search.
    std::string all_words() const {
        std::string all;
        for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
        return all;
    }
};

void print_report(const ImportReport& report) {
    const auto text = [](std::size_t number) { return std::to_string(number); };
    std::cout << say(Word::cards_imported,
                     {text(report.cards()), text(report.added), text(report.changed), text(report.same)})
              << "\n";
    if (report.sets > 0) std::cout << say(Word::sets_imported, {text(report.sets)}) << "\n";
    if (report.deck_lists > 0) std::cout << say(Word::decks_passed_over, {text(report.deck_lists)}) << "\n";
    if (report.kept > 0) std::cout << say(Word::cards_kept, {text(report.kept)}) << "\n";
    if (report.refused > 0) std::cout << say(Word::entries_refused, {text(report.refused)}) << "\n";
}

std::optional<Error> print_size(const Library& library) {
    const auto size = library.size();
    if (!size) return size.error();
    const auto sets = library.sets();
    if (!sets) return sets.error();
    const auto filled = std::ranges::count_if(*sets, [](const LibrarySet& set) { return set.cards > 0; });
    std::cout << say(Word::library_holds,
                     {std::to_string(*size), std::to_string(filled), Library::usual_path().string()})
              << std::endl;
    return std::nullopt;
}

void print_faults(const ImportReport& report) {
    for (const Error& fault : report.faults) std::cerr << complaint(fault);
    if (report.refused > report.faults.size())
        std::cerr << say(Word::first_are_told, {std::to_string(report.faults.size())}) << "\n";
}

void print_as_json(const ImportReport& report) {
    print_json(make_nvp("files", report.files), make_nvp("cards", report.cards()), make_nvp("added", report.added),
               make_nvp("changed", report.changed), make_nvp("same", report.same), make_nvp("sets", report.sets),
               make_nvp("kept", report.kept), make_nvp("refused", report.refused), make_nvp("errors", report.faults));
}

int import_cards(const CardLibraryWish& wish, const Request&) {
    const auto library = Library::open_or_make(Library::usual_path());
    if (!library) return told(library.error());
    const std::vector<std::filesystem::path> places(wish.words.begin(), wish.words.end());
    const auto report = [&] {
        Progress progress{std::string(say(Word::importing)), OffTerminal::nothing};
        return library::import_cards(
            *library, places, wish.anew ? library::Begin::empty : library::Begin::with_what_is_there,
            [&](std::size_t done, std::size_t all) { progress.show(done / 1000, all / 1000); });
    }();
    if (!report) return told(report.error());
    const bool read = report->cards() + report->sets > 0;
    if (wish.json) print_as_json(*report);
    else {
        if (read) print_report(*report);
        if (read)
            if (const auto error = print_size(*library)) return told(*error);
        print_faults(*report);
        if (!read) std::cerr << say(Word::library_unchanged) << "\n";
    }
    return read && report->refused == 0 ? done : failed;
}

// Cards in columns. An error where the sets cannot be read.
std::optional<Error> print_rows(const std::vector<LibraryCard>& cards, const Library& library) {
    const auto sets = library.sets();
    if (!sets) return sets.error();
    std::vector<std::vector<std::string>> rows = {row_of_headings()};
    for (const LibraryCard& card : cards) rows.push_back(printed_row(card, *sets));
    std::cout << as_table(rows, {4});
    return std::nullopt;
}

// The card of that id, or all printings of that name.
Result<std::vector<LibraryCard>> cards_called(const Library& library, const std::string& called) {
    auto card = library.by_id(called);
    if (!card) return card.error();
    if (*card) return std::vector<LibraryCard>{std::move(**card)};
    return library.by_name(called);
}

int nothing_called(const Library& library, const std::string& called) {
    const auto near = library.near_names(called);
    if (!near) return told(near.error());
    std::cerr << say(Word::no_card_in_library, {shortened(called, library::longest_query)}) << "\n";
    if (!near->empty()) std::cerr << say(Word::did_you_mean, {say.row(*near)}) << "\n";
    return failed;
}

// Printings with one text are one card, told by the newest; others are told apart by their ids.
int print_printings(const std::vector<LibraryCard>& cards, const Library& library) {
    std::vector<LibraryCard> different;
    for (auto card = cards.rbegin(); card != cards.rend(); ++card)
        if (std::ranges::none_of(different, [&](const LibraryCard& one) { return library::same_text(one, *card); }))
            different.push_back(*card);
    if (different.size() > 1) {
        if (const auto error = print_rows(different, library)) return told(*error);
        std::cout << say(Word::printings_differ, {std::to_string(different.size())}) << std::endl;
        return done;
    }
    const auto sets = library.sets();
    if (!sets) return told(sets.error());
    std::vector<std::string> again;
    for (const LibraryCard& card : cards)
        if (card.id != cards.back().id) again.push_back(card.id);
    std::cout << printed_card(cards.back(), set_of(cards.back().set, *sets), again) << std::flush;
    return done;
}

// Whether there is a library with such a card in it; what is wrong with one is said where it is opened.
bool is_in_library(const std::string& called) {
    const auto library = Library::open(Library::usual_path());
    if (!library) return false;
    const auto cards = cards_called(*library, called);
    return cards && !cards->empty();
}

// The cards of the cubes come first; by a part of a name they are found where nothing has that name whole.
bool told_of_cubes_alone(const std::string& called, const Request& request) {
    const bool told = tell_cards_of_cubes(called, Given::whole_name, request) > 0;
    if (is_in_library(called)) return false;
    return told || tell_cards_of_cubes(called, Given::part, request) > 0;
}

int show_cards(const CardLibraryWish& wish, const Request& request) {
    const std::string called = wish.all_words();
    if (!wish.json && told_of_cubes_alone(called, request)) return done;
    const auto library = open_library();
    if (!library) return failed;
    const auto cards = cards_called(*library, called);
    if (!cards) return told(cards.error());
    if (cards->empty()) return nothing_called(*library, called);
    if (!wish.json) return print_printings(*cards, *library);
    print_json(make_nvp("cards", *cards));
    return done;
}

// Without a library those of the cubes are searched. False where none is found.
bool found_in_cubes(const CardLibraryWish& wish, const Request& request) {
    std::error_code none;
    if (std::filesystem::exists(Library::usual_path(), none)) return false;
    const auto found = static_cast<int>(tell_cards_of_cubes(wish.all_words(), Given::words, request));
    if (found > 0) std::cout << say.count(Word::card_is_found, Word::cards_are_found, found) << std::endl;
    return found > 0;
}

int search_cards(const CardLibraryWish& wish, const Request& request) {
    if (!wish.json && found_in_cubes(wish, request)) return done;
    const auto library = open_library();
    if (!library) return failed;
    const auto found = library->search(wish.all_words(), wish.limit);
    if (!found) return told(found.error());
    if (wish.json) {
        print_json(make_nvp("all", found->all), make_nvp("cards", found->cards));
        return done;
    }
    if (!found->cards.empty())
        if (const auto error = print_rows(found->cards, *library)) return told(*error);
    const auto shown = found->cards.size();
    std::cout << (shown == found->all
                      ? say.count(Word::card_is_found, Word::cards_are_found, static_cast<int>(found->all))
                      : say(Word::some_are_shown, {std::to_string(shown), std::to_string(found->all)}))
              << std::endl;
    return done;
}

using CardLibraryDeed = int (*)(const CardLibraryWish&, const Request&);

CLI::App& add(CLI::App& cards, const char* name, Help what, Help json, const std::shared_ptr<CardLibraryWish>& wish,
              CardLibraryDeed deed, Request& request) {
    CLI::App* command = cards.add_subcommand(name, help(what));
    command->add_flag("--json", wish->json, help(json));
    command->callback(
        [wish, deed, &request] { request.action = [wish, deed, &request] { return deed(*wish, request); }; });
    return *command;
}

}  // namespace

void add_card_library(CLI::App& cards, Request& request) {
    const auto data = std::make_shared<CardLibraryWish>(), shown = std::make_shared<CardLibraryWish>(),
               sought = std::make_shared<CardLibraryWish>();
    auto& import = add(cards, "import", Help::cards_import, Help::cards_import_json, data, import_cards, request);
    import.add_option("DIR-OR-FILE", data->words, help(Help::card_data))->required();
    import.add_flag("--anew", data->anew, help(Help::anew));
    auto& show = add(cards, "show", Help::cards_show, Help::library_json, shown, show_cards, request);
    show.add_option("ID-OR-NAME", shown->words, help(Help::id_or_name))->required();
    auto& search = add(cards, "search", Help::cards_search, Help::library_json, sought, search_cards, request);
    search.add_option("WORDS", sought->words, help(Help::search_words))->required();
    search.add_option("--limit", sought->limit, help(Help::limit))
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
}

}  // namespace cubenight::cli
