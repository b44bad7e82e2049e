// cubenight check-cube FILE...: reads cubes as a night would and says what is wrong with them.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>

#include "draft/night/settings.hpp"
#include "draft/table/enough_picks.hpp"
#include "draft/table/table.hpp"
#include "engine/cards/by_hand.hpp"
#include "engine/core/printable.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/read_aloud.hpp"
#include "src/cli/words.hpp"
#include "src/games/pokemon/pokemon_match.hpp"
#include "src/games/ultraman/ultraman_match.hpp"
#include "src/night/night_cards.hpp"
#include "src/store/library.hpp"
#include "src/text/draft/denial_text.hpp"

namespace cubenight::cli {
namespace {

struct CheckCubeWish {
    std::vector<std::string> files;
    bool texts = false;
};

bool begins_matches(const Card& card) { return card.kind == CardKind::pokemon && card.stage == Stage::basic; }

// What a night with this cube would refuse, as far as it shows before one.
std::vector<std::string> objections(const store::LoadedCube& loaded) {
    const Cube& cube = loaded.cube;
    std::vector<std::string> found;
    const draft::DeckStock stock = draft::deck_stock(cards_of(loaded));
    const draft::GameRules rules_of_cube = draft::cube_rules(cards_of(loaded));
    const auto refused_row = [&](const DraftTableRow& row) {
        return draft::check_row_for_decks(row, cube.cards.size(), 0, stock, draft::rules_at(rules_of_cube, row));
    };
    std::optional<draft::NightRefusal> nobody_plays;
    bool anybody_plays = false;
    for (int players = draft::most_players; players >= draft::fewest_players; --players) {
        const auto refused = refused_row(draft::suggested_row(cube, players));
        if (refused) nobody_plays = refused;
        else anybody_plays = true;
    }
    for (const auto& row : cube.table)
        if (const auto refused = refused_row(row); refused && refused->why != draft::Denial::cube_too_small)
            found.push_back(
                say(Word::row_refused, {std::to_string(row.players), text::denial_sentence(*refused, say.language())}));
    if (!anybody_plays && found.empty()) found.push_back(text::denial_sentence(*nobody_plays, say.language()));
    const auto begins = [&](CardId id) {
        return loaded.ucg ? loaded.ucg->cards[id].has_single() : begins_matches((*loaded.cards)[id]);
    };
    if (std::ranges::none_of(cube.cards, begins))
        found.emplace_back(say(loaded.ucg ? Word::no_single_character : Word::no_basic_pokemon));
    const auto rules = loaded.ucg ? UltramanRules::make(loaded.ucg->cards, loaded.ucg->rules)
                                  : PokemonRules::make(*loaded.cards, cube.rules);
    if (!rules) found.push_back(say(rules.error().reason));
    return found;
}

// What a cube holds, in a few lines, and the sentences that will have to be resolved by hand.
void report_cube(const store::LoadedCube& loaded, const CheckCubeWish& wish) {
    const auto& cube = loaded.cube;
    std::map<CardId, int> copies;
    for (const auto card : cube.cards) ++copies[card];
    std::cout << say(Word::cube_is, {printable(loaded.path.string()), cube.name, std::to_string(cube.cards.size()),
                                     std::to_string(copies.size())})
              << "\n";
    for (const auto& row : cube.table) {
        const auto needed = static_cast<std::size_t>(row.players * row.packs * row.pack_size);
        if (needed > cube.cards.size())
            std::cout << "  " << say(Word::cube_too_small, {std::to_string(row.players), std::to_string(needed)})
                      << "\n";
    }
    for (const auto& [id, count] : copies) {
        const Card& card = (*loaded.cards)[id];
        if (wish.texts) {
            print(std::cout,
                  loaded.ucg ? read_aloud(loaded.ucg->cards[id], say.language()) : read_aloud(card, say.language()),
                  Beside::notation);
            continue;
        }
        for (const std::string_view text : texts_by_hand(card))
            std::cout << "  " << say(Word::by_hand, {card.key, std::string(text)}) << "\n";
    }
}

// The file of a cube that is named as `night --cube` takes it; else what was named stays, to be complained about.
std::string file_of(const std::string& named, const Request& request) {
    const auto found = store::find_cube(named, request.data);
    return found ? found->string() : named;
}

int check(const CheckCubeWish& wish, const Request& request) {
    int status = done;
    for (const auto& named : wish.files) {
        const std::string file = file_of(named, request);
        if (std::filesystem::path(file).extension() == ".cards") {
            std::cerr << complaint(Error{file, 0, Saying::as_is(say(Word::cards_not_cube))});
            status = failed;
            continue;
        }
        if (const auto loaded = store::load_cube(file, request.data)) {
            report_cube(*loaded, wish);
            for (const std::string& reason : objections(*loaded)) {
                std::cerr << complaint(Error{file, 0, Saying::as_is(reason)});
                status = failed;
            }
            continue;
        }
        for (const Error& fault : store::faults_of_cube(file, request.data)) std::cerr << complaint(fault);
        status = failed;
    }
    return status;
}

}  // namespace

void add_check_cube(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("check-cube", help(Help::check_cube));
    const auto wish = std::make_shared<CheckCubeWish>();
    command->add_option("FILE", wish->files, help(Help::cube_files))->required();
    command->add_flag("--texts", wish->texts, help(Help::texts));
    command->callback([wish, &request] { request.action = [wish, &request] { return check(*wish, request); }; });
}

}  // namespace cubenight::cli
