// What decides which statements are done, and by whom.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

void Chinese::control(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    control_ = index;
    switch (node.kind) {
        case NodeKind::block: return statements(node.first, lead);
        case NodeKind::then_: return statements(node.first, {lead.words + say(Phrase::in_that_case), lead.may, true});
        case NodeKind::may: {
            const NodeIndex no = at(node.first).next, deed = at(node.first).first;
            // "Any number" may be none.
            const bool leads = node.next != no_node && at(node.next).kind == NodeKind::then_;
            if (no == no_node && takes_any_number(nodes_, deed) && !leads) return statement(deed, lead);
            return alternatives(at(node.first).first, {lead.words, true, true}, no,
                                {say(Phrase::if_not_wished), false, true});
        }
        case NodeKind::if_: return if_so(index, lead);
        case NodeKind::each: return each(index, lead);
        case NodeKind::either: return either(index, lead);
        case NodeKind::flip: return flip(index, lead);
        case NodeKind::by: return by_player(index, lead);
        case NodeKind::choose: return choose(index, lead);
        case NodeKind::before_damage:
            return statements(at(node.first).first, {lead.words + say(Phrase::before_damage), lead.may, true});
        case NodeKind::lasting: return lasting(index, lead);
        case NodeKind::proceed: return emit(index, lead.words + say(Phrase::as_usual));
        case NodeKind::give:
        case NodeKind::while_: return emit(index, standing(index, lead.words));
        case NodeKind::when: return when(index, lead);
        case NodeKind::instead: return instead(index, lead);
        case NodeKind::face:
        case NodeKind::span:
        case NodeKind::event:
        case NodeKind::of:
        case NodeKind::by_whom:
        case NodeKind::at:
        case NodeKind::move_to:
        case NodeKind::under:
        case NodeKind::aside:
        case NodeKind::top:
        case NodeKind::bottom:
        case NodeKind::into:
        case NodeKind::spread:
        case NodeKind::condition_value:
        case NodeKind::attack_name:
        case NodeKind::cost_units:
        case NodeKind::change:
        case NodeKind::action:
        case NodeKind::player:
        case NodeKind::value:
#define CUBENIGHT_NAMED_structure
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_standing
#define CUBENIGHT_NAMED_part
#include "engine/language/other_kinds.def"
            return;
    }
}

void Chinese::either(NodeIndex index, const Lead& lead) {
    NodeIndex part = at(index).first;
    std::string words = say(Phrase::choose_effects, say(Phrase::measure_unit, "1"));
    const bool of_card = source_.of == TextOf::play && out_.empty() && lead.words.empty() && !lead.may;
    if (of_card) words = say(Phrase::card_has_effects, std::to_string(std::ranges::distance(children(nodes_, index))));
    if (at(part).kind == NodeKind::range) {
        const auto range = sub_as<RangeKind>(at(part));
        words = range == RangeKind::all          ? say(Phrase::all_effects)
                : range == RangeKind::any_number ? say(Phrase::choose_effects_freely)
                                                 : say(Phrase::choose_effects, in_range(part, Phrase::measure_unit));
        part = at(part).next;
    }
    emit(index, led(lead, words, true));
    const bool said = damage_said_;
    for (; part != no_node; part = at(part).next) {
        const std::size_t from = out_.size();
        damage_said_ = said;
        control_ = part;
        statements(at(part).first, {});
        say_remarks();
        std::string all_of_it = "\n" + std::string(bullet);
        for (std::size_t i = from; i < out_.size(); ++i) all_of_it += out_[i].words;
        out_.resize(from);
        out_.push_back({part, all_of_it});
    }
}

void Chinese::by_player(NodeIndex index, const Lead& lead) {
    const Actor before = actor_;
    switch (sub_as<Player>(at(index))) {
        case Player::me: actor_ = Actor::you; break;
        case Player::them: actor_ = Actor::opponent; break;
        case Player::both: actor_ = Actor::each; break;
        case Player::owner: actor_ = Actor::that_player; break;
    }
    statements(at(at(index).first).first, lead);
    actor_ = before;
}

