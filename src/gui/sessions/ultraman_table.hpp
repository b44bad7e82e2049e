// A match of the Ultraman Card Game on a screen: what seated_table.hpp and reversible_table.hpp ask of the game.
#pragma once

#include "engine/bots/ultraman/bot.hpp"
#include "engine/core/chance.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/inspect.hpp"
#include "src/gui/sessions/reversible_table.hpp"
#include "src/gui/sessions/ultraman_session.hpp"
#include "src/text/ultraman/reveals.hpp"
#include "src/text/ultraman/why_not.hpp"

namespace cubenight::gui {

struct UltramanTable {
    using Session = UltramanSession;
    using CardSet = ultraman::CardSet;
    using RuleSet = ultraman::RuleSet;
    using Rulebook = ultraman::Rulebook;
    using Match = ultraman::Match;
    using View = ultraman::View;
    using Option = ultraman::Option;
    using Clause = ultraman::Clause;
    using LogEntry = ultraman::text::LogEntry;
    using LogBook = ultraman::text::LogBook;
    using Interim = ultraman::text::Interim;
    using Bot = bots::MatchBot;
    static constexpr Bot usual_bot = bots::MatchBot::steady;
    static RuleSet usual_rules() { return ultraman::usual_rules(); }

    static Result<Match> start(const Rulebook& book, std::span<const CardId> first, std::span<const CardId> second,
                               std::uint64_t seed, LogBook* log) {
        return ultraman::start_match(book, {{{first, second}}, seed, play::ChanceMode::generator}, log);
    }
    static TurnAt turn_of(const Match& match) { return {match.turn, match.lead}; }
    static View view_for(const Rulebook& book, const Match& match, SeatId seat) {
        return ultraman::view_for(book, match, seat);
    }
    static play::Actor to_act(const Match& match) { return ultraman::to_act(match); }
    static std::optional<ultraman::Refusal> choose(const Rulebook& book, Match& match, Option option, LogBook* log) {
        return ultraman::choose(book, match, option, log);
    }
    static std::optional<ultraman::Refusal> why_not(const Rulebook& book, const Match& match, Option option) {
        return ultraman::why_not(book, match, option);
    }
    static std::string why_not_sentence(Clause clause, text::Language language) {
        return ultraman::text::why_not_sentence(clause, language);
    }
    static std::string why_not_cited(Clause clause, const Rulebook& book, text::Language language) {
        return ultraman::text::why_not_cited(clause, book, language);
    }
    static std::span<const Interim> interims(const LogBook& log) { return log.interims(); }
    static LogEntry seen_by(const LogEntry& entry, SeatId seat) { return ultraman::text::seen_by(entry, seat); }
    static Option agreement() { return {ultraman::OptionKind::agree_draw, 0, 0, 0}; }
    static bool bot_takes_draw(const Rulebook& book, const Match& match, SeatId seat) {
        return bots::takes_draw(view_for(book, match, seat));
    }
    // The host begins to correct the match by hand, in the place of that seat.
    static std::optional<Option> correction(SeatId seat) {
        return Option{ultraman::OptionKind::judge, seat.value, 0, 0};
    }
    static std::optional<Option> forced(const Match& match);
    static Option concession(SeatId seat) { return {ultraman::OptionKind::concede, seat.value, 0, 0}; }
    // Who concedes by it; nobody where it is no concession.
    static std::optional<SeatId> conceded_by(Option option) {
        return option.kind == ultraman::OptionKind::concede ? std::optional(SeatId{option.a}) : std::nullopt;
    }
    // Whether it can be gone back on whatever was seen: until a correction is done.
    static bool is_open(const Match& match) { return ultraman::is_by_hand(match); }
    // Whether what is chosen there is an action of the turn, or one of those that are done by hand.
    static bool begins_actions(ultraman::ChoiceKind kind);
    static bool reveals(const Match& before, const Match& after, std::span<const LogEntry> events, SeatId seat) {
        return ultraman::text::reveals(before, after, events, seat);
    }
    static Option bot_option(Bot bot, const Rulebook& book, const View& view, Generator& chance) {
        return bots::bot_option(bot, book, view, chance);
    }
};

// What the screen of the game asks of a match beyond that. `Table` has the match.
template <class Table>
class UltramanAnswers : public Table {
public:
    std::vector<ultraman::BpStep> bp_steps(ultraman::Spot spot) const override {
        return ultraman::bp_steps(this->book(), this->state(), spot);
    }
    std::vector<ultraman::BpStep> bp_steps_then(std::size_t moment, ultraman::Spot spot) const override {
        return ultraman::bp_steps(this->book(), this->match_at(moment), spot);
    }

protected:
    using Table::Table;
};

}  // namespace cubenight::gui
