// What a text changes for as long as it stands: on whom, for how long, under what condition.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

std::string Chinese::span_words(const Node& span) {
    const auto player = static_cast<Player>(span.number);
    switch (sub_as<SpanKind>(span)) {
        case SpanKind::this_turn: return say(Phrase::this_turn);
        case SpanKind::next_turn:
            if (player == Player::me) return say(Phrase::my_next_turn);
            if (player == Player::them) return say(Phrase::opponents_next_turn);
            return say(Phrase::next_turn_of, player_word(player));
        case SpanKind::until_end_of_next_turn: return say(Phrase::until_end_of_next_turn, player_word(player));
        case SpanKind::while_: return say(Phrase::as_long_as, clause_of(span.first));
        case SpanKind::rest_of_game: return say(Phrase::rest_of_game);
    }
    return "";
}

// Whether it means something else than the card itself.
bool Chinese::reaches_others(NodeIndex target) const {
    if (at(target).kind != NodeKind::selection) return true;
    for (NodeIndex select : children(nodes_, target)) {
        const Node& base = at(base_of(nodes_, select));
        if (is_this(base)) continue;
        const NodeIndex host = base.kind != NodeKind::on              ? no_node
                               : at(base.first).kind == NodeKind::set ? at(base.first).next
                                                                      : base.first;
        if (host != no_node && is_this(at(base_of(nodes_, host)))) continue;
        return true;
    }
    return false;
}

std::string Chinese::target_words(NodeIndex index) {
    const Node& node = at(index);
    const NodeIndex target = node.first;
    if (at(target).kind == NodeKind::player) return player_word(sub_as<Player>(at(target)));
    const NodeIndex select = at(target).first;
    const Node& base = at(base_of(nodes_, select));
    const bool single = at(select).next == no_node && base.next == no_node && base.kind == NodeKind::place;
    const bool live = sub_as<Liveness>(node) == Liveness::live;
    const bool met = in_lasting_ && is_attack() && single && !live && sub_as<Place>(base) == Place::active &&
                     static_cast<Side>(base.number) == Side::their;
    if (met) {
        if (at(select).number > 0) bind_select(select, false);
        return say(Phrase::hit_by_this_attack);
    }
    // The one that is there now, whoever is there later.
    const auto whose = static_cast<Side>(base.number);
    if (in_lasting_ && single && !live && sub_as<Place>(base) == Place::active && whose != Side::any) {
        if (at(select).number > 0) bind_select(select, false);
        return say(Phrase::active_now, side(whose));
    }
    // One of them at a time is Knocked Out.
    const Node& change = at(at(target).next);
    if (change.kind == NodeKind::modify && static_cast<ModNumber>(change.sub) == ModNumber::prizes)
        return things(target, Use::plain).words();
    // "自己的寶可夢使用的招式": one of them at a time attacks.
    if (change.kind == NodeKind::modify && static_cast<ModNumber>(change.sub) == ModNumber::deals &&
        !names_a_number(nodes_, target))
        return things(target, Use::plain).words();
    return subject_words(target);
}

// "不受到招式的伤害和效果影响": both are said at once where they come from the same.
std::string Chinese::of_damage_and_effects(NodeIndex mod, const std::string& whom) {
    const NodeIndex next = at(mod).next;
    if (next == no_node) return "";
    const Node &damage = at(mod), &effects = at(next);
    if (damage.kind != NodeKind::no_damage || effects.kind != NodeKind::no_effects) return "";
    const bool plain =
        damage.number < 0 && !keeps_counters_off(effects) && sub_as<EffectSource>(effects) == EffectSource::attacks;
    const bool one =
        damage.first == no_node || (at(damage.first).kind == NodeKind::selection && at(damage.first).next == no_node);
    if (!plain || !one || (damage.first == no_node) != (effects.first == no_node)) return "";
    const std::string whose = by_whose(damage.first);
    if (whose != by_whose(effects.first)) return "";
    return say(Phrase::no_damage_and_effects, whom, whose);
}

