// cubenight rules: the rule options, what they mean, and what each rule set has of them.
#include <CLI/CLI.hpp>

#include <cstdio>

#include "engine/cards/rule_set.hpp"
#include "src/cli/commands.hpp"
#include "src/text/rule_options.hpp"

namespace cubenight::cli {
namespace {

constexpr const char* bundles[] = {"ja-3.0", "zh-2.2", "fi-swsh", "cube"};

int tell() {
    std::printf(
        "Rule sets and their options. A night changes one with --rule NAME=N, a scenario with `option NAME "
        "N`.\n\n%-34s",
        "");
    for (const char* name : bundles) std::printf("%9s", name);
    std::printf("   allowed\n");
    for (const OptionInfo& info : option_table()) {
        std::printf("%-34s", info.name);
        for (const char* name : bundles) std::printf("%9d", (*named_rule_set(name))[info.key]);
        if (info.least == info.most) std::printf("   %d\n", info.least);
        else std::printf("   %d to %d\n", info.least, info.most);
        std::printf("    %s [%s]\n", std::string(text::option_meaning(info.key)).c_str(), info.clause);
    }
    return done;
}

}  // namespace

void add_rules(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("rules", "List the rule options and what each rule set has of them");
    command->callback([&request] { request.action = tell; });
}

}  // namespace cubenight::cli
