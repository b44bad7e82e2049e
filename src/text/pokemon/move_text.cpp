#include "src/text/pokemon/move_text.hpp"

#include <algorithm>
#include <iterator>

#include "engine/pokemon/match/places.hpp"
#include "src/text/pokemon/phrases.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

// "Incineroar on your Bench".
std::string placed(const Names& names, const Chosen& chosen) {
    const std::string label = option_label(names, chosen.view, chosen.option);
    if (chosen.option.kind != OptionKind::slot) return label;
    const std::uint8_t slot = chosen.option.a;
    const SeatId side = slot_seat(slot);
    const bool own = side == chosen.view.seat, active = chosen.view.seats[side].active == slot;
    const Say say = names.say();
    if (own) return say(active ? Phrase::at_your_active : Phrase::at_your_bench, {label});
    return say(active ? Phrase::at_their_active : Phrase::at_their_bench, {label});
}

bool names_something(OptionKind kind) {
    constexpr OptionKind things[] = {OptionKind::copy,   OptionKind::name, OptionKind::slot,      OptionKind::prize,
                                     OptionKind::number, OptionKind::type, OptionKind::condition, OptionKind::part};
    return std::ranges::find(things, kind) != std::end(things);
}

// What is done first, said by itself.
std::string begins(const Names& names, const Chosen& chosen) {
    const Say say = names.say();
    const std::string label = option_label(names, chosen.view, chosen.option);
    if (chosen.option.kind == OptionKind::attack) return say(Phrase::move_attack, {label});
    return chosen.option.kind == OptionKind::ability ? say(Phrase::do_use, {label}) : label;
}

// A card that goes onto a Pokémon, with both their names; empty where it is something else.
std::string onto(const Names& names, std::span<const Chosen> move) {
    if (move.size() != 2 || move[0].option.kind != OptionKind::play || move[0].option.a >= most_copies) return {};
    const ChoiceKind asked = move[1].view.choice.kind;
    const std::string card = names.card(move[0].view.cards[move[0].option.a]), where = placed(names, move[1]);
    if (asked == ChoiceKind::energy_target || asked == ChoiceKind::tool_target)
        return names.say()(Phrase::move_attach, {card, where});
    if (asked == ChoiceKind::evolve_target) return names.say()(Phrase::move_evolve, {card, where});
    return {};
}

std::string sentence(const Names& names, std::span<const Chosen> move) {
    if (std::string whole = onto(names, move); !whole.empty()) return whole;
    const auto named = std::ranges::find_if(move, [](const Chosen& one) { return names_something(one.option.kind); });
    std::vector<std::string> things;
    for (auto one = named; one != move.end(); ++one)
        if (names_something(one->option.kind)) things.push_back(placed(names, *one));
    const std::string chosen =
        things.empty() ? std::string() : names.say()(Phrase::move_choose, {names.say().list(things)});
    if (named == move.begin()) return chosen;
    std::string told = begins(names, move.front());
    if (move.front().option.kind == OptionKind::retreat && things.size() == 1)
        return names.say()(Phrase::move_retreat, {things.front()});
    return things.empty() ? told : names.say()(Phrase::move_then, {told, chosen});
}

}  // namespace

std::string move_text(const Names& names, std::span<const Chosen> move, SeatId reader) {
    if (move.empty()) return {};
    std::string told = sentence(names, move);
    const SeatId seat = move.front().view.seat;
    return seat == reader ? told : names.say()(MatchPhrase::log_by, {names.seat(seat), told});
}

}  // namespace cubenight::text
