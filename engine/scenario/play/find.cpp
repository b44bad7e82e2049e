// Who is meant: cards, Pokémon and options by the scenario's words, and the words for them in reports.
#include <algorithm>

#include "engine/cards/notation/words.hpp"
#include "engine/language/tokens.hpp"
#include "engine/scenario/play/table.hpp"
#include "engine/scenario/written/words.hpp"

namespace cubenight::scenario {

using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Where;

namespace {

Where zone_of(RefPlace place) {
    switch (place) {
        case RefPlace::hand: return Where::hand;
        case RefPlace::deck: return Where::deck;
        case RefPlace::discard: return Where::discard;
        case RefPlace::lost: return Where::lost;
        case RefPlace::aside: return Where::aside;
        case RefPlace::prizes: return Where::prizes;
        case RefPlace::stadium: return Where::stadium;
        case RefPlace::anywhere:
        case RefPlace::in_play:
        case RefPlace::active:
        case RefPlace::bench: return Where::nowhere;
    }
    return Where::nowhere;
}

bool in_play_place(RefPlace place) {
    return place == RefPlace::in_play || place == RefPlace::active || place == RefPlace::bench;
}

}  // namespace

// -- names

bool Table::is_called(CopyId copy, std::string_view name) const {
    const CardId id = match_.copies[copy.value].card;
    if (id == no_card || id.value >= stage_.cards.size()) return false;
    return stage_.cards[id].name == name || stage_.cards[id].key == name;
}

bool Table::is_known_name(std::string_view name) const {
    return stage_.cards.find_name(name).has_value() || stage_.cards.find_key(name).has_value();
}

bool Table::is_known_attack(std::string_view name) const {
    const auto called = [&](const auto& attack) { return attack.name == name; };
    return std::ranges::any_of(cards(), [&](const Card& card) { return std::ranges::any_of(card.attacks, called); });
}

bool Table::is_known_ability(std::string_view name) const {
    const auto called = [&](const auto& ability) { return ability.name == name; };
    return std::ranges::any_of(cards(), [&](const Card& card) { return std::ranges::any_of(card.abilities, called); });
}

std::optional<CopyId> Table::labelled(std::string_view label) const {
    const auto found = stage_.labels.find(label);
    return found == stage_.labels.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Error> Table::check_names(const Ref& ref) const {
    for (const std::string& name : {ref.name, ref.with})
        if (!name.empty() && !is_known_name(name))
            return Error{{}, ref.line, saying("no card is called {0}", quoted(name))};
    if (!ref.label.empty() && !labelled(ref.label))
        return Error{{}, ref.line, saying("nothing has the label ${0}", ref.label)};
    for (const Ref& on : ref.on)
        if (auto error = check_names(on)) return error;
    return std::nullopt;
}

// -- Pokémon

bool Table::slot_fits(const Ref& ref, std::uint8_t slot) const {
    const pokemon::Pokemon& p = match_.pokemon[slot];
    const SeatId seat = pokemon::slot_seat(slot);
    if (!p.in_play() || (ref.seat && *ref.seat != seat)) return false;
    if (ref.place == RefPlace::active && !pokemon::is_active(match_, slot)) return false;
    const auto& bench = match_.seats[seat].bench;
    if (ref.place == RefPlace::bench) {
        const auto found = std::find(bench.begin(), bench.end(), slot);
        if (found == bench.end() || (ref.position && found - bench.begin() != ref.position - 1)) return false;
    } else if (ref.place != RefPlace::anywhere && !in_play_place(ref.place)) return false;
    if (!ref.name.empty() && !is_called(p.top, ref.name)) return false;
    if (ref.damage && p.damage != *ref.damage) return false;
    if (!ref.label.empty()) {
        const auto copy = labelled(ref.label);
        bool part = false;
        for (CopyId c = p.top; c != no_copy; c = match_.copies[c.value].next) part |= copy && c == *copy;
        if (!part) return false;
    }
    if (ref.with.empty()) return true;
    bool has = false;
    pokemon::each_attached(match_, slot, [&](CopyId copy) { has |= is_called(copy, ref.with); });
    return has;
}

Result<std::vector<std::uint8_t>> Table::slots(const Ref& ref) const {
    if (auto error = check_names(ref)) return *error;
    std::vector<std::uint8_t> found;
    if (!ref.on.empty()) {  // "Name" on my bench: the Pokémon that has that name there
        for (std::uint8_t slot = 0; slot < pokemon::slot_count; ++slot)
            if (slot_fits(ref.on.front(), slot) && slot_fits(ref, slot)) found.push_back(slot);
        return found;
    }
    for (SeatId seat : pokemon::both_seats)
        pokemon::each_pokemon(match_, seat, [&](std::uint8_t slot) {
            if (slot_fits(ref, slot)) found.push_back(slot);
        });
    return found;
}

// -- cards

bool Table::copy_lies(const Ref& ref, CopyId copy) const {
    const pokemon::CopyState& state = match_.copies[copy.value];
    const bool attached = pokemon::lies_on_pokemon(state.where);
    const bool of_pokemon = attached || state.where == Where::stack;
    if (in_play_place(ref.place)) {
        if (!of_pokemon || state.slot == pokemon::no_slot)
            return state.where == Where::stadium && ref.place == RefPlace::in_play;
        Ref whose;
        whose.seat = ref.seat;
        whose.place = ref.place;
        whose.position = ref.position;
        return slot_fits(whose, state.slot);
    }
    if (ref.place != RefPlace::anywhere && state.where != zone_of(ref.place)) return false;
    if (ref.place == RefPlace::prizes && ref.position) {
        const auto& prizes = match_.seats[pokemon::owner(copy)].prizes;
        if (prizes[static_cast<std::size_t>(ref.position - 1)] != copy) return false;
    }
    return true;
}

bool Table::copy_fits(const Ref& ref, CopyId copy) const {
    const pokemon::CopyState& state = match_.copies[copy.value];
    if (state.card == no_card) return false;
    if (ref.seat && pokemon::owner(copy) != *ref.seat && !in_play_place(ref.place)) return false;
    if (!ref.name.empty() && !is_called(copy, ref.name)) return false;
    if (!ref.label.empty() && labelled(ref.label) != copy) return false;
    if (!copy_lies(ref, copy)) return false;
    if (ref.on.empty()) return true;
    return state.slot != pokemon::no_slot && slot_fits(ref.on.front(), state.slot);
}

Result<std::vector<CopyId>> Table::copies(const Ref& ref) const {
    if (auto error = check_names(ref)) return *error;
    if (!ref.on.empty() && !ref.on.front().name.empty() && !is_known_name(ref.on.front().name))
        return Error{{}, ref.line, saying("no card is called {0}", quoted(ref.on.front().name))};
    std::vector<CopyId> found;
    for (std::uint8_t i = 0; i < pokemon::most_copies; ++i)
        if (copy_fits(ref, CopyId{i})) found.push_back(CopyId{i});
    return found;
}

// -- options

bool Table::answers(const Answer& answer, Option option, std::size_t index) const {
    using Kind = Answer::Kind;
    switch (answer.kind) {
        case Kind::object: {
            if (option.kind == OptionKind::slot) return slot_fits(answer.object, option.a);
            const bool card = option.kind == OptionKind::copy || option.kind == OptionKind::name;
            if (card) return copy_fits(answer.object, CopyId{option.a});
            const bool waiting =
                option.kind == OptionKind::part && match_.choice.kind == pokemon::ChoiceKind::trigger_order;
            if (!waiting) return false;
            const std::uint8_t slot = match_.copies[option.b].slot;
            const bool of_pokemon = answer.object.damage || !answer.object.with.empty();  // said of the Pokémon alone
            return (!of_pokemon && copy_fits(answer.object, CopyId{option.b})) ||
                   (slot != pokemon::no_slot && slot_fits(answer.object, slot));
        }
        case Kind::attack: {
            if (option.kind != OptionKind::attack || match_.choice.kind == pokemon::ChoiceKind::main) return false;
            const CopyId from{option.b};
            const auto& card = stage_.cards[match_.copies[from.value].card];
            if (option.a >= card.attacks.size() || card.attacks[option.a].name != answer.object.with) return false;
            Ref whose = answer.object;
            whose.with.clear();
            const std::uint8_t slot = match_.copies[from.value].slot;
            return copy_fits(whose, from) || (slot != pokemon::no_slot && slot_fits(whose, slot));
        }
        case Kind::prize: return option.kind == OptionKind::prize && option.a == answer.number - 1;
        case Kind::yes: return option.kind == OptionKind::yes;
        case Kind::no: return option.kind == OptionKind::no;
        case Kind::done: return option.kind == OptionKind::done || option.kind == OptionKind::no;
        case Kind::number: return option.kind == OptionKind::number && option.a == answer.number;
        case Kind::type: return option.kind == OptionKind::type && option.a == answer.number;
        case Kind::condition: return option.kind == OptionKind::condition && option.a == answer.number;
        case Kind::part: return option.kind == OptionKind::part && option.a == answer.number - 1;
        case Kind::by_hand: return option.kind == OptionKind::hand_verb && option.a == answer.number;
        case Kind::place:
            return option.kind == OptionKind::hand_place && option.a == answer.number && option.b == answer.whose.value;
        case Kind::back: return option.kind == OptionKind::back;
        case Kind::option: return index == static_cast<std::size_t>(answer.number - 1);
    }
    return false;
}

Result<std::vector<Option>> Table::matching(const Answer& answer) const {
    Ref named = answer.object;
    if (answer.kind == Answer::Kind::attack) named.with.clear();
    if (auto error = check_names(named)) return *error;
    std::vector<Option> found;
    const auto& options = match_.choice.options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (answers(answer, options[i], i)) found.push_back(options[i]);
    // A waiting text is that of its card, and only then that of a card on the Pokémon which is named.
    if (match_.choice.kind == pokemon::ChoiceKind::trigger_order && answer.kind == Answer::Kind::object) {
        const auto own = [&](Option option) {
            return option.kind == OptionKind::part && copy_fits(answer.object, CopyId{option.b});
        };
        if (std::any_of(found.begin(), found.end(), own))
            std::erase_if(found, [&](Option option) { return !own(option); });
    }
    return found;
}

// -- words

std::string Table::name(CopyId copy) const {
    const CardId id = copy == no_copy ? no_card : match_.copies[copy.value].card;
    return id == no_card || id.value >= stage_.cards.size() ? "nothing" : quoted(stage_.cards[id].name);
}

std::string Table::player(SeatId seat) const { return scenario_.players[seat]; }

std::string Table::name_of_slot(std::uint8_t slot) const {
    if (slot == pokemon::no_slot || !match_.pokemon[slot].in_play()) return "nothing";
    const SeatId seat = pokemon::slot_seat(slot);
    const auto& bench = match_.seats[seat].bench;
    std::string text = seat == pokemon::seat0 ? "my " : "their ";
    if (pokemon::is_active(match_, slot)) text += "active ";
    else text += "bench " + std::to_string(std::find(bench.begin(), bench.end(), slot) - bench.begin() + 1) + " ";
    return text + name(match_.pokemon[slot].top);
}

// Of the Active Pokémon in the turn's actions, else of a card that an attack copies.
std::string Table::attack_words(Option option) const {
    if (match_.choice.kind == pokemon::ChoiceKind::main)
        return "attack " + quoted(stage_.book.word(pokemon::attack_name(
                               stage_.book, match_, match_.seats[match_.turn_seat].active, option.a)));
    const auto& attacks = stage_.cards[match_.copies[option.b].card].attacks;
    return "attack " + (option.a < attacks.size() ? quoted(attacks[option.a].name) : "") + " of " +
           name(CopyId{option.b});
}

std::string Table::option_words(Option option) const {
    switch (option.kind) {
        case OptionKind::none: return "nothing";
        case OptionKind::play: return "play " + name(CopyId{option.a});
        case OptionKind::ability:
            if (is_of_card(option)) return "ability of " + name(CopyId{option.a});
            return "ability of " + name_of_slot(option.a);
        case OptionKind::use_stadium: return "use stadium";
        case OptionKind::retreat: return "retreat";
        case OptionKind::attack: return attack_words(option);
        case OptionKind::end_turn: return "end turn";
        case OptionKind::concede: return "concede";
        case OptionKind::agree_draw: return "agree to a draw";
        case OptionKind::judge: return "correct";
        case OptionKind::copy: {
            const pokemon::CopyState& state = match_.copies[option.a];
            return name(CopyId{option.a}) + (state.slot == pokemon::no_slot ? "" : " on " + name_of_slot(state.slot));
        }
        case OptionKind::slot: return name_of_slot(option.a);
        case OptionKind::prize: return "prize " + std::to_string(option.a + 1);
        case OptionKind::done: return "done";
        case OptionKind::yes: return "yes";
        case OptionKind::no: return "no";
        case OptionKind::number: return std::to_string(option.a);
        case OptionKind::heads: return "heads";
        case OptionKind::tails: return "tails";
        case OptionKind::type: return std::string(cubenight::words::type[option.a]);
        case OptionKind::condition: return std::string(cubenight::words::condition[option.a]);
        case OptionKind::name: return name(CopyId{option.a});
        case OptionKind::part:
            return match_.choice.kind == pokemon::ChoiceKind::trigger_order ? name(CopyId{option.b})
                                                                            : "part " + std::to_string(option.a + 1);
        case OptionKind::discard_self: return "discard " + name_of_slot(option.a);
        case OptionKind::assemble: return "assemble " + name(CopyId{option.a});
        case OptionKind::by_generator: return "by the generator";
        case OptionKind::hand_verb: return std::string(words::hand_verb[option.a]);
        case OptionKind::hand_place:
            return (option.b == 0 ? "my " : "their ") + std::string(words::hand_place[option.a]);
        case OptionKind::back: return "back";
        case OptionKind::as_basic: return "bench " + name(CopyId{option.a});
    }
    return "nothing";
}

Saying Table::choice_words() const {
    const pokemon::Choice& choice = match_.choice;
    if (match_.outcome != pokemon::Outcome::running) return saying("the match is over");
    const auto seat = play::seat_of(choice.actor);
    const Saying who = seat ? Saying::as_is(player(*seat)) : saying("chance");
    std::string what(words::choice[static_cast<std::size_t>(choice.kind)]);
    const std::string clause = cited(choice.clause);
    if (!clause.empty()) what += " (" + clause + ")";
    std::string options;
    for (std::size_t i = 0; i < choice.options.size() && i < 20; ++i)
        options += (i ? ", " : "") + option_words(choice.options[i]);
    if (choice.source == 0xFF) return saying("{0} is asked: {1}; options: {2}", who, what, options);
    return saying("{0} is asked: {1} by {2}; options: {3}", who, what, name(CopyId{choice.source}), options);
}

}  // namespace cubenight::scenario