// "這張卡可作為HP40的【基礎】寶可夢放置於場上。這張卡不會陷入特殊狀態，無法撤退。…": of a card that is no Pokémon until its
// text makes it one. Empty of all others.
std::string Chinese::played_as_pokemon(NodeIndex target) {
    const NodeIndex first = at(target).next;
    const std::vector<NodeIndex> like = as_basic(nodes_, first);
    if (at(target).kind != NodeKind::selection || like.empty() || source_.of != TextOf::play || source_.on_pokemon ||
        !means_this(nodes_, target))
        return "";
    std::string hp, type;
    for (const NodeIndex mod : like) {
        if (at(mod).kind == NodeKind::modify) hp = say(Phrase::of_hp, value(at(at(mod).first).first));
        if (at(mod).kind == NodeKind::type_change)
            type = say(Phrase::attribute, say(Phrase::of_type, kind_words(at(at(mod).first))));
    }
    const std::string whom = say(Phrase::this_card);
    std::string words = say(Phrase::placed_as_basic, hp + type), before;
    for (NodeIndex mod = at(first).next; mod != no_node; mod = at(mod).next) {
        if (std::ranges::find(like, mod) != like.end()) continue;
        const bool goes =
            at(mod).kind == NodeKind::can && static_cast<ActionKind>(at(at(mod).first).sub) == ActionKind::discard;
        std::string said = goes ? say(Phrase::discardable_in_turn) : modifier(mod, whom);
        const bool joins = said.starts_with(whom) && before.starts_with(whom);
        words += joins ? say(Phrase::comma) + said.substr(whom.size()) : "。" + said;
        before = std::move(said);
    }
    return words;
}

std::string Chinese::give(NodeIndex index, const std::string& known) {
    const Node& node = at(index);
    const NodeIndex target = node.first;
    std::string whom = known.empty() ? target_words(index) : known;
    bool several = at(target).kind != NodeKind::selection;
    bool pokemon = at(target).kind == NodeKind::selection;
    if (pokemon)
        for (NodeIndex select : children(nodes_, target)) {
            several |= means_several(select) || at(target).first != select;
            pokemon &= means_pokemon(select);
        }
    const bool players = at(target).kind != NodeKind::selection;
    target_ = players ? Target::player : pokemon ? Target::pokemon : Target::card;
    targets_several_ = several && !players;
    if (std::string played = played_as_pokemon(target); !played.empty()) return played;
    std::vector<std::string> parts;
    for (NodeIndex mod = at(target).next; mod != no_node; mod = at(mod).next) {
        const std::string both = of_damage_and_effects(mod, whom);
        first_modifier_ = parts.empty();
        parts.push_back(both.empty() ? modifier(mod, whom) : both);
        if (!both.empty()) mod = at(mod).next;
        if (pokemon) whom = say(several ? Phrase::those_pokemon : Phrase::that_pokemon);
        else if (several && at(target).kind == NodeKind::selection) whom = say(Phrase::those_cards);
    }
    std::string words;
    for (const std::string& part : parts) words += (words.empty() ? "" : say(Phrase::comma)) + part;
    return words + newcomers(node, several);
}

// Where it also holds for Pokémon that come later.
std::string Chinese::newcomers(const Node& give, bool several) {
    if (sub_as<Liveness>(give) != Liveness::live) return "";
    if (at(give.first).kind != NodeKind::selection) return "";
    const Node& base = at(base_of(nodes_, at(give.first).first));
    const bool active = base.kind == NodeKind::place && sub_as<Place>(base) == Place::active;
    if (active) return say(Phrase::also_new_active);
    const bool pokemon = means_pokemon(at(give.first).first);
    return !several ? "" : say(pokemon ? Phrase::also_newcomers : Phrase::also_new_cards);
}

