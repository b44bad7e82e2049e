// How a text opens: how often and from where it is used, under what conditions and for what price; and the text itself.
#include <utility>

#include "engine/cards/wording/en/english.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view once_in_own_turn = "once during your turn, ";

}  // namespace

std::vector<Sentence> English::text() {
    if (nodes_.empty()) return {};
    const Lead lead = opening();
    NodeIndex first = at(0).first;
    while (first != no_node && is_limit(at(first).kind)) first = at(first).next;
    if (!source_.provides.empty() && !always_provides(nodes_, first)) emit(0, provided_words());
    // What stands is said as it comes; what is used is all the rest.
    const Lead standing_lead{lead.may ? "" : lead.words, false, false};
    NodeIndex next = first;
    while (next != no_node && is_standing(at(next).kind)) next = at(standing_statement(next, standing_lead)).next;
    if (next != no_node) statements(next, {lead.words, lead.may && at(next).kind != NodeKind::may, false});
    if (!price_rule_.empty()) emit(0, price_rule_);
    if (!name_rule_.empty()) emit(0, name_rule_);
    return std::move(out_);
}

// Says what stands, with what says the same of others; the last of them.
NodeIndex English::standing_statement(NodeIndex index, const Lead& lead) {
    if (const TypesTakenOn taken = types_taken_on(nodes_, index); taken.last != no_node) {
        takes_on(index, taken);
        return taken.last;
    }
    const Alike alike = alike_from(index);
    if (alike.last == index) {
        statement(index, lead);
        return index;
    }
    alike_gives_ = alike.gives;
    mirrored_ = alike.mirrored;
    statement(alike.gives.front(), lead);
    alike_gives_.clear();
    mirrored_ = false;
    return alike.last;
}

// "whenever you attach a Basic {W} or {L} Energy card from your hand to this Pokémon, this Pokémon's type becomes ..."
void English::takes_on(NodeIndex when, const TypesTakenOn& taken) {
    std::string words = when_clause(at(when).first, no_node);
    std::vector<std::string> types;
    for (const Type type : taken.types) types.push_back(energy_symbol(static_cast<int>(type)));
    words.replace(words.find(types[0]), types[0].size(), listed(types, "or"));
    emit(when, words + ", " + possessive(this_word()) +
                   " type becomes the same as that type of Energy until the end of the turn");
}

std::string English::called() const {
    if (source_.of == TextOf::use) return "effect";
    return is_attack() ? "attack" : is_ability() ? "Ability" : "card";
}

English::Lead English::opening() {
    Opening open;
    NodeIndex first = at(0).first;
    for (; first != no_node && is_limit(at(first).kind); first = at(first).next) limit(first, open);
    NodeIndex used = first;
    while (used != no_node && is_standing(at(used).kind)) used = at(used).next;
    const bool uses = used != no_node;
    once_when(first, open);
    const std::string_view asked = "if ", comma = ", ";
    // What stands, stands only so long.
    if (!uses && is_ability() && open.how_often.empty() && open.from.empty() && open.only_if.starts_with(asked)) {
        emit(0, "this " + called() + " works only " + open.only_if.substr(0, open.only_if.size() - comma.size()));
        open.only_if.clear();
    }
    // "if this Pokémon is in your hand and you have no Benched Pokémon"
    if (!open.from.empty() && open.only_if.starts_with(asked) && open.only_if.find(" or ") == std::string::npos)
        open.from.replace(open.from.size() - comma.size(), comma.size(), " and "), open.only_if.erase(0, asked.size());
    return {open.paid ? "if they do, " : open.how_often + open.from + open.only_if,
            open.declared && uses && !is_attack(), false};
}

// How often a text is used that waits for something: "once during your turn, when you play ...". What comes in any turn is
// not limited to your own.
void English::once_when(NodeIndex first, Opening& open) {
    if (first == no_node || at(first).kind != NodeKind::when || open.how_often != once_in_own_turn) return;
    const NodeIndex event = at(first).first,
                    block = at(at(event).next).kind == NodeKind::block ? at(event).next : at(at(event).next).next;
    const auto kind = sub_as<TextEvent>(at(event));
    if (kind == TextEvent::turn_ends || kind == TextEvent::turn_starts) return;
    in_own_turn_ = comes_in_own_turn(nodes_, event);
    const NodeIndex asked = only_if_of(at(block).first) == no_node ? no_node : at(at(block).first).first;
    if (asked != no_node && at(asked).kind == NodeKind::turn_of && sub_as<Player>(at(asked)) == Player::them) {
        open.how_often = "once during your opponent's turn, ";
        turn_said_ = once_said_ = true;
        return;
    }
    if (!in_own_turn_) open.how_often = name_rule_.empty() ? "once each turn, " : "";
    once_said_ = !open.how_often.empty();
}

void English::limit(NodeIndex index, Opening& open) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::once: return once(node, open);
        case NodeKind::often:
            open.declared = true;
            open.how_often = "as often as you like during your turn, ";
            if (source_.of == TextOf::stadium) {
                open.how_often = "during each player's turn, as often as that player likes, ";
                actor_ = Actor::that_player;
            }
            return;
        case NodeKind::from_zone:
            open.declared = true;
            open.from =
                "if " + this_word() +
                (sub_as<FromZone>(node) == FromZone::hand ? " is in your hand, " : " is in your discard pile, ");
            return;
        case NodeKind::no_stack:
            name_rule_ = is_ability() ? "The effect of " + std::string(source_.name) + " doesn't stack"
                                      : "You can't apply more than 1 of these cards at a time";
            return;
        case NodeKind::only_if: return only_if(index, open);
        case NodeKind::cost: return price(index, open);
