// Any bytes as a list of cards: refused as a whole, or each line accounted for and within the bounds, and what a table keeps of
// it is read back as it was.
#include <algorithm>
#include <cstdint>

#include "engine/cards/lists/resolve.hpp"
#include "engine/cards/lists/write_list.hpp"
#include "engine/core/ensure.hpp"

using namespace cubenight;

namespace {

// A library in which everything is, under the name that was asked for last.
class Anything final : public CardIndex {
public:
    std::vector<Printing> at(std::string_view set, std::string_view number) const override {
        return {{std::string(set) + "-" + std::string(number), "Any", std::string(set), std::string(number),
                 ListSection::trainers, false, 1}};
    }
    std::vector<Printing> called(std::string_view name) const override {
        return {{"a-1", std::string(name), "a", "1", ListSection::pokemon, false, 1}};
    }
    std::vector<Printing> nearly_called(std::string_view, std::size_t) const override { return {}; }
    bool has_set(std::string_view) const override { return true; }
};

void check_lines(const CardList& list) {
    const auto wrong = std::ranges::count(list.lines, LineIs::wrong);
    ENSURE((wrong == 0) == list.errors.empty() && wrong >= static_cast<std::ptrdiff_t>(list.errors.size()));
    for (const Error& error : list.errors) ENSURE(error.line > 0 && !error.reason.empty());
    for (const ListEntry& entry : list.entries) {
        ENSURE(entry.count >= 1 && entry.count <= most_copies_listed);
        ENSURE(list.lines.at(static_cast<std::size_t>(entry.line) - 1) == LineIs::entry);
    }
    ENSURE(list.cards() <= most_cards_listed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto list = read_card_list(text, std::nullopt, "fuzz");
    if (!list) {
        ENSURE(!list.error().reason.empty());
        return 0;
    }
    check_lines(*list);
    const auto found = resolve(*list, Anything{});
    ENSURE(found.size() == list->entries.size());
    std::vector<ListedCard> cards;
    for (const ListEntry& entry : list->entries)
        if (!entry.name.empty()) cards.push_back({entry.count, entry.name, {}, entry.section, {}});
    const auto again = read_card_list(written_table(cards), ListKind::table);
    ENSURE(again.ok() && again->errors.empty() && again->entries.size() == cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        ENSURE(again->entries[i].name == cards[i].name && again->entries[i].count == cards[i].count);
    return 0;
}
