#include "src/workshop/wanted_cards.hpp"

#include <algorithm>

#include "engine/cards/lists/deck_line.hpp"
#include "src/lists/card_text.hpp"
#include "src/lists/library_index.hpp"

namespace cubenight::workshop {
namespace {

Wanted not_found(Saying why, std::vector<NearMiss> near = {}) {
    return {std::nullopt, {{{}, 0, std::move(why)}, std::move(near)}};
}

// A line as its count and what stands behind it.
struct Counted {
    int copies = 1;
    std::string_view card;
};
Counted counted(const OpenedCube& cube, std::string_view line) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos || cube.cards().find_key(line)) return {1, line};
    const auto count = count_in(line.substr(0, blank));
    if (!count) return {1, line};
    return {*count, line.substr(std::min(line.find_first_not_of(' ', blank), line.size()))};
}

Wanted of_library(const library::LibraryCard& card, int copies) {
    auto addition = addition_of(card);
    if (!addition) return {std::nullopt, {addition.error(), {}}};
    return {WantedCard{copies, std::move(*addition), card.name}, {}};
}

Wanted from_library(const library::Library& library, const ListEntry& entry) {
    const LibraryIndex index(library);
    const Resolution found = resolve(entry, index, StandIns::none);
    if (index.fault()) return {std::nullopt, {*index.fault(), {}}};
    if (found.energy) return not_found(saying("basic energy is for everybody, and no card of a cube"));
    if (!found.printing) return not_found(said_of(entry, found), found.near);
    const auto card = library.by_id(found.printing->id);
    if (!card) return {std::nullopt, {card.error(), {}}};
    if (!*card) return not_found(saying("the library has no card {0}", found.printing->id));
    return of_library(**card, entry.count);
}

}  // namespace

Result<Addition> addition_of(const library::LibraryCard& card) {
    auto written = written_card(card);
    if (!written) return written.error();
    return Addition{card.id, std::move(written->text)};
}

Wanted wanted_card(const OpenedCube& cube, const library::Library* library, std::string_view line) {
    const Counted wanted = counted(cube, line);
    const auto own = card_called(cube, wanted.card);
    if (own) return {WantedCard{wanted.copies, {cube[*own].key, {}}, cube[*own].name}, {}};
    if (!library || cube.ucg_cards()) return {std::nullopt, {own.error(), {}}};
    const auto by_id = library->by_id(wanted.card);
    if (!by_id) return {std::nullopt, {by_id.error(), {}}};
    if (*by_id) return of_library(**by_id, wanted.copies);
    ListEntry entry;
    if (const auto wrong = read_deck_line(line, entry)) return not_found(*wrong);
    if (const auto wrong = wrong_count(entry.count)) return not_found(*wrong);
    return from_library(*library, entry);
}

}  // namespace cubenight::workshop