// The next statement alone says whom it means, and all of them.
bool Chinese::said_with_next(NodeIndex index) const {
    const NodeIndex next = at(index).next, range = at(at(at(index).first).first).first;
    if (next == no_node || at(next).kind != NodeKind::move_counters) return false;
    if (at(range).kind == NodeKind::range && sub_as<RangeKind>(at(range)) == RangeKind::random) return false;
    for (NodeIndex part : children(nodes_, next))
        if (at(part).kind == NodeKind::selection && means_all_of(nodes_, part, at(index).number)) return true;
    return false;
}

// Whether the next statement does something to what is named, which is still where it is then.
bool Chinese::done_at_once(NodeIndex choose) const {
    const NodeIndex next = at(choose).next;
    if (next == no_node || family_of(at(next).kind) != NodeFamily::verb) return false;
    for (NodeIndex i = next; i < subtree_end(nodes_, next); ++i)
        if (at(i).kind == NodeKind::var && at(i).number == at(choose).number) return true;
    return false;
}

void Chinese::choose(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    Meaning known;
    if (what.kind == NodeKind::value) return choose_value(index, lead);
    if (what.kind != NodeKind::selection) return choose_number(index, lead);
    if (moves_off_it(nodes_, index)) {
        // "選擇1個自己的場上寶可夢身上附加的能量": the Pokémon is chosen with it.
        const Node& place = at(base_of(nodes_, at(node.first).first));
        const bool bench = sub_as<Place>(place) == Place::bench;
        known.kind = Meaning::Kind::pokemon;
        known.once = say(bench ? Phrase::of : Phrase::of_field_bare, side(static_cast<Side>(place.number))) +
                     say(bench ? Phrase::benched_pokemon : Phrase::pokemon);
        return bind(node.number, known);
    }
    // That something lies on it, the next statement says.
    without_counters_ = said_with_next(index);
    const Thing thing = things(node.first, Use::object);
    without_counters_ = false;
    const NodeIndex select = what.first;
    known.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    known.plural = means_several(select) || at(select).next != no_node;
    const Node& base = at(base_of(nodes_, select));
    const bool active = base.kind == NodeKind::place && sub_as<Place>(base) == Place::active && base.next == no_node;
    const auto whose = static_cast<Side>(base.number);
    const bool single = active && whose != Side::any && at(select).next == no_node;
    if (single && whose == Side::my) known.words = say(Phrase::former_active);
    if (single && whose == Side::their && is_attack()) {
        known.words = say(Phrase::hit_by_this_attack);
        if (done_at_once(index)) known.once = thing.words();
    }
    const bool itself = is_this(base) && base.next == no_node && at(select).next == no_node;
    if (itself) known.words = this_word();
    const bool last = node.next == no_node;
    if (!thing.picked && known.words.empty() && done_at_once(index)) {
        known.once = things(node.first, Use::subject).words();
        return bind(node.number, known);
    }
    const bool silent = !last && (!known.words.empty() || (lead.words.empty() && !lead.may && said_with_next(index)));
    if (said_with_next(index) && known.words.empty() && lead.words.empty()) {
        known.once = thing.words();
        known.picked = thing.picked;
        bind(node.number, known);
        return;
    }
    bind(node.number, known);
    if (!silent) emit(index, led(lead, thing.picked ? choosing(thing) : say(Phrase::remember, thing.words()), true));
}

