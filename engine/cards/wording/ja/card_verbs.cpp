// What is done with cards: drawn, searched for, looked at, put, attached. Each verb as a clause in its plain form.
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

std::string Japanese::draw(const Node& node) {
    // Of one's own, after one's own hand or deck was spoken of.
    // Who else draws was said before.
    const bool short_one = actor_ == Actor::opponent || (deck_said_ && actor_ == Actor::me);
    const bool after_another = std::exchange(other_acts_, false) && actor_ == Actor::me;
    const std::string deck = after_another ? "自分は山札を" : short_one ? "山札を" : own() + "山札を";
    const bool integer = at(node.first).kind == NodeKind::integer;
    const bool further = std::exchange(drawn_, actor_ == Actor::me) && drawn_;
    cards_done_ = true;
    switch (sub_as<DrawKind>(node)) {
        case DrawKind::number:
            if (integer && further) return "さらに" + amount(node.first, "枚") + "引く";
            if (integer) return deck + amount(node.first, "枚") + "引く";
            return amount(node.first, "枚") + "、" + deck + "引く";
        case DrawKind::until:
            // "8枚になるように引く": what the number is of was said a moment ago.
            if (const NodeIndex said = out_.empty() ? no_node : out_.back().node; integer && said != no_node && further)
                if (at(said).kind == NodeKind::draw && sub_as<DrawKind>(at(said)) == DrawKind::until)
                    return amount(node.first, "枚") + "になるように引く";
            return own() + "手札が" + (integer ? amount(node.first, "枚") : value(node.first) + "と同じ枚数") +
                   "になるように、山札を引く";
        case DrawKind::up_to:
            if (integer) return deck + amount(node.first, "枚") + "まで引く";
            return amount(node.first, "枚") + "まで、" + deck + "引く";
    }
    return deck + "引く";
}

// Cards that are shown before they go elsewhere: one's own to the opponent, those of the opponent's hand to oneself.
std::string Japanese::showing(const Node& from) const {
    const bool theirs = from.kind == NodeKind::zone && static_cast<Side>(from.number) == Side::their;
    if (actor_ == Actor::opponent || actor_ == Actor::owner) return "オモテを見せて、";
    return theirs && sub_as<Zone>(from) == Zone::hand ? "そのカードのオモテを見て、" : "相手に見せて、";
}

std::string Japanese::search(const Node& node) {
    const NodeIndex wanted = at(node.first).next, move_to = at(wanted).next;
    std::string words = object(wanted);
    bind_all(wanted, true);
    from_side_ = static_cast<Side>(at(node.first).number);
    looked_ = false;
    const std::string_view choosing = "選び、";
    if (move_to == no_node) {
        if (words.ends_with(choosing)) return words.substr(0, words.size() - choosing.size()) + "選ぶ";
        return words + "選ぶ";
    }
    const Node& to = at(move_to);
    if (to.sub & move_reveal) words += (words.ends_with(choosing) ? "" : "、") + showing(at(node.first));
    return words + to_where(move_to, false);
}

// Whose zone or place it is that something is moved to; no words for one's own.
std::string Japanese::whose_words(const Node& zone) const {
    const auto whose = static_cast<Side>(zone.number);
    if (whose == Side::own || (whose == Side::my && actor_ == Actor::me)) return "";
    return whose == Side::any ? std::string("持ち主の") : side(whose);
}

// "ベンチに出す": the Bench of whoever owns the cards, where nobody is named.
std::string Japanese::into_play(const Node& place) const {
    std::string owner;
    if (static_cast<Side>(place.number) != Side::none) owner = whose_words(place);
    else if (from_side_ == Side::their && actor_ == Actor::me) owner = "相手の";
    else if (from_side_ == Side::any) owner = "持ち主の";
    return owner + (sub_as<Place>(place) == Place::active ? "バトル場に出す" : "ベンチに出す");
}

// "手札に加える"; back: cards come from play, so that they return.
std::string Japanese::into_zone(const Node& zone, bool back) const {
    const std::string whose = whose_words(zone);
    switch (sub_as<Zone>(zone)) {
        case Zone::hand: return whose + (back ? "手札にもどす" : "手札に加える");
        case Zone::deck: return whose + "山札にもどす";
        case Zone::discard: return whose.empty() ? "トラッシュする" : whose + "トラッシュに置く";
        case Zone::prizes: return whose + "サイドとして置く";
        case Zone::lost: return whose + "ロストゾーンに置く";
        case Zone::stadium: return "スタジアムとして場に出す";
    }
    return "";
}

