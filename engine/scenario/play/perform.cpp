#include "engine/scenario/play/perform.hpp"

#include <algorithm>

#include "engine/language/tokens.hpp"

namespace cubenight::scenario {

using pokemon::ChoiceKind;
using pokemon::Clause;
using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Where;

namespace {

Deed problem(Saying text) { return {std::move(text), std::nullopt, std::nullopt}; }
Deed refused(Clause clause, std::optional<Option> wish = std::nullopt) { return {std::nullopt, clause, wish}; }

}  // namespace

Deed Performer::perform(const Act& act) {
    if (act.kind == ActKind::concede) return concede(act);
    if (act.kind != ActKind::choose) return turn_act(act);
    for (auto one = act.answers.begin(); one != act.answers.end(); ++one) {
        const auto same = static_cast<std::size_t>(std::count(one, act.answers.end(), *one));
        if (Deed deed = answer(*one, act.who, same); !deed.done()) return deed;
    }
    return {};
}

Deed Performer::attempt(const Act& act) {
    Table::Saved before = table_.save();
    Deed deed = perform(act);
    table_.restore(std::move(before));
    return deed;
}

Deed Performer::take(Option option) {
    if (const auto clause = table_.choose(option)) return refused(*clause, option);
    return {};
}

// One of these options; several are one where nobody could tell them apart, or where as many are chosen.
Deed Performer::pick(const std::vector<Option>& options, const Saying& what, std::size_t times) {
    if (options.size() <= times) return take(options.front());
    for (Option option : options)
        if (!table_.alike(option, options.front())) {
            std::string list;
            for (Option each : options) list += (each == options.front() ? "" : " / ") + table_.option_words(each);
            return problem(saying(
                "{0} could be: {1}; say which: my bench 2, with damage 30, with \"Card\", on a Pokémon, or by a label",
                what, list));
        }
    return take(options.front());
}

// -- answers

Deed Performer::answer(const Answer& answer, std::optional<SeatId> who, std::size_t times) {
    for (int rounds = 0; rounds < 200; ++rounds) {
        table_.play_chance();
        if (table_.waits_for_chance())
            return problem(table_.chance_problem().value_or(saying("chance has to decide first")));
        const auto seat = play::seat_of(pokemon::to_act(table_.match()));
        const auto found = table_.matching(answer);
        if (!found) return problem(found.error().reason);
        const bool main = table_.match().choice.kind == ChoiceKind::main;
        if (!found->empty() && seat && !main) {
            if (who && *who != *seat)
                return {saying("not {0} but {1}", table_.player(*who), table_.choice_words()), Clause::rule_choice,
                        std::nullopt};
            return pick(*found, saying("that"), times);
        }
        if (table_.said_already(answer)) return {};
        if (answer.kind == Answer::Kind::prize && table_.match().choice.kind == ChoiceKind::pick_prize)
            return problem(
                saying("no Prize card is left at that place; the numbers are places, and stay as cards are taken: {0}",
                       table_.choice_words()));
        const auto forced = table_.forced();
        if (!forced) break;
        table_.decided_itself(*forced);
        if (Deed deed = take(*forced); !deed.done()) return deed;
    }
    return refused(Clause::rule_choice);
}

// -- actions of a turn

std::optional<Saying> Performer::no_turn() const {
    const pokemon::Match& match = table_.match();
    if (match.outcome != pokemon::Outcome::running) return saying("the match is over");
    if (table_.waits_for_chance()) return table_.chance_problem().value_or(saying("chance has to decide first"));
    if (match.choice.kind != ChoiceKind::main) return saying("before that, {0}", table_.choice_words());
    return std::nullopt;
}

Deed Performer::turn_act(const Act& act) {
    table_.settle();
    if (auto why = no_turn()) return problem(*why);
    if (act.who && *act.who != mover()) return refused(Clause::rule_choice);
    switch (act.kind) {
        case ActKind::attack:
            if (!table_.is_known_attack(act.name))
                return problem(saying("no card has an attack called {0}", quoted(act.name)));
            return take(attack_option(act.name));
        case ActKind::play:
        case ActKind::attach:
        case ActKind::evolve: return play(act);
        case ActKind::retreat: return retreat(act);
        case ActKind::ability: return ability(act);
        case ActKind::use_stadium: return take({OptionKind::use_stadium, 0, 0, 0});
        case ActKind::end_turn: return take({OptionKind::end_turn, 0, 0, 0});
        case ActKind::discard: return on_slot(act, OptionKind::discard_self);
        case ActKind::assemble: return assemble(act);
        case ActKind::concede:
        case ActKind::choose: break;
    }
    return {};
}

Deed Performer::concede(const Act& act) {
    table_.settle();
    const SeatId seat = act.who.value_or(play::seat_of(pokemon::to_act(table_.match())).value_or(mover()));
    return take({OptionKind::concede, seat.value, 0, 0});
}

Option Performer::attack_option(const std::string& name) const {
    const pokemon::Match& match = table_.match();
    const std::uint8_t slot = match.seats[match.turn_seat].active;
    if (slot == pokemon::no_slot) return {OptionKind::attack, 0xFF, 0, 0};
    const pokemon::PokemonNumbers numbers = table_.numbers_of(slot);
    for (std::size_t i = 0; i < numbers.attacks.size(); ++i)
        if (table_.book().word(numbers.attacks[i].name) == name)
            return {OptionKind::attack, static_cast<std::uint8_t>(i), 0, 0};
    return {OptionKind::attack, 0xFF, 0, 0};
}

Deed Performer::play(const Act& act) {
    Ref in_hand = act.subject;
    in_hand.seat = mover();
    in_hand.place = RefPlace::hand;
    auto found = table_.copies(in_hand);
    if (found && found->empty()) found = table_.copies(act.subject);  // elsewhere: the engine says what is wrong
    if (!found) return problem(found.error().reason);
    if (found->empty()) return problem(saying("nobody has such a card"));
    const CopyId copy = found->front();
    if (Deed deed = take({OptionKind::play, copy.value, 0, 0}); !deed.done()) return deed;
    if (act.to_bench && table_.match().choice.kind == ChoiceKind::evolve_target)
        return take({OptionKind::as_basic, copy.value, 0, 0});
    return act.onto ? onto(act, copy) : Deed{};
}

Deed Performer::onto(const Act& act, CopyId copy) {
    const ChoiceKind kind = table_.match().choice.kind;
    const bool target =
        kind == ChoiceKind::evolve_target || kind == ChoiceKind::energy_target || kind == ChoiceKind::tool_target;
    Answer whom;
    whom.object = *act.onto;
    if (!target) return answer(whom, std::nullopt);
    const auto options = table_.matching(whom);
    if (!options) return problem(options.error().reason);
    if (!options->empty()) return pick(*options, saying("the Pokémon"));
    const auto slots = table_.slots(*act.onto);
    if (!slots || slots->empty()) return problem(saying("there is no such Pokémon in play"));
    return refused(target_clause(copy, slots->front()));
}

// Why the card cannot go there, although it can be played.
Clause Performer::target_clause(CopyId copy, std::uint8_t slot) const {
    const ChoiceKind kind = table_.match().choice.kind;
    const Clause clause = pokemon::why_not_onto(table_.book(), table_.match(), copy, slot);
    if (clause != Clause::none) return clause;
    // One's own: energy (JA I-C.b2) and Tools.
    return kind == ChoiceKind::energy_target ? Clause::I_C_b2
           : kind == ChoiceKind::tool_target ? Clause::I_B_01_b3
                                             : Clause::rule_choice;
}

Deed Performer::retreat(const Act& act) {
    if (Deed deed = take({OptionKind::retreat, 0, 0, 0}); !deed.done()) return deed;
    if (Deed deed = pay_retreat(act); !deed.done() || !act.onto) return deed;
    Answer whom;
    whom.object = *act.onto;
    return answer(whom, std::nullopt);
}

// The energy that the scenario names, and no other; without names, where it makes no difference.
Deed Performer::pay_retreat(const Act& act) {
    for (const Answer& energy : act.answers)
        if (Deed deed = answer(energy, std::nullopt); !deed.done()) return deed;
    const auto paying = [&] { return table_.match().choice.kind == ChoiceKind::retreat_energy; };
    if (!act.answers.empty() && paying()) return refused(table_.match().choice.clause);  // too little is named
    const std::size_t open = paying() ? table_.match().choice.options.size() : 0;
    std::size_t paid = 0;
    bool all_alike = true;
    Table::Saved before = table_.save();
    for (; paying(); ++paid) {
        all_alike = all_alike && table_.forced().has_value();
        const Option energy = table_.match().choice.options[0];
        table_.decided_itself(energy);
        if (Deed deed = take(energy); !deed.done()) return deed;
    }
    if (all_alike || paid == open) return {};
    if (act.onto)
        return problem(
            saying("several energy cards could be discarded; say which: retreat to ... discarding \"Fire Energy\""));
    table_.restore(std::move(before));
    return {};
}

// Of Pokémon, of cards in hand or discard pile, and what attached cards let one use.
std::vector<Option> Performer::ability_options(const Act& act) const {
    std::vector<Option> found;
    const auto slots = act.onto ? table_.slots(*act.onto) : table_.slots(Ref{});
    const auto copies = act.onto ? table_.copies(*act.onto) : table_.copies(Ref{});
    if (!slots || !copies) return found;
    const pokemon::Match& match = table_.match();
    const pokemon::Rulebook& book = table_.book();
    const auto of_pokemon = [&](std::uint8_t slot) {
        const auto numbers = table_.numbers_of(slot);
        for (std::size_t i = 0; i < numbers.abilities.size(); ++i)
            if (book.word(numbers.abilities[i].name) == act.name)
                found.push_back(pokemon::ability_of_pokemon(slot, static_cast<int>(i)));
    };
    const auto of_card = [&](CopyId copy) {
        const auto& card = book.card(match.copies[copy.value].card);
        for (int i = 0; i < card.ability_count; ++i)
            if (book.word(card.abilities[static_cast<std::size_t>(i)].name) == act.name)
                found.push_back(pokemon::ability_of_card(copy, i));
    };
    CopySet cards;
    for (CopyId copy : *copies) {
        const Where where = match.copies[copy.value].where;
        if (where == Where::hand || where == Where::discard || pokemon::is_attached(where)) cards.insert(copy);
    }
    for (std::uint8_t slot : *slots) {
        if (act.onto || pokemon::slot_seat(slot) == match.turn_seat) of_pokemon(slot);
        pokemon::each_attached(match, slot, [&](CopyId copy) { cards.insert(copy); });
    }
    for (CopyId copy : cards)
        if (act.onto || pokemon::owner(copy) == match.turn_seat) of_card(copy);
    return found;
}

// Nobody there has it: the engine says why not, unless the name is a slip of the pen.
Deed Performer::absent_ability(const Act& act) {
    if (!table_.is_known_ability(act.name))
        return problem(saying("no card has an ability called {0}", quoted(act.name)));
    const auto slots =
        act.onto ? table_.slots(*act.onto) : Result<std::vector<std::uint8_t>>(std::vector<std::uint8_t>{});
    const std::uint8_t slot =
        slots && !slots->empty() ? slots->front() : table_.match().seats[table_.match().turn_seat].active;
    return take(pokemon::ability_of_pokemon(slot, pokemon::no_ability));
}

Deed Performer::ability(const Act& act) {
    if (act.onto)
        if (const auto known = table_.slots(*act.onto); !known) return problem(known.error().reason);
    const auto all = ability_options(act);
    const auto& options = table_.match().choice.options;
    std::vector<Option> offered;
    for (Option option : all)
        if (std::find(options.begin(), options.end(), option) != options.end()) offered.push_back(option);
    if (all.empty()) return absent_ability(act);
    if (offered.empty()) return take(all.front());
    const auto same = [&](Option option) {
        if (option == offered.front()) return true;
        if (option.b != offered.front().b) return false;
        const OptionKind kind = is_of_card(option) ? OptionKind::copy : OptionKind::slot;
        return table_.alike({kind, option.a, 0, 0}, {kind, offered.front().a, 0, 0});
    };
    if (!std::all_of(offered.begin(), offered.end(), same))
        return problem(saying("several Pokémon have that ability; say whose: ability \"Name\" of my bench 1"));
    return take(offered.front());
}

Deed Performer::on_slot(const Act& act, OptionKind kind) {
    const auto slots = table_.slots(*act.onto);
    if (!slots) return problem(slots.error().reason);
    if (slots->empty()) return problem(saying("there is no such Pokémon in play"));
    return take({kind, slots->front(), 0, 0});
}

Deed Performer::assemble(const Act& act) {
    Ref part = act.subject;
    part.seat = mover();
    part.place = RefPlace::discard;
    const auto found = table_.copies(part);
    if (!found) return problem(found.error().reason);
    if (found->empty()) return problem(saying("no such card lies in the discard pile"));
    const auto& options = table_.match().choice.options;
    // One part stands for all four, whichever of them the match offers.
    const auto& cards = table_.cards();
    const auto name = [&](std::uint8_t copy) -> const std::string& {
        return cards[table_.match().copies[copy].card].name;
    };
    for (Option option : options)
        if (option.kind == OptionKind::assemble && name(option.a) == name(found->front().value)) return take(option);
    return take({OptionKind::assemble, found->front().value, 0, 0});
}

}  // namespace cubenight::scenario
