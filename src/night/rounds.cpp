// The conductor's rounds: pairings and matches.
#include "engine/core/hash.hpp"
#include "src/night/conductor.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight {
namespace {

// Steps of a match between bots that are put on disk together: nobody sees them before they are. Where a person
// plays, every step is one of its own.
constexpr std::size_t steps_at_once = 64;

int last_round(const draft::Night& night) { return static_cast<int>(night.rounds.size()) - 1; }

const draft::NightMatch* find_match(const draft::Night& night, int round, int table) {
    if (round < 0 || round > last_round(night)) return nullptr;
    const auto& tables = night.rounds[static_cast<std::size_t>(round)].tables;
    return table >= 0 && table < static_cast<int>(tables.size()) ? &tables[static_cast<std::size_t>(table)] : nullptr;
}

// The seed of a match follows from the night's, so that a night is one number.
std::uint64_t match_seed(const draft::Night& night, int round, int table) {
    auto seed = hash_number(hash_text("match"), night.settings.seed);
    return hash_number(hash_number(seed, static_cast<std::uint64_t>(round)), static_cast<std::uint64_t>(table));
}

}  // namespace

Result<std::unique_ptr<MatchRunner>> Conductor::set_up(const draft::NightMatch& match) const {
    const auto& seats = night_.seats;
    const auto decks =
        match_decks(night_.cards, seats[match.pairing.first.value].deck, seats[match.pairing.second->value].deck);
    if (!decks) return decks.error();
    auto runner = rules_->begin(*decks, match.seed);
    if (!runner) return runner;
    for (std::size_t i = 0; i < match.steps.size(); ++i)
        if (auto refusal = (*runner)->step(match.steps[i], options_.language))
            return Error{{}, 0, saying("step {0} of the match is not possible: {1}", i + 1, *refusal)};
    return runner;
}

// The cached runner of a running match, made from the night where it is missing.
Result<MatchRunner*> Conductor::running(int table) {
    const auto found = matches_.find(table);
    if (found != matches_.end()) return found->second.get();
    const auto* match = find_match(night_, last_round(night_), table);
    ENSURE(match && match->state == draft::MatchState::running);
    auto runner = set_up(*match);
    if (!runner) return runner.error();
    return matches_.insert_or_assign(table, std::move(*runner)).first->second.get();
}

Result<const MatchRunner*> Conductor::match(int table) {
    const int round = last_round(night_);
    const auto* match = find_match(night_, round, table);
    if (!match || match->is_bye() || match->state == draft::MatchState::over)
        return Error{{}, 0, saying("there is no match to play at table {0}", table + 1)};
    if (match->state == draft::MatchState::waiting)
        if (auto hindered = start(table)) return Error{{}, 0, Saying::as_is(hindered->text(options_.language))};
    auto runner = running(table);
    if (!runner) return runner.error();
    return const_cast<const MatchRunner*>(*runner);
}

Hindered Conductor::start(int table) {
    const int round = last_round(night_);
    return act(draft::StartEntry{round + 1, table + 1, match_seed(night_, round, table)});
}

const MatchRunner* Conductor::running_match(int table) {
    const auto* match = find_match(night_, last_round(night_), table);
    if (!match || match->state != draft::MatchState::running) return nullptr;
    const auto runner = running(table);
    return runner ? *runner : nullptr;
}

Hindered Conductor::play(int table, std::uint32_t step) {
    if (auto begun = match(table); !begun) return Hindrance{begun.error()};
    auto runner = running(table);
    if (auto refusal = (*runner)->step(step, options_.language))
        return Hindrance{Error{{}, 0, Saying::as_is(*refusal)}};
    return record_steps(table, std::span(&step, 1));
}

