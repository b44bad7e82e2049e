#include "src/cli/match_talk.hpp"

#include <vector>

#include "draft/copies.hpp"
#include "src/cli/terminal.hpp"

namespace cubenight::cli {
namespace {

using namespace pokemon;

std::string card_name(const Rulebook& book, const View& view, CopyId copy) {
    if (copy == no_copy || view.cards[copy.value] == no_card) return "a hidden card";
    return book.word(book.card(view.cards[copy.value]).name);
}

std::string conditions_text(std::uint8_t conditions) {
    static constexpr const char* names[condition_count] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};
    std::string text;
    for (int condition = 0; condition < condition_count; ++condition)
        if (conditions >> condition & 1) text += std::string(", ") + names[condition];
    return text;
}

std::string pokemon_text(const Rulebook& book, const View& view, std::uint8_t slot) {
    if (slot == no_slot) return "nobody";
    const auto& pokemon = view.pokemon[slot];
    if (pokemon.top == no_copy) return "a face-down Pokémon";
    std::string text = card_name(book, view, pokemon.top) + " " + std::to_string(pokemon.max_hp - pokemon.damage) + "/" +
                       std::to_string(pokemon.max_hp) + " HP";
    if (!pokemon.energy.empty()) text += ", " + std::to_string(pokemon.energy.size()) + " energy";
    for (const auto copy : pokemon.attached)
        if (book.card(view.cards[copy.value]).kind == CardKind::tool) text += ", " + card_name(book, view, copy);
    return text + conditions_text(pokemon.conditions);
}

std::string half_text(const Rulebook& book, const View& view, std::size_t side) {
    const auto& seat = view.seats[side];
    int prizes = 0;
    for (unsigned bits = seat.prize_there; bits; bits &= bits - 1) ++prizes;
    std::string text = side == view.seat ? "You:  " : "They: ";
    text += std::to_string(prizes) + " Prize cards, deck " + std::to_string(seat.deck.size()) + ", hand " +
            std::to_string(seat.hand.size()) + ", discard pile " + std::to_string(seat.discard.size()) + "\n";
    text += "      Active: " + pokemon_text(book, view, seat.active) + "\n";
    for (const auto slot : seat.bench) text += "      Bench:  " + pokemon_text(book, view, slot) + "\n";
    return text;
}

std::string slot_text(const Rulebook& book, const View& view, std::uint8_t slot) {
    const bool mine = slot / slots_per_seat == view.seat;
    const auto& seat = view.seats[static_cast<std::size_t>(slot / slots_per_seat)];
    return pokemon_text(book, view, slot) + (seat.active == slot ? ", Active" : ", Bench") + (mine ? "" : ", theirs");
}

std::string attack_text(const Rulebook& book, const View& view, std::uint8_t index) {
    if (index >= view.attacks.size()) return "attack";
    const auto& attack = view.attacks[index];
    std::string text = "attack " + book.word(attack.name);
    if (attack.now > 0) text += " (" + std::to_string(attack.now) + ")";
    return text;
}

std::string ability_text(const Rulebook& book, const View& view, Option option) {
    const CopyId copy = option.b >= 128 ? CopyId{option.a} : view.pokemon[option.a % slot_count].top;
    const auto& card = book.card(view.cards[copy.value]);
    const auto index = static_cast<std::size_t>(option.b & 127);
    return "use " + (index < card.ability_count ? book.word(card.abilities[index].name) : std::string("the Ability")) +
           " of " + card_name(book, view, copy);
}

std::string condition_name(std::uint8_t condition) {
    const auto text = conditions_text(static_cast<std::uint8_t>(1u << (condition % condition_count)));
    return text.substr(2);
}

}  // namespace

