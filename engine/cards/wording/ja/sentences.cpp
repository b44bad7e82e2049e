// Sentences in their order: what joins them, and what one sentence says of two statements.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"
#include "engine/cards/wording/same_things.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view stop = "。";

bool closed(const std::string& words) {
    return words.ends_with(stop) || words.ends_with("］") || words.ends_with("。）");
}

}  // namespace

void Japanese::emit(NodeIndex node, const std::string& words) {
    std::string all = words;
    if (stadium_may_) {
        all = inflected(all, Form::te) + "よい";
        stadium_may_ = false;
    }
    name_holder_once(all, holder_words, "そのポケモン", "ポケモン");
    out_.push_back({node, all + (closed(all) ? "" : std::string(stop)) + std::exchange(notes_, {})});
    said_just_now_ = -1;
    join_next_ = false;
}

// Adds to the sentence before.
void Japanese::append(const std::string& words) {
    std::string& last = out_.back().words;
    if (last.ends_with(stop)) last.resize(last.size() - stop.size());
    const bool may = last.ends_with("よい");
    if (may) {
        out_.push_back({out_.back().node, words + std::string(stop)});
        out_[out_.size() - 2].words += stop;
        return;
    }
    last = inflected(last, Form::joining) + "、" + words;
    name_holder_once(last, holder_words, "そのポケモン", "ポケモン");
    last += std::string(stop) + std::exchange(notes_, {});
    said_just_now_ = -1;
    join_next_ = false;
}

std::string Japanese::subject() const {
    switch (actor_) {
        case Actor::me: return "";
        case Actor::opponent: return "相手は、";
        case Actor::each: return either_player_ ? "" : "おたがいのプレイヤーは、それぞれ";
        case Actor::owner: return "そのポケモンの持ち主は、";
    }
    return "";
}

std::string Japanese::led(const Lead& lead, const std::string& words, bool is_action) const {
    const std::string who = is_action ? subject() : "";
    const bool said = !who.empty() && lead.words.find(who) != std::string::npos;
    constexpr std::string_view hand = "自分の手札をすべて";
    if (!said && who.ends_with("それぞれ") && words.starts_with(hand))
        return lead.words + who + words.substr(std::string_view("自分の").size());
    return lead.words + (said ? "" : who) + words;
}

// "自分は5枚、相手は4枚、山札を引く". No words where it is anything else.
std::string Japanese::both_draw(NodeIndex mine, NodeIndex by) {
    const NodeIndex block = at(by).first, theirs = block == no_node ? no_node : at(block).first;
    if (sub_as<Player>(at(by)) != Player::them || theirs == no_node || at(theirs).next != no_node) return "";
    for (const NodeIndex draw : {mine, theirs}) {
        const Node& node = at(draw);
        if (node.kind != NodeKind::draw || sub_as<DrawKind>(node) != DrawKind::number) return "";
        if (at(node.first).kind != NodeKind::integer) return "";
    }
    return "自分は" + amount(at(mine).first, "枚") + "、相手は" + amount(at(theirs).first, "枚") + "、山札を引く";
}

// "山札の上にもどす": where cards go that were looked at and put in order.
std::string Japanese::put_back(NodeIndex look, const OrderedLook& ordered) {
    if (ordered.put != no_node) return to_where(at(at(ordered.put).first).next, false);
    return back_on(at(base_of(nodes_, at(at(look).first).first)));
}

// The same of that end of a deck.
std::string Japanese::back_on(const Node& end) {
    const Node& deck = at(at(end.first).next);
    const std::string which = static_cast<Side>(deck.number) == Side::my ? "山札" : zone_words(deck);
    return which + (end.kind == NodeKind::top_of ? "の上にもどす" : "の下にもどす");
}

// "…山札にもどして切る": cards that go into a deck which is shuffled behind that.
NodeIndex Japanese::put_and_shuffled(NodeIndex index, std::string& words) {
    NodeIndex next = at(index).next;
    // `then { shuffle DECK; ... }`: what stands behind that comes in a sentence of its own.
    const bool behind = at(next).kind == NodeKind::then_ && at(at(next).first).kind == NodeKind::block;
    const NodeIndex shuffle = behind ? at(at(next).first).first : next;
    if (!leads_into_deck(nodes_, index, shuffle) || (behind && skipped_ != no_node)) return no_node;
    words = inflected(verb_clause(index), Form::te) + "切る";
    deck_said_ = static_cast<Side>(at(at(shuffle).first).number) == Side::my;
    if (!behind) return next;
    skipped_ = shuffle;
    return index;
}

