#include <algorithm>
#include <map>

#include "draft/decks/legality.hpp"
#include "engine/cards/lists/deck_line.hpp"
#include "engine/cards/lists/write_list.hpp"
#include "engine/core/printable.hpp"
#include "src/gui/sessions/listed_cards.hpp"
#include "src/gui/sessions/own_decks.hpp"
#include "src/lists/set_index.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::gui {
namespace {

using workshop::DeckLine;
using workshop::OpenedDeck;

constexpr int deck_sizes[] = {60, 40, 30};

class OwnPokemonDecks final : public OwnDecks {
public:
    explicit OwnPokemonDecks(const HeldCube& held);

    workshop::DeckFileKind kind() const override { return workshop::DeckFileKind::list; }
    draft::DraftCards cards() const override { return {&all_, held_.set.get(), nullptr}; }
    std::string called(CardId card) const override;
    std::optional<CardId> meant(const std::string& line) const override;
    ListSection part(CardId card) const override { return listed_card({}, {}, (*held_.set)[card].kind).section; }
    std::span<const int> sizes() const override { return deck_sizes; }
    std::vector<OwnDeckFault> faults(const OpenedDeck& deck, int size, const text::Say& say) const override;

private:
    std::optional<Type> basic_energy_type(CardId card) const;
    std::vector<OwnDeckFault> lost_lines(const OpenedDeck& deck, const text::Say& say) const;

    HeldCube held_;
    Cube all_;  // each card of the set once, with the basic energy that the cube has for everybody
    SetIndex index_;
    mutable std::map<std::string, std::optional<CardId>, std::less<>> meant_;  // lines that were asked for
};

OwnPokemonDecks::OwnPokemonDecks(const HeldCube& held) : held_(held), index_(*held_.set) {
    all_.name = held_.cube->name;
    all_.rules = held_.cube->rules;
    all_.energy = held_.cube->energy;
    for (std::size_t i = 0; i < held_.set->size(); ++i) {
        const CardId card{static_cast<std::uint16_t>(i)};
        const auto type = basic_energy_type(card);
        if (!type || std::ranges::find(all_.energy, *type) != all_.energy.end()) all_.cards.push_back(card);
    }
}

// Of the card that stands for the basic energy of a type.
std::optional<Type> OwnPokemonDecks::basic_energy_type(CardId card) const {
    if ((*held_.set)[card].kind != CardKind::basic_energy) return std::nullopt;
    for (int type = 0; type < type_count; ++type)
        if (draft::energy_card(*held_.set, static_cast<Type>(type)) == card) return static_cast<Type>(type);
    return std::nullopt;
}

// By its name alone where that is enough for the set.
std::string OwnPokemonDecks::called(CardId id) const {
    if (const auto type = basic_energy_type(id)) return listed_name(listed_energy(*type, 1));
    const Card& card = (*held_.set)[id];
    std::string name = listed_name(listed_card(card.key, card.name, card.kind));
    if (meant(name) == id) return name;
    const Printing printing = printing_of(*held_.set, id);
    std::string set = printing.set;
    std::ranges::transform(set, set.begin(), [](char sign) { return sign >= 'a' && sign <= 'z' ? sign - 32 : sign; });
    const std::string numbered = card.name + " " + set + " " + printing.number;
    return meant(numbered) == id ? numbered : name;
}

std::optional<CardId> OwnPokemonDecks::meant(const std::string& line) const {
    if (const auto known = meant_.find(line); known != meant_.end()) return known->second;
    ListEntry entry;
    const bool read = !read_deck_line("1 " + line, entry);
    const auto card = read ? listed_card_of(entry, *held_.set, index_) : std::nullopt;
    return meant_.emplace(line, card).first->second;
}

// Lines that nobody can read, and those that mean no card.
std::vector<OwnDeckFault> OwnPokemonDecks::lost_lines(const OpenedDeck& deck, const text::Say& say) const {
    std::vector<OwnDeckFault> told;
    for (const std::string& line : deck.unread()) {
        ListEntry entry;
        told.push_back({say(Error{printable(line), 0, read_deck_line(line, entry).value_or(Saying())})});
    }
    for (const DeckLine& line : deck.lines())
        if (!meant(line.card)) told.push_back({say(saying("this cube has no card \"{0}\"", line.card))});
    return told;
}

// As a draft would check it: every card was picked, and lines that mean no card count as cards nevertheless.
std::vector<OwnDeckFault> OwnPokemonDecks::faults(const OpenedDeck& opened, int size, const text::Say& say) const {
    std::vector<OwnDeckFault> told = lost_lines(opened, say);
    Cube cube = all_;
    cube.cards.clear();
    draft::Deck deck;
    int unknown = 0;
    for (const DeckLine& line : opened.lines()) {
        const auto card = meant(line.card);
        const auto type = card ? basic_energy_type(*card) : std::nullopt;
        if (!card) {
            unknown += line.copies;
        } else if (type) {
            auto& energy = deck.energy[static_cast<std::size_t>(*type)];
            energy = static_cast<std::uint8_t>(std::min(255, energy + line.copies));
        } else {
            cube.cards.insert(cube.cards.end(), static_cast<std::size_t>(line.copies), *card);
        }
    }
    for (std::size_t i = 0; i < cube.cards.size(); ++i)
        deck.cards.push_back(draft::CubeCopyId{static_cast<std::uint16_t>(i)});
    const draft::DraftCards cards{&cube, held_.set.get(), nullptr};
    draft::DeckRules rules = draft::deck_rules(cube, cube.rules);
    rules.deck_size = size - unknown;
    for (draft::BrokenRule& broken : draft::check_deck(cards, deck.cards, deck, rules)) {
        if (broken.rule == draft::DeckRule::size) broken.number += unknown, broken.other = size;
        told.push_back({text::broken_rule_text(broken, cards, say.language())});
        for (const draft::CubeCopyId copy : broken.cards) told.back().cards.insert(cube.cards[copy.value]);
    }
    return told;
}

}  // namespace

std::unique_ptr<const OwnDecks> own_pokemon_decks(const HeldCube& cube) {
    return std::make_unique<OwnPokemonDecks>(cube);
}

}  // namespace cubenight::gui
