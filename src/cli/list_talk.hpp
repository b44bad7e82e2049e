// A list of cards read from a file and resolved against the card library and the cards of the program's own cubes, and what is
// told of it.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/cards/lists/resolve.hpp"
#include "src/library/library.hpp"
#include "src/lists/choices.hpp"

namespace CLI {
class App;
}

namespace cubenight::cli {

// The arguments of whoever reads a list: FILE, --as, --other-printings, --all-lines, --json.
struct ListArguments {
    std::filesystem::path file;
    std::string kind;  // empty: the one that it seems to be
    StandIns stand_ins = StandIns::none;
    bool all_lines = false, json = false;

    void add_to(CLI::App& command);
};

struct HeardList {
    std::optional<library::Library> library;
    CardSet others;  // of the program's own cubes
    naming::Lexicon lexicon;
    CardList list;
    std::vector<Resolution> found;    // one for each entry
    std::optional<Error> no_library;  // why nothing can be known beyond the other cards and basic energy
    int settled_entries = 0, settled_cards = 0;
    // Whether each line is an entry with its card, or needs none, and its counts hold.
    bool is_whole() const;
    void count();  // what is settled
    CardSources sources() const { return {library ? &*library : nullptr, &others, &lexicon}; }
    // Another list against the same cards. An error where the library is damaged.
    Result<std::vector<Resolution>> resolved(const CardList& other, StandIns stand_ins) const;
};

// `data`: the folder that the program's own cubes lie in; empty: the usual ones. An error where the file cannot be read, or
// holds no list, or the library is damaged.
Result<HeardList> hear_list(const ListArguments& arguments, const std::filesystem::path& data);

// What a person decided about open lines, by arguments or at the terminal, line by line. An error names what cannot be.
std::optional<Error> take_choices(HeardList& heard, std::span<const LineChoice> choices);
std::optional<Error> ask_for_choices(HeardList& heard);

// A card that comes near, as a line of its own.
std::string near_text(const NearMiss& miss);

// What is open line by line with what comes near, counts that do not hold, and how much is settled; with --all-lines
// the settled entries, too.
std::string told_list(const HeardList& heard, const ListArguments& arguments);

// The same as JSON; the names of its fields are a promise (docs/lists.md). `cube`: the file that was made of it; empty: none.
std::string list_json(const HeardList& heard, const ListArguments& arguments, const std::string& cube);

}  // namespace cubenight::cli
