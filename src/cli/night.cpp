// cubenight night: a whole night in the terminal, with bots, persons or both.
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

#include "draft/night/journal_entry.hpp"
#include "engine/core/printable.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/cube_choice.hpp"
#include "src/cli/deck_choice.hpp"
#include "src/cli/night_report.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/table_options.hpp"
#include "src/cli/table_talk.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/cli/workshop_talk.hpp"
#include "src/games/games.hpp"
#include "src/night/brought_decks.hpp"
#include "src/night/conductor.hpp"
#include "src/night/deal_seal.hpp"
#include "src/night/names.hpp"
#include "src/night/night_cards.hpp"
#include "src/store/digest.hpp"
#include "src/store/nights.hpp"
#include "src/text/draft/deck_text.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::cli {
namespace {

enum class Output : std::uint8_t { text, json };
enum class Keep : std::uint8_t { in_memory, on_disk };
enum class Follow : std::uint8_t { no, every_entry };

struct NightArguments {
    int players = 8;
    std::string bots = "0";
    std::optional<std::uint64_t> seed;
    CubeChoice cube;
    DeckChoice decks;
    std::filesystem::path resume;
    Output output = Output::text;
    Keep keep = Keep::in_memory;
    Follow follow = Follow::no;
    TableOptions table;

    int bot_count() const { return bots == "all" ? players : std::stoi(bots); }
};

// The names that were given, in table order, and for the other seats the first of the usual ones that no seat has.
std::vector<draft::SeatSettings> seats_for(const NightArguments& arguments) {
    std::vector<draft::SeatSettings> seats;
    const auto& given = arguments.table.names;
    const int persons = arguments.players - arguments.bot_count();
    const auto taken = [&](const std::string& name) {
        return std::ranges::find(given, name) != given.end() ||
               std::ranges::find(seats, name, &draft::SeatSettings::name) != seats.end();
    };
    for (int seat = 0; seat < arguments.players; ++seat) {
        const bool person = seat < persons;
        const auto usual = [&](int number) {
            return person ? say(Word::player, {std::to_string(number + 1)}) : bot_name(number - persons);
        };
        const auto index = static_cast<std::size_t>(seat);
        int number = seat;
        while (index >= given.size() && taken(usual(number))) ++number;
        seats.push_back({index < given.size() ? given[index] : usual(number),
                         person ? draft::SeatKind::person : draft::SeatKind::bot});
    }
    return seats;
}

// The files that a night is made of: its cube's, or a deck's for each seat.
struct NightFiles {
    std::filesystem::path cube;
    std::vector<std::filesystem::path> decks;
};

// What a night is begun with.
struct Table {
    Conductor::Cube cube;
    draft::NightSettings settings;
};

Result<Table> table_for_draft(const NightArguments& arguments, const NightFiles& files, std::uint64_t seed,
                              const Request& request) {
    auto loaded = store::load_cube(files.cube, request.data);
    if (!loaded) return loaded.error();
    if (auto wrong = arguments.cube.wrong_game(*loaded)) return *wrong;
    if (arguments.output == Output::text) std::cout << ready_before_night(*loaded);
    auto cube = std::make_shared<const store::LoadedCube>(std::move(*loaded));
    return Table{cube, draft::usual_settings(cards_of(*cube), cube->cube.name, seats_for(arguments), seed)};
}

Result<Table> table_for_decks(const NightArguments& arguments, const NightFiles& files, std::uint64_t seed,
                              const Request& request) {
    const store::UltramanCards cards = store::load_ultraman_cards(request.data);
    for (const Error& error : cards.errors) std::cerr << in_one_line(error) << "\n";
    auto brought = bring_decks(files.decks, *cards.cards, arguments.table.deck_limits(),
                               std::string(say(text::SessionPhrase::constructed_night)), request.data);
    if (!brought) return brought.error();
    auto cube = std::move(brought->cube);
    return Table{cube, draft::constructed_settings(cards_of(*cube), cube->cube.name, seats_for(arguments),
                                                   std::move(brought->decks), seed)};
}

Result<Conductor> set_the_table(const NightArguments& arguments, const NightFiles& files, const Request& request) {
    ConductorOptions options;
    options.game = match_rules;
    options.data = request.data;
    options.now = milliseconds_now;
    options.language = say.language();
    if (arguments.follow == Follow::every_entry)
        options.happened = [](const draft::Entry& entry, const draft::Night& night) {
            std::cout << "> " << (keeps_secrets(night) ? draft::write_open_entry(entry) : draft::write_entry(entry))
                      << std::endl;
        };
    if (!arguments.resume.empty()) {
        options.journal = store::night_called(arguments.resume);
        return Conductor::resume(std::move(options));
    }
    const auto seed = arguments.seed ? *arguments.seed : store::fresh_number();
    auto table = arguments.decks.constructed ? table_for_decks(arguments, files, seed, request)
                                             : table_for_draft(arguments, files, seed, request);
    if (!table) return table.error();
    if (arguments.keep == Keep::on_disk) {
        auto file = store::new_night_file();
        if (!file) return file.error();
        options.journal = *file;
    }
    arguments.table.apply_to(table->settings);
    if (arguments.output == Output::text)
        std::cout << stranded_text(*table->cube, draft::lines_of(table->settings, cards_of(*table->cube)));
    if (!arguments.table.packs && !arguments.table.pack_size) draft::fit_packs(table->settings, cards_of(*table->cube));
    if (arguments.bot_count() < arguments.players) seal_deal(table->settings, store::fresh_salt());
    return Conductor::begin(table->cube, table->settings, std::move(options));
}

// Prints each part of the night when it stands and will not change any more.
class Report {
public:
    Report(const Conductor& conductor, Output output) : conductor_(conductor), output_(output) {}