// "手札をすべてウラにして切り、山札の下にもどす": a zone that is mixed and then put elsewhere as a whole.
NodeIndex Japanese::mixed_and_put(NodeIndex index, std::string& words) {
    const Node &node = at(index), &after = at(node.next);
    if (node.kind != NodeKind::shuffle || at(node.first).kind != NodeKind::zone) return no_node;
    const NodeIndex put =
        put_as_a_whole(nodes_, after.kind == NodeKind::then_ ? after.first : node.next, at(node.first));
    if (put == no_node) return no_node;
    words = zone_words(at(node.first)) + "をすべてウラにして切り、" + to_where(at(at(put).first).next, false);
    const auto whose = static_cast<Side>(at(node.first).number);
    deck_said_ = whose == Side::my || (whose == Side::own && actor_ == Actor::me);
    return node.next;
}

// "残りのカードは、好きな順番に入れ替えて、山札の下にもどす": cards that are put in order, or mixed, and then elsewhere.
NodeIndex Japanese::ordered_and_put(NodeIndex index, std::string& words) {
    const Node &node = at(index), &after = at(node.next);
    if (after.kind != NodeKind::put) return no_node;
    const bool ordered = node.kind == NodeKind::order && at(at(after.first).next).sub == move_plainly;
    const bool mixed = node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::selection;
    if ((!ordered && !mixed) || !are_the_same(nodes_, node.first, after.first)) return no_node;
    words = object(node.first);
    words += words.ends_with("、") ? "" : "、";
    words += (mixed ? "ウラにして切り、" : "好きな順番に入れ替えて、") + to_where(at(after.first).next, false);
    return node.next;
}

// "…を2枚選ぶ。残りの山札を切り、選んだカードを好きな順番に入れ替えて、山札の上にもどす": found, and put on top of the rest.
NodeIndex Japanese::found_and_put(NodeIndex index, std::string& words) {
    const FoundOnTop found = found_on_top(nodes_, index);
    if (found.put == no_node || actor_ != Actor::me) return no_node;
    words = verb_clause(index) + std::string(stop) + "残りの山札を切り、選んだカードを" +
            (found.ordered ? "好きな順番に入れ替えて、" : "") + "山札の上にもどす";
    return found.last;
}

// What one sentence says of several statements: its words, and the last of them; `no_node` where there is none.
NodeIndex Japanese::merged(NodeIndex index, std::string& words) {
    const Node& node = at(index);
    const NodeIndex next = node.next;
    if (next == no_node) return no_node;
    if (const NodeIndex last = put_and_shuffled(index, words); last != no_node) return last;
    if (const NodeIndex last = found_and_put(index, words); last != no_node) return last;
    if (goes_alone(nodes_, index, next)) {
        words = verb_clause(next);
        notes_ += "（ポケモン以外のカードは、すべてトラッシュする。）";
        return next;
    }
    if (heals_and_cures(nodes_, index, next)) {
        words = inflected(verb_clause(index), Form::joining) + "、特殊状態もすべて回復する";
        return next;
    }
    if (const OrderedLook ordered = ordered_look(nodes_, index); ordered.order != no_node) {
        words = inflected(verb_clause(index), Form::te) + "、好きな順番に入れ替えて、" + put_back(index, ordered);
        looked_ = false;
        return ordered.last();
    }
    if (node.kind == NodeKind::draw && at(next).kind == NodeKind::by && actor_ == Actor::me && !either_player_)
        if (const std::string draws = both_draw(index, next); !draws.empty()) {
            words = draws;
            return next;
        }
    if (const NodeIndex last = mixed_and_put(index, words); last != no_node) return last;
    return ordered_and_put(index, words);
}

bool Japanese::counts_what_was_done(NodeIndex quantity) const {
    for (NodeIndex i = quantity; i < subtree_end(nodes_, quantity); ++i)
        if (at(i).kind == NodeKind::done) return true;
    return false;
}

// The zone, or what else it is, that cards are looked at in.
const Node& Japanese::looked_into(NodeIndex look) const { return at(base_of(nodes_, at(at(look).first).first)); }

