// What is done to each of several.
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// "每次…將「基本{W}能量」或者「基本{L}能量」附於這隻寶可夢身上時，…這隻寶可夢的屬性改為與那個能量相同": what several statements say of
// one type each. The last of them; `no_node` where there is no such sentence.
NodeIndex Chinese::said_of_types(NodeIndex index, const Lead& lead) {
    if (at(index).kind != NodeKind::when) return no_node;
    const OfTypes found = same_of_types(nodes_, index);
    if (found.last == no_node) return no_node;
    const std::size_t from = out_.size();
    control(index, lead);
    const auto energy = [&](int type) { return say(Phrase::basic_energy_of_unit, types(type, Phrase::either_or)); };
    const std::string first = energy(found.types[0]);
    const std::string becomes = say(Phrase::type_becomes, this_word(), types(found.types[0], Phrase::either_or));
    std::string words = out_.size() == from + 1 ? out_[from].words : "";
    const std::size_t place = words.find(first), end = words.find(becomes);
    if (place == words.npos || end == words.npos) {
        out_.resize(from);
        return no_node;
    }
    words.replace(end, becomes.size(), say(Phrase::type_becomes_that, this_word(), say(Phrase::type_of_that_energy)));
    std::vector<std::string> sorts;
    for (const int each : found.types) sorts.push_back(energy(each));
    out_[from].words = words.replace(place, first.size(), listed(sorts, Phrase::either_or));
    return found.last;
}

void Chinese::each(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex select = at(node.first).first, body = at(at(node.first).next).first;
    const Thing chosen = things(node.first, Use::object);
    Meaning one;
    one.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    std::string before, whom = things(node.first, Use::subject).words();
    if (chosen.picked) {
        before = choosing(chosen) + say(Phrase::comma);
        whom = say(one.kind == Meaning::Kind::pokemon ? Phrase::those_pokemon : Phrase::those_cards);
    }
    Meaning all = one;
    all.plural = true;
    all.words = whom;
    bind(node.number, all);
    if (const std::string words = done_to_each(index, whom); !words.empty())
        return emit(index, led(lead, before + words, true));
    if (attached_and_asked(index, whom, lead, before)) return;
    if (const NodeIndex face = face_for_each(nodes_, index); face != no_node && one.kind == Meaning::Kind::pokemon) {
        // "為對手的所有寶可夢各擲1次硬幣，結果為正面的寶可夢各受到50點傷害"
        const bool heads = sub_as<FaceKind>(at(face)) == FaceKind::heads;
        all.words = say(heads ? Phrase::those_with_heads : Phrase::those_with_tails);
        bind(node.number, all);
        const Lead flipped{lead.words + before + say(Phrase::each_of_them_flips, whom), lead.may, true};
        const NodeIndex does = at(face).first;
        return at(does).kind == NodeKind::block ? statements(at(does).first, flipped) : statement(does, flipped);
    }
    bind(node.number, one);
    const bool flips = body != no_node && at(body).next == no_node && at(body).kind == NodeKind::flip;
    const std::string words = before + say(flips ? Phrase::for_each_flips : Phrase::for_each_of, whom);
    statements(body, {lead.words + words, lead.may, true});
}

// "從自己的牌庫附給那些寶可夢各1張能量卡。若以這個方式附於戰鬥寶可夢身上，則…": false where it is anything else.
bool Chinese::attached_and_asked(NodeIndex index, const std::string& whom, const Lead& lead,
                                 const std::string& before) {
    const int variable = at(index).number;
    const NodeIndex search = at(at(at(index).first).next).first;
    const NodeIndex attach = search == no_node || at(search).kind != NodeKind::search ? no_node : at(search).next;
    const NodeIndex then = attach == no_node || at(attach).kind != NodeKind::attach ? no_node : at(attach).next;
    if (then == no_node || at(then).kind != NodeKind::then_ || at(then).next != no_node) return false;
    const NodeIndex body = at(then).first, if_ = at(body).kind == NodeKind::block ? at(body).first : body;
    if (if_ == no_node || at(if_).kind != NodeKind::if_ || (if_ != body && at(if_).next != no_node)) return false;
    const NodeIndex asked = at(if_).first, yes = at(asked).next, wanted = at(at(search).first).next;
    if (at(asked).kind != NodeKind::is || at(yes).next != no_node || at(wanted).next != no_node) return false;
    if (!means_all_of(nodes_, at(asked).first, variable)) return false;
    const Node& where = at(at(at(asked).first).next);
    const bool spot = where.kind == NodeKind::kind && sub_as<KindWord>(where) == KindWord::at &&
                      at(where.first).kind == NodeKind::place && sub_as<Place>(at(where.first)) == Place::active;
    const int found = at(at(wanted).first).number - 1;
    if (!spot || found < 0 || !means_all_of(nodes_, at(attach).first, found)) return false;
    if (!means_all_of(nodes_, at(at(attach).first).next, variable)) return false;
    const std::string words = attached_to_each(attach, wanted, whom);
    if (words.empty()) return false;
    emit(index, led(lead, before + words, true));
    Meaning one;
    one.kind = Meaning::Kind::pokemon;
    bind(variable, one);
    statements(at(yes).first, {say(Phrase::if_attached_to_active), false, true});
    return true;
}