// Puts steps on record that the table's runner has taken already, and the result where they ended the match.
Hindered Conductor::record_steps(int table, std::span<const std::uint32_t> steps) {
    const int round = last_round(night_) + 1;
    const auto result = matches_.at(table)->result();
    std::vector<draft::EntryAction> actions;
    for (const auto step : steps) actions.emplace_back(draft::StepEntry{round, table + 1, step});
    if (result != draft::MatchResult::none) actions.emplace_back(draft::ResultEntry{round, table + 1, result});
    auto hindered = record(actions);
    // A runner that is ahead of the night, or done, is not kept.
    if (hindered || result != draft::MatchResult::none) matches_.erase(table);
    return hindered;
}

std::string Conductor::ending(int round, int table, text::Language language) const {
    const auto* match = find_match(night_, round, table);
    if (!match || match->is_bye() || match->steps.empty()) return {};
    const auto runner = set_up(*match);
    return runner && (*runner)->result() == match->result ? (*runner)->ending(language) : std::string();
}

bool Conductor::bot_has_to_act(const draft::NightMatch& match, int table) {
    if (match.state == draft::MatchState::over) return false;
    const SeatId seats[] = {match.pairing.first, *match.pairing.second};
    if (is_bot(seats[0]) && is_bot(seats[1])) return true;
    if (match.state == draft::MatchState::waiting) return false;  // a person begins it
    const auto runner = running(table);
    if (!runner) return false;
    const auto side = (*runner)->to_act();
    return side && is_bot(seats[side->value]);
}

// A match that cannot be begun or played on, by no fault of its players, is a draw with the reason in the journal; the
// host may change it, and the other tables go on.
Result<Advance> Conductor::call_off(int table, const std::string& why) {
    std::string reason = text::Say(options_.language)(text::SessionPhrase::match_called_off, {why});
    if (reason.size() > draft::longest_reason)
        reason = text::Say(options_.language)(text::SessionPhrase::match_called_off, {"..."});
    const int round = last_round(night_) + 1;
    if (auto hindered = act(draft::AdjustEntry{round, table + 1, draft::MatchResult::draw, std::move(reason)}))
        return Error{{}, 0, Saying::as_is(hindered->text(options_.language))};
    return Advance::worked;
}

Result<Advance> Conductor::advance_match(int table) {
    // Copies: the night is another one once the match has begun.
    const draft::MatchState state = find_match(night_, last_round(night_), table)->state;
    const draft::Pairing pairing = find_match(night_, last_round(night_), table)->pairing;
    const bool bots_alone = is_bot(pairing.first) && is_bot(*pairing.second);
    // What the night refuses is the match's own fault; what could not be saved is not.
    const auto hindered = [&](const Hindrance& why) -> Result<Advance> {
        if (std::holds_alternative<Error>(why.why)) return std::get<Error>(why.why);
        return call_off(table, why.text(options_.language));
    };
    if (state == draft::MatchState::waiting)
        if (const auto why = start(table)) return hindered(*why);
    const auto set = running(table);
    if (!set) return call_off(table, text::Say(options_.language)(set.error()));
    MatchRunner& runner = **set;
    std::vector<std::uint32_t> steps;
    while (steps.size() < (bots_alone ? steps_at_once : 1) && runner.to_act()) {
        const SeatId seat = runner.to_act()->value == 0 ? pairing.first : *pairing.second;
        steps.push_back(runner.bot_step(bot_of(seat)));
        if (const auto refusal = runner.step(steps.back(), options_.language)) return call_off(table, *refusal);
    }
    if (const auto why = record_steps(table, steps)) return hindered(*why);
    return Advance::worked;
}

bots::MatchBot Conductor::bot_of(SeatId seat) const {
    switch (night_.seats[seat.value].skill) {
        case draft::BotSkill::random: return bots::MatchBot::random;
        case draft::BotSkill::steady: break;
    }
    return bots::MatchBot::steady;
}

// The first table at which a bot has to act.
std::optional<int> Conductor::table_for_bots() {
    const auto& tables = night_.rounds.back().tables;
    for (int table = 0; table < static_cast<int>(tables.size()); ++table)
        if (bot_has_to_act(tables[static_cast<std::size_t>(table)], table)) return table;
    return std::nullopt;
}

}  // namespace cubenight
