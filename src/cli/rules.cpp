// cubenight rules: the rule options, what they mean, and what each rule set has of them.
#include <CLI/CLI.hpp>

#include <iomanip>
#include <iostream>

#include "engine/cards/rule_set.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/words.hpp"
#include "src/text/rule_options.hpp"

namespace cubenight::cli {
namespace {

constexpr const char* bundles[] = {"ja-3.0", "zh-2.2", "fi-swsh", "cube"};

int tell() {
    std::cout << say(Word::rule_sets) << "\n\n" << std::setw(34) << "";
    for (const char* name : bundles) std::cout << std::setw(9) << name;
    std::cout << "   " << say(Word::allowed) << "\n";
    for (const OptionInfo& info : option_table()) {
        std::cout << std::left << std::setw(34) << info.name << std::right;
        for (const char* name : bundles) std::cout << std::setw(9) << (*named_rule_set(name))[info.key];
        const std::string least = std::to_string(info.least), most = std::to_string(info.most);
        std::cout << "   " << (least == most ? least : say(Word::from_to, {least, most})) << "\n    "
                  << text::option_meaning(info.key, say.language()) << " [" << info.clause << "]\n";
    }
    return done;
}

}  // namespace

void add_rules(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("rules", help(Help::rules));
    command->callback([&request] { request.action = tell; });
}

}  // namespace cubenight::cli
