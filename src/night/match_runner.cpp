#include "src/night/match_runner.hpp"

#include "engine/bots/bot.hpp"
#include "engine/core/hash.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight {

using namespace pokemon;

struct MatchRules::Shared {
    Rulebook book;
};

Result<MatchRules> MatchRules::make(const CardSet& cards, const RuleSet& rules) {
    auto book = Rulebook::make(cards, rules);
    if (!book) return book.error();
    MatchRules made;
    made.shared_ = std::make_shared<const Shared>(Shared{std::move(*book)});
    return made;
}

const Rulebook& MatchRules::book() const { return shared_->book; }

Result<MatchDecks> match_decks(const draft::DraftCards& cards, const draft::Deck& first, const draft::Deck& second) {
    auto one = draft::match_cards(cards, first);
    auto two = draft::match_cards(cards, second);
    if (!one || !two) return Error{{}, 0, "the cube's cards lack an energy of a deck"};
    return MatchDecks{std::move(*one), std::move(*two)};
}

draft::MatchResult result_of(const Match& match) {
    switch (match.outcome) {
        case Outcome::running: return draft::MatchResult::none;
        case Outcome::seat0_wins: return draft::MatchResult::first_wins;
        case Outcome::seat1_wins: return draft::MatchResult::second_wins;
        case Outcome::draw: return draft::MatchResult::draw;
    }
    return draft::MatchResult::none;
}

struct MatchRunner::Running {
    MatchRules rules;
    Match match;
    std::uint64_t seed;
};

MatchRunner::MatchRunner(std::unique_ptr<Running> running) : running_(std::move(running)) {}
MatchRunner::MatchRunner(MatchRunner&&) noexcept = default;
MatchRunner& MatchRunner::operator=(MatchRunner&&) noexcept = default;
MatchRunner::~MatchRunner() = default;

Result<MatchRunner> MatchRunner::begin(const MatchRules& rules, const MatchDecks& decks, std::uint64_t seed) {
    auto match = start_match(rules.book(), {{decks[0], decks[1]}, seed, ChanceMode::generator});
    if (!match) return match.error();
    return MatchRunner(std::make_unique<Running>(Running{rules, *match, seed}));
}

const Match& MatchRunner::match() const { return running_->match; }
const Rulebook& MatchRunner::book() const { return running_->rules.book(); }

std::optional<int> MatchRunner::to_act() const {
    switch (pokemon::to_act(match())) {
        case Actor::seat0: return 0;
        case Actor::seat1: return 1;
        case Actor::chance:  // chance is the match's own generator here
        case Actor::nobody: return std::nullopt;
    }
    return std::nullopt;
}

std::string MatchRunner::ending() const {
    const auto in_turn = " in turn " + std::to_string(match().turn);
    switch (match().ending) {
        case Ending::none: return {};
        case Ending::prizes: return "the last Prize card was taken" + in_turn;
        case Ending::no_pokemon: return "no Pokémon was left in play" + in_turn;
        case Ending::deck_out: return "no card was left to draw" + in_turn;
        case Ending::effect: return "a card's effect decided it" + in_turn;
        case Ending::conceded: return "conceded" + in_turn;
        case Ending::turn_limit: return "too many turns";
        case Ending::simultaneous: return "both won at once" + in_turn;
    }
    return {};
}

std::optional<std::string> MatchRunner::step(std::uint32_t value) {
    const auto refusal = choose(running_->rules.book(), running_->match, Option::unpack(value));
    if (!refusal) return std::nullopt;
    return std::string("refused by ") + citation(refusal->clause);
}

// The bot's own chance follows from the match's seed and the number of steps, so that a resumed match goes on alike.
std::uint32_t MatchRunner::bot_step() {
    const SeatId seat{static_cast<std::uint8_t>(to_act().value())};
    const auto& book = running_->rules.book();
    const View view = view_for(book, match(), seat);
    Generator chance(hash_number(hash_number(hash_text("bot"), running_->seed), match().steps));
    return bot_option(bots::MatchBot::steady, book, view, chance).packed();
}

}  // namespace cubenight
