#include "src/cli/match_talk.hpp"

#include <vector>

#include "src/cli/terminal.hpp"
#include "src/text/names.hpp"
#include "src/text/pokemon/option_text.hpp"

namespace cubenight::cli {
namespace {

using namespace pokemon;

std::string card_name(const text::Names& names, const View& view, CopyId copy) {
    return names.card(copy == no_copy ? no_card : view.cards[copy.value]);
}

std::string conditions_text(const text::Names& names, std::uint8_t conditions) {
    std::string told;
    for (int condition = 0; condition < condition_count; ++condition)
        if (conditions >> condition & 1)
            told += ", " + std::string(names.say()(static_cast<SpecialCondition>(condition)));
    return told;
}

std::string pokemon_text(const text::Names& names, const View& view, std::uint8_t slot) {
    if (slot == no_slot) return "nobody";
    const auto& pokemon = view.pokemon[slot];
    if (pokemon.top == no_copy) return "a face-down Pokémon";
    std::string text = card_name(names, view, pokemon.top) + " " + std::to_string(pokemon.max_hp - pokemon.damage) +
                       "/" + std::to_string(pokemon.max_hp) + " HP";
    if (!pokemon.energy.empty()) text += ", " + std::to_string(pokemon.energy.size()) + " energy";
    for (const auto copy : pokemon.attached)
        if (is_trainer(names.book->card(view.cards[copy.value]).kind)) text += ", " + card_name(names, view, copy);
    return text + conditions_text(names, pokemon.conditions);
}

std::string half_text(const text::Names& names, const View& view, std::size_t side) {
    const auto& seat = view.seats[side];
    int prizes = 0;
    for (unsigned bits = seat.prize_there; bits; bits &= bits - 1) ++prizes;
    std::string text = side == view.seat ? "You:  " : "They: ";
    text += std::to_string(prizes) + " Prize cards, deck " + std::to_string(seat.deck.size()) + ", hand " +
            std::to_string(seat.hand.size()) + ", discard pile " + std::to_string(seat.discard.size()) + "\n";
    text += "      Active: " + pokemon_text(names, view, seat.active) + "\n";
    for (const auto slot : seat.bench) text += "      Bench:  " + pokemon_text(names, view, slot) + "\n";
    return text;
}

std::string slot_text(const text::Names& names, const View& view, std::uint8_t slot) {
    const bool mine = slot / slots_per_seat == view.seat;
    const auto& seat = view.seats[static_cast<std::size_t>(slot / slots_per_seat)];
    return pokemon_text(names, view, slot) + (seat.active == slot ? ", Active" : ", Bench") + (mine ? "" : ", theirs");
}

std::string attack_text(const text::Names& names, const View& view, Option option) {
    std::string told = text::option_label(names, view, option);
    if (view.choice.kind == ChoiceKind::either || option.a >= view.attacks.size()) return told;
    const int damage = view.attacks[option.a].now;
    return "Attack: " + told + (damage > 0 ? " (" + std::to_string(damage) + ")" : "");
}

}  // namespace

std::string board_text(const text::Names& names, const View& view) {
    std::string text = "\nTurn " + std::to_string(view.turn);
    if (view.stadium != no_copy) text += ", Stadium: " + card_name(names, view, view.stadium);
    text += "\n" + half_text(names, view, 1u - view.seat) + half_text(names, view, view.seat);
    std::vector<std::string> hand;
    for (const auto copy : view.seats[view.seat].hand) hand.push_back(card_name(names, view, copy));
    return text + "Your hand:\n" + as_list(hand, 6);
}

std::string question_text(const text::Names& names, const View& view) {
    const text::Prompt prompt = text::prompt_of(names, view);
    return prompt.title + (prompt.title.ends_with('?') ? " " : ". ") + prompt.sentence;
}

std::string option_text(const text::Names& names, const View& view, Option option) {
    if (option.kind == OptionKind::slot) return slot_text(names, view, option.a);
    if (option.kind == OptionKind::attack) return attack_text(names, view, option);
    return text::option_label(names, view, option);
}

}  // namespace cubenight::cli
