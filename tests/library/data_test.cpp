// A whole collection of card data, where one lies beside the repository; the program itself brings none.
#include <algorithm>
#include <chrono>
#include <iostream>

#include "src/library/import.hpp"
#include "tests/library/invented.hpp"
#include "tests/support/folder.hpp"

using namespace cubenight;
using namespace cubenight::library;
using namespace cubenight::test;
namespace fs = std::filesystem;

namespace {

const fs::path collection = fs::path(CUBENIGHT_SOURCE_DIR).parent_path() / "shared" / "cards";

double seconds_of(const auto& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

TEST_CASE("a whole collection goes in without a fault and comes out as it went in", "[library.data]") {
    if (!fs::exists(collection / "index.json")) {
        WARN("no card data beside the repository");
        return;
    }
    const Folder folder;
    const Library library = sound(Library::open_or_make(folder / "cards.sqlite"));
    ImportReport first, again;
    const std::vector<fs::path> places = {collection};
    const double once = seconds_of([&] { first = sound(import_cards(library, places)); });
    const double twice = seconds_of([&] { again = sound(import_cards(library, places)); });
    std::cout << "card data: " << first.added << " cards in " << once << " s, again in " << twice << " s\n";
    CHECK(first.faults == std::vector<Error>{});
    CHECK(first.added > 10'000);
    CHECK(again.same == first.added);
    CHECK(again.added + again.changed + again.kept == 0);
    std::size_t seen = 0;
    REQUIRE_FALSE(library.for_each([&](const LibraryCard& card) {
        ++seen;
        if (seen % 50 != 0) return true;
        CHECK(sound(library.by_id(card.id)) == card);
        const auto numbered = sound(library.by_number(card.set, card.number)),
                   named = sound(library.by_name(card.name));
        CHECK(std::ranges::find(numbered, card) != numbered.end());
        CHECK(std::ranges::find(named, card) != named.end());
        return true;
    }));
    CHECK(seen == first.added);
    for (const LibrarySet& set : sound(library.sets())) {
        CHECK_FALSE(set.name.empty());
        CHECK(set.cards == set.total);
    }
}