// "如果…的话，则", "在自己的回合，": while it is so.
std::string Chinese::as_long_as(NodeIndex condition) {
    const Node& asked = at(condition);
    if (asked.kind == NodeKind::turn_of) return say(Phrase::in_turn_of, player_word(sub_as<Player>(asked)));
    return say(Phrase::if_, clause_of(condition));
}

bool Chinese::is_of_holder(NodeIndex target) const {
    if (at(target).kind != NodeKind::selection) return false;
    const Node& base = at(base_of(nodes_, at(target).first));
    const NodeIndex on = base.kind != NodeKind::on              ? no_node
                         : at(base.first).kind == NodeKind::set ? at(base.first).next
                                                                : base.first;
    const Node& host = on == no_node ? base : at(base_of(nodes_, on));
    return host.kind == NodeKind::place && sub_as<Place>(host) == Place::holder;
}

// "身上附着了这张卡牌的{W}宝可梦": of `while holder is water give holder`, whom it is given to. Empty where that is not all.
std::string Chinese::holder_that_is(const Node& while_) {
    const Node& asked = at(while_.first);
    const Node& given = at(at(while_.first).next);
    if (asked.kind != NodeKind::is || at(given.first).kind != NodeKind::selection) return "";
    for (NodeIndex selection : {asked.first, given.first}) {
        const Node& base = at(base_of(nodes_, at(selection).first));
        const bool holder = base.kind == NodeKind::place && sub_as<Place>(base) == Place::holder;
        if (!holder || base.next != no_node || at(at(selection).first).next != no_node) return "";
    }
    const Node& filter = at(at(asked.first).next);
    if (filter.kind != NodeKind::kind) return "";
    Noun noun;
    unsigned classes = ~0U;
    std::string adjectives;
    if (!put_kind(filter, Among::in_play, noun, classes, adjectives)) return "";
    noun.filtered = true;
    put_head(Among::in_play, noun, classes, adjectives);
    return single_place(Place::holder, noun);
}

std::string Chinese::standing(NodeIndex index, const std::string& span) {
    const Node& node = at(index);
    const bool ability = source_.of == TextOf::ability && !in_lasting_ && span.empty();
    const bool tool = source_.of == TextOf::attached && source_.provides.empty() && !in_lasting_ && span.empty();
    if (node.kind == NodeKind::give) {
        const bool far = reaches_others(node.first);
        const std::string as_long = ability && far                             ? say(Phrase::while_in_play)
                                    : tool && far && !is_of_holder(node.first) ? say(Phrase::while_attached)
                                                                               : "";
        return span + as_long + give(index);
    }
    const NodeIndex given = at(node.first).next;
    const Node& asked = at(node.first);
    const bool by_place = asked.kind == NodeKind::is && at(at(asked.first).next).kind == NodeKind::kind &&
                          sub_as<KindWord>(at(at(asked.first).next)) == KindWord::at;
    const bool by_holder = asked.kind == NodeKind::is &&
                           at(base_of(nodes_, at(asked.first).first)).kind == NodeKind::place &&
                           sub_as<Place>(at(base_of(nodes_, at(asked.first).first))) == Place::holder;
    if (const std::string holder = holder_that_is(node); !holder.empty()) return span + give(given, holder);
    const std::string condition = by_place ? say(Phrase::as_long_as, clause_of(node.first)) : as_long_as(node.first);
    // "只要這隻寶可夢在戰鬥場上並且沒有處於特殊狀態，": what the text asks for anyway.
    if (by_place && !asked_.empty() && !in_lasting_ && span == if_words(asked_)) {
        std::string further = asked_;
        const std::string whom = subject_words(asked.first);
        if (script_ == Script::traditional && further.starts_with(whom)) further.erase(0, whom.size());
        return say(Phrase::in_force_if, clause_of(node.first), further) + give(given);
    }
    const std::string holder = single_place(Place::holder, Noun{});
    of_holder_ = by_holder || condition.find(holder) != condition.npos;
    under_condition_ = true;
    std::string words = span + condition + give(given);
    of_holder_ = under_condition_ = false;
    return words;
}

}  // namespace cubenight::wording
