// Putting cards into a library: all at once or, whatever happens meanwhile, not at all.
#pragma once

#include <unordered_set>

#include "src/library/library.hpp"
#include "src/library/rows.hpp"

namespace cubenight::library {

enum class Put : std::uint8_t { added, changed, same };

// What is in the library before the first card is put in.
enum class Begin : std::uint8_t { with_what_is_there, empty };

// As long as it lives no other program writes to the library; others read it as it was. What is not committed has not happened.
// REQUIRES: its library lives and stays where it is.
class Writing {
public:
    static Result<Writing> begin(const Library& library, Begin begin = Begin::with_what_is_there);
    Writing(Writing&& other) noexcept;
    Writing& operator=(Writing&&) = delete;
    ~Writing();

    // The card, over the one of its id where there is one. REQUIRES: no fault_of(card).
    Result<Put> put(const LibraryCard& card);
    // What is known of a set: what the given one does not tell stays as it is. REQUIRES: no fault_of(set).
    Result<Put> put(const LibrarySet& set);
    // Makes the cards findable by their words, and waits until all is on disk.
    std::optional<Error> commit();

private:
    Writing(const Database& database, CardReader reader, CardWriter writer)
        : database_(&database), reader_(std::move(reader)), writer_(std::move(writer)) {}
    std::optional<Error> prepare(Begin begin);
    std::optional<Error> know_set(const std::string& code);
    std::optional<Error> write_words();

    const Database* database_;  // null: nothing is to be rolled back
    CardReader reader_;
    CardWriter writer_;
    Statement card_of_, set_of_, add_set_, put_set_;
    std::unordered_set<std::string> known_sets_;
    bool words_differ_ = false;  // from those of the cards
    std::size_t cards_ = 0;
};

}  // namespace cubenight::library