// In one clause; no words where it takes more than that.
std::string Chinese::done_to_each(NodeIndex index, const std::string& whom) {
    const int variable = at(index).number;
    const NodeIndex verb = at(at(at(index).first).next).first;
    if (verb == no_node) return "";
    const NodeIndex next = at(verb).next;
    const Node& node = at(verb);
    if (node.kind == NodeKind::search && next != no_node && at(next).kind == NodeKind::attach) {
        const NodeIndex wanted = at(node.first).next;
        const int found = at(at(wanted).first).number - 1;
        const bool so = at(wanted).next == no_node && at(next).next == no_node && found >= 0 &&
                        means_all_of(nodes_, at(next).first, found);
        return so && means_all_of(nodes_, at(at(next).first).next, variable) ? attached_to_each(next, wanted, whom)
                                                                             : "";
    }
    if (next != no_node) return "";
    if (is_said_of_several(verb, variable)) return verb_clause(verb);
    if (node.kind == NodeKind::attach && means_all_of(nodes_, at(node.first).next, variable))
        return attached_to_each(verb, node.first, whom);
    if (node.kind == NodeKind::evolve && means_all_of(nodes_, node.first, variable)) {
        const Thing card = things(at(node.first).next, Use::object);
        if (!card.picked || card.from.empty() || (node.sub & evolve_unrelated)) return "";
        const bool named = whom == say(Phrase::those_pokemon) || card.noun.find(whom) != card.noun.npos;
        if (!named) return "";  // who evolves is not said by the card
        return say(Phrase::evolve_each, card.from, card.noun, card.number) +
               (node.sub & evolve_not_early ? say(Phrase::evolve_not_early) : "");
    }
    if (node.kind == NodeKind::move_counters && means_all_of(nodes_, at(node.first).next, variable)) {
        const NodeIndex to = at(at(node.first).next).next;
        if (at(node.first).kind != NodeKind::integer || at(to).next != no_node || names_a_number(nodes_, to)) return "";
        const std::string many = say(Phrase::each_so_many, "", number_of(node.first, Phrase::measure_unit));
        return say(Phrase::move_counters, whom, many, words_of(things(to, Use::object)));
    }
    return node.kind == NodeKind::discard ? discarded_of_each(node.first, variable) : "";
}

// "選擇對手的所有寶可夢身上附加的能量各1個，將其丟棄". No words where other things than those attached go.
std::string Chinese::discarded_of_each(NodeIndex selection, int variable) {
    const NodeIndex select = at(selection).first, range = at(select).first, base = base_of(nodes_, select);
    if (at(select).next != no_node || at(base).kind != NodeKind::on || at(range).kind != NodeKind::range ||
        sub_as<RangeKind>(at(range)) != RangeKind::number)
        return "";
    const NodeIndex first = at(base).first, host = at(first).kind == NodeKind::set ? at(first).next : first;
    const Node& on = at(at(host).first);
    if (on.kind != NodeKind::var || on.number != variable) return "";
    const Thing what = things(selection, Use::object);
    return say(Phrase::choose_of_each, what.owner, what.noun, what.number) + say(Phrase::comma) +
           say(Phrase::discard_chosen);
}

// "從自己的棄牌區附給那些寶可夢各1張能量卡". No words where the cards are not so many of one place.
std::string Chinese::attached_to_each(NodeIndex attach, NodeIndex card, const std::string& whom) {
    const Thing what = things(card, Use::object);
    if (!what.picked || what.random || what.from.empty() || at(at(at(attach).first).next).next != no_node) return "";
    if (at(attach).kind != NodeKind::attach || what.number == say(Phrase::any_number)) return "";
    const bool tool = what.noun.find(say(Phrase::tool_card)) != what.noun.npos;
    return say(Phrase::attach_to_each, what.from, whom, what.number, what.noun,
               say(tool ? Phrase::attach_tool : Phrase::attach_energy));
}

// Damage, counters, healing, devolving: of several the verb says it of each, where nothing else in it is about that one.
bool Chinese::is_said_of_several(NodeIndex verb, int variable) const {
    const Node& node = at(verb);
    int named = 0;
    for (NodeIndex i = verb; i < subtree_end(nodes_, verb); ++i)
        named += at(i).kind == NodeKind::var && at(i).number == variable;
    if (named != 1) return false;
    const auto whole = [&](NodeIndex selection) { return means_all_of(nodes_, selection, variable); };
    if (node.kind == NodeKind::devolve) return whole(node.first);
    if (node.kind == NodeKind::damage) return whole(at(node.first).next);
    if (node.kind == NodeKind::counters) return whole(at(node.first).next) && at(at(node.first).next).next == no_node;
    if (node.kind != NodeKind::heal || sub_as<HealKind>(node) == HealKind::until_left) return false;
    return whole(sub_as<HealKind>(node) == HealKind::all ? node.first : at(node.first).next);
}

}  // namespace cubenight::wording
