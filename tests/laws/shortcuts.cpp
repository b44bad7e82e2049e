// Law: what is known beforehand of cards and texts is what looking through the match says.
#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/foresee/foresight.hpp"
#include "tests/laws/laws.hpp"

namespace cubenight::test {
namespace {

using namespace pokemon;

std::string name_of(const Game& g, CopyId copy) { return g.book.word(card(g, copy).name); }

template <class F>
void each_text(const CompiledCard& c, F f) {
    for (std::uint16_t index : {c.play, c.stadium, c.attached})
        if (index != no_program) f(index);
    for (int i = 0; i < c.attack_count; ++i) f(c.attacks[static_cast<std::size_t>(i)].program);
    for (int i = 0; i < c.ability_count; ++i) f(c.abilities[static_cast<std::size_t>(i)].program);
}

// Pokémon in play by their slots, and every card of the match by itself.
template <class F>
void each_object(const Game& g, F f) {
    for (std::uint8_t slot = 0; slot < slot_count; ++slot)
        if (g.m.pokemon[slot].in_play()) f(pokemon_object(g, slot));
    for (std::size_t i = 0; i < g.m.copies.size(); ++i)
        if (g.m.copies[i].card != no_card) f(Object{CopyId{static_cast<std::uint8_t>(i)}, no_slot});
}

// A text that changes something whenever there is a deck.
Problem wrong_with_deck(Game& g, CopyId copy) {
    const std::uint16_t index = card(g, copy).play;
    const SeatId seat = owner(copy);
    if (index == no_program || !g.book.program(index).with_deck || g.m.seats[seat].deck.empty()) return std::nullopt;
    if (would_change(g, g.book.program(index), seat, copy, no_slot)) return std::nullopt;
    return name_of(g, copy) + " is said to change something whenever there is a deck, and does not";
}

// The sets of filters in a card's texts, asked of everything there is.
Problem wrong_printed_set(Game& g, CopyId copy) {
    Problem problem;
    each_text(card(g, copy), [&](std::uint16_t index) {
        const Program& program = g.book.program(index);
        const Scope scope = scope_of_card(g, program, copy, no_slot);
        for (NodeIndex i = 0; i < program.size && !problem; ++i) {
            if (scope.node(g, i).kind != NodeKind::set || scope.node(g, i).number == 0) continue;
            each_object(g, [&](Object object) {
                if (passes(g, scope, i, object) != passes_each(g, scope, i, object))
                    problem = "a filter of " + name_of(g, copy) + " finds " + name_of(g, object.copy) +
                              " another card than is printed";
            });
        }
    });
    return problem;
}

// What is given to each of them, asked with it as the subject and without.
Problem wrong_subject(Game& g, ModKind kind) {
    Problem problem;
    if (!(g.m.modifiers_seen & bit(kind))) return problem;
    each_object(g, [&](Object object) {
        int with = 0, without = 0;
        const auto count = [&](int& number) {
            return [&](const Scope& scope, NodeIndex give, const Node&) { number += gives_to(g, scope, give, object); };
        };
        each_modifier(g, kind, object, count(with));
        each_modifier(g, kind, count(without));
        if (with != without) problem = "of what is given to " + name_of(g, object.copy) + " something is left out";
    });
    return problem;
}

}  // namespace

Problem wrong_shortcut(const Rulebook& book, const Match& match) {
    Match copy = match;
    Game g{book, copy, nullptr};
    for (int kind = 0; kind <= static_cast<int>(ModKind::coin); ++kind)
        if (auto problem = wrong_subject(g, static_cast<ModKind>(kind))) return problem;
    for (std::size_t i = 0; i < match.copies.size(); ++i) {
        const CopyId one{static_cast<std::uint8_t>(i)};
        if (match.copies[i].card == no_card) continue;
        if (auto problem = wrong_printed_set(g, one)) return problem;
        if (match.copies[i].where != Where::hand || match.choice.kind != ChoiceKind::main) continue;
        if (auto problem = wrong_with_deck(g, one)) return problem;
    }
    return std::nullopt;
}

}  // namespace cubenight::test
