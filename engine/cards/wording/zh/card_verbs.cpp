// What is done with cards: drawn, searched for, moved, attached, shuffled.
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// "加入手牌", "放于弃牌区": whose it is stands there where it is another's.
std::string Chinese::to_zone(const Node& zone, bool from_play) {
    const auto whose = static_cast<Side>(zone.number);
    const bool mine = side(whose) == say(Phrase::me);
    switch (sub_as<Zone>(zone)) {
        case Zone::hand:
            if (mine) return say(from_play ? Phrase::back_to_hand : Phrase::into_hand);
            return say(from_play ? Phrase::back_to : Phrase::into_hand_of,
                       say(Phrase::of, side(whose)) + say(Phrase::hand));
        case Zone::discard: return say(mine ? Phrase::into_discard : Phrase::into_discard_of, zone_words(zone));
        case Zone::lost: return say(Phrase::into_lost_zone);
        case Zone::prizes: return say(Phrase::into_prizes, zone_words(zone));
        case Zone::deck: return say(Phrase::back_to, zone_words(zone));
        case Zone::stadium: break;
    }
    return say(Phrase::placed_at, zone_words(zone));
}

// Where a card goes: "加入手牌", "放回牌库上方".
std::string Chinese::to_where(NodeIndex move_to, NodeIndex selection) {
    const Node& node = at(move_to);
    const Node* from = selection == no_node ? nullptr : &at(base_of(nodes_, at(selection).first));
    const Node* origin = from != nullptr && from->kind == NodeKind::var ? origin_of(nodes_, from->number) : from;
    const bool theirs = origin != nullptr && is_of_opponent(nodes_, *origin);
    const bool named =
        from != nullptr && from->kind == NodeKind::var && meaning(from->number).kind == Meaning::Kind::pokemon;
    const bool in_play = named || (from != nullptr && (from->kind == NodeKind::place || from->kind == NodeKind::on));
    const Node& where = at(node.first);
    const bool own_deck = where.first != no_node && at(where.first).kind == NodeKind::zone &&
                          sub_as<Zone>(at(where.first)) == Zone::deck &&
                          (static_cast<Side>(at(where.first).number) == Side::own ||
                           side(static_cast<Side>(at(where.first).number)) == say(Phrase::me));
    const auto deck = [&] { return own_deck ? say(Phrase::deck) : zone_words(at(where.first)); };
    const std::string up = node.sub & move_face_up ? say(Phrase::face_up_placed) : "";
    // Prize cards that stay Prize cards.
    const Node* came = from != nullptr && from->kind == NodeKind::var ? chosen_before(nodes_, from->number) : from;
    const auto prizes = [&](const Node* zone) {
        return zone != nullptr && zone->kind == NodeKind::zone && sub_as<Zone>(*zone) == Zone::prizes;
    };
    if (!up.empty() && prizes(came) && prizes(&where)) return say(Phrase::turned_face_up);
    switch (where.kind) {
        case NodeKind::place: {
            const bool active = sub_as<Place>(where) == Place::active;
            const auto whose = static_cast<Side>(where.number);
            // Nothing names the owner's own place; another's has to be told.
            if (whose == Side::none && theirs)
                return up + say(active ? Phrase::into_active_of : Phrase::onto_bench_of, side(Side::their));
            if (whose == Side::none || whose == Side::any)
                return up + say(active ? Phrase::into_active : Phrase::onto_bench);
            return up + say(active ? Phrase::into_active_of : Phrase::onto_bench_of, side(whose));
        }
        case NodeKind::zone:
            return up + to_zone(where, in_play || (from == nullptr &&
                                                   side(static_cast<Side>(where.number)) != say(Phrase::me)));
        case NodeKind::top: return up + say(Phrase::onto_deck, deck());
        case NodeKind::bottom: return up + say(Phrase::below_deck, deck());
        case NodeKind::into: return up + say(Phrase::back_to, deck());
        case NodeKind::under: return up + say(Phrase::under, words_of(things(where.first, Use::object)));
        case NodeKind::aside: return up + say(Phrase::aside);
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

// "选择…，连同放于其身上的所有卡牌，放回手牌"
std::string Chinese::with_all_on_it(const Thing& what, const std::string& reveal, const std::string& where) {
    const std::string whom = say(what.several ? Phrase::those_pokemon : Phrase::that_pokemon);
    return choosing(what) + say(Phrase::comma) + say(Phrase::with_attached, reveal, where, whom);
}

std::string Chinese::moved(const Thing& what, NodeIndex move_to, bool with_attached, NodeIndex selection) {
    const Node* from = selection == no_node ? nullptr : &at(base_of(nodes_, at(selection).first));
    const bool seen = from != nullptr && from->kind == NodeKind::zone && sub_as<Zone>(*from) == Zone::hand &&
                      static_cast<Side>(from->number) == Side::their && actor_ == Actor::you;
    const std::string reveal =
        at(move_to).sub & move_reveal ? say(seen ? Phrase::after_seeing : Phrase::after_showing) : "";
    const std::string where = to_where(move_to, selection);
    const std::string all = what.group ? say(Phrase::all) : "";
    if (what.picked && !flat_) {
        if (where == say(Phrase::into_hand) && reveal.empty() && all.empty())
            return say(Phrase::chosen_into_hand, choosing(what));
        if (!with_attached) return choosing(what) + say(Phrase::comma) + reveal + all + where;
        return with_all_on_it(what, reveal, where);
    }
    if (with_attached) return say(Phrase::moved_with_attached, what.words(), where);
    return say(Phrase::moved_to, what.words(), reveal + all + where);
}

std::string Chinese::discarded(const Thing& what) {
    if (what.picked && !flat_ && !what.own_hand)
        return choosing(what) + say(Phrase::comma) +
               say(what.group ? Phrase::discard_all_chosen : Phrase::discard_chosen);
    const std::string chance = what.random ? say(Phrase::at_random_among) : "";
    if (what.picked && !what.from.empty() && !what.random)
        return say(Phrase::discarded_from, what.from, what.number + what.noun);
    return say(Phrase::discarded, chance + what.words(), what.group ? say(Phrase::all) : "");
}

// A Pokémon takes along what is attached to it.
std::string Chinese::discard(const Node& node) {
    if (const NodeIndex left = left_in_hand(nodes_, node.first); left != no_node) {
        const Node& hand = at(base_of(nodes_, at(node.first).first));
        const std::string cards = say(Phrase::of, side(static_cast<Side>(hand.number))) + say(Phrase::hand);
        return say(Phrase::discard_until, cards, number_of(left, Phrase::measure_card));
    }
    const Thing what = things(node.first, Use::object);
    const bool pokemon = means_pokemon(at(node.first).first) && !is_stripped(nodes_, node.first, node.first);
    mark_taken(node.first);
    const NodeKind from = at(base_of(nodes_, at(node.first).first)).kind;
    const bool of_deck = from == NodeKind::top_of || from == NodeKind::bottom_of;
    if (of_deck && at(at(node.first).first).number > 0) bind_select(at(node.first).first, true);
    // "將對手的牌庫上方與其中的能量卡的張數×3張相同數量的卡丟棄"
    const NodeIndex many = of_deck ? at(base_of(nodes_, at(node.first).first)).first : no_node;
    if (many != no_node && at(many).kind == NodeKind::multiply)
        return say(Phrase::discarded_from_end, what.owner,
                   say(Phrase::as_many, say(Phrase::measure_card, value(many))));
    if (!pokemon) return discarded(what);
    if (what.picked && !flat_) return with_all_on_it(what, "", say(Phrase::discard_whole));
    return say(Phrase::moved_with_attached, what.words(), say(Phrase::discard_whole));
}

std::string Chinese::put(const Node& node) {
    const NodeIndex move_to = at(node.first).next;
    const bool pokemon = means_pokemon(at(node.first).first) && at(at(move_to).first).kind != NodeKind::place &&
                         !is_stripped(nodes_, node.first, node.first);
    Thing what = things(node.first, Use::object);
    const Node& base = at(base_of(nodes_, at(node.first).first));
    const bool own_hand = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && base.next == no_node &&
                          static_cast<Side>(base.number) == Side::own && what.group;
    if (actor_ == Actor::opponent && own_hand && at(move_to).sub == move_plainly)
        return say(Phrase::whole_own_hand, to_where(move_to, node.first));
    const bool itself = from_elsewhere_ && what.noun == this_word();
    if (itself) what.noun = say(Phrase::this_card);
    std::string words = moved(what, move_to, pokemon && !itself, node.first);
    mark_taken(node.first);
    if (at(at(move_to).first).kind == NodeKind::place) comes_into_play(node.first);
    return words;
}

std::string Chinese::search(const Node& node) {
    const NodeIndex wanted = at(node.first).next, move_to = at(wanted).next;
    const Thing what = things(wanted, Use::object);
    for (NodeIndex select : children(nodes_, wanted))
        if (at(select).number > 0) bind_select(select, true);
    if (move_to == no_node) return choosing(what);
    Thing found = what;
    found.picked = true;
    const Node& where = at(at(move_to).first);
    const bool away =
        where.kind == NodeKind::zone && sub_as<Zone>(where) == Zone::discard && at(move_to).sub == move_plainly;
    if (away) return discarded(found);
    std::string words = moved(found, move_to, false, wanted);
    if (where.kind == NodeKind::place) comes_into_play(wanted);
    return words;
}

std::string Chinese::look(const Node& node) {
    const auto shown_to = sub_as<Player>(node);
    const NodeIndex select = at(node.first).first;
    const Thing what = things(node.first, Use::object);
    if (at(select).number > 0) bind_select(select, true);
    const std::string words = what.words();
    const std::string chance = what.random ? say(Phrase::at_random) : "";
    // Who holds a hand knows it.
    const Node& base = at(base_of(nodes_, select));
    const bool of_deck = base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of;
    put_back_ = of_deck && at(base.first).kind != NodeKind::set ? back_on(base) : "";
    const bool hand = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && !what.picked;
    if (hand && shown_to == Player::both && static_cast<Side>(base.number) == Side::any) return say(Phrase::show_hands);
    switch (shown_to) {
        case Player::me: return chance + say(Phrase::look_at, words);
        case Player::them: return chance + say(Phrase::show_opponent, words);
        case Player::both:
            if (hand && static_cast<Side>(base.number) == Side::their) return say(Phrase::look_at, words);
            return chance + say(of_deck ? Phrase::turn_face_up : Phrase::reveal, words);
        case Player::owner: return chance + say(Phrase::show_owner, words);
    }
    return "";
}

std::string Chinese::draw(const Node& node) {
    const std::string cards = number_of(node.first, Phrase::measure_card);
    // Behind what both players do, who draws is said.
    const bool of_both = done_of_ != no_node && at(done_of_).kind == NodeKind::look &&
                         static_cast<Side>(at(base_of(nodes_, at(at(done_of_).first).first)).number) == Side::any;
    const Phrase frame = actor_ != Actor::you ? Phrase::they_draw
                         : of_both            ? Phrase::draw_after_both
                         : drew_              ? Phrase::draw_more
                         : deck_said_         ? Phrase::draw_from_deck
                                              : Phrase::draw;
    switch (sub_as<DrawKind>(node)) {
        case DrawKind::number: return say(frame, cards + say(Phrase::card));
        case DrawKind::up_to: return say(frame, say(Phrase::up_to, cards) + say(Phrase::card));
        case DrawKind::until:
            if (at(node.first).kind != NodeKind::integer)
                return say(Phrase::draw_until_as_many, side(Side::own), value(node.first));
            if (done_of_ != no_node && at(done_of_).kind == NodeKind::draw && actor_ == Actor::you &&
                sub_as<DrawKind>(at(done_of_)) == DrawKind::until)
                return say(Phrase::draw_on_until, number_of(node.first, Phrase::measure_card));
            return say(Phrase::draw_until, side(Side::own), number_of(node.first, Phrase::measure_card));
    }
    return "";
}

// `1 my.pokemon[other]`, or another one than was named: whichever else is in play.
bool Chinese::is_any_other(NodeIndex selection) const {
    const NodeIndex select = at(selection).first;
    const Node& base = at(base_of(nodes_, select));
    const NodeIndex filter = base.next == no_node ? no_node : at(base.next).first;
    if (at(select).next != no_node || base.kind != NodeKind::place || filter == no_node) return false;
    const bool named = at(filter).kind == NodeKind::not_filter && at(at(filter).first).kind == NodeKind::kind &&
                       sub_as<KindWord>(at(at(filter).first)) == KindWord::variable;
    return sub_as<Place>(base) == Place::pokemon && at(filter).next == no_node &&
           (at(filter).kind == NodeKind::other || named);
}

// Cards or Energy to a Pokémon. Of a single card there is no way to spread it.
std::string Chinese::attach(const Node& node) {
    const NodeIndex to = at(node.first).next, spread = at(to).next;
    Thing what = things(node.first, Use::object);
    const Thing whom = things(to, spread == no_node ? Use::object : spread_over(to));
    const bool tool = what.noun.find(say(Phrase::tool_card)) != what.noun.npos;
    const Phrase verb = node.kind == NodeKind::move ? (tool ? Phrase::move_tool : Phrase::move_energy)
                                                    : (tool ? Phrase::attach_tool : Phrase::attach_energy);
    Phrase frame = Phrase::onto;
    if (spread != no_node && sub_as<SpreadKind>(at(spread)) == SpreadKind::each) frame = Phrase::onto_each;
    else if (spread != no_node && what.several) frame = Phrase::onto_spread;
    // "改附於自己的其他寶可夢身上": one card goes to one of them.
    Thing other = whom;
    if (is_any_other(to) && other.number == say(Phrase::measure_pokemon, "1")) other.number.clear();
    const std::string where = say(frame, words_of(other), say(verb));
    const std::string all = what.group ? say(Phrase::all) : "";
    mark_taken(node.first);
    if (what.picked && !flat_) return choosing(what) + say(Phrase::comma) + all + where;
    return say(Phrase::moved_to, what.words(), all + where);
}

// "從自己的牌庫選擇1張寶可夢卡，與這隻寶可夢互換。若互換了，則將這張卡放回牌庫": the card goes where the other one was.
std::string Chinese::exchanged(NodeIndex index) {
    const Node& node = at(index);
    const Thing what = things(node.first, Use::object);
    const Thing with = things(at(node.first).next, Use::object);
    std::string behind = is_inheriting(node) ? say(Phrase::inheriting) : "";
    if (const Node* zone = zone_exchanged_with(nodes_, index); zone != nullptr) {
        const bool itself = means_this(nodes_, node.first);
        const bool own = sub_as<Zone>(*zone) == Zone::deck && side(static_cast<Side>(zone->number)) == say(Phrase::me);
        const bool away = sub_as<Zone>(*zone) == Zone::discard;
        behind += say(Phrase::goes_back_if_exchanged, say(itself ? Phrase::this_card : Phrase::former_card),
                      own    ? say(Phrase::back_to, say(Phrase::deck))
                      : away ? say(Phrase::discard_whole)
                             : to_zone(*zone, true));
    }
    if (with.picked) return choosing(with) + say(Phrase::comma) + say(Phrase::exchanged_with, what.words()) + behind;
    return say(Phrase::exchange, what.words(), with.words()) + behind;
}

std::string Chinese::card_verb(NodeIndex index) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::draw: return draw(node);
        case NodeKind::search: return search(node);
        case NodeKind::look: return look(node);
        case NodeKind::put: return put(node);
        case NodeKind::discard: return discard(node);
        case NodeKind::attach:
        case NodeKind::move: return attach(node);
        case NodeKind::shuffle:
            if (at(node.first).kind == NodeKind::zone) return say(Phrase::shuffle, zone_words(at(node.first)));
            return say(Phrase::shuffle_cards, things(node.first, Use::object).words());
        case NodeKind::order: {
            const std::string what = things(node.first, Use::object).words();
            const Node& base = at(base_of(nodes_, at(node.first).first));
            const bool looked = base.kind == NodeKind::var && meaning(base.number).looked_at && !put_back_.empty();
            return looked ? say(Phrase::put_back_in_order, what, put_back_) : say(Phrase::put_in_order, what);
        }
        case NodeKind::take_prize:
            return say(prize_besides_ ? Phrase::take_more_prizes : Phrase::take_prizes,
                       number_of(node.first, Phrase::measure_card));
        case NodeKind::exchange: return exchanged(index);
        case NodeKind::use_text: {
            const std::string used_as = source_.of == TextOf::attack    ? say(Phrase::this_attack)
                                        : source_.of == TextOf::ability ? say(Phrase::this_ability)
                                                                        : say(Phrase::this_card);
            return say(Phrase::use_text, words_of(things(node.first, Use::object)), used_as);
        }
        case NodeKind::end_turn:
            if (actor_ != Actor::you) return say(Phrase::end_turn, side(Side::own));
            return say(Phrase::end_turn, say(others_turn_ ? Phrase::opponent : Phrase::me));
        case NodeKind::win: return say(Phrase::wins, player_word(sub_as<Player>(node)));
        case NodeKind::lose: return say(Phrase::loses, player_word(sub_as<Player>(node)));
        case NodeKind::again:
            switch (sub_as<AgainKind>(node)) {
                case AgainKind::turn: return say(Phrase::turn_again);
                case AgainKind::turn_at_once: return say(Phrase::turn_again_at_once);
                case AgainKind::attack: return say(Phrase::attack_again);
                case AgainKind::flip: return say(Phrase::flip_again);
            }
            return "";
        case NodeKind::by_hand:
            return say(is_in_latin_letters(word(node.number)) ? Phrase::by_hand_in_english : Phrase::by_hand,
                       word(node.number));
        case NodeKind::mark: return say(Phrase::put_marker, subject_words(node.first), word(node.number));
        case NodeKind::unmark: return say(Phrase::remove_marker, subject_words(node.first), word(node.number));
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::counters:
        case NodeKind::move_counters:
        case NodeKind::heal:
        case NodeKind::knock_out:
        case NodeKind::inflict:
        case NodeKind::cure:
        case NodeKind::fail:
        case NodeKind::switch_:
        case NodeKind::evolve:
        case NodeKind::devolve:
        case NodeKind::use_attack:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