// Whether a statement is said in the sentence of the one before.
bool Japanese::joins(NodeIndex before, NodeIndex index, const Lead& lead) const {
    if (out_.empty() || before == no_node || family_of(at(index).kind) != NodeFamily::verb) return false;
    if (family_of(at(before).kind) != NodeFamily::verb && at(before).kind != NodeKind::choose) return false;
    // What only names something has no sentence of its own: the last one is another's.
    if (at(before).kind == NodeKind::choose && out_.back().node != before) return false;
    const std::string& last = out_.back().words;
    if (!last.ends_with(stop) || last.find(stop) != last.size() - stop.size()) return false;
    const std::string body = last.substr(0, last.size() - stop.size());
    // "30ダメージ追加し、相手のバトルポケモンをやけどにする"
    if (lead.held && body.ends_with("追加") && at(index).kind == NodeKind::inflict) return true;
    if (body.ends_with("ダメージ") || body.ends_with("追加") || body.ends_with("失敗")) return false;
    if (join_next_) return true;
    const Node& was = at(before);
    // "…トラッシュし、その枚数×10ダメージ追加"
    if (at(index).kind == NodeKind::more && counts_what_was_done(at(index).first)) return true;
    // "…を上から3枚トラッシュし、その中にある…", "相手の手札を見て、その中にある…"
    if (was.kind == NodeKind::discard && counts_of_named(nodes_, index, at(at(was.first).first).number - 1))
        return true;
    if (was.kind == NodeKind::look && counts_in_zone(nodes_, index, looked_into(before))) return true;
    if (was.kind == NodeKind::look && at(index).kind != NodeKind::shuffle && at(index).first != no_node) {
        const NodeIndex from = at(index).first;
        const int variable = at(at(was.first).first).number - 1;
        if (at(from).kind == NodeKind::selection && variable >= 0) {
            const Node& base = at(base_of(nodes_, at(from).first));
            return base.kind == NodeKind::var && base.number == variable;
        }
    }
    // "自分の手札をすべてトラッシュし、山札を4枚引く"
    if (was.kind == NodeKind::discard && at(index).kind == NodeKind::draw && !names_a_number(nodes_, was.first)) {
        const NodeIndex select = at(was.first).first;
        const Node& base = at(base_of(nodes_, select));
        if (at(select).next == no_node && base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand) return true;
    }
    const bool long_one = was.kind == NodeKind::search || was.kind == NodeKind::shuffle;
    return lead.held && !long_one && is_action(index) && !body.ends_with("よい");
}

// Whether what a statement does holds in some outcomes only: on one face of a coin, under a condition, if one likes.
bool Japanese::is_in_doubt(NodeIndex index) const {
    const Node& node = at(index);
    if (node.kind == NodeKind::may || node.kind == NodeKind::either) return true;
    if (node.kind == NodeKind::if_) {
        // Of which only a number hangs on the condition is done anyway.
        const NodeIndex yes = at(node.first).next, no = at(yes).next;
        if (no == no_node || at(no).first == no_node) return true;
        const NodeKind deed = at(at(no).first).kind;
        return (deed != NodeKind::search && deed != NodeKind::draw) ||
               only_number_apart(nodes_, at(yes).first, at(no).first).left == no_node;
    }
    if (node.kind != NodeKind::flip) return false;
    const auto parts = children(nodes_, index);
    return std::ranges::any_of(parts, [&](NodeIndex part) {
        return at(part).kind == NodeKind::face && sub_as<FaceKind>(at(part)) != FaceKind::after;
    });
}

// Whether what stands before put cards into a deck, which is shuffled for that already.
bool Japanese::was_put_into_deck(NodeIndex index) const {
    return std::ranges::any_of(nodes_.first(index), [](const Node& node) { return node.kind == NodeKind::into; });
}

// "そして山札を切る", "残りのカードは山札にもどして切る"; behind what holds in some outcomes only, that it is done in all.
void Japanese::shuffled(NodeIndex index, NodeIndex before, const Lead& lead) {
    const Node& zone = at(at(index).first);
    const bool deck = sub_as<Zone>(zone) == Zone::deck;
    const auto whose = static_cast<Side>(zone.number);
    const std::string owner = whose == Side::their ? "相手の" : whose == Side::any ? "おたがいの" : "";
    const std::string which = deck ? owner + "山札" : zone_words(zone);
    const bool rest = deck && std::exchange(looked_, false);
    const bool taken = rest && before != no_node && at(before).kind == NodeKind::may;  // the deck was looked at anyway
    const bool then = before != no_node && at(before).kind == NodeKind::then_ && !was_put_into_deck(before);
    const bool always = before != no_node && is_in_doubt(before) && !taken;
    const std::string when = always ? "いずれの場合も、" : rest ? "" : then ? "最後に、" : "そして";
    emit(index, lead.words + when + (rest ? "残りのカードは" + which + "にもどして切る" : which + "を切る"));
}

// What is done only if something was done before.
void Japanese::then(NodeIndex index, NodeIndex before, const Lead& lead, Lead now) {
    const auto grants = [](const std::string& words) {
        return words.ends_with("よい。") || words.find("のぞむなら、") != std::string::npos;
    };
    const bool granted = lead.words.ends_with("のぞむなら、") || (!out_.empty() && grants(out_.back().words));
    // Who comes up was named: it may not be there.
    const bool changed = before != no_node && at(before).kind == NodeKind::switch_ && at(before).first != no_node;
    now.words += changed ? "入れ替えた場合、" : granted ? "その場合、" : "その後、";
    now.held = true;
    const NodeIndex body = at(index).first;
    statements(at(body).kind == NodeKind::block ? at(body).first : body, now);
}