void Chinese::choose_value(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    const NodeIndex of = what.first;
    const bool selection = of != no_node && at(of).kind == NodeKind::selection;
    const std::string whose = selection ? things(of, Use::bare).words() : "";
    Meaning known;
    std::string words;
    switch (sub_as<ValueKind>(what)) {
        case ValueKind::type:
            known.kind = Meaning::Kind::type;
            words = selection ? say(Phrase::choose_type_of, whose) : say(Phrase::choose_type);
            if (const auto but = type_left_out(what))
                words += say(Phrase::except, types(TypeSet::of(*but).bits, Phrase::both_and));
            break;
        case ValueKind::number:
            known.kind = Meaning::Kind::number;
            known.words = say(Phrase::chosen_number);
            words = of == no_node ? say(Phrase::choose_number) : say(Phrase::choose_number_to, value(of));
            break;
        case ValueKind::condition:
            known.kind = Meaning::Kind::condition;
            words = selection ? say(Phrase::choose_condition_of, whose) : say(Phrase::choose_condition);
            break;
        case ValueKind::name:
            known.kind = Meaning::Kind::name;
            words = say(Phrase::choose_name_of, whose);
            break;
        case ValueKind::attack:
            known.kind = Meaning::Kind::attack;
            words = say(Phrase::choose_attack_of, whose);
            break;
    }
    bind(node.number, known);
    if (most_looked_at(nodes_, node.number) == no_node) emit(index, led(lead, words, true));
}

void Chinese::lasting(NodeIndex index, Lead lead) {
    const NodeIndex span = at(index).first, block = at(span).next;
    const std::string during = knock_out_waited_ && tells_of_its_prizes(nodes_, index) ? "" : span_words(at(span));
    const bool before = std::exchange(in_lasting_, true), turn_before = others_turn_, waited = knock_out_waited_;
    others_turn_ =
        sub_as<SpanKind>(at(span)) == SpanKind::next_turn && static_cast<Player>(at(span).number) == Player::them;
    knock_out_waited_ &= tells_of_its_prizes(nodes_, index);
    // As long as somebody is Asleep: over with the first awakening.
    const Node& asked = at(at(span).first == no_node ? span : at(span).first);
    const NodeIndex ill = asked.kind == NodeKind::is ? at(asked.first).next : no_node;
    while_asleep_ = ill != no_node && at(ill).kind == NodeKind::ill && at(ill).sub == int(SpecialCondition::asleep);
    for (NodeIndex part : children(nodes_, block)) {
        const bool given = at(part).kind == NodeKind::give || at(part).kind == NodeKind::while_;
        if (given) emit(part, led(lead, standing(part, during), false));
        else control(part, {led({lead.words, lead.may, false}, during, false), false, lead.held});
        lead.words = lead.held ? say(Phrase::under_that_condition) : "";
        lead.may = false;
    }
    in_lasting_ = before;
    others_turn_ = turn_before;
    knock_out_waited_ = waited;
    while_asleep_ = false;
}

// "在自己的回合结束时，": whose turn it is stands in the text, or before it.
std::string Chinese::of_turn(TextEvent event, NodeIndex& first, Lead& lead) const {
    const bool ends = event == TextEvent::turn_ends;
    if (!ends && event != TextEvent::turn_starts) return "";
    for (Phrase span : {Phrase::this_turn, Phrase::opponents_next_turn, Phrase::my_next_turn}) {
        const std::string words = say(span);
        if (!lead.words.ends_with(words)) continue;
        lead.words.resize(lead.words.size() - words.size());
        const bool mine = span == Phrase::my_next_turn;
        if (span == Phrase::this_turn) return say(ends ? Phrase::at_this_turn_end : Phrase::at_each_turn_start);
        return say(ends ? (mine ? Phrase::at_my_next_turn_end : Phrase::at_their_next_turn_end)
                        : (mine ? Phrase::at_my_next_turn_start : Phrase::at_their_next_turn_start));
    }
    if (first == no_node || at(first).next != no_node || at(first).kind != NodeKind::if_) return "";
    const Node& asked = at(at(first).first);
    const NodeIndex yes = at(at(first).first).next;
    if (asked.kind != NodeKind::turn_of || at(yes).next != no_node) return "";
    const auto player = sub_as<Player>(asked);
    if (player != Player::me && player != Player::them) return "";
    first = at(yes).first;
    return say(ends ? Phrase::at_turn_end_of : Phrase::at_turn_start_of, player_word(player));
}

