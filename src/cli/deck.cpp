// cubenight deck check FILE: which cards a list means. cubenight deck export NIGHT: the decks of a saved night as lists for other
// programs. docs/lists.md has both.
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/list_form.hpp"
#include "src/cli/list_talk.hpp"
#include "src/cli/words.hpp"
#include "src/games/games.hpp"
#include "src/night/conductor.hpp"
#include "src/night/deal_seal.hpp"
#include "src/night/deck_list.hpp"
#include "src/night/names.hpp"
#include "src/store/nights.hpp"

namespace cubenight::cli {
namespace {

struct DeckWish {
    std::filesystem::path night;
    std::string seat;  // its number or name; empty: all
    std::string form = "live";
};

std::string deck_text(const draft::Night& night, SeatId seat, const std::string& form) {
    return night.cards.ucg ? deck_list(night, seat) : written(listed_deck(night, seat), form);
}

bool is_seat_called(const draft::Night& night, SeatId seat, const std::string& word) {
    return word.empty() || word == night.seats[seat.value].name || word == seat_name(night, seat, say.language()) ||
           word == std::to_string(seat.value + 1);
}

// Of several decks each stands behind its seat's name as a remark, which other programs that read remarks pass over.
int print_decks(const draft::Night& night, const DeckWish& wish) {
    bool any = false;
    for (std::size_t s = 0; s < night.seats.size(); ++s) {
        const SeatId seat{static_cast<std::uint8_t>(s)};
        if (!is_seat_called(night, seat, wish.seat)) continue;
        if (wish.seat.empty()) std::cout << (any ? "\n# " : "# ") << seat_name(night, seat, say.language()) << "\n";
        std::cout << deck_text(night, seat, wish.form);
        any = true;
    }
    if (!any) std::cerr << say(Word::no_seat, {wish.seat}) << "\n";
    return any ? done : failed;
}

int export_decks(const DeckWish& wish, const Request& request) {
    ConductorOptions options;
    options.game = match_rules;
    options.journal = store::night_called(wish.night);
    options.data = request.data;
    options.language = say.language();
    const auto conductor = Conductor::look(std::move(options));
    if (!conductor || conductor->damage()) {
        std::cerr << in_one_line(conductor ? *conductor->damage() : conductor.error(), wish.night) << "\n";
        return failed;
    }
    if (keeps_secrets(conductor->night())) {
        std::cerr << say(Word::still_secret) << "\n";
        return failed;
    }
    return print_decks(conductor->night(), wish);
}

int check_deck(const ListArguments& arguments, const Request& request) {
    const auto heard = hear_list(arguments, request.data);
    if (!heard) {
        std::cerr << complaint(heard.error());
        return failed;
    }
    std::cout << (arguments.json ? list_json(*heard, arguments, "") : told_list(*heard, arguments));
    return heard->is_whole() ? done : failed;
}

}  // namespace

void add_deck(CLI::App& app, Request& request) {
    auto* group = app.add_subcommand("deck", help(Help::deck_lists));
    group->require_subcommand(1);
    auto* check = group->add_subcommand("check", help(Help::deck_check));
    const auto list = std::make_shared<ListArguments>();
    list->add_to(*check);
    check->callback([list, &request] { request.action = [list, &request] { return check_deck(*list, request); }; });
    auto* command = group->add_subcommand("export", help(Help::deck_export));
    const auto wish = std::make_shared<DeckWish>();
    command->add_option("FILE", wish->night, help(Help::saved_night))->required();
    command->add_option("--seat", wish->seat, help(Help::export_seat));
    command->add_option("--as", wish->form, help(Help::deck_form))->check(is_list_form({"live", "text", "csv"}));
    command->callback([wish, &request] { request.action = [wish, &request] { return export_decks(*wish, request); }; });
}

}  // namespace cubenight::cli
