#include "src/gui/screens/match/ending.hpp"

#include "engine/pokemon/match/places.hpp"
#include "src/text/match_phrases.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

std::string why_ended(const Strings& say, const MatchValues& v) {
    const std::string turn = std::to_string(v.view.turn);
    const auto winner = play::winner_of(v.view.outcome);
    const std::string won = v.names.seat(winner.value_or(no_seat));
    const std::string lost = v.names.seat(winner ? opponent(*winner) : no_seat);
    switch (v.view.ending) {
        case Ending::none: return {};
        case Ending::prizes: return say(Text::match_over_prizes, {won, turn});
        case Ending::no_pokemon: return say(Text::match_over_no_pokemon, {lost, turn});
        case Ending::deck_out: return say(Text::match_over_deck, {lost, turn});
        case Ending::conceded: return say(Text::match_over_conceded, {lost, turn});
        case Ending::effect: return say(Text::match_over_effect, {turn});
        case Ending::turn_limit: return std::string(say(Text::match_over_limit));
        case Ending::simultaneous: return say(Text::match_over_both, {turn});
        case Ending::choice_limit: return say(Text::match_over_choices, {turn});
        case Ending::agreed: return say(Text::match_over_agreed, {turn});
    }
    return {};
}

// The last Knock Out, and the attack of that turn before it.
std::string last_blow(std::span<const text::LogEntry> log, const MatchValues& v) {
    if (v.view.ending != Ending::prizes && v.view.ending != Ending::no_pokemon) return {};
    std::size_t out = log.size();
    while (out > 0 && log[out - 1].event.type != EventKind::knocked_out) --out;
    if (out == 0) return {};
    std::string said = text::sentence_of(log[out - 1], v.names);
    for (std::size_t i = out - 1; i-- > 0 && log[i].turn == log[out - 1].turn;) {
        if (log[i].event.type != EventKind::attack_declared) continue;
        return text::followed_by(text::sentence_of(log[i], v.names), said);
    }
    return said;
}

}  // namespace

MatchFigures figures_of(std::span<const text::LogEntry> log, SeatId seat) {
    MatchFigures figures;
    for (const text::LogEntry& entry : log) {
        const Event& e = entry.event;
        const bool theirs = e.slot != no_slot && slot_seat(e.slot) != seat;
        if (e.type == EventKind::prize_taken) figures.prizes += e.seat == seat;
        if (e.type == EventKind::knocked_out) figures.knocked_out += theirs;
        if (e.type == EventKind::damaged && e.clause == Clause::A_01_dmg6 && theirs && e.other != no_copy &&
            owner(e.other) == seat)
            figures.damage += e.n;
    }
    return figures;
}

MatchEnd ending_of(Frame& f, const MatchSession& match, const MatchValues& v) {
    MatchEnd end = end_for(f, match, v.me, v.view.outcome);
    const std::span<const text::LogEntry> log = match.log();
    end.why = why_ended(f.say, v);
    end.last = last_blow(log, v);
    end.turns = v.view.turn;
    const MatchFigures own = figures_of(log, v.me), other = figures_of(log, v.them);
    const auto add = [&](Text name, int MatchFigures::*number) {
        end.figures.push_back({std::string(f.say(name)), std::to_string(own.*number), std::to_string(other.*number)});
    };
    add(Text::match_end_prizes, &MatchFigures::prizes);
    add(Text::match_end_outs, &MatchFigures::knocked_out);
    add(Text::match_end_damage, &MatchFigures::damage);
    add_night_record(f, match, v.me, end);
    return end;
}

}  // namespace cubenight::gui