// Who has done what the text waits for; of damage, whose attack it was.
void Chinese::bind_doer(NodeIndex event, NodeIndex by) {
    const auto kind = sub_as<TextEvent>(at(event));
    of_damage_ = kind == TextEvent::damaged;
    of_healing_ = kind == TextEvent::healed;
    if (by == no_node) return;
    bind_event(at(by).first);
    const bool attack = (of_damage_ || kind == TextEvent::knocked_out) && !is_by_text(at(by));
    if (!attack || at(by).first == no_node) return;
    for (NodeIndex select : children(nodes_, at(by).first))
        if (at(select).number > 0) meaning(at(select).number - 1).words = single_place(Place::attacker, Noun{});
}

// Whether it waits for the card itself to come from the hand, which happens once.
bool Chinese::arrives(NodeIndex event) const {
    const Node& node = at(event);
    const auto kind = sub_as<TextEvent>(node);
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    if (of == no_node || (kind != TextEvent::evolved && kind != TextEvent::benched)) return false;
    const Node& base = at(base_of(nodes_, at(at(of).first).first));
    return is_this(base) && base.next == no_node && turn_of_event(node) == EventTurn::from_hand;
}

// Of what comes again and again, the condition that says where this Pokémon has to be, where it holds for all that is done.
NodeIndex Chinese::only_where(NodeIndex event, NodeIndex first) const {
    const auto kind = sub_as<TextEvent>(at(event));
    if (source_.of != TextOf::ability || (kind != TextEvent::attached && kind != TextEvent::checkup)) return no_node;
    if (first == no_node || at(first).next != no_node || at(first).kind != NodeKind::if_) return no_node;
    const NodeIndex asked = at(first).first;
    if (at(asked).kind != NodeKind::is || at(at(asked).next).next != no_node) return no_node;
    const Node& filter = at(at(at(asked).first).next);
    const bool where = filter.kind == NodeKind::kind && sub_as<KindWord>(filter) == KindWord::at;
    return where && means_this(nodes_, at(asked).first) ? asked : no_node;
}

void Chinese::when(NodeIndex index, const Lead& before) {
    Lead lead = before;
    const NodeIndex event = at(index).first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    NodeIndex first = at(block).first;
    std::string words = of_turn(sub_as<TextEvent>(at(event)), first, lead);
    if (words.empty()) words = when_lead(event, by);
    if (const NodeIndex where = only_where(event, first); where != no_node && lead.words.empty() && !in_lasting_) {
        const bool checkup = sub_as<TextEvent>(at(event)) == TextEvent::checkup;
        words = say(Phrase::as_long_as, clause_of(where)) + (checkup ? say(Phrase::at_each_checkup) : words);
        first = at(at(where).next).first;
    }
    const NodeIndex only = first != no_node && at(first).next == no_node ? first : no_node;
    const bool goes = only != no_node && at(only).kind == NodeKind::discard && means_this(nodes_, at(only).first);
    if (goes && words == say(Phrase::at_each_turn_end)) words = say(Phrase::at_turn_end);
    bind_doer(event, by);
    prize_besides_ = brings_prizes(nodes_, event);
    knock_out_waited_ = sub_as<TextEvent>(at(event)) == TextEvent::knocked_out;
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const bool away = of != no_node && reaches_others(at(of).first);
    if (away && lead.words.empty() && !in_lasting_ && source_.of == TextOf::ability)
        words = say(Phrase::while_in_play) + words;
    if (used_when(first) && !in_lasting_) {
        const auto kind = sub_as<TextEvent>(at(event));
        usable_once_ = arrives(event) || kind == TextEvent::turn_ends || kind == TextEvent::turn_starts ||
                       kind == TextEvent::set_up;
        emit(index, lead.words + say(Phrase::usable_once, words));
        statements(at(at(first).first).first, {});
        knock_out_waited_ = false;
        return;
    }
    // What comes from hand is used then or never: it is said that it has to be.
    if (arrives(event) && source_.of == TextOf::ability && !in_lasting_) {
        emit(index, lead.words + say(Phrase::must_use, words));
        return statements(first, {});
    }
    of_holder_ = words == say(Phrase::when_this_is_attached);
    statements(first, {lead.words + words, lead.may, true});
    of_holder_ = of_damage_ = of_healing_ = prize_besides_ = knock_out_waited_ = false;
}

