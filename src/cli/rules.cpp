// cubenight rules: the rule options, what they mean, and what each rule set has of them.
#include <CLI/CLI.hpp>

#include <cstdio>

#include "engine/cards/rule_set.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/words.hpp"
#include "src/text/rule_options.hpp"

namespace cubenight::cli {
namespace {

constexpr const char* bundles[] = {"ja-3.0", "zh-2.2", "fi-swsh", "cube"};

int tell() {
    std::printf("%s\n\n%-34s", std::string(say(Word::rule_sets)).c_str(), "");
    for (const char* name : bundles) std::printf("%9s", name);
    std::printf("   %s\n", std::string(say(Word::allowed)).c_str());
    for (const OptionInfo& info : option_table()) {
        std::printf("%-34s", info.name);
        for (const char* name : bundles) std::printf("%9d", (*named_rule_set(name))[info.key]);
        const std::string least = std::to_string(info.least), most = std::to_string(info.most);
        std::printf("   %s\n", (least == most ? least : say(Word::from_to, {least, most})).c_str());
        std::printf("    %s [%s]\n", std::string(text::option_meaning(info.key, say.language())).c_str(), info.clause);
    }
    return done;
}

}  // namespace

void add_rules(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("rules", help(Help::rules));
    command->callback([&request] { request.action = tell; });
}

}  // namespace cubenight::cli
