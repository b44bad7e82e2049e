// Clauses, what leads to them, events, limits.
#include "engine/cards/ultraman/wording/zh/chinese.hpp"

namespace cubenight::ultraman::wording {

std::string Chinese::told(const Said& deed, Player actor) const {
    const std::string who = actor == Player::them   ? say(Phrase::their)
                            : actor == Player::both ? say(Phrase::each_player)
                                                    : "";
    return who + in(deed, Form::told);
}

std::string Chinese::may(const Said& deed, Player actor) const {
    Said said;
    said.fill(say(Phrase::may, {in(deed, Form::may)}));
    return told(said, actor);
}

std::string Chinese::and_may(const Said& before, const Said& then, Player actor) const {
    return say(Phrase::and_may, {told(before, actor), in(then, Form::may)});
}

std::string Chinese::paid(const Said& price, const Said& result, Player actor) const {
    Said said;
    said.fill(say(Phrase::by_doing, {in(price, Form::by), in(result, Form::told)}));
    return told(said, actor);
}

std::string Chinese::pays_and_may(const Said& price, const Said& result, Player actor) const {
    Said said;
    said.fill(say(Phrase::by_doing_may, {in(price, Form::by), in(result, Form::may)}));
    return told(said, actor);
}

std::string Chinese::paying(const Said& price, Player actor) const {
    Said said;
    said.fill(say(Phrase::paying, {in(price, Form::by)}));
    return told(said, actor);
}

std::string Chinese::may_follow(Player actor) const {
    Said said;
    said.fill(say(Phrase::may_follow));
    return told(said, actor);
}

std::string Chinese::choose_parts(NodeIndex range, bool optional, Player actor) const {
    std::string number = "1";
    if (range != no_node) {
        const Amount amount = text_.amount(range);
        number = amount.quantity == no_node ? std::to_string(amount.number) : quantity(amount.quantity);
        if (amount.kind == RangeKind::up_to) number = say(Phrase::up_to_number, {number});
        if (amount.kind == RangeKind::any_number) number = say(Phrase::any_of);
    }
    Said said;
    said.fill(say(optional ? Phrase::may_choose_parts : Phrase::choose_parts, {number}));
    return told(said, actor);
}

// -- events

std::string Chinese::event(NodeIndex index, NodeIndex by, Tense tense) const {
    const Node& node = text_[index];
    const NodeIndex of = find_child(text_.nodes(), index, NodeKind::of);
    const NodeIndex at = find_child(text_.nodes(), index, NodeKind::at);
    std::string who = of == no_node ? self() : any_of(text_[of].first);
    // "我方手牌中的牌"
    if (of != no_node) {
        const Thing one = text_.first(text_[of].first);
        const bool whole = one.kinds.size() == 1 && is_plain(one.kinds.front()) && one.zone == Zone::hand;
        if (one.base == Base::zone && whole && at == no_node) who = say(Phrase::among, {who, say(Phrase::card)});
    }
    std::string how;
    if (by != no_node)
        how =
            text_[by].first == no_node ? say(Phrase::by_effect) : say(Phrase::by_effect_of, {any_of(text_[by].first)});
    if (at != no_node) {
        Thing place;
        place.zone = sub_as<Zone>(text_[text_[at].first]);
        place.side = static_cast<Side>(text_[text_[at].first].number);
        how += say(Phrase::from_zone, {zone(place)});
    }
    const bool past = tense == Tense::past;
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::enters: {
            const bool scene =
                of == no_node ? text_.this_is() == This::scene : text_.first(text_[of].first).base == Base::zone;
            return say(past ? Phrase::entered : scene ? Phrase::scene_enters : Phrase::enters, {who, how});
        }
        case TextEvent::discarded: return say(past ? Phrase::was_discarded : Phrase::is_discarded, {who, how});
        case TextEvent::returned: return say(past ? Phrase::was_returned : Phrase::is_returned, {who, how});
        case TextEvent::bottomed: return say(past ? Phrase::was_bottomed : Phrase::is_bottomed, {who, how});
        case TextEvent::activated: return say(past ? Phrase::was_activated : Phrase::is_activated, {who, how});
        case TextEvent::turn_ends: break;
    }
    return "";
}

std::string Chinese::when(NodeIndex index, NodeIndex by) const {
    if (sub_as<TextEvent>(text_[index]) == TextEvent::turn_ends)
        return say(text_.span_around(index) == SpanKind::next_turn ? Phrase::next_turn_ends : Phrase::turn_ends);
    return say(Phrase::trigger, {event(index, by, Tense::present)});
}

// -- what leads to a clause

std::string Chinese::as_long_as(NodeIndex asked) const { return say(Phrase::as_long_as, {predicate(asked)}); }

std::string Chinese::if_so(NodeIndex asked) const { return say(Phrase::if_so, {predicate(asked)}); }

std::string Chinese::if_done(NodeIndex asked) const {
    return asked == no_node ? say(Phrase::if_done) : say(Phrase::if_done_and, {predicate(asked)});
}

std::string Chinese::for_each(NodeIndex selection) const { return say(Phrase::for_each, {all(selection)}); }

std::string Chinese::linked(Link link) const {
    switch (link) {
        case Link::then: return say(Phrase::link_then);
        case Link::addition: return say(Phrase::link_addition);
        case Link::in_that_case: return say(Phrase::link_in_that_case);
        case Link::otherwise: return say(Phrase::link_otherwise);
        case Link::if_not_done: return say(Phrase::link_if_not_done);
    }
    return "";
}

// -- limits

std::string Chinese::activate(int times) const { return say(Phrase::activate, {std::to_string(times)}); }
std::string Chinese::once() const { return say(Phrase::once); }
std::string Chinese::no_stack() const { return say(Phrase::no_stack); }
std::string Chinese::only_if(NodeIndex asked) const { return say(Phrase::only_if, {predicate(asked)}); }
std::string Chinese::cost(const Said& price) const { return say(Phrase::cost, {in(price, Form::told)}); }

std::string Chinese::sentence(std::string clause) const { return clause.ends_with("：") ? clause : clause + "。"; }

}  // namespace cubenight::ultraman::wording