// "作为代替，"; what stays in play says so itself.
std::string Chinese::instead_of(NodeIndex first) const {
    const bool stays =
        first != no_node && at(first).kind == NodeKind::heal && sub_as<HealKind>(at(first)) == HealKind::until_left;
    return stays ? "" : say(Phrase::instead);
}

// "自己擲1次硬幣。若為正面，則這隻寶可夢不會受到那個傷害": of what happens where the coin shows tails.
bool Chinese::coin_decides(NodeIndex first, NodeIndex event, const std::string& before) {
    const CoinAgainst coin = coin_against(nodes_, first);
    const bool damage = sub_as<TextEvent>(at(event)) == TextEvent::damaged;
    if (!coin.found || (coin.heads == no_node && !damage)) return false;
    emit(first, before + say(Phrase::me) + say(Phrase::flip, say(Phrase::measure_times, "1")));
    const std::string heads = say(Phrase::if_heads);
    const std::string whom = before.find(this_word()) != before.npos ? this_word() : say(Phrase::that_pokemon);
    if (coin.heads == no_node) emit(first, heads + say(Phrase::keeps_that_off, whom));
    else if (at(coin.heads).kind == NodeKind::block) statements(at(coin.heads).first, {heads, false, true});
    else statement(coin.heads, {heads, false, true});
    return true;
}

// "這隻寶可夢不會受到對手的寶可夢「200」以上的招式的傷害": damage of which only less is done. Empty where it is anything else.
std::string Chinese::keeps_off(NodeIndex event, NodeIndex by, NodeIndex first) {
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    if (sub_as<TextEvent>(at(event)) != TextEvent::damaged || of == no_node) return "";
    if (find_child(nodes_, event, NodeKind::at) != no_node) return "";
    const NodeIndex least = least_kept_off(nodes_, first);
    if (least == no_node) return "";
    const std::string whose = by == no_node ? "" : by_whose(at(by).first);
    return say(Phrase::no_damage_from, things(at(of).first, Use::plain).words(), whose,
               std::to_string(at(least).number));
}

void Chinese::instead(NodeIndex index, const Lead& lead) {
    const NodeIndex event = at(index).first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    const std::string would = lead.words + say(Phrase::would, event_clause(event, by));
    bind_doer(event, by);
    const NodeIndex first = at(block).first;
    if (first == no_node) return emit(index, would + say(Phrase::nothing_instead));
    if (coin_decides(first, event, would)) return;
    if (const std::string kept_off = keeps_off(event, by, first); !kept_off.empty())
        return emit(index, lead.words + kept_off);
    // "如果…的话": the rest happens as usual.
    if (at(first).kind == NodeKind::if_ && at(first).next == no_node) {
        const NodeIndex yes = at(at(first).first).next, no = at(yes).next;
        const bool usual = no != no_node && at(no).first != no_node && at(at(no).first).kind == NodeKind::proceed &&
                           at(at(no).first).next == no_node;
        if (usual) {
            const std::string condition = say(Phrase::if_, clause_of(at(first).first));
            if (coin_decides(at(yes).first, event, would + condition)) return;
            return statements(at(yes).first, {would + condition + instead_of(at(yes).first), false, true});
        }
    }
    statements(first, {would + instead_of(first), false, true});
}

}  // namespace cubenight::wording
