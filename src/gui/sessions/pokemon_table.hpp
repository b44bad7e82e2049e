// A Pokémon match on a screen: what seated_table.hpp and reversible_table.hpp ask of the game.
#pragma once

#include "engine/bots/bot_option.hpp"
#include "engine/bots/names/bot.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/inspect.hpp"
#include "src/gui/sessions/match_session.hpp"
#include "src/gui/sessions/reversible_table.hpp"
#include "src/text/interim.hpp"
#include "src/text/pokemon/reveals.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

struct PokemonTable {
    using Session = MatchSession;
    using CardSet = cubenight::CardSet;
    using RuleSet = cubenight::RuleSet;
    using Rulebook = pokemon::Rulebook;
    using Match = pokemon::Match;
    using View = pokemon::View;
    using Option = pokemon::Option;
    using Clause = pokemon::Clause;
    using LogEntry = text::LogEntry;
    using LogBook = text::LogBook;
    using Interim = text::Interim<Match>;
    using Bot = bots::MatchBot;
    static constexpr Bot usual_bot = bots::MatchBot::steady;
    static RuleSet usual_rules() { return named_rule_set("ja-3.0").value(); }

    static Result<Match> start(const Rulebook& book, std::span<const CardId> first, std::span<const CardId> second,
                               std::uint64_t seed, LogBook* log) {
        return pokemon::start_match(book, {{{first, second}}, seed, pokemon::ChanceMode::generator}, log);
    }
    static TurnAt turn_of(const Match& match) { return {match.turn, match.turn_seat}; }
    static View view_for(const Rulebook& book, const Match& match, SeatId seat) {
        return pokemon::view_for(book, match, seat);
    }
    static pokemon::Actor to_act(const Match& match) { return pokemon::to_act(match); }
    static std::optional<pokemon::Refusal> choose(const Rulebook& book, Match& match, Option option, LogBook* log) {
        return pokemon::choose(book, match, option, log);
    }
    static std::optional<pokemon::Refusal> why_not(const Rulebook& book, const Match& match, Option option) {
        return pokemon::why_not(book, match, option);
    }
    static std::string why_not_sentence(Clause clause, text::Language language) {
        return text::why_not_sentence(clause, language);
    }
    static std::string why_not_cited(Clause clause, const Rulebook& book, text::Language language) {
        return text::why_not_cited(clause, book, language);
    }
    static std::span<const Interim> interims(const LogBook&) { return {}; }
    static LogEntry seen_by(const LogEntry& entry, SeatId seat) { return text::seen_by(entry, seat); }
    static bool reveals(const Match& before, const Match& after, std::span<const LogEntry> events, SeatId seat) {
        return text::reveals(before, after, events, seat);
    }
    static Option agreement() { return {pokemon::OptionKind::agree_draw, 0, 0, 0}; }
    static bool bot_takes_draw(const Rulebook& book, const Match& match, SeatId seat) {
        return bots::takes_draw(view_for(book, match, seat));
    }
    // The host begins to correct the match by hand, in the place of that seat; nothing where the game knows no such thing.
    static std::optional<Option> correction(SeatId seat) {
        return Option{pokemon::OptionKind::judge, seat.value, 0, 0};
    }
    // The only answer there is to a question about what lies in sight; nothing where there is something to decide.
    static std::optional<Option> forced(const Match& match);
    static Option concession(SeatId seat) { return {pokemon::OptionKind::concede, seat.value, 0, 0}; }
    // Who concedes by it; nobody where it is no concession.
    static std::optional<SeatId> conceded_by(Option option) {
        return option.kind == pokemon::OptionKind::concede ? std::optional(SeatId{option.a}) : std::nullopt;
    }
    // Whether what is chosen there is an action of the turn, or one of those that are done by hand.
    static bool begins_actions(pokemon::ChoiceKind kind) {
        return kind == pokemon::ChoiceKind::main || kind == pokemon::ChoiceKind::by_hand;
    }
    // Whether it can be gone back on whatever was seen: until it is done by hand.
    static bool is_open(const Match& match) { return pokemon::is_by_hand(match); }
    static Option bot_option(Bot bot, const Rulebook& book, const View& view, Generator& chance) {
        return bots::bot_option(bot, book, view, chance);
    }
};

// What the Pokémon screen asks of a match beyond that. `Table` has the match.
template <class Table>
class PokemonAnswers : public Table {
public:
    pokemon::Clause why_not_onto(pokemon::Option play, std::uint8_t slot) const override {
        pokemon::Match tried = this->asked();
        if (tried.choice.kind == pokemon::ChoiceKind::main)
            if (const auto refusal = pokemon::choose(this->book(), tried, play)) {
                // Energy that no Pokémon can hold: each of them has its own reason.
                const bool energy = is_energy(this->book().card(tried.copies[play.a].card).kind);
                if (!energy || refusal->clause != pokemon::Clause::II_A_b2) return refusal->clause;
                tried.choice.kind = pokemon::ChoiceKind::energy_target;
            }
        return pokemon::why_not_onto(this->book(), tried, CopyId{play.a}, slot);
    }
    NodeIndex unmet_condition(CopyId copy) const override {
        return pokemon::unmet_condition(this->book(), this->asked(), copy);
    }
    std::vector<pokemon::DamageStep> damage_steps(int attack) const override {
        return pokemon::damage_steps(this->book(), this->asked(), attack);
    }
    std::vector<pokemon::DamageStep> damage_steps_then(std::size_t moment, int attack) const override {
        return pokemon::damage_steps(this->book(), this->match_at(moment), attack);
    }
    std::optional<pokemon::Foretold> foretold(int attack) const override {
        return pokemon::foretold(this->book(), this->asked(), attack);
    }

protected:
    using Table::Table;
};

using SeatedMatch = SeatedTable<PokemonTable>;
template <class Point>
using ReversibleMatch = ReversibleTable<PokemonTable, Point>;

}  // namespace cubenight::gui
