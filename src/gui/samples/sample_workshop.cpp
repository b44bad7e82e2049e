#include "src/gui/samples/sample_workshop.hpp"

#include "engine/core/ensure.hpp"
#include "src/library/writing.hpp"

namespace cubenight::gui {
namespace {

using library::LibraryCard;

LibraryCard pokemon(const std::string& set, int number, const std::string& name, const char* type, int hp) {
    LibraryCard card;
    card.set = set, card.number = std::to_string(number), card.id = set + "-" + card.number;
    card.name = name, card.supertype = "Pokémon", card.subtypes = {"Basic"}, card.types = {type}, card.hp = hp;
    card.attacks = {{"Glow", {type}, "20", ""}, {"Wide Swing", {type, "Colorless"}, "50", "Draw a card."}};
    card.weaknesses = {{"Lightning", "×2"}};
    card.retreat_cost = {"Colorless"};
    return card;
}

LibraryCard trainer(int number, const std::string& name, const char* kind, const char* text) {
    LibraryCard card;
    card.set = "sv1", card.number = std::to_string(number), card.id = "sv1-" + card.number;
    card.name = name, card.supertype = "Trainer", card.subtypes = {kind}, card.rules = {text};
    return card;
}

std::vector<LibraryCard> some_cards() {
    LibraryCard fish = pokemon("sv1", 12, "Lantern Fish", "Water", 90);
    fish.subtypes = {"Stage 1"}, fish.evolves_from = "Lantern Fry";
    LibraryCard crab = pokemon("sv1", 13, "Tide Crab", "Water", 80);
    crab.attacks.front().text = "Sing a song that nobody knows.";
    return {pokemon("sv1", 11, "Lantern Fry", "Water", 50),
            fish,
            crab,
            pokemon("sv2", 40, "Tide Crab", "Water", 70),
            pokemon("sv2", 41, "Coal Crab", "Fire", 70),
            trainer(100, "Harbour Cook", "Supporter", "Draw 3 cards."),
            trainer(101, "Tide Chart", "Item", "Draw 2 cards.")};
}

std::vector<LibraryCard> many_cards() {
    std::vector<LibraryCard> cards = some_cards();
    constexpr const char* types[] = {"Grass", "Fire", "Psychic", "Darkness", "Dragon"};
    for (int i = 0; i < 300; ++i)
        cards.push_back(pokemon("swsh" + std::to_string(1 + i / 60), 1 + i,
                                "Keeper of the Thousand and One Lanterns " + std::to_string(i), types[i % 5], 60 + i));
    return cards;
}

library::Library library_with(const std::vector<LibraryCard>& cards) {
    auto library = library::Library::in_memory();
    ENSURE(library.ok());
    auto writing = library::Writing::begin(*library);
    ENSURE(writing.ok());
    for (const char* code : {"sv1", "sv2"}) {
        library::LibrarySet set;
        set.code = code, set.name = std::string("Harbour Lights ") + code, set.series = "Harbour";
        ENSURE(writing->put(set).ok());
    }
    for (const LibraryCard& card : cards) ENSURE(writing->put(card).ok());
    ENSURE(!writing->commit());
    return std::move(*library);
}

constexpr const char* some_lines =
    "Pokémon: 9\n4 Lantern Fish SVI 12\n2 Tide Crab\n1 Lantern Fry SVI 13\n2 Tide Crap\n"
    "Trainer: 3\n3 Harbour Cook SVI 100\nTotal Cards: 12\n";

std::string many_lines() {
    std::string lines = some_lines;
    for (int i = 0; i < 60; ++i)
        lines += "1 Keeper of the Thousand and One Lanternes " + std::to_string(i) + " SVI 900\n";
    return lines;
}

enum class Length : std::uint8_t { some, many };

// Read once in a program: it takes longer than to draw what came of it.
const ReadList& list_of(Length length, WorkshopDesk& desk) {
    static std::optional<ReadList> read[2];
    std::optional<ReadList>& list = read[static_cast<std::size_t>(length)];
    if (!list) {
        static_cast<void>(desk.read_list(length == Length::many ? many_lines() : some_lines, "harbour.txt"));
        list = *desk.list();
    }
    return *list;
}

}  // namespace

void fill_workshop(MemorySession& session, const SampleCube& cube, SampleState state) {
    WorkshopDesk& desk = session.workshop();
    if (state == SampleState::empty) return;
    const bool full = state == SampleState::full || state == SampleState::hostile;
    desk.show_only(library_with(full ? many_cards() : some_cards()));
    desk.show_list(list_of(full ? Length::many : Length::some, desk));
    static_cast<void>(desk.open_cube(cube.ucg ? "ultra" : "lantern"));
}

void fill_decks(MemorySession& session, SampleState state) {
    DeckDesk& desk = session.deck_desk();
    const auto& starters = session.deck_files();
    if (state == SampleState::empty || starters.empty()) return;
    const char* const name = state == SampleState::hostile ? hostile_players().second : "Harbour Lights";
    if (desk.open_copy(starters.front().id, name)) return;
    workshop::OpenedDeck& deck = *desk.deck();
    const std::vector<workshop::DeckLine> lines = deck.lines();
    const bool usual = state == SampleState::usual;
    for (std::size_t i = 0; i < (usual ? 1 : lines.size()); ++i)
        static_cast<void>(deck.set_copies(lines[i].card, usual ? lines[i].copies - 2 : lines[i].copies + 2));
    if (!usual) static_cast<void>(deck.set_copies("UX99-001", 3));
}

}  // namespace cubenight::gui
