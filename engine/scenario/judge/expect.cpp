#include "engine/scenario/judge/expect.hpp"

#include <algorithm>

#include "engine/language/tokens.hpp"
#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/scenario/judge/grounds.hpp"
#include "engine/scenario/words.hpp"

namespace cubenight::scenario {

using pokemon::Clause;
using pokemon::Outcome;

namespace {

Finding found(bool holds, std::string is) { return {holds, std::move(is), false}; }
Finding cannot_be_asked(std::string why) { return {false, std::move(why), true}; }

// What is about the running choice itself.
bool is_about_choice(const Expected& what) {
    return std::holds_alternative<AboutChoice>(what) || std::holds_alternative<AboutOffer>(what);
}

// The clause of choosing so many.
Clause clause_of_number(const pokemon::Choice& choice) {
    if (choice.least == choice.most) return Clause::D_04_b1;
    return choice.most > 60 ? Clause::D_02_b1 : Clause::D_05_b1;
}

}  // namespace

bool compare(const Number& number, int value) {
    switch (number.relation) {
        case Relation::at_least: return value >= number.value;
        case Relation::at_most: return value <= number.value;
        case Relation::equal: return value == number.value;
        case Relation::greater: return value > number.value;
        case Relation::less: return value < number.value;
        case Relation::odd: return value % 2 != 0;
        case Relation::even: return value % 2 == 0;
    }
    return false;
}

// Asking changes nothing: what had to answer itself first is taken back.
Finding Judge::find(const Expectation& expectation) {
    Table::Saved before = table_.save();
    const auto look = [&] {
        Finding finding = is_about_choice(expectation.what) ? of_choices(expectation.what) : settled(expectation.what);
        if (expectation.negated && !finding.problem) finding.holds = !finding.holds;
        return finding;
    };
    Finding finding = look();
    // A set-up does not go on by itself before it is looked at; but what is so when it has gone on is so.
    if (!finding.holds && table_.match().phase == pokemon::MatchPhase::setup && table_.forced()) {
        table_.settle();
        finding = look();
    }
    // What holds while chance has to decide may be said before that; whether it will hold cannot.
    if (!finding.holds && !finding.problem && table_.waits_for_chance() && table_.chance_problem())
        finding = cannot_be_asked(*table_.chance_problem() + "; by now " + finding.is);
    table_.restore(std::move(before));
    return finding;
}

Finding Judge::settled(const Expected& what) {
    table_.settle_to_look();
    Finding finding = std::visit([this](const auto& about) { return judge(about); }, what);
    const bool asks =
        table_.match().outcome == Outcome::running && table_.match().choice.kind != pokemon::ChoiceKind::main;
    if (!finding.holds && asks) finding.is += "; and " + table_.chance_problem().value_or(table_.choice_words());
    return finding;
}

// True of the choice that is open, or of one that comes after choices that leave nothing to decide.
Finding Judge::of_choices(const Expected& what) {
    for (;;) {
        table_.play_chance();
        Finding finding = std::visit([this](const auto& about) { return judge(about); }, what);
        const auto forced = table_.forced();
        if (finding.holds || finding.problem || !forced) return finding;
        ENSURE(!table_.choose(*forced));
    }
}

Finding Judge::find(const Trial& trial) {
    Table::Saved before = table_.save();
    Finding finding = judge(trial);
    table_.restore(std::move(before));
    return finding;
}

// Nothing of the turn can be done while somebody is asked something else, nor after the match.
bool Judge::waits_for_answer(const Trial& trial) const {
    if (trial.act.kind == ActKind::choose || table_.waits_for_chance()) return false;
    return table_.match().outcome != Outcome::running || table_.match().choice.kind != pokemon::ChoiceKind::main;
}

// An answer that is not offered has no clause of its own: the one of the choice stands for it.
bool Judge::refused_by_choice(const Trial& trial, Clause clause) const {
    const pokemon::Choice& choice = table_.match().choice;
    if (clause != Clause::rule_choice || choice.kind == pokemon::ChoiceKind::main) return false;
    if (founds_refusal(citation(choice.clause), trial.clause)) return true;
    // Made before the attack's coins, it is yet a choice of so many.
    return choice.clause == Clause::fi_detail_attack_4 &&
           founds_refusal(citation(clause_of_number(choice)), trial.clause);
}

// Declining is tried of the choice that is open, not of one that comes after it.
bool Judge::cannot_be_declined(const Trial& trial) const {
    const pokemon::Choice& choice = table_.match().choice;
    const bool declines = trial.act.kind == ActKind::choose && trial.act.answers.size() == 1 &&
                          trial.act.answers[0].kind == Answer::Kind::done;
    if (!declines || choice.kind == pokemon::ChoiceKind::main || choice.options.empty() || table_.waits_for_chance())
        return false;
    return std::none_of(choice.options.begin(), choice.options.end(),
                        [](pokemon::Option option) { return option.kind == pokemon::OptionKind::done; });
}

// Where a text would change nothing, or asks for something else, so says also the chapter about what it does.
bool Judge::refused_by_text(const Trial& trial, Clause clause) const {
    switch (clause) {
        case Clause::A_02_1a:
        case Clause::I_B_01_proc_1:
        case Clause::I_B_02_proc_1:
        case Clause::I_B_03_proc_1:
        case Clause::rule_choice: break;
        default: return false;
    }
    const pokemon::Match& match = table_.match();
    const pokemon::Choice& choice = match.choice;
    const auto says = [&](std::uint16_t program) {
        return program != pokemon::no_program &&
               is_about_text(trial.clause, table_.book(), table_.book().program(program));
    };
    const auto card = [&](CopyId copy) -> const pokemon::CompiledCard& {
        return table_.book().card(match.copies[copy.value].card);
    };
    if (choice.kind != pokemon::ChoiceKind::main) return choice.source != 0xFF && says(choice.program);
    if (clause == Clause::rule_choice) return false;
    if (trial.act.kind == ActKind::use_stadium) return match.stadium != no_copy && says(card(match.stadium).stadium);
    if (trial.act.kind == ActKind::ability) return refused_by_ability(trial);
    const auto copies = table_.copies(trial.act.subject);
    return copies && std::any_of(copies->begin(), copies->end(), [&](CopyId copy) { return says(card(copy).play); });
}

// By several clauses at once each of them will do.
bool Judge::refused_besides(const Trial& trial, const Deed& deed) {
    if (!deed.wish) return false;
    Table::Saved before = table_.save();
    table_.settle();
    bool right = false;
    std::vector<Clause> known{*deed.refused};
    while (const auto more = pokemon::why_not(table_.book(), table_.match(), *deed.wish, known)) {
        if (std::ranges::find(known, more->clause) != known.end()) break;
        known.push_back(more->clause);
        right = founds_refusal(citation(more->clause), trial.clause) || refused_by_text(trial, more->clause);
        if (right) break;
    }
    table_.restore(std::move(before));
    return right;
}

// Any ability of that name: which of them was meant made no difference to the refusal.
bool Judge::refused_by_ability(const Trial& trial) const {
    const pokemon::Rulebook& book = table_.book();
    for (std::size_t id = 0; id < book.card_count(); ++id) {
        const pokemon::CompiledCard& card = book.card(CardId{static_cast<std::uint16_t>(id)});
        for (int i = 0; i < card.ability_count; ++i) {
            const pokemon::CompiledAbility& ability = card.abilities[static_cast<std::size_t>(i)];
            if (book.word(ability.name) == trial.act.name &&
                is_about_text(trial.clause, book, book.program(ability.program)))
                return true;
        }
    }
    return false;
}

// Tries an act without doing it.
Finding Judge::judge(const Trial& trial) {
    if (trial.act.kind == ActKind::choose) table_.play_chance();
    else table_.settle();
    const Deed deed = cannot_be_declined(trial) ? Deed{std::nullopt, Clause::rule_choice, std::nullopt}
                                                : Performer(table_).attempt(trial.act);
    if (!trial.allowed && deed.problem && waits_for_answer(trial))
        return found(refused_by_choice(trial, Clause::rule_choice), *deed.problem);
    if (deed.problem && (trial.allowed || !deed.refused)) return cannot_be_asked(*deed.problem);
    if (!deed.refused) return found(trial.allowed, "it is allowed");
    const std::string clause = citation(*deed.refused);
    if (trial.allowed) return found(false, "it is refused by " + clause);
    const bool right = founds_refusal(clause, trial.clause) || refused_by_choice(trial, *deed.refused) ||
                       refused_by_text(trial, *deed.refused) || refused_besides(trial, deed);
    return found(right, "it is refused, but by " + clause);
}

// -- the match

Finding Judge::judge(const AboutTurn& about) {
    const pokemon::Match& match = table_.match();
    const std::string is = "it is turn " + std::to_string(match.turn) + " of " + table_.player(match.turn_seat) +
                           ", phase " + std::string(words::phase[static_cast<std::size_t>(match.phase)]);
    const bool number = !about.number || *about.number == match.turn;
    const bool seat = !about.seat || *about.seat == match.turn_seat;
    return found(number && seat && (!about.phase || *about.phase == match.phase), is);
}

Finding Judge::judge(const AboutResult& about) {
    const pokemon::Match& match = table_.match();
    std::string is = "the match is running";
    if (match.outcome == Outcome::draw) is = "it is a draw";
    else if (match.outcome != Outcome::running) is = table_.player(match.outcome == Outcome::seat1_wins) + " wins";
    if (match.outcome != Outcome::running)
        is += " by " + std::string(words::ending[static_cast<std::size_t>(match.ending)]);
    const bool over = about.is_over == (match.outcome != Outcome::running);
    const bool outcome = !about.outcome || *about.outcome == match.outcome;
    return found(over && outcome && (!about.ending || *about.ending == match.ending), is);
}

Finding Judge::judge(const AboutStadium& about) {
    const CopyId stadium = table_.match().stadium;
    if (!about.name.empty() && !table_.is_known_name(about.name))
        return cannot_be_asked("no card is called " + quoted(about.name));
    const bool right =
        about.name.empty() ? stadium == no_copy : stadium != no_copy && table_.is_called(stadium, about.name);
    const bool owner = !about.seat || (stadium != no_copy && pokemon::owner(stadium) == *about.seat);
    return found(right && owner, "the Stadium is " + (stadium == no_copy ? "none"
                                                                         : table_.name(stadium) + " of " +
                                                                               table_.player(pokemon::owner(stadium))));
}

// Whether the seat has done what goes once per game by that word, or used the ability of that name this turn.
int Judge::uses_of(int seat, const std::string& word) const {
    const pokemon::Match& match = table_.match();
    const auto id = table_.book().find_word(word);
    const auto meant = pokemon::seat_word(id, static_cast<std::uint8_t>(seat));
    const auto has = [&](const auto& list) {
        return id != 0 && std::find(list.begin(), list.end(), meant) != list.end();
    };
    return has(match.used_in_game) || has(match.used_names);
}

int Judge::value_of(const AboutSeat& about) const {
    const pokemon::Match& match = table_.match();
    const pokemon::SeatState& seat = match.seats[static_cast<std::size_t>(about.seat)];
    const bool own_turn = match.turn_seat == about.seat;  // in the other player's, nothing of it was done this turn
    switch (about.fact) {
        case SeatFact::supporter_played: return own_turn && seat.turn.supporter != 0;
        case SeatFact::energy_attached: return own_turn && seat.turn.energy != 0;
        case SeatFact::stadium_played: return own_turn && seat.turn.stadium != 0;
        case SeatFact::stadium_used: return own_turn && seat.turn.stadium_used != 0;
        case SeatFact::retreated: return own_turn && seat.turn.retreated != 0;
        case SeatFact::turns: return seat.turns;
        case SeatFact::went_first: return match.first_seat == about.seat;
        case SeatFact::word_used: return uses_of(about.seat, about.word);
        case SeatFact::bench_limit:
            return table_.ask(
                [&](pokemon::Game& game) { return pokemon::bench_limit(game, static_cast<std::uint8_t>(about.seat)); });
        case SeatFact::prizes_taken:
            return seat.prize_count - static_cast<int>(std::count_if(seat.prizes.begin(), seat.prizes.end(),
                                                                     [](CopyId copy) { return copy != no_copy; }));
    }
    return 0;
}

Finding Judge::judge(const AboutSeat& about) {
    const int value = value_of(about);
    const bool yes_or_no = about.fact < SeatFact::turns || about.fact > SeatFact::prizes_taken;
    return found(compare(about.number, value),
                 yes_or_no ? (value ? "it is so" : "it is not so") : "it is " + std::to_string(value));
}

Finding Judge::judge(const AboutCount& about) {
    const bool coins = about.what == AboutCount::What::coins_left;
    const int value = coins ? table_.coins_left() : table_.match().sudden_deaths;
    return found(compare(about.number, value), "it is " + std::to_string(value));
}

// -- choices

Finding Judge::judge(const AboutChoice& about) {
    const pokemon::Match& match = table_.match();
    const pokemon::Choice& choice = match.choice;
    const std::string is = table_.choice_words();
    const bool running = match.outcome == Outcome::running;
    if (about.kind == pokemon::ChoiceKind::none) return found(!running || choice.kind == pokemon::ChoiceKind::main, is);
    if (!about.source.empty() && !table_.is_known_name(about.source))
        return cannot_be_asked("no card is called " + quoted(about.source));
    bool holds = running && about.chance == (choice.actor == pokemon::Actor::chance);
    if (about.seat) holds = holds && choice.actor == pokemon::actor_of(*about.seat);
    if (about.kind)
        holds = holds && (choice.kind == *about.kind ||
                          (*about.kind == pokemon::ChoiceKind::may && choice.kind == pokemon::ChoiceKind::agree));
    if (about.options) holds = holds && static_cast<int>(choice.options.size()) == *about.options;
    if (!about.source.empty())
        holds = holds && choice.source != 0xFF && table_.is_called(CopyId{choice.source}, about.source);
    if (!about.clause.empty()) holds = holds && cites(citation(choice.clause), about.clause);
    return found(holds, is);
}

Finding Judge::judge(const AboutOffer& about) {
    if (table_.match().choice.kind == pokemon::ChoiceKind::main)
        return cannot_be_asked("it is the turn's action: say `can` or `can't`");
    const auto& options = table_.match().choice.options;
    std::vector<bool> named(options.size(), false);
    bool all = true;
    for (const Answer& answer : about.answers) {
        const auto matching = table_.matching(answer);
        if (!matching) return cannot_be_asked(matching.error().reason);
        all = all && !matching->empty();
        for (std::size_t i = 0; i < options.size(); ++i)
            if (std::find(matching->begin(), matching->end(), options[i]) != matching->end()) named[i] = true;
    }
    const bool only = !about.only || std::all_of(named.begin(), named.end(), [](bool one) { return one; });
    return found(all && only, table_.choice_words());
}

Finding Judge::judge(const AboutKnowledge& about) {
    const auto copies = table_.copies(about.card);
    if (!copies) return cannot_be_asked(copies.error().reason);
    if (copies->empty()) return cannot_be_asked("there is no such card there");
    const auto known =
        std::count_if(copies->begin(), copies->end(), [&](CopyId copy) { return knows(about.seat, copy); });
    return found(
        known == static_cast<std::ptrdiff_t>(copies->size()),
        table_.player(about.seat) + " knows " + std::to_string(known) + " of " + std::to_string(copies->size()));
}

// -- events

namespace {

// Two cards come together or part: `other` is part of it, and not who did it.
bool joins(pokemon::EventKind type) {
    return type == pokemon::EventKind::attached || type == pokemon::EventKind::evolved ||
           type == pokemon::EventKind::devolved;
}

// What such an event says is the name of no card: of an attack, an ability or a marker.
bool says_word(pokemon::EventKind type) {
    return type == pokemon::EventKind::attack_declared || type == pokemon::EventKind::ability_used ||
           type == pokemon::EventKind::marked;
}

}  // namespace

bool Judge::event_ref_fits(const Ref& ref, const Happened& happened) const {
    const pokemon::Event& event = happened.event;
    if (!ref.label.empty()) {
        const auto copy = table_.labelled(ref.label);
        return copy && (happened.bottom == *copy || event.copy == *copy || (joins(event.type) && event.other == *copy));
    }
    const int owner = event.slot != pokemon::no_slot ? pokemon::slot_seat(event.slot)
                      : event.copy != no_copy        ? pokemon::owner(event.copy)
                                                     : event.seat;
    if (ref.seat && *ref.seat != owner) return false;
    if (ref.place == RefPlace::active && !happened.active) return false;
    if (ref.place == RefPlace::bench && (happened.active || event.slot == pokemon::no_slot)) return false;
    if (ref.name.empty() || (says_word(event.type) && happened.word == ref.name)) return true;
    const bool of_pokemon = happened.pokemon == ref.name;
    return happened.card == ref.name || of_pokemon || (event.copy != no_copy && table_.is_called(event.copy, ref.name));
}

bool Judge::event_fits(const EventPattern& pattern, const Happened& happened) const {
    const pokemon::Event& event = happened.event;
    if (event.type != pattern.type) return false;
    if (pattern.seat && event.seat != *pattern.seat) return false;
    if (pattern.amount && !compare(*pattern.amount, event.n)) return false;
    if (pattern.from && event.from != *pattern.from) return false;
    if (pattern.to && event.to != *pattern.to) return false;
    if (pattern.subject && !event_ref_fits(*pattern.subject, happened)) return false;
    if (pattern.target) {
        Happened target = happened;
        target.card.clear();
        target.event.copy = target.event.other = no_copy;
        if (!event_ref_fits(*pattern.target, target)) return false;
    }
    if (!pattern.word.empty() && happened.word != pattern.word) return false;
    return pattern.clause.empty() || cites(citation(event.clause), pattern.clause);
}

Finding Judge::judge(const AboutEvents& about) {
    const auto& events = table_.events();
    const std::size_t begin = about.ever ? 0 : table_.since();
    std::string last = "it did not happen";
    if (!about.cites.empty()) {
        const bool any =
            std::any_of(events.begin() + static_cast<std::ptrdiff_t>(begin), events.end(),
                        [&](const Happened& one) { return cites(citation(one.event.clause), about.cites); });
        return found(any, any ? "it is cited" : "nothing cites it");
    }
    for (const EventPattern& pattern : about.order)
        for (const auto* ref : {&pattern.subject, &pattern.target}) {
            if (!*ref) continue;
            const std::string &name = (*ref)->name, &label = (*ref)->label;
            const bool word = says_word(pattern.type) && table_.book().find_word(name) != 0;
            if (!name.empty() && !word && !table_.is_known_name(name))
                return cannot_be_asked("no card is called " + quoted(name));
            if (!label.empty() && !table_.labelled(label)) return cannot_be_asked("nothing has the label $" + label);
        }
    std::size_t at = begin;
    for (const EventPattern& pattern : about.order) {
        int times = 0;
        std::size_t after = at;
        for (std::size_t i = at; i < events.size(); ++i)
            if (event_fits(pattern, events[i])) {
                if (times++ == 0) after = i + 1;
            }
        const bool holds = pattern.times ? compare(*pattern.times, times) : times > 0;
        if (!holds) return found(false, times > 0 ? "it happened " + std::to_string(times) + " times" : last);
        at = after;
        last = "it did not happen after what stands before it";
    }
    return found(true, "it happened");
}

}  // namespace cubenight::scenario
