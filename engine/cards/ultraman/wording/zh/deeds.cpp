// What is done.
#include "engine/cards/ultraman/wording/zh/chinese.hpp"

namespace cubenight::ultraman::wording {
namespace {

Said as(const std::string& words) {
    Said said;
    said.fill(words);
    return said;
}

}  // namespace

Said Chinese::together(const std::vector<Said>& deeds, Joint joint) const {
    std::string out = in(deeds.front(), Form::told);
    // "放回牌組上方或下方"
    const std::string top = "上方", other = in(deeds.back(), Form::told);
    const std::size_t same = out.size() < top.size() ? 0 : out.size() - top.size();
    if (joint == Joint::or_ && deeds.size() == 2 && out.ends_with(top) && other.size() == out.size() &&
        other.starts_with(out.substr(0, same)))
        return as(out + say(Phrase::or_) + other.substr(same));
    for (std::size_t i = 1; i < deeds.size(); ++i) {
        const Phrase frame = joint == Joint::or_ ? Phrase::either : i + 1 < deeds.size() ? Phrase::next : Phrase::then;
        out = say(frame, {out, in(deeds[i], Form::told)});
    }
    return as(out);
}

Said Chinese::done_by(Player who, const Said& deed) const { return as(told(deed, who)); }

Said Chinese::deed(NodeIndex statement) const { return as(act(statement)); }

std::string Chinese::draw(NodeIndex index) const {
    if (text_[index].kind == NodeKind::integer) return say(Phrase::draw, {quantity(index)});
    return say(Phrase::draw_as_many, {quantity(index)});
}

std::string Chinese::act(NodeIndex index) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::draw: return draw(node.first);
        case NodeKind::look:
            if (sub_as<Player>(node) == Player::both) return say(Phrase::reveal, {all(node.first)});
            return say(sub_as<Player>(node) == Player::them ? Phrase::show : Phrase::look, {all(node.first)});
        case NodeKind::put: return put(index);
        case NodeKind::discard: return say(Phrase::discard, {all(node.first)});
        case NodeKind::exile: return say(Phrase::exile, {all(node.first)});
        case NodeKind::order: return say(Phrase::order, {all(node.first)});
        case NodeKind::shuffle:
            return say(Phrase::shuffle, {say(Phrase::deck, {whose(static_cast<Side>(text_[node.first].number))})});
        case NodeKind::use_text:
            return say(sub_as<UseKind>(node) == UseKind::enters ? Phrase::use_enter : Phrase::use_activated,
                       {all(node.first)});
        case NodeKind::stack: return stack(index);
        case NodeKind::swap: {
            const NodeIndex other = text_[node.first].next;
            if (other == no_node) return say(Phrase::swap, {all(node.first)});
            const std::string one = all(node.first);
            beside_it_ = one == self();
            const std::string with = all(other);
            beside_it_ = false;
            return say(Phrase::swap_two, {one, with});
        }
        case NodeKind::charge: {
            const NodeIndex whom = text_[node.first].next;
            Thing under = text_.first(whom);
            if (under.amount.all && text_.is_many(under)) under.amount = {false, RangeKind::number, 1, no_node};
            const bool one = text_[text_[whom].first].next == no_node;
            const std::string who = one ? noun(under) : all(whom);
            const Traits& named = under.kinds.front();
            // "充能(1)【紅王】": one of one's own characters of that name.
            const bool of_name = one && under.kinds.size() == 1 && under.base == Base::characters &&
                                 under.side == Side::my && under.amount.number == 1 &&
                                 under.amount.kind == RangeKind::number && !named.characters.empty() &&
                                 kinds(under).starts_with("【") && kinds(under).ends_with("】");
            if (of_name) return say(Phrase::charge_named, {quantity(node.first), kinds(under)});
            return say(Phrase::charge, {quantity(node.first), who});
        }
        case NodeKind::negate: return say(Phrase::negate, {all(node.first)});
        case NodeKind::choose: return choose(index);
        case NodeKind::lasting: return lasting(index);
        case NodeKind::may:
        case NodeKind::pay:
        case NodeKind::fully:
        case NodeKind::if_:
        case NodeKind::each:
        case NodeKind::either:
        case NodeKind::by:  // no deeds
        case NodeKind::search:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::then_:
        case NodeKind::flip:
        case NodeKind::proceed:
#define CUBENIGHT_NAMED_verb
#define CUBENIGHT_NAMED_control
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

std::string Chinese::put(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    const Node& where = text_[text_[text_[what].next].first];
    const std::string cards = all(what);
    const auto side_of = [&](const Node& zone) { return whose(static_cast<Side>(zone.number)); };
    if (where.kind == NodeKind::zone) {
        if (sub_as<Zone>(where) == Zone::scene) return say(Phrase::to_scene, {cards});
        const Thing first = text_.first(what);
        const bool from_field = first.base == Base::part || !first.cards;
        return say(from_field ? Phrase::back_to_hand : Phrase::to_hand, {cards, side_of(where)});
    }
    if (where.kind == NodeKind::top) return say(Phrase::to_top, {cards, side_of(text_[where.first])});
    if (where.kind == NodeKind::bottom) return say(Phrase::to_bottom, {cards, side_of(text_[where.first])});
    const Thing place = text_.first(where.first);
    return say(place.base == Base::vacancies ? Phrase::to_vacancy : Phrase::to_place, {cards, noun(place)});
}

std::string Chinese::stack(NodeIndex index) const {
    const NodeIndex cards = text_[index].first, whom = text_[cards].next;
    const bool under = (text_[index].sub & stack_under) != 0, freely = (text_[index].sub & stack_freely) != 0;
    Thing target = text_.first(whom);
    const bool one = text_[text_[whom].first].next == no_node;
    if (target.amount.all && text_.is_many(target)) target.amount = {false, RangeKind::number, 1, no_node};
    const Phrase how =
        under ? (freely ? Phrase::put_under : Phrase::stack_under) : (freely ? Phrase::put_on : Phrase::stack_on);
    return say(how, {all(cards), one ? noun(target) : all(whom)});
}

std::string Chinese::choose(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    const Node& node = text_[what];
    if (node.kind == NodeKind::selection) return say(Phrase::choose, {all(what)});
    if (node.kind != NodeKind::value) return say(Phrase::note, {quantity(what)});
    if (sub_as<ValueKind>(node) == ValueKind::bp) return say(Phrase::choose_bp, {all(node.first)});
    return say(Phrase::choose_type, {types(what, Phrase::join)});
}

}  // namespace cubenight::ultraman::wording