std::string board_text(const Rulebook& book, const View& view) {
    std::string text = "\nTurn " + std::to_string(view.turn);
    if (view.stadium != no_copy) text += ", Stadium: " + card_name(book, view, view.stadium);
    text += "\n" + half_text(book, view, 1u - view.seat) + half_text(book, view, view.seat);
    std::vector<std::string> hand;
    for (const auto copy : view.seats[view.seat].hand) hand.push_back(card_name(book, view, copy));
    return text + "Your hand:\n" + as_list(hand, 6);
}

std::string question_text(const View& view) {
    switch (view.choice.kind) {
        case ChoiceKind::none: return "Nothing to choose.";
        case ChoiceKind::go_first: return "Do you go first?";
        case ChoiceKind::place_active: return "Which Basic Pokémon is your Active Pokémon?";
        case ChoiceKind::place_bench: return "Which Basic Pokémon go to your Bench?";
        case ChoiceKind::extra_cards: return "How many extra cards do you draw?";
        case ChoiceKind::main: return "Your turn.";
        case ChoiceKind::evolve_target: return "Which Pokémon evolves?";
        case ChoiceKind::energy_target: return "Which Pokémon gets the energy?";
        case ChoiceKind::tool_target: return "Which Pokémon gets the Tool?";
        case ChoiceKind::retreat_energy: return "Which energy do you discard to retreat?";
        case ChoiceKind::promote: return "Which Pokémon is your new Active Pokémon?";
        case ChoiceKind::pick_pokemon: return "Which Pokémon?";
        case ChoiceKind::pick_card: return "Which card?";
        case ChoiceKind::pick_prize: return "Which Prize card?";
        case ChoiceKind::may: return "Do you do it?";
        case ChoiceKind::either: return "Which of the two?";
        case ChoiceKind::number: return "How many?";
        case ChoiceKind::type: return "Which type?";
        case ChoiceKind::condition: return "Which Special Condition?";
        case ChoiceKind::name: return "Which name?";
        case ChoiceKind::order: return "Which card comes next?";
        case ChoiceKind::trigger_order: return "Which effect comes first?";
        case ChoiceKind::replacement: return "Which effect applies?";
        case ChoiceKind::surplus: return "There are too many. Which do you discard?";
        case ChoiceKind::agree: return "Do you agree?";
        case ChoiceKind::flip: return "The coin:";
        case ChoiceKind::shuffle: return "The order of the cards:";
        case ChoiceKind::random_card: return "A card at random:";
    }
    return {};
}

std::string option_text(const Rulebook& book, const View& view, Option option) {
    switch (option.kind) {
        case OptionKind::none: return "nothing";
        case OptionKind::play: return "play " + card_name(book, view, CopyId{option.a});
        case OptionKind::ability: return ability_text(book, view, option);
        case OptionKind::use_stadium: return "use " + card_name(book, view, view.stadium);
        case OptionKind::retreat: return "retreat";
        case OptionKind::attack: return attack_text(book, view, option.a);
        case OptionKind::end_turn: return "end the turn";
        case OptionKind::concede: return "concede the match";
        case OptionKind::discard_self: return "discard " + card_name(book, view, view.pokemon[option.a % slot_count].top);
        case OptionKind::assemble: return "put together " + card_name(book, view, CopyId{option.a});
        case OptionKind::copy: return card_name(book, view, CopyId{option.a});
        case OptionKind::slot: return slot_text(book, view, option.a);
        case OptionKind::prize: return "Prize card " + std::to_string(option.a + 1);
        case OptionKind::done: return "no more";
        case OptionKind::yes: return "yes";
        case OptionKind::no: return "no";
        case OptionKind::number: return std::to_string(option.a);
        case OptionKind::heads: return "heads";
        case OptionKind::tails: return "tails";
        case OptionKind::type: return type_name(static_cast<Type>(option.a % type_count));
        case OptionKind::condition: return condition_name(option.a);
        case OptionKind::name: return card_name(book, view, CopyId{option.a});
        case OptionKind::part: return "part " + std::to_string(option.a + 1);
        case OptionKind::by_generator: return "by the program";
    }
    return {};
}

}  // namespace cubenight::cli
