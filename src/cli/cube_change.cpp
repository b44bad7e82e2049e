// cubenight cube add, remove and swap: other cards for a cube. cubenight cube rule: its house rules.
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

#include "engine/cards/lists/deck_line.hpp"
#include "engine/core/printable.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/cube_commands.hpp"
#include "src/cli/list_talk.hpp"
#include "src/cli/workshop_talk.hpp"
#include "src/store/file_name.hpp"
#include "src/store/names.hpp"
#include "src/workshop/house_rules.hpp"
#include "src/workshop/wanted_cards.hpp"

namespace cubenight::cli {
namespace {

using workshop::OpenedCube;

struct CubeChangeWish {
    std::string cube, save_as;
    std::vector<std::string> cards;  // of swap: the one that goes, the one that comes
    std::string rule, value;
    bool list = false;
};

int complained(const Error& error) {
    std::cerr << complaint(error);
    return failed;
}

// Saves what was changed and tells it; who only looked is told so, too.
int finish(OpenedCube& cube, const CubeChangeWish& wish, const std::vector<std::string>& told) {
    if (!cube.changed() && wish.save_as.empty()) return std::cout << say(Word::cube_as_it_was) << "\n", done;
    const auto error = wish.save_as.empty() ? cube.save() : cube.save_as(wish.save_as, store::file_name(wish.save_as));
    if (error) return complained(*error);
    for (const std::string& line : told) std::cout << "  " << line << "\n";
    std::cout << say(Word::cube_saved, {printable(cube.path().string()), std::to_string(cube.size()),
                                        std::to_string(cube.entries().size())})
              << "\n"
              << ready_text(workshop::readiness_of(cube)) << "\n";
    return done;
}

// The library where there is one, and the cards of the program's own cubes; cards of the cube's own files need neither.
class Shelf {
public:
    explicit Shelf(const Request& request) : others_(own_cards(request.data)) {
        if (auto lexicon = store::load_lexicon(request.data)) lexicon_ = std::move(*lexicon);
    }
    CardSources sources() const { return {library_ ? &*library_ : nullptr, &others_, &lexicon_}; }
    // Why there is no library.
    std::optional<Error> fault() const { return library_ ? std::nullopt : std::optional(library_.error()); }

private:
    Result<library::Library> library_ = library::Library::open(library::Library::usual_path());
    CardSet others_;
    naming::Lexicon lexicon_;
};

// Tells why a line means no card, and what comes near.
void tell_not_found(const std::string& line, const workshop::NotFound& nothing, const Shelf& shelf) {
    Error why = nothing.why;
    why.file.clear();
    std::cerr << printable(line) << ": " << in_one_line(why) << "\n";
    for (const NearMiss& miss : nothing.near) std::cerr << near_text(miss);
    if (const auto fault = shelf.fault()) std::cerr << in_one_line(*fault) << "\n";
}

int add_cards(const CubeChangeWish& wish, const Request& request) {
    auto cube = opened_cube(wish.cube, request);
    if (!cube) return failed;
    const Shelf shelf(request);
    std::vector<std::string> told;
    bool all_found = true;
    for (const std::string& line : wish.cards) {
        const workshop::Wanted wanted = workshop::wanted_card(*cube, shelf.sources(), line);
        if (!wanted.card) {
            tell_not_found(line, wanted.not_found, shelf);
            all_found = false;
            continue;
        }
        if (const auto error = cube->add(wanted.card->card, wanted.card->copies)) return complained(*error);
        told.push_back("+ " + card_line(wanted.card->copies, wanted.card->name, wanted.card->card.key));
    }
    return all_found ? finish(*cube, wish, told) : failed;
}

// "2 Tide Crab" means two of them, "Tide Crab" all that there are.
struct Leaving {
    std::optional<int> copies;
    std::string card;
};
Leaving leaving(const OpenedCube& cube, const std::string& line) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string::npos || workshop::card_called(cube, line)) return {std::nullopt, line};
    const auto count = count_in(std::string_view(line).substr(0, blank));
    if (!count) return {std::nullopt, line};
    return {count, line.substr(std::min(line.find_first_not_of(' ', blank), line.size()))};
}

int remove_cards(const CubeChangeWish& wish, const Request& request) {
    auto cube = opened_cube(wish.cube, request);
    if (!cube) return failed;
    std::vector<std::string> told;
    for (const std::string& line : wish.cards) {
        const Leaving wanted = leaving(*cube, line);
        const auto card = workshop::card_called(*cube, wanted.card);
        if (!card) return complained(card.error());
        const std::string key = (*cube)[*card].key, name = (*cube)[*card].name;
        const int there = cube->copies(*card), copies = wanted.copies.value_or(there);
        if (copies > there || there == 0)
            return complained(
                {cube->path().string(), 0, Saying::as_is(say(Word::not_so_many, {std::to_string(there), name, line}))});
        if (const auto error = cube->set_copies(key, there - copies)) return complained(*error);
        told.push_back("- " + card_line(copies, name, key));
    }
    return finish(*cube, wish, told);
}

