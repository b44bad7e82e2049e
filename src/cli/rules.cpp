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
template <class Infos, class Names, class RuleSetOf, class Title, class Value>
void list(const Infos& infos, const Names& names, RuleSetOf rule_set_of, Title title, Value value_of) {
    std::cout << "\n" << std::setw(34) << "";
    for (const char* name : names) std::cout << std::setw(9) << name;
    std::cout << "   " << say(Word::allowed) << "\n";
    for (const auto& info : infos) {
        std::cout << std::left << std::setw(34) << info.name << std::right;
        for (const char* name : names) std::cout << std::setw(9) << (*rule_set_of(name))[info.key];
        const std::string least = std::to_string(info.least), most = std::to_string(info.most);
        std::cout << "   " << (least == most ? least : say(Word::from_to, {least, most})) << "\n    "
                  << title(info.key, say.language()) << " [" << info.clause << "]\n";
        for (int value = info.least; value <= info.most; ++value)
            if (const auto words = value_of(info.key, value, say.language()); !words.empty())
                std::cout << "      " << value << ": " << words << "\n";
    }
}

int tell_rules() {
    std::cout << say(Word::rule_sets) << "\n\n" << say(Word::game_pokemon) << "\n";
    list(option_table(), bundles, named_rule_set, text::option_title, text::option_value);
    std::cout << "\n" << say(Word::game_ucg) << "\n";
    list(ultraman::option_table(), ultraman_bundles, ultraman::named_rule_set, ultraman::text::option_title,
         ultraman::text::option_value);
    return done;
}

}  // namespace

void add_rules(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("rules", help(Help::rules));
    command->callback([&request] { request.action = tell_rules; });
}

}  // namespace cubenight::cli
