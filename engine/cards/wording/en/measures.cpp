// What `done` stands for: how much the statement before it managed, or how much the event was that a text waits for.
#include "engine/cards/wording/en/descriptions.hpp"

namespace cubenight::wording {

// "card you discarded in this way"; of energy its units.
Descriptions::Measured Descriptions::cards_in_this_way(const Node& verb, std::string_view did) const {
    const Node& base = at(base_of(at(verb.first).first));
    const bool energy = base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::energy;
    const std::string who = actor_ == Actor::you ? " you " : " they ";
    const std::string behind = who + std::string(did) + " in this way";
    return {(energy ? "Energy" : "card") + behind, (energy ? "Energy" : "cards") + behind};
}

Descriptions::Measured Descriptions::measured() const {
    const Node& verb = at(done_by_);
    const auto in_this_way = [](std::string_view one, std::string_view many, std::string_view did) -> Measured {
        const std::string behind = " " + std::string(did) + " in this way";
        return {std::string(one) + behind, std::string(many) + behind};
    };
    if (done_by_ == no_node) return {};
    switch (verb.kind) {
        case NodeKind::counters: return in_this_way("damage counter", "damage counters", "you put");
        case NodeKind::move_counters: return in_this_way("damage counter", "damage counters", "you moved");
        case NodeKind::knock_out: return in_this_way("Pokémon", "Pokémon", "Knocked Out");
        case NodeKind::draw: return in_this_way("card", "cards", "you drew");
        case NodeKind::take_prize: return in_this_way("Prize card", "Prize cards", "taken");
        case NodeKind::search: return in_this_way("card", "cards", "found");
        case NodeKind::look: return in_this_way("card", "cards", "looked at");
        case NodeKind::evolve: return in_this_way("Pokémon", "Pokémon", "evolved");
        case NodeKind::devolve: return in_this_way("Pokémon", "Pokémon", "devolved");
        case NodeKind::put: return cards_in_this_way(verb, "put there");
        case NodeKind::discard: return cards_in_this_way(verb, "discarded");
        case NodeKind::attach: return cards_in_this_way(verb, "attached");
        case NodeKind::move: return cards_in_this_way(verb, "moved");
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::heal:
        case NodeKind::inflict:
        case NodeKind::cure:
        case NodeKind::fail:
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::exchange:
        case NodeKind::switch_:
        case NodeKind::use_attack:
        case NodeKind::use_text:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::by_hand:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return {};
}

std::string Descriptions::done_value() const {
    if (!done_event_.empty()) return done_event_;
    if (measures_attack()) return "the damage " + std::string(damage_of_attack);
    const Measured counted = measured();
    if (counted.many.starts_with("Energy")) return "the amount of " + counted.many;
    if (!counted.many.empty()) return "the number of " + counted.many;
    if (at(done_by_).kind == NodeKind::heal) return "the damage healed in this way";
    if (at(done_by_).kind == NodeKind::damage) return "the damage done in this way";
    return "that amount";
}

}  // namespace cubenight::wording
