#include "src/gui/sessions/listed_cards.hpp"

#include "draft/pool/copies.hpp"
#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/lists/resolve.hpp"

namespace cubenight::gui {
namespace {

// Cards that share a name play differently as far as anybody can tell here.
class SetIndex final : public CardIndex {
public:
    explicit SetIndex(const CardSet& cards) : cards_(cards) {}

    std::vector<Printing> at(std::string_view set, std::string_view number) const override {
        const auto found = cards_.find_key(std::string(set) + "-" + std::string(number));
        return found ? std::vector{printing(*found)} : std::vector<Printing>();
    }
    std::vector<Printing> called(std::string_view name) const override {
        const std::string folded = folded_name(name);
        std::vector<Printing> found;
        for (std::size_t i = 0; i < cards_.size(); ++i)
            if (const CardId id{static_cast<std::uint16_t>(i)}; folded_name(cards_[id].name) == folded)
                found.push_back(printing(id));
        return found;
    }
    std::vector<Printing> nearly_called(std::string_view, std::size_t) const override { return {}; }
    bool has_set(std::string_view set) const override {
        const std::string start = std::string(set) + "-";
        for (std::size_t i = 0; i < cards_.size(); ++i)
            if (cards_[CardId{static_cast<std::uint16_t>(i)}].key.starts_with(start)) return true;
        return false;
    }

private:
    Printing printing(CardId id) const {
        const Card& card = cards_[id];
        const auto dash = card.key.rfind('-');
        const bool split = dash != std::string::npos;
        return {card.key,
                card.name,
                split ? card.key.substr(0, dash) : std::string(),
                split ? card.key.substr(dash + 1) : card.key,
                ListSection::none,
                card.kind == CardKind::basic_energy,
                id.value};
    }

    const CardSet& cards_;
};

// Nothing where the entry means no card of the set.
std::optional<CardId> card_of(const ListEntry& entry, const CardSet& cards, const SetIndex& index) {
    const Resolution found = resolve(entry, index, StandIns::other_printings);
    if (found.verdict == Verdict::basic_energy && found.energy) return draft::energy_card(cards, *found.energy);
    return found.printing ? cards.find_key(found.printing->id) : std::nullopt;
}

}  // namespace

Result<std::vector<CardId>> listed_cards(std::string_view list, const CardSet& cards, std::string_view file) {
    const auto read = read_card_list(list, std::nullopt, file);
    if (!read) return read.error();
    if (!read->errors.empty()) return read->errors.front();
    const SetIndex index(cards);
    std::vector<CardId> deck;
    for (const ListEntry& entry : read->entries) {
        const auto card = card_of(entry, cards, index);
        if (!card) return Error{std::string(file), entry.line, saying("this cube has no card \"{0}\"", entry.name)};
        deck.insert(deck.end(), static_cast<std::size_t>(entry.count), *card);
    }
    if (deck.empty()) return Error{std::string(file), 0, saying("the list names no card")};
    return deck;
}

}  // namespace cubenight::gui