    void begin() {
        if (output_ == Output::json) return;
        std::cout << heading_text(conductor_.night());
        // Who drafts must not know what is in the packs.
        if (!has_persons(conductor_.night()) && !conductor_.night().settings.constructed())
            std::cout << packs_text(conductor_.night());
        std::cout << std::flush;
    }
    void go_on() {
        if (output_ == Output::json) return;
        const auto& night = conductor_.night();
        // What came of a round stands before the pairings of the next.
        for (;;) {
            if (played_ < paired_ && night.rounds[played_].unfinished() == 0) {
                std::cout << results_text(conductor_, static_cast<int>(played_++)) << std::flush;
            } else if (paired_ < night.rounds.size()) {
                if (paired_ == 0 && !has_persons(night)) std::cout << decks_text(night);
                std::cout << pairings_text(night, static_cast<int>(paired_++)) << std::flush;
            } else {
                return;
            }
        }
    }
    void end() {
        const auto& night = conductor_.night();
        std::cout << (output_ == Output::json ? night_json(conductor_) : standings_text(night) + deal_text(night));
        std::cout << std::flush;
    }

private:
    const Conductor& conductor_;
    Output output_;
    std::size_t paired_ = 0;
    std::size_t played_ = 0;
};

// Picks and matches done, and all that there will be: what the progress bar counts.
std::pair<std::size_t, std::size_t> done_of(const draft::Night& night) {
    const auto& settings = night.settings;
    const auto players = static_cast<std::size_t>(settings.row.players);
    const auto picks = players * static_cast<std::size_t>(draft::picks_per_seat(settings.row, settings.leave));
    const auto matches = static_cast<std::size_t>(night.round_count()) * (players / 2);
    std::size_t done = night.drafting.picks().size();
    for (const auto& round : night.rounds)
        for (const auto& match : round.tables) done += !match.is_bye() && match.state == draft::MatchState::over;
    return {done, picks + matches};
}

// Why bots alone cannot go on: some pool makes no legal deck.
void say_what_is_missing(const draft::Night& night) {
    std::cerr << say(Word::stuck) << "\n";
    for (std::size_t s = 0; s < night.seats.size(); ++s)
        for (const auto& rule : draft::deck_check(night, SeatId{static_cast<std::uint8_t>(s)}))
            std::cerr << "  " << name_of(night, SeatId{static_cast<std::uint8_t>(s)}) << ": "
                      << text::broken_rule_text(rule, night.cards, say.language()) << "\n";
}

// How to go on with a night that is left: a night in the folder of saved ones by its name.
std::string how_to_go_on(const Conductor& conductor) {
    const std::filesystem::path file = conductor.file();
    if (file.empty()) return std::string(say(Word::not_kept));
    const std::filesystem::path name = file.stem();
    const bool by_name = store::night_called(name) == file;
    return say(Word::go_on_with, {printable((by_name ? name : file).string())});
}

int play_night(Conductor& conductor, Output output) {
    Report report(conductor, output);
    report.begin();
    Progress progress{std::string(say(Word::playing))};
    TableTalk talk(conductor);
    const InterruptEndsInput interrupt;
    for (;;) {
        const auto advance = conductor.advance();
        if (!advance) {
            std::cerr << in_one_line(advance.error()) << "\n";
            return failed;
        }
        talk.tell_end();
        report.go_on();
        if (*advance == Advance::finished) break;
        const bool bots_alone = !has_persons(conductor.night());
        if (bots_alone) {
            const auto [done_so_far, all] = done_of(conductor.night());
            progress.show(done_so_far, all);
        }
        if (*advance == Advance::worked) continue;
        if (bots_alone) {
            say_what_is_missing(conductor.night());
            return failed;
        }
        if (talk.ask_next() == Talk::leave) {
            std::cout << how_to_go_on(conductor) << "\n";
            return interrupt.has_come() ? interrupted : done;
        }
    }
    report.end();
    return done;
}

// What is wrong with arguments that each are fine by themselves.
std::optional<std::string> contradiction(const NightArguments& arguments) {
    if (arguments.bot_count() > arguments.players) return say(Word::few_seats, {std::to_string(arguments.players)});
    if (arguments.table.random_bots > arguments.bot_count())
        return say(Word::few_bots, {std::to_string(arguments.bot_count())});
    if (auto reason = arguments.table.wrong_names(arguments.players)) return reason;
    if (auto reason = arguments.table.wrong_changes()) return reason;
    if (auto reason = arguments.decks.wrong(arguments.cube.game, arguments.players)) return reason;
    if (arguments.bot_count() < arguments.players && !::isatty(STDIN_FILENO))
        return std::string(say(Word::no_terminal));
    if (arguments.bot_count() < arguments.players && arguments.output == Output::json)
        return std::string(say(Word::json_for_bots));
    return std::nullopt;
}

// What is wrong with how they are named.
std::optional<std::string> find_files(NightFiles& files, const NightArguments& arguments, const Request& request) {
    if (arguments.decks.constructed) {
        auto found = deck_files_for(arguments.decks.decks, arguments.players, request.data);
        if (!found) return "--deck: " + say(found.error());
        files.decks = std::move(*found);
        return std::nullopt;
    }
    const auto found = arguments.cube.find(request.data);
    if (!found) return "--cube: " + say(found.error());
    files.cube = *found;
    return std::nullopt;
}

int run_night(const NightArguments& arguments, const Request& request) {
    NightFiles files;
    if (arguments.resume.empty()) {
        if (const auto reason = contradiction(arguments)) return complain("night", *reason);
        if (const auto reason = find_files(files, arguments, request)) return complain("night", *reason);
    }
    auto conductor = set_the_table(arguments, files, request);
    if (!conductor) {
        std::cerr << in_one_line(conductor.error(), arguments.resume) << "\n";
        return failed;
    }
    if (arguments.keep == Keep::on_disk)
        std::cerr << say(Word::saving, {printable(conductor->file().string())}) << "\n";
    if (arguments.output == Output::json && has_persons(conductor->night()))
        return complain("night", say(Word::json_for_bots));
    if (conductor->damage()) std::cerr << in_one_line(*conductor->damage()) << "\n" << say(Word::goes_on_from) << "\n";
    const int status = play_night(*conductor, arguments.output);
    if (const auto kept = conductor->set_aside(); !kept.empty())
        std::cerr << say(Word::kept_as, {printable(kept.string())}) << "\n";
    return status;
}

}  // namespace

