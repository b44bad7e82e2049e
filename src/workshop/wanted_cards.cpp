#include "src/workshop/wanted_cards.hpp"

#include "engine/cards/lists/deck_line.hpp"
#include "src/lists/card_text.hpp"
#include "src/lists/library_index.hpp"

namespace cubenight::workshop {
namespace {

Wanted not_found(Saying why, std::vector<NearMiss> near = {}) {
    return {std::nullopt, {{{}, 0, std::move(why)}, std::move(near)}};
}

// A line that is nothing but the key or the name of a card of the cube, with its count before it or without.
std::optional<WantedCard> own_card(const OpenedCube& cube, std::string_view line) {
    int copies = 1;
    if (const std::size_t blank = line.find(' '); blank != std::string_view::npos)
        if (const auto count = count_in(line.substr(0, blank)); count && !cube.cards().find_key(line)) {
            copies = *count;
            line = line.substr(line.find_first_not_of(' ', blank));
        }
    const auto card = card_called(cube, line);
    if (!card) return std::nullopt;
    return WantedCard{copies, {cube[*card].key, {}}, cube[*card].name};
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
    auto addition = addition_of(**card);
    if (!addition) return {std::nullopt, {addition.error(), {}}};
    return {WantedCard{entry.count, std::move(*addition), (*card)->name}, {}};
}

}  // namespace

Result<Addition> addition_of(const library::LibraryCard& card) {
    auto written = written_card(card);
    if (!written) return written.error();
    return Addition{card.id, std::move(written->text)};
}

Wanted wanted_card(const OpenedCube& cube, const library::Library* library, std::string_view line) {
    if (auto own = own_card(cube, line)) return {std::move(own), {}};
    if (!library || cube.ucg_cards()) return {std::nullopt, {card_called(cube, line).error(), {}}};
    ListEntry entry;
    if (const auto wrong = read_deck_line(line, entry)) return not_found(*wrong);
    if (const auto wrong = wrong_count(entry.count)) return not_found(*wrong);
    return from_library(*library, entry);
}

}  // namespace cubenight::workshop
