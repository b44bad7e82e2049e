#include "tests/cube/cube_board.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>

#include "tests/support/lantern_files.hpp"

namespace cubenight::test {
namespace {

constexpr std::string_view plain_pokemon = R"(
Wall: pokemon basic colorless hp 300 retreat 2 attack "Hit" [] 20 attack "Push" [] 90 attack "Hex" [] 10 { inflict confused on their.active }
Tower: pokemon stage1 colorless hp 300 evolves from "Wall" retreat 3 attack "Hit" [] 20 attack "Push" [] 90 attack "Hex" [] 10 { inflict confused on their.active }
Spire: pokemon stage2 colorless hp 300 evolves from "Tower" retreat 3 attack "Hit" [] 20 attack "Push" [] 90 attack "Hex" [] 10 { inflict confused on their.active }
)";

constexpr std::string_view energy_words[] = {"grass",    "fire",  "water", "lightning", "psychic", "fighting",
                                             "darkness", "metal", "fairy", "darkness",  "darkness"};

struct Lantern {
    CardSet cards;
    RuleSet rules;
};

Lantern read_lantern() {
    auto files = read_lantern_files();
    if (!files) FAIL(files.error().english());
    Lantern lantern;
    lantern.rules = files->file.cube.rules;
    for (Card& card : files->cards) {
        card.key = card.name;
        std::replace(card.key.begin(), card.key.end(), ' ', '_');
        if (!lantern.cards.add(card)) FAIL("two cards are called " << card.name);
    }
    return lantern;
}

const Lantern& lantern() {
    static const Lantern read = read_lantern();
    return read;
}

std::string basic_energy_named(std::string_view word) {
    for (std::size_t type = 0; type + 2 < type_count; ++type)
        if (energy_words[type] == word) return basic_energy(static_cast<Type>(type)).name;
    return {};
}

}  // namespace

const CardSet& lantern_cards() { return lantern().cards; }
const RuleSet& lantern_rules() { return lantern().rules; }

const Card& lantern_card(std::string_view name) {
    const auto id = lantern().cards.find_key(name);
    if (!id) FAIL("the cube has no " << name);
    return lantern().cards[*id];
}

std::string paid(std::string_view pokemon, std::string_view attack) {
    std::string text(pokemon);
    std::string top = text.substr(0, text.find(' '));
    top = top.substr(top.find_last_of('/') + 1);
    for (const Attack& printed : lantern_card(top).attacks) {
        if (printed.name != attack) continue;
        for (std::size_t type = 0; type < type_count; ++type)
            for (int i = 0; i < printed.cost.units[type]; ++i) text += " +" + std::string(energy_words[type]);
        return text;
    }
    FAIL(top << " has no attack " << attack);
    return text;
}

CubeBoard::CubeBoard(std::string_view more_cards)
    : Board(lantern_cards(), lantern_rules(), std::string(plain_pokemon) + std::string(more_cards)) {
    theirs("Wall");
}

CubeBoard& CubeBoard::spread(std::vector<std::pair<std::string, std::string>> targets) {
    while (!targets.empty()) {
        const auto& choice = match().choice;
        if (choice.kind != ChoiceKind::pick_pokemon) FAIL("nothing asks where to attach a card");
        const std::string& key = book().word(book().card(match().copies[choice.source].card).name);
        const auto is_this = [&](const auto& target) {
            const auto id = lantern_cards().find_key(target.first);
            return id ? lantern_cards()[*id].name == key : basic_energy_named(target.first) == key;
        };
        const auto found = std::find_if(targets.begin(), targets.end(), is_this);
        if (found == targets.end()) FAIL("nothing is said of " << key);
        choose(found->second);
        targets.erase(found);
    }
    return *this;
}

std::string CubeBoard::offered() {
    std::istringstream in(Board::offered());
    std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
    std::sort(words.begin(), words.end());
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

void check_unplayable(const char* card, CubeBoard& board) {
    INFO(card);
    board.my(Where::hand, card);
    CHECK(board.why_not_play(card) == Clause::I_B_01_proc_1);
}

}  // namespace cubenight::test
