// cubenight replay FILE: plays a saved night again from its journal, every match step by step, and tells what came
// of it, or tells one match step by step. The file is only read, but for the host's word.
#include <CLI/CLI.hpp>

#include <iostream>

#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/host_look.hpp"
#include "src/cli/night_report.hpp"
#include "src/cli/replay_match.hpp"
#include "src/cli/words.hpp"
#include "src/games/games.hpp"
#include "src/night/conductor.hpp"
#include "src/night/deal_seal.hpp"
#include "src/night/tournament_file.hpp"
#include "src/store/nights.hpp"

namespace cubenight::cli {
namespace {

struct ReplayArguments {
    std::filesystem::path file;
    bool json = false, tdf = false;
    std::string match;
    bool wait = false;
    std::string host;  // why a running night is shown whole; empty: it is not
    LookTo to = LookTo::damage;
};

// How much of a night is shown: what everybody at its tables may see, or everything.
enum class Shown : std::uint8_t { open, everything };

// Matches that were played here and do not come to their result when their steps are played again.
int count_different(const Conductor& conductor) {
    int different = 0;
    const auto& rounds = conductor.night().rounds;
    for (std::size_t r = 0; r < rounds.size(); ++r)
        for (std::size_t t = 0; t < rounds[r].tables.size(); ++t) {
            const auto& match = rounds[r].tables[t];
            const bool played_here =
                match.state == draft::MatchState::over && !match.steps.empty() && match.adjusted.empty();
            if (!played_here || !conductor.ending(static_cast<int>(r), static_cast<int>(t)).empty()) continue;
            std::cerr << say(Word::now_different, {std::to_string(r + 1), std::to_string(t + 1)}) << "\n";
            ++different;
        }
    return different;
}

void print(const Conductor& conductor, Shown shown) {
    const auto& night = conductor.night();
    std::cout << heading_text(night) << say(Word::entries, {std::to_string(night.entries)}) << "\n";
    if (!conductor.last_check().empty()) std::cout << say(Word::last_check, {conductor.last_check()}) << "\n";
    if (!night.rounds.empty() && shown == Shown::everything) std::cout << decks_text(night);
    for (int round = 0; round < static_cast<int>(night.rounds.size()); ++round)
        std::cout << pairings_text(night, round) << results_text(conductor, round);
    std::cout << standings_text(night);
}

void tell_damage(const Conductor& conductor, LookTo to) {
    if (!conductor.damage()) return;
    std::cerr << in_one_line(*conductor.damage()) << "\n";
    const auto [whole, fit] = conductor.behind_damage();
    if (to == LookTo::end) std::cerr << say(Word::looked_past, {std::to_string(whole), std::to_string(fit)}) << "\n";
    else if (whole > 0) std::cerr << say(Word::whole_lines_behind, {std::to_string(whole)}) << "\n";
}

int replay_file(const ReplayArguments& arguments, const Request& request) {
    ConductorOptions options;
    options.game = match_rules;
    options.journal = store::night_called(arguments.file);
    options.data = request.data;
    options.language = say.language();
    if (!arguments.host.empty())
        if (const auto hindered = write_host_look(options, arguments.host)) {
            std::cerr << *hindered << "\n";
            return failed;
        }
    const auto conductor = Conductor::look(std::move(options), arguments.to);
    if (!conductor) {
        std::cerr << in_one_line(conductor.error(), arguments.file) << "\n";
        return failed;
    }
    const Shown shown = keeps_secrets(conductor->night()) && arguments.host.empty() ? Shown::open : Shown::everything;
    if (!arguments.match.empty()) {
        if (shown == Shown::open) {
            std::cerr << say(Word::still_secret) << "\n";
            return failed;
        }
        auto wanted = read_wanted(arguments.match);
        wanted->wait = arguments.wait;
        return replay_match(*conductor, *wanted) ? done : failed;
    }
    if (arguments.json) std::cout << night_json(*conductor);
    else if (arguments.tdf) std::cout << tournament_file(conductor->night());
    else print(*conductor, shown);
    tell_damage(*conductor, arguments.to);
    const int different = count_different(*conductor);
    const bool as_announced = deal_seal(conductor->night().settings) != DealSeal::broken;
    return different || conductor->damage() || !as_announced ? failed : done;
}

}  // namespace

void add_replay(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("replay", help(Help::replay));
    auto arguments = std::make_shared<ReplayArguments>();
    command->add_option("FILE", arguments->file, help(Help::saved_night))->required();
    auto* json = command->add_flag("--json", arguments->json, help(Help::json));
    auto* tdf = command->add_flag("--tdf", arguments->tdf, help(Help::tdf))->excludes(json);
    auto* match = command->add_option("--match", arguments->match, help(Help::match))
                      ->excludes(json)
                      ->excludes(tdf)
                      ->check([](const std::string& text) {
                          return std::string(read_wanted(text) ? "" : say(Word::match_form));
                      });
    command->add_flag("--wait", arguments->wait, help(Help::wait))->needs(match);
    command->add_option("--host", arguments->host, help(Help::host_reason))
        ->type_name("REASON")
        ->excludes(json)
        ->excludes(tdf);
    command->add_flag_callback(
        "--beyond", [arguments] { arguments->to = LookTo::end; }, help(Help::beyond));
    command->callback(
        [arguments, &request] { request.action = [arguments, &request] { return replay_file(*arguments, request); }; });
}

}  // namespace cubenight::cli
