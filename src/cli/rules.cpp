// cubenight rules: the rule options, what they mean, and what each rule set has of them.
#include <CLI/CLI.hpp>

#include <iomanip>
#include <iostream>

#include "engine/cards/rule_set.hpp"
#include "engine/cards/ultraman/rules.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/words.hpp"
#include "src/text/rule_options.hpp"
#include "src/text/ultraman/rule_options.hpp"

namespace cubenight::cli {
namespace {

constexpr const char* bundles[] = {"ja-3.0", "zh-2.2", "fi-swsh", "cube"};
constexpr const char* ultraman_bundles[] = {"ucg-1.6"};

// Of either game: each option with what the rule sets have of it, and what its values mean.
template <class Infos, class Names, class RuleSetOf, class Meaning>
void list(const Infos& infos, const Names& names, RuleSetOf rule_set_of, Meaning meaning) {
    std::cout << "\n" << std::setw(34) << "";
    for (const char* name : names) std::cout << std::setw(9) << name;
    std::cout << "   " << say(Word::allowed) << "\n";
    for (const auto& info : infos) {
        std::cout << std::left << std::setw(34) << info.name << std::right;
        for (const char* name : names) std::cout << std::setw(9) << (*rule_set_of(name))[info.key];
        const std::string least = std::to_string(info.least), most = std::to_string(info.most);
        std::cout << "   " << (least == most ? least : say(Word::from_to, {least, most})) << "\n    "
                  << meaning(info.key, say.language()) << " [" << info.clause << "]\n";
    }
}

// Behind the option of the line policy, which is the last one.
void list_line_policies() {
    for (int policy = 0; policy < line_policy_count; ++policy)
        std::cout << "      " << policy << ": " << text::policy_meaning(static_cast<LinePolicy>(policy), say.language())
                  << "\n";
}

int tell() {
    std::cout << say(Word::rule_sets) << "\n\n" << say(Word::game_pokemon) << "\n";
    list(option_table(), bundles, named_rule_set, text::option_meaning);
    list_line_policies();
    std::cout << "\n" << say(Word::game_ucg) << "\n";
    list(ultraman::option_table(), ultraman_bundles, ultraman::named_rule_set, ultraman::text::option_meaning);
    return done;
}

}  // namespace

void add_rules(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("rules", help(Help::rules));
    command->callback([&request] { request.action = tell; });
}

}  // namespace cubenight::cli