int swap_cards(const CubeChangeWish& wish, const Request& request) {
    auto cube = opened_cube(wish.cube, request);
    if (!cube) return failed;
    const Shelf shelf(request);
    const auto card = workshop::card_called(*cube, wish.cards[0]);
    if (!card) return complained(card.error());
    const workshop::Wanted wanted = workshop::wanted_card(*cube, shelf.sources(), wish.cards[1]);
    if (!wanted.card) return tell_not_found(wish.cards[1], wanted.not_found, shelf), failed;
    const int copies = cube->copies(*card);
    const std::string name = (*cube)[*card].name, key = (*cube)[*card].key;
    if (const auto error = cube->swap(key, wanted.card->card)) return complained(*error);
    return finish(
        *cube, wish,
        {"- " + card_line(copies, name, key), "+ " + card_line(copies, wanted.card->name, wanted.card->card.key)});
}

// The options of a cube of either game, those that its file changes or all of them.
template <class Infos, class Rules, class Usual>
void print_options(const Infos& infos, const Rules& rules, const Usual& usual, bool all) {
    for (const auto& info : infos) {
        const bool same = usual && rules[info.key] == (*usual)[info.key];
        if (same && !all) continue;
        const std::string value = std::to_string(rules[info.key]);
        std::cout << (same || !usual
                          ? say(Word::rule_is, {info.name, value})
                          : say(Word::rule_is_usually, {info.name, value, std::to_string((*usual)[info.key])}))
                  << "\n";
    }
}

void print_rules(const OpenedCube& cube, bool all) {
    if (const ultraman::RuleSet* ucg = cube.ucg_rules()) {
        std::cout << say(Word::rule_is, {"rules", ucg->name}) << "\n";
        return print_options(ultraman::option_table(), *ucg, ultraman::named_rule_set(ucg->name), all);
    }
    const RuleSet& rules = cube.file().cube.rules;
    std::cout << say(Word::rule_is, {"rules", rules.name}) << "\n";
    print_options(option_table(), rules, named_rule_set(rules.name), all);
    for (const auto& [rule, value] : workshop::weakness_lines(rules))
        std::cout << say(Word::rule_is, {rule, value}) << "\n";
}

int rule(const CubeChangeWish& wish, const Request& request) {
    auto cube = opened_cube(wish.cube, request);
    if (!cube) return failed;
    if (wish.rule.empty() || wish.list) return print_rules(*cube, wish.list), done;
    if (wish.value.empty()) return complain("cube rule", say(Word::rule_needs_value));
    constexpr std::string_view weakness = "weakness-of-";
    const std::string name =
        wish.rule.starts_with(weakness) ? "weakness of " + wish.rule.substr(weakness.size()) : wish.rule;
    if (const auto error = cube->set_rule(name, wish.value)) return complained(*error);
    return finish(*cube, wish, {say(Word::rule_is, {printable(wish.rule), printable(wish.value)})});
}

using CubeChangeDeed = int (*)(const CubeChangeWish&, const Request&);

CLI::App& add(CLI::App& group, const char* name, Help what, const std::shared_ptr<CubeChangeWish>& wish,
              CubeChangeDeed deed, Request& request) {
    CLI::App* command = group.add_subcommand(name, help(what));
    command->add_option("CUBE", wish->cube, help(Help::cube))->required();
    command->add_option("--save-as", wish->save_as, help(Help::save_as));
    command->callback(
        [wish, deed, &request] { request.action = [wish, deed, &request] { return deed(*wish, request); }; });
    return *command;
}

}  // namespace

void add_cube_change(CLI::App& cube, Request& request) {
    const auto added = std::make_shared<CubeChangeWish>(), removed = std::make_shared<CubeChangeWish>(),
               swapped = std::make_shared<CubeChangeWish>(), ruled = std::make_shared<CubeChangeWish>();
    add(cube, "add", Help::cube_add, added, add_cards, request)
        .add_option("CARD", added->cards, help(Help::card_lines))
        ->required();
    add(cube, "remove", Help::cube_remove, removed, remove_cards, request)
        .add_option("CARD", removed->cards, help(Help::card_in_cube))
        ->required();
    swapped->cards.resize(2);
    auto& swap = add(cube, "swap", Help::cube_swap, swapped, swap_cards, request);
    swap.add_option("CARD", swapped->cards[0], help(Help::card_in_cube))->required();
    swap.add_option("OTHER", swapped->cards[1], help(Help::card_instead))->required();
    auto& rules = add(cube, "rule", Help::cube_rule, ruled, rule, request);
    rules.add_option("KEY", ruled->rule, help(Help::rule_name));
    rules.add_option("VALUE", ruled->value, help(Help::rule_value));
    rules.add_flag("--list", ruled->list, help(Help::list_rules));
}

}  // namespace cubenight::cli