void add_night(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("night", help(Help::night));
    auto arguments = std::make_shared<NightArguments>();
    command->add_option("--players", arguments->players, help(Help::players))
        ->check(CLI::Range(draft::fewest_players, draft::most_players))
        ->capture_default_str();
    command->add_option("--bots", arguments->bots, help(Help::bots))
        ->check([](const std::string& text) {
            const bool number = !text.empty() && text.size() < 3 && text.find_first_not_of("0123456789") == text.npos;
            return number || text == "all" ? std::string() : say(Word::no_bot_count, {text});
        })
        ->capture_default_str();
    command->add_option("--seed", arguments->seed, help(Help::seed))->check(is_seed);
    arguments->cube.add_to(*command);
    auto* resume = command->add_option("--resume", arguments->resume, help(Help::resume));
    auto* json = command->add_flag_callback(
        "--json", [arguments] { arguments->output = Output::json; }, help(Help::json_at_end));
    command->add_flag_callback(
        "--save", [arguments] { arguments->keep = Keep::on_disk; }, help(Help::save));
    auto* follow = command
                       ->add_flag_callback(
                           "--follow", [arguments] { arguments->follow = Follow::every_entry; }, help(Help::follow))
                       ->excludes(json);
    arguments->table.add_to(*command);
    arguments->decks.add_to(*command);
    // All else was settled when the night began.
    for (CLI::Option* option : command->get_options())
        if (option != resume && option != json && option != follow && option != command->get_help_ptr())
            resume->excludes(option);
    command->callback(
        [arguments, &request] { request.action = [arguments, &request] { return run_night(*arguments, request); }; });
}

}  // namespace cubenight::cli