std::string Japanese::to_where(NodeIndex move_to, bool back) {
    const Node& node = at(move_to);
    const Node& where = at(node.first);
    const std::string up = node.sub & move_face_up ? "オモテにして" : "";
    switch (where.kind) {
        case NodeKind::place: return up + into_play(where);
        case NodeKind::zone: return up + into_zone(where, back);
        case NodeKind::top: return up + whose_words(at(where.first)) + "山札の上にもどす";
        case NodeKind::bottom: return up + whose_words(at(where.first)) + "山札の下にもどす";
        case NodeKind::into: return up + whose_words(at(where.first)) + "山札にもどす";
        case NodeKind::under: return up + target(where.first, Use::target).words + "の下に置く";
        case NodeKind::aside: return up + "わきに置く";
        case NodeKind::move_to:
        case NodeKind::span:
        case NodeKind::event:
        case NodeKind::of:
        case NodeKind::by_whom:
        case NodeKind::at:
        case NodeKind::face:
        case NodeKind::spread:
        case NodeKind::condition_value:
        case NodeKind::attack_name:
        case NodeKind::cost_units:
        case NodeKind::change:
        case NodeKind::action:
        case NodeKind::player:
        case NodeKind::value:
        case NodeKind::selection:
        case NodeKind::select:
        case NodeKind::range:
        case NodeKind::on:
        case NodeKind::top_of:
        case NodeKind::bottom_of:
        case NodeKind::var:
        case NodeKind::set:
#define CUBENIGHT_NAMED_selection
#define CUBENIGHT_NAMED_part
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

// Of "all cards on $p, and $p": $p.
NodeIndex Japanese::with_its_cards(NodeIndex select) const {
    const NodeIndex host = at(select).next;
    const Node& base = at(base_of(nodes_, select));
    if (host == no_node || at(host).next != no_node || number_of(nodes_, select) != no_node) return no_node;
    if (base.kind != NodeKind::on || sub_as<AttachedKind>(base) != AttachedKind::cards) return no_node;
    if (at(base.first).kind == NodeKind::set) return no_node;
    const Node &on = at(base_of(nodes_, base.first)), &itself = at(base_of(nodes_, host));
    const bool same = on.kind == NodeKind::var && itself.kind == NodeKind::var && on.number == itself.number;
    return same ? host : no_node;
}

std::string Japanese::put(const Node& node) {
    const NodeIndex move_to = at(node.first).next;
    const Node& to = at(move_to);
    const NodeIndex select = at(node.first).first;
    const Node& base = at(base_of(nodes_, select));
    const bool in_play = means_pokemon(select) && at(to.first).kind != NodeKind::place && (in_play_ || !is_this(base));
    const bool back = base.kind == NodeKind::place || base.kind == NodeKind::on || in_play;
    const bool just_chosen = said_just_now_ >= 0 && means_all_of(nodes_, node.first, said_just_now_);
    std::string words;
    if (just_chosen) words = "";
    else if (const std::string so = down_to(node.first); !so.empty()) words = so + "選んで、";
    else if (const NodeIndex host = with_its_cards(select); host != no_node) {
        words = target(host, Use::target).words + "と、ついているすべてのカードを、";
    } else if (in_play && at(select).next == no_node && !is_stripped(nodes_, node.first, node.first)) {
        // A Pokémon takes along what is attached to it.
        const Target whom = target(node.first, Use::target);
        words = whom.words + "と、ついているすべてのカードを、";
    } else {
        words = object(node.first);
    }
    if (words == std::string(rest_words) + "は") words += "、";
    const bool comma = !words.empty() && !words.ends_with("、");
    if (is_this(base) && at(to.first).kind == NodeKind::place) in_play_ = true;
    const Node* origin = base.kind == NodeKind::var ? origin_of(nodes_, base.number) : &base;
    from_side_ = base.kind == NodeKind::zone || base.kind == NodeKind::place ? static_cast<Side>(base.number)
                 : origin != nullptr && is_of_opponent(nodes_, *origin)      ? Side::their
                                                                             : Side::my;
    const Node* came = base.kind == NodeKind::var ? chosen_before(nodes_, base.number) : &base;
    const bool turned = (to.sub & move_face_up) && came != nullptr && came->kind == NodeKind::zone &&
                        sub_as<Zone>(*came) == Zone::prizes && at(to.first).kind == NodeKind::zone &&
                        sub_as<Zone>(at(to.first)) == Zone::prizes;
    if (turned) return words + "オモテにする";
    if (to.sub & move_reveal) return words + (comma ? "、" : "") + showing(base) + to_where(move_to, back);
    return words + to_where(move_to, back);
}

// "自分の手札が7枚になるように、": as many of one's cards as are too many. No words where it is anything else.
std::string Japanese::down_to(NodeIndex selection) {
    const NodeIndex select = at(selection).first;
    const NodeIndex range = range_of(select);
    if (at(select).next != no_node || range == no_node || sub_as<RangeKind>(at(range)) == RangeKind::up_to) return "";
    NodeIndex most = at(range).first;
    if (most != no_node && at(most).kind == NodeKind::variable) most = quantity_named(nodes_, at(most).number);
    if (most == no_node || at(most).kind != NodeKind::maximum || !is_integer(at(most).first, 0)) return "";
    const NodeIndex apart = second(most);
    if (at(apart).kind != NodeKind::subtract) return "";
    const NodeIndex all = at(apart).first, left = second(apart);
    if (at(all).kind != NodeKind::count || at(left).kind != NodeKind::integer) return "";
    // What is counted is what is chosen from.
    const NodeIndex counted = base_of(nodes_, at(at(all).first).first), chosen = base_of(nodes_, select);
    const Node &one = at(counted), &other = at(chosen);
    const bool same = one.kind == other.kind && one.sub == other.sub && one.number == other.number &&
                      one.next == no_node && other.next == no_node && at(at(at(all).first).first).next == no_node;
    if (!same) return "";
    const bool pokemon = other.kind == NodeKind::place;
    return plain(at(all).first) + "が" + std::to_string(at(left).number) + (pokemon ? "匹" : "枚") + "になるように、";
}

std::string Japanese::discard(const Node& node) {
    const NodeIndex select = at(node.first).first;
    const NodeIndex range = range_of(select);
    if (const std::string so = down_to(node.first); !so.empty()) {
        const bool unseen = sub_as<RangeKind>(at(range)) == RangeKind::random;
        return so + (unseen ? "オモテを見ないで選び、" : "選んで") + "トラッシュする";
    }
    const Node& base = at(base_of(nodes_, select));
    const bool both = is_of_both(nodes_, node.first);
    const bool alone = at(select).next == no_node;
    pokemon_discarded_ = alone && means_pokemon(select) && !is_stripped(nodes_, node.first, node.first);
    if ((alone || both) && means_pokemon(select) && !is_stripped(nodes_, node.first, node.first))
        return target(node.first, Use::target).words + "と、ついているすべてのカードを、トラッシュする";
    // "自分の手札を1枚トラッシュする": which of them needs no words.
    bool any_card = alone && base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && range != no_node &&
                    sub_as<RangeKind>(at(range)) != RangeKind::random;
    for (NodeIndex filter : siblings_from(nodes_, base.next == no_node ? no_node : at(base.next).first))
        any_card &= at(filter).kind == NodeKind::other;
    return object(node.first, any_card || (in_cost_ && alone)) + "トラッシュする";
}

std::string Japanese::exchange(const Node& node) {
    const std::string whom = object(node.first);
    if (is_inheriting(node))
        notes_ +=
            "（ついているカードやダメカン、特殊状態、かかっている効果、場に出てからの番は、そのまま引きつがれる。）";
    if (const Node* zone = zone_exchanged_with(nodes_, index_of(node)); zone != nullptr)
        notes_ += "入れ替えたなら、" + std::string(means_this(nodes_, node.first) ? "このカードは" : "もとのカードは") +
                  into_zone(*zone, true) + "。";
    return whom + (whom.ends_with("、") ? "" : "、") + target(at(node.first).next, Use::target).words + "と入れ替える";
}

std::string Japanese::look(const Node& node) {
    const auto shown_to = sub_as<Player>(node);
    const NodeIndex select = at(node.first).first;
    const Node& base = at(base_of(nodes_, select));
    const bool hand = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand;
    const bool whole = number_of(nodes_, select) == no_node && at(select).next == no_node && base.next == no_node;
    const auto whose = static_cast<Side>(base.number);
    std::string words = object(node.first);
    bind_all(node.first, true);
    const bool of_deck = base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of;
    if (of_deck) looked_ = at(select).number > 0;  // of those that have no name none is taken
    put_back_ = of_deck && at(base.first).kind != NodeKind::set ? back_on(base) : "";
    if (hand && whole && shown_to == Player::both) {
        if (whose == Side::any) return "おたがいの手札を見せ合う";
        if (whose == Side::their) return zone_words(base) + "を見る";
        return zone_words(base) + "を相手に見せる";
    }
    if (hand && whole) words = zone_words(base) + "を";
    if (shown_to == Player::me) return words + (words.ends_with("選び、") ? "オモテを見る" : "見る");
    // "…を下から2枚、相手に見せる"
    if (words.ends_with("枚")) words += "、";
    if (shown_to == Player::them) return words + "相手に見せる";
    if (shown_to == Player::owner) return words + "持ち主に見せる";
    return words + "オモテにして、おたがいに見る";
}

std::string Japanese::attach(const Node& node) {
    const NodeIndex to = at(node.first).next;
    const NodeIndex spread = at(to).next;
    const bool freely = spread != no_node && sub_as<SpreadKind>(at(spread)) == SpreadKind::spread;
    const bool each = spread != no_node && !freely;
    const bool just_chosen = said_just_now_ >= 0 && means_all_of(nodes_, node.first, said_just_now_);
    std::string words = just_chosen ? "" : object(node.first);
    if (!words.empty() && !words.ends_with("、")) words += "、";
    const Target whom = target(to, freely || each ? Use::plain : Use::target);
    const std::string verb = node.kind == NodeKind::attach ? "つける" : "つけ替える";
    return words + whom.words + "に" + (freely ? "好きなように" : each ? "1枚ずつ" : "") + verb;
}

}  // namespace cubenight::wording
