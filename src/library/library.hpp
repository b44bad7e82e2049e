// The card library: what cards a person has given to the program, with their printed texts. It is one SQLite file in the user's
// data folder (docs/library.md). Everything is read from the file when it is asked for; whoever imports at the same time does
// not disturb who reads, and cards of one answer are of one state of the library.
//
// An error names the file, and means that it cannot be read or is not what this program wrote. Nothing found is no error.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "engine/core/result.hpp"
#include "src/library/card.hpp"

namespace cubenight::library {

class Database;

// Cards that a search has found, the best first, and how many there are.
struct FoundCards {
    std::vector<LibraryCard> cards;
    std::size_t all = 0;
};

inline constexpr std::size_t longest_query =
    400;  // bytes of a name or words that are looked for; what stands behind does not count

class Library {
public:
    // The library that commands and the window use, in the user's folder. Empty where the machine has none.
    static std::filesystem::path usual_path();

    // An existing library. An error where there is none yet: its reason says how one is made.
    static Result<Library> open(const std::filesystem::path& path);
    // The same, made with its folders where it is not there.
    static Result<Library> open_or_make(const std::filesystem::path& path);
    // An empty one that goes when it is closed.
    static Result<Library> in_memory();

    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    // The card of that id, letter by letter.
    Result<std::optional<LibraryCard>> by_id(std::string_view id) const;

    // Cards of the sets that are called so (sets_called) with that number: "004" is "4", "tg05" is "TG05". In order.
    Result<std::vector<LibraryCard>> by_number(std::string_view set, std::string_view number) const;

    // All printings of a name, in order. Case, accents, kinds of apostrophe, dash and blank do not count: "pokemon" is "Pokémon".
    Result<std::vector<LibraryCard>> by_name(std::string_view name) const;

    // The name of every card, each once, in no order.
    Result<std::vector<std::string>> names() const;

    // Names that may have been meant, nearest first, as printed, each once: slips of the keyboard, and names that begin with or
    // hold what was written.
    Result<std::vector<std::string>> near_names(std::string_view name, std::size_t most = 8) const;

    // Cards that have all words, begun or whole: in name, text, type, set or kind (supertype and subtypes). `type:fire` looks
    // there alone (so name:, text:, set:, kind:); words in "quotes" stand together. No text is a wrong query; one without words
    // finds nothing. The first `skip` are left out, then at most `most` are given.
    Result<FoundCards> search(std::string_view words, std::size_t most = 100, std::size_t skip = 0) const;

    // All sets, in order: by their day, those without one first, then by code.
    Result<std::vector<LibrarySet>> sets() const;
    // Those whose code, or code in lists of PTCGO and Live, is that; case does not count. Several sets can have one code.
    Result<std::vector<LibrarySet>> sets_called(std::string_view code) const;

    Result<std::size_t> size() const;  // in cards

    // Every card, in order: sets as above, then numbers. `each` says whether to go on.
    std::optional<Error> for_each(const std::function<bool(const LibraryCard&)>& each) const;

    const Database& database() const { return *database_; }  // for writing.hpp

private:
    explicit Library(Database database);
    static Result<Library> made(const std::filesystem::path& path);
    std::unique_ptr<Database> database_;
};

}  // namespace cubenight::library
