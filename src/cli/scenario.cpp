// cubenight scenario FILE|FOLDER...: plays scenario files and says where the first difference is.
#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "engine/scenario/run.hpp"
#include "engine/scenario/ultraman/run.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/words.hpp"
#include "src/store/scenarios.hpp"

namespace cubenight::cli {
namespace {

struct Wishes {
    std::vector<std::string> files;
    std::string clause;  // only scenarios of that clause
    bool verbose = false;
    bool every = false;  // tell all failures, not only a file's first
};

struct Tally {
    int passed = 0;
    int failed = 0;
    int files = 0;
};

bool wanted(const std::vector<std::string>& clauses, const std::string& clause) {
    return clause.empty() ||
           std::ranges::any_of(clauses, [&](const std::string& tag) { return tag.find(clause) != std::string::npos; });
}

// Of either game: what is played, how, and what is told of it stand beside its files.
template <class Loaded>
void play(const Loaded& loaded, const Wishes& wishes, Tally& tally) {
    bool told_one = false;
    for (const auto& one : loaded.file.scenarios) {
        if (!wanted(one.clauses, wishes.clause)) continue;
        const auto report = run_scenario(loaded.file, one, loaded.card_files);
        if (report.verdict == decltype(report.verdict)::passed) {
            ++tally.passed;
            if (wishes.verbose) std::cout << say(Word::scenario_passed, {one.title}) << "\n";
            continue;
        }
        ++tally.failed;
        if (!told_one || wishes.every || wishes.verbose)
            std::cout << told(loaded.file, one, report, [](const Saying& what) { return say(what); });
        told_one = true;
    }
}

// A folder stands for the scenario files below it, in the order of their names.
std::vector<std::string> files_of(const std::vector<std::string>& named) {
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    for (const auto& name : named) {
        std::error_code ignored;
        if (!fs::is_directory(name, ignored)) {
            files.push_back(name);
            continue;
        }
        const auto begin = static_cast<std::ptrdiff_t>(files.size());
        for (const auto& entry : fs::recursive_directory_iterator(name, ignored))
            if (entry.path().extension() == ".scn") files.push_back(entry.path().string());
        std::sort(files.begin() + begin, files.end());
    }
    return files;
}

// The exit status of that file alone: whether it could be read.
template <class Loaded>
int play_file(const Result<Loaded>& loaded, const Wishes& wishes, Tally& tally) {
    if (!loaded) {
        std::cerr << in_one_line(loaded.error()) << "\n";
        return failed;
    }
    ++tally.files;
    play(*loaded, wishes, tally);
    return done;
}

int run_files(const Wishes& wishes, const Request& request) {
    Tally tally;
    int status = done;
    for (const auto& name : files_of(wishes.files)) {
        const int one = store::is_ultraman_scenarios(name)
                            ? play_file(store::load_ultraman_scenarios(name, request.data), wishes, tally)
                            : play_file(store::load_scenarios(name, request.data), wishes, tally);
        if (one != done) status = one;
    }
    std::cout << say(tally.files == 1 ? Word::scenarios_in_file : Word::scenarios_in_files,
                     {std::to_string(tally.passed + tally.failed), std::to_string(tally.files),
                      std::to_string(tally.passed), std::to_string(tally.failed)})
              << "\n";
    return tally.failed > 0 ? failed : status;
}

}  // namespace

void add_scenario(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("scenario", help(Help::scenario));
    auto wishes = std::make_shared<Wishes>();
    command->add_option("FILE", wishes->files, help(Help::scenario_files))->required();
    command->add_option("--clause", wishes->clause, help(Help::clause));
    command->add_flag("--all", wishes->every, help(Help::all));
    command->add_flag("--verbose", wishes->verbose, help(Help::verbose));
    command->callback(
        [wishes, &request] { request.action = [wishes, &request] { return run_files(*wishes, request); }; });
}

}  // namespace cubenight::cli
