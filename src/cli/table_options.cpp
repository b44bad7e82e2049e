#include "src/cli/table_options.hpp"

#include <CLI/CLI.hpp>

#include <charconv>

#include "engine/cards/rule_set.hpp"

namespace cubenight::cli {
namespace {

std::optional<draft::RuleChange> change_in(const std::string& text) {
    const auto sign = text.find('=');
    if (sign == std::string::npos) return std::nullopt;
    draft::RuleChange change{text.substr(0, sign), 0};
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + sign + 1, end, change.value);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return change;
}

std::string is_change(const std::string& text) {
    const auto change = change_in(text);
    if (!change) return "a rule option is written NAME=NUMBER: " + text;
    RuleSet probe;
    return probe.set(change->option, change->value).value_or("");
}

}  // namespace

void TableOptions::add_to(CLI::App& command) {
    const auto number = [&command](const char* name, std::optional<int>& value, int least, int most, const char* what) {
        command.add_option(name, value, what)->check(CLI::Range(least, most));
    };
    number("--packs", packs, 1, draft::most_packs, "Packs of each seat (default: as the cube's table says)");
    number("--pack-size", pack_size, 1, draft::most_pack_size, "Cards of each pack");
    number("--deck-size", deck_size, draft::fewest_deck_cards_beyond_prizes + 1, draft::most_deck_size,
           "Cards of a deck");
    number("--prizes", prizes, 1, draft::most_prizes, "Prize cards");
    number("--leave", leave, 0, draft::most_pack_size, "Cards of each pack that nobody gets");
    number("--rounds", rounds, 1, 20, "Rounds of matches");
    command.add_option("--pairing", pairing, "round-robin or swiss (default: round robin up to 5 seats)")
        ->check(CLI::IsMember({"round-robin", "swiss"}));
    command.add_option("--lines", lines, "Evolutions without their lower stages: advice, required or free")
        ->check(CLI::IsMember({"advice", "required", "free"}));
    command.add_option("--rules", rules, "Rule set instead of the cube's own: cube, ja-3.0, zh-2.2 or fi-swsh")
        ->check([](const std::string& name) { return named_rule_set(name) ? "" : "there is no rule set " + name; });
    command.add_option("--rule", changes, "One rule option, NAME=NUMBER; may be given several times")->check(is_change);
    command.add_option("--names", names, "Names of the seats, in table order")->delimiter(',');
}

void TableOptions::apply_to(draft::NightSettings& settings) const {
    if (packs) settings.row.packs = *packs;
    if (pack_size) settings.row.pack_size = *pack_size;
    if (deck_size) settings.row.deck_size = *deck_size;
    if (prizes) settings.row.prize_cards = *prizes;
    if (leave) settings.leave = *leave;
    if (rounds) settings.rounds = *rounds;
    if (!pairing.empty())
        settings.pairing = pairing == "swiss" ? draft::PairingSystem::swiss : draft::PairingSystem::round_robin;
    if (!lines.empty())
        settings.lines = lines == "required" ? draft::LinePolicy::required
                         : lines == "free"   ? draft::LinePolicy::free_lower_stages
                                             : draft::LinePolicy::advice;
    if (!rules.empty()) settings.rule_set = rules;
    for (const std::string& change : changes) settings.rule_changes.push_back(*change_in(change));
    for (std::size_t i = 0; i < names.size() && i < settings.seats.size(); ++i) settings.seats[i].name = names[i];
}

}  // namespace cubenight::cli
