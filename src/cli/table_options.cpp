#include "src/cli/table_options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <set>

#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/cards/ultraman/rules.hpp"
#include "src/cli/words.hpp"
#include "src/night/brought_decks.hpp"

namespace cubenight::cli {
namespace {

// In the order of LinePolicy.
const std::vector<std::string> line_words = {"single",     "required",  "free",    "with-pick",
                                             "whole-line", "as-basics", "stand-in"};

// In the order of PairingSystem, behind the first, which nobody has to ask for.
const std::vector<std::string> pairing_words = {"round-robin", "swiss", "elimination"};

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
    if (!change) return say(Word::rule_form, {text});
    RuleSet pokemon;
    ultraman::RuleSet ucg;
    if (!ucg.set(change->option, change->value)) return "";
    const auto wrong = pokemon.set(change->option, change->value);
    return wrong ? say(Word::see_rules, {say(*wrong)}) : "";
}

}  // namespace

std::string is_seed(const std::string& text) {
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    return error == std::errc() && end == text.data() + text.size() ? "" : say(Word::no_seed, {text});
}

std::optional<std::string> TableOptions::wrong_names(int seats) const {
    if (names.size() > static_cast<std::size_t>(seats))
        return say(Word::too_many_names, {std::to_string(names.size()), std::to_string(seats)});
    for (const std::string& name : names) {
        if (name.empty() || name.size() > draft::longest_name)
            return say(Word::name_length, {std::to_string(draft::longest_name), std::to_string(name.size())});
        if (std::ranges::count(names, name) > 1) return std::string(say(Word::equal_names));
    }
    return std::nullopt;
}

std::optional<std::string> TableOptions::wrong_changes() const {
    std::set<std::string> changed;
    for (const std::string& text : changes)
        if (const auto change = change_in(text); change && !changed.insert(change->option).second)
            return say(Word::rule_twice, {change->option});
    return std::nullopt;
}

void TableOptions::add_to(CLI::App& command) {
    const auto number = [&command](const char* name, std::optional<int>& value, int least, int most, Help what) {
        command.add_option(name, value, help(what))->check(CLI::Range(least, most));
    };
    number("--packs", packs, 1, draft::most_packs, Help::packs);
    number("--pack-size", pack_size, 1, draft::most_pack_size, Help::pack_size);
    number("--deck-size", deck_size, draft::fewest_deck_cards_beyond_prizes + 1, draft::most_deck_size,
           Help::deck_size);
    number("--prizes", prizes, 1, most_prizes, Help::prizes);
    number("--leave", leave, 0, draft::most_pack_size, Help::leave);
    number("--rounds", rounds, 1, draft::most_rounds, Help::rounds);
    number("--pick-clock", pick_clock, 0, 600, Help::pick_clock);
    number("--build-clock", build_clock, 0, 180, Help::build_clock);
    number("--round-clock", round_clock, 0, 180, Help::round_clock);
    command.add_option("--random-bots", random_bots, help(Help::random_bots))
        ->check(CLI::Range(0, draft::most_players));
    command.add_option("--pairing", pairing, help(Help::pairing))->check(CLI::IsMember(pairing_words));
    command.add_option("--lines", lines, help(Help::lines))->check(CLI::IsMember(line_words));
    command.add_option("--rules", rules, help(Help::rule_set))->check([](const std::string& name) {
        return named_rule_set(name) || ultraman::named_rule_set(name) ? "" : say(Word::no_rule_set, {name});
    });
    command.add_option("--rule", changes, help(Help::rule))->check(is_change);
    // The parser's own commas leave out what is empty between two of them.
    const auto take = [this](const std::vector<std::string>& lists) {
        for (const std::string& list : lists)
            for (std::size_t begin = 0, end = 0; end != list.npos; begin = end + 1) {
                end = list.find(',', begin);
                names.emplace_back(trimmed(std::string_view(list).substr(begin, end - begin)));
            }
    };
    command.add_option_function<std::vector<std::string>>("--names", take, help(Help::names));
}

void TableOptions::apply_to(draft::NightSettings& settings) const {
    if (packs) settings.row.packs = *packs;
    if (pack_size) settings.row.pack_size = *pack_size;
    if (deck_size) settings.row.deck_size = *deck_size;
    if (prizes) settings.row.prize_cards = *prizes;
    if (leave) settings.leave = *leave;
    if (rounds) settings.rounds = *rounds;
    if (pick_clock) settings.pick_seconds = *pick_clock;
    if (build_clock) settings.build_minutes = *build_clock;
    if (round_clock) settings.round_minutes = *round_clock;
    const auto system = std::ranges::find(pairing_words, pairing) - pairing_words.begin();
    if (!pairing.empty()) settings.pairing = static_cast<draft::PairingSystem>(system + 1);
    int random = random_bots;
    for (auto seat = settings.seats.rbegin(); seat != settings.seats.rend() && random > 0; ++seat)
        if (seat->kind == draft::SeatKind::bot) seat->skill = draft::BotSkill::random, --random;
    if (!rules.empty()) settings.rule_set = rules;
    if (!lines.empty()) {
        const auto policy = std::ranges::find(line_words, lines) - line_words.begin();
        settings.rule_changes.push_back({"lines", static_cast<int>(policy)});
    }
    for (const std::string& change : changes) settings.rule_changes.push_back(*change_in(change));
}

ultraman::DeckLimits TableOptions::deck_limits() const {
    std::vector<draft::RuleChange> wished;
    if (deck_size) wished.push_back({"deck_size", *deck_size});
    for (const std::string& text : changes)
        if (const auto change = change_in(text)) wished.push_back(*change);
    return limits_under(wished);
}

}  // namespace cubenight::cli