#define CUBENIGHT_NAMED_limit
#include "engine/language/other_kinds.def"
            return;
    }
}

void English::once(const Node& node, Opening& open) {
    open.declared = true;
    open.how_often = once_in_own_turn;
    switch (sub_as<OnceKind>(node)) {
        case OnceKind::plain: break;
        case OnceKind::by_name:
            if (is_attack()) open.how_often.clear();
            name_rule_ = "You can't use more than 1 " + std::string(source_.name) + " " + called() + " each turn";
            break;
        case OnceKind::per_game:
            open.how_often = is_attack() ? "" : "during your turn, ";
            name_rule_ = "(You can't use more than 1 " + std::string(word(node.number)) +
                         (word(node.number) == "GX" ? " attack" : " Power") + " in a game.)";
            break;
        case OnceKind::either_player:
            open.how_often = "once during each player's turn, ";
            actor_ = Actor::that_player;
            break;
    }
}

void English::only_if(NodeIndex index, Opening& open) {
    const Node& asked = at(at(index).first);
    const std::string condition = clause_of(at(index).first);
    if (source_.of == TextOf::attached) return attached_only_to(index, condition);
    if (is_ability() || source_.of == TextOf::stadium) {
        open.only_if += "if " + condition + ", ";
        return;
    }
    const bool first_turn = asked.kind == NodeKind::first_turn && sub_as<Player>(asked) == Player::me;
    const std::string when = asks_for_last_card(asked) ? "only when it is the last card in your hand"
                             : first_turn              ? "only during your first turn"
                             : asks_for_second_turn(asked) || condition == second_in_the_first_turn
                                 ? "only if you go second, and only during your first turn"
                                 : "only if " + condition;
    emit(index, "you can use this " + called() + " " + when);
}

// `second me and first turn of me`
bool English::asks_for_second_turn(const Node& condition) const {
    const NodeIndex second = condition.first, turn = at(second).next;
    return condition.kind == NodeKind::and_ && at(second).kind == NodeKind::second_player &&
           at(turn).kind == NodeKind::first_turn && at(turn).next == no_node &&
           sub_as<Player>(at(second)) == Player::me && sub_as<Player>(at(turn)) == Player::me;
}

// `not any my.hand[other]`, of a card that is played from there.
bool English::asks_for_last_card(const Node& condition) const {
    if (source_.of != TextOf::play || condition.kind != NodeKind::not_ || at(condition.first).kind != NodeKind::any)
        return false;
    const NodeIndex select = at(at(condition.first).first).first;
    const Node& base = at(base_of(select));
    const bool hand = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && whose(base) == Side::my;
    if (!hand || at(select).next != no_node || base.next == no_node) return false;
    const NodeIndex filter = at(base.next).first;
    return at(filter).kind == NodeKind::other && at(filter).next == no_node;
}

// "This card can only be attached to ...": said of its holder.
void English::attached_only_to(NodeIndex index, const std::string& condition) {
    const Node& asked = at(at(index).first);
    std::string whom, one;
    if (asked.kind == NodeKind::is && is_place(at(at(at(asked.first).first).first), Place::holder)) {
        const std::string said = says(at(asked.first).next, true), of_one = says(at(asked.first).next, false);
        whom = said.starts_with("are ") ? said.substr(4) : "Pokémon that " + said;
        one = of_one.starts_with("is ") ? of_one.substr(3) : "a Pokémon that " + of_one;
    }
    emit(index, "this card can only be attached " + (whom.empty() ? "if " + condition : "to " + whom));
    if (is_to_attach(at(index))) return;
    emit(index, whom.empty() ? "discard it as soon as that isn't so"
                             : "if this card is attached to anything other than " + one + ", discard this card");
}

void English::price(NodeIndex index, Opening& open) {
    if (at(at(index).first).first == no_node) return;  // nothing to pay
    const std::string paid = price_words(at(index).first);
    if (actor_ == Actor::that_player && is_plain(at(index).first)) {
        price_rule_ = "in order to use this effect, that player must " + paid;
        return;
    }
    if (actor_ == Actor::that_player) {
        // Whoever's turn it is pays, and then may do what the text says.
        emit(index, open.how_often + open.only_if + "that player may " + paid);
        open.declared = false;
        open.paid = true;
    } else if (source_.of == TextOf::attached) {
        emit(index, "when you attach this card from your hand, you must " + paid);
    } else if (source_.of == TextOf::play) {
        emit(index, "you can use this card only if you " + paid);
    } else {
        emit(index, "you must " + paid + " in order to use this " + called());
    }
    if (!is_plain(at(index).first)) statements(at(at(index).first).first, {});
}

// Whether one clause says each part of a price.
bool English::is_plain(NodeIndex block) const {
    for (NodeIndex part : children(nodes_, block))
        if (family_of(at(part).kind) != NodeFamily::verb) return false;
    return true;
}

std::string English::price_words(NodeIndex block) {
    if (!is_plain(block)) return "do the following";
    return in_form({"", actor_ == Actor::that_player, false}, [&] {
        std::vector<std::string> parts;
        for (NodeIndex part : children(nodes_, block)) parts.push_back(verb_clause(part, true));
        return listed(parts, "and");
    });
}

// What a Special Energy card provides as it is printed.
std::string English::provided_words() const {
    std::string energy;
    for (const TypeSet unit : source_.provides)
        energy += unit == TypeSet::all() ? "every type of" : type_symbols(unit.bits);
    return "as long as this card is attached to a Pokémon, it provides " + energy + " Energy";
}

}  // namespace cubenight::wording