// "その後、": behind hands that go into decks, hands that both show, and a switch whose new Pokémon is meant.
bool Japanese::comes_after(NodeIndex before, NodeIndex index) const {
    const Node& node = at(index);
    if (before == no_node) return false;
    const Node& was = at(before);
    if (actor_ == Actor::opponent)
        return was.kind == NodeKind::shuffle && node.kind == NodeKind::draw && was_put_into_deck(before);
    if (actor_ != Actor::me) return false;
    if (was.kind == NodeKind::by) {
        const NodeIndex put = at(was.first).first;
        return node.kind == NodeKind::draw && put != no_node && leads_into_deck(nodes_, put, at(put).next);
    }
    if (was.kind == NodeKind::shuffle) return node.kind == NodeKind::draw && was_put_into_deck(before);
    if (was.kind == NodeKind::look)
        return node.kind == NodeKind::draw && !out_.empty() && out_.back().words.ends_with("見せ合う。");
    if (was.kind != NodeKind::switch_ || was.number <= 0 || family_of(node.kind) != NodeFamily::verb) return false;
    for (NodeIndex i = index; i < subtree_end(nodes_, index); ++i)
        if (at(i).kind == NodeKind::var && at(i).number == was.number - 1) return true;
    return false;
}

// A control or what stands; of two that say the same for each side, both at once. The last statement that it says.
NodeIndex Japanese::controlled(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    if (const CountersSwapped swap = counters_swapped(nodes_, index); swap.last != no_node) {
        const std::string one = plain(swap.one) + "にのっているダメカンと、";
        emit(index, led(lead, one + plain(swap.other) + "にのっているダメカンを、すべて入れ替える", true));
        return swap.last;
    }
    if (const NodeIndex last = said_of_types(index, lead); last != no_node) return last;
    const bool both_sides = node.next != no_node && source_.of == TextOf::stadium && at(node.next).kind == node.kind &&
                            (node.kind == NodeKind::give || node.kind == NodeKind::when || is_of_player(index)) &&
                            mirrored(index, node.next);
    mirrored_ = both_sides;
    control(index, lead);
    mirrored_ = false;
    return both_sides ? node.next : index;
}

// A verb, in the sentence before or in one of its own. The last statement that it says.
NodeIndex Japanese::deed(NodeIndex index, NodeIndex before, const Lead& lead, const Lead& now) {
    const Node& node = at(index);
    const bool joined_to = joins(before, index, lead);
    if (joined_to && node.kind == NodeKind::draw && at(before).kind == NodeKind::discard) deck_said_ = true;
    std::string words;
    const bool actor_acts = is_action(index);
    const NodeIndex last = merged(index, words);
    if (last == no_node) words = verb_clause(index);
    if (joined_to && at(before).kind == NodeKind::look && looked_into(before).kind == NodeKind::zone) {
        const std::string there = zone_words(looked_into(before)) + "にある";
        if (const std::size_t place = words.find(there); place != std::string::npos)
            words.replace(place, there.size(), "その中にある");
    }
    const int variable = node.kind == NodeKind::search && at(at(node.first).next).next == no_node
                             ? at(at(at(node.first).next).first).number - 1
                             : -1;
    if (joined_to) append(words);
    else emit(index, led(now, words, actor_acts));
    if (variable >= 0) {
        join_next_ = node.next != no_node && at(node.next).kind == NodeKind::attach;
        said_just_now_ = join_next_ ? variable : -1;
    }
    return last == no_node ? index : last;
}

// The last statement that is said with it.
NodeIndex Japanese::statement(NodeIndex index, NodeIndex before, bool begun, const Lead& lead) {
    const Node& node = at(index);
    Lead now = lead;
    if (begun) now.words.clear();
    const bool zone = node.kind == NodeKind::shuffle && at(node.first).kind == NodeKind::zone;
    if (zone && !out_.empty() && (begun || looked_)) {
        shuffled(index, before, now);
        return index;
    }
    if (node.kind == NodeKind::then_) {
        then(index, before, lead, now);
        return index;
    }
    if (begun && lead.held) now.words = lead.further;
    else if (begun && comes_after(before, index)) now.words = "その後、";
    if (family_of(node.kind) != NodeFamily::verb) return controlled(index, now);
    return deed(index, before, lead, now);
}

void Japanese::statements(NodeIndex first, const Lead& lead) {
    const std::size_t from = out_.size();
    NodeIndex before = no_node;
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        if (is_limit(at(i).kind) || i == skipped_) continue;
        before = i = statement(i, before, out_.size() > from, lead);
    }
}

}  // namespace cubenight::wording
