#include "src/workshop/wanted_cards.hpp"

#include <algorithm>

#include "engine/cards/lists/deck_line.hpp"
#include "engine/cards/notation.hpp"
#include "src/lists/card_text.hpp"
#include "src/lists/set_index.hpp"

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

// The card of that id; nothing where no source has it.
std::optional<Wanted> by_id(CardSources sources, std::string_view id, int copies) {
    if (sources.library) {
        const auto card = sources.library->by_id(id);
        if (!card) return Wanted{std::nullopt, {card.error(), {}}};
        if (*card) return of_library(**card, copies);
    }
    const auto other = sources.others->find_key(id);
    if (!other) return std::nullopt;
    const Card& card = (*sources.others)[*other];
    return Wanted{WantedCard{copies, addition_of(card), card.name}, {}};
}

Wanted from_sources(CardSources sources, const ListEntry& entry) {
    const SourcesIndex index(sources);
    const Resolution found = resolve(entry, index, StandIns::none);
    if (index.fault()) return {std::nullopt, {*index.fault(), {}}};
    if (found.energy) return not_found(saying("basic energy is for everybody, and no card of a cube"));
    if (!found.printing) return not_found(said_of(entry, found), found.near);
    auto card = by_id(sources, found.printing->id, entry.count);
    return card ? std::move(*card) : not_found(saying("the library has no card {0}", found.printing->id));
}

}  // namespace

Result<Addition> addition_of(const library::LibraryCard& card) {
    auto written = written_card(card);
    if (!written) return written.error();
    return Addition{card.id, std::move(written->text)};
}

Addition addition_of(const Card& card) { return {card.key, write_card(card) + "\n"}; }

Wanted wanted_card(const OpenedCube& cube, CardSources sources, std::string_view line) {
    const Counted wanted = counted(cube, line);
    const auto own = card_called(cube, wanted.card);
    if (own) return {WantedCard{wanted.copies, {cube[*own].key, {}}, cube[*own].name}, {}};
    if (cube.ucg_cards()) return {std::nullopt, {own.error(), {}}};
    if (auto found = by_id(sources, wanted.card, wanted.copies)) return std::move(*found);
    ListEntry entry;
    if (const auto wrong = read_deck_line(line, entry)) return not_found(*wrong);
    if (const auto wrong = wrong_count(entry.count)) return not_found(*wrong);
    return from_sources(sources, entry);
}

}  // namespace cubenight::workshop
