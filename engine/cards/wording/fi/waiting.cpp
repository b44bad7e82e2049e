// What waits: for an event, for the end of a turn, or to happen instead of something.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

// The statement where it is the only one and a condition without an otherwise. `no_node` where it is not.
NodeIndex Finnish::lone_if(NodeIndex first) const {
    const bool lone = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::if_ &&
                      at(at(at(first).first).next).next == no_node;
    return lone ? first : no_node;
}

// How a text opens that waits for a turn to begin or to end.
void Finnish::at_turn_edge(TextEvent kind, Waiting& waiting) const {
    const bool ends = kind == TextEvent::turn_ends;
    const std::string edge = ends ? " lopussa" : " alussa";
    const auto turn_of = [&](NodeIndex condition) {
        const bool known = at(condition).kind == NodeKind::turn_of && sub_as<Player>(at(condition)) <= Player::them;
        const bool mine = known && sub_as<Player>(at(condition)) == Player::me;
        return known ? (mine ? "vuorosi" : "vastustajasi vuoron") + edge : "";
    };
    const NodeIndex only = lone_if(waiting.first);
    const NodeIndex asked = only == no_node ? no_node : at(only).first;
    const NodeIndex then = asked == no_node ? no_node : at(at(asked).next).first;
    if (asked != no_node && !turn_of(asked).empty()) {
        waiting.words = turn_of(asked);
        waiting.first = then;
        return;
    }
    if (ends && waiting.first != no_node && leaves_play(waiting.first)) {
        waiting.words = "kuluvan vuoron lopussa";  // of the turn that ends first: the card is gone then
        return;
    }
    // What waits for the end of the turn that is running, or of the next one.
    const std::string_view during = " aikana ";
    std::string& before = waiting.before;
    if (before.ends_with("vuoron aikana ") || before.ends_with("vuorosi aikana ")) {
        before.resize(before.size() - during.size());
        waiting.words = edge.substr(1), before += " ";
    }
    // Two things asked at the turn's end: whose turn it is says the opening.
    if (asked == no_node || at(asked).kind != NodeKind::and_) return;
    const NodeIndex whose = at(asked).first, rest = at(whose).next;
    if (turn_of(whose).empty() || at(rest).next != no_node) return;
    waiting.words = turn_of(whose), waiting.asked = rest;
    waiting.first = then;
}

// "kun liität tämän kortin {L}-Pokémoniin": what is asked of the Pokémon at once says to whom it is attached.
void Finnish::as_attached(Waiting& waiting) {
    const NodeIndex only = lone_if(waiting.first);
    if (only == no_node || at(at(only).first).kind != NodeKind::is) return;
    const Node& is = at(at(only).first);
    const NodeIndex selection = is.first, filter = at(is.first).next;
    const Node& base = at(base_of(nodes_, at(selection).first));
    const bool holder = at(at(selection).first).next == no_node && base.kind == NodeKind::place &&
                        sub_as<Place>(base) == Place::holder && base.next == no_node;
    if (!holder || at(filter).kind != NodeKind::kind) return;
    const auto kind = sub_as<KindWord>(at(filter));
    const NodeIndex spot = at(filter).first;
    const bool is_active = kind == KindWord::at && spot != no_node && at(spot).kind == NodeKind::place &&
                           sub_as<Place>(at(spot)) == Place::active && static_cast<Side>(at(spot).number) == Side::my;
    if (!is_active && kind != KindWord::type) return;
    const std::string whom = is_active ? "aktiiviseen Pokémoniisi" : in(kind_noun(at(filter), false), Case::illative);
    waiting.words = "kun liität tämän kortin kädestäsi " + whom + ",";
    waiting.first = at(at(at(only).first).next).first;
}

// "jos puolustava Pokémon yrittää hyökätä": where the attack may do nothing.
void Finnish::as_tried(Waiting& waiting, NodeIndex block) const {
    bool fails = false;
    for (NodeIndex i = block; i < subtree_end(nodes_, block); ++i) fails |= at(i).kind == NodeKind::fail;
    constexpr std::string_view always = "aina kun ", attacks = " hyökkää,";
    if (!fails || !waiting.words.starts_with(always) || !waiting.words.ends_with(attacks)) return;
    waiting.words.replace(waiting.words.size() - attacks.size(), attacks.size(), " yrittää hyökätä,");
    waiting.words.replace(0, always.size(), "jos ");
}

void Finnish::when(NodeIndex index, const Lead& lead) {
    const NodeIndex event = at(index).first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    const auto kind = sub_as<TextEvent>(at(event));
    const bool of_turn = kind == TextEvent::turn_ends || kind == TextEvent::turn_starts;
    Waiting waiting{lead.words, when_clause(event, by), at(block).first};
    if (of_turn) at_turn_edge(kind, waiting);
    if (waiting.before == "kerran vuorossa " && waiting.words.starts_with("vuorosi ")) waiting.before.clear();
    // Once, and not every time.
    if (const std::string_view always = "aina "; lead.words.starts_with("kerran ") && waiting.words.starts_with(always))
        waiting.words.erase(0, always.size());
    if (kind == TextEvent::attacks) as_tried(waiting, block);
    if (waiting.asked != no_node) waiting.words += ", jos " + clause_of(waiting.asked) + ",";
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const Node* subject = of == no_node ? nullptr : &at(base_of(nodes_, at(at(of).first).first));
    const bool of_holder = subject && subject->kind == NodeKind::place && sub_as<Place>(*subject) == Place::holder;
    of_attack_ = kind == TextEvent::attacks, of_healing_ = kind == TextEvent::healed;
    waits_ = !of_turn;
    const bool by_hand = waiting.words == "kun liität tämän kortin kädestäsi Pokémoniin,";
    just_attached_ = of_holder || by_hand;
    if (by_hand) as_attached(waiting);
    prize_besides_ = brings_prizes(nodes_, event);
    knock_out_waited_ = kind == TextEvent::knocked_out;
    statements(waiting.first, {waiting.before + waiting.words + " ", lead.may, true});
    just_attached_ = of_attack_ = of_healing_ = waits_ = prize_besides_ = knock_out_waited_ = false;
}

// Whether the text's own card is discarded or put elsewhere.
bool Finnish::leaves_play(NodeIndex index) const {
    const Node& node = at(index);
    return (node.kind == NodeKind::discard || node.kind == NodeKind::put) &&
           is_this(at(base_of(nodes_, at(node.first).first)));
}

// "sen sijaan ": what stays in play is not done instead, its clause says by itself what does not happen.
std::string Finnish::in_its_stead(NodeIndex done) const {
    const bool stays =
        done != no_node && at(done).kind == NodeKind::heal && sub_as<HealKind>(at(done)) == HealKind::until_left;
    return stays ? "" : "sen sijaan ";
}

// "jos EHTO ja se tyrmättäisiin, ...", where it happens as usual otherwise. False where that is not said.
bool Finnish::instead_where(NodeIndex event, NodeIndex first, std::string would, const Lead& lead) {
    if (first == no_node || at(first).kind != NodeKind::if_ || at(first).next != no_node) return false;
    const NodeIndex yes = at(at(first).first).next, no = at(yes).next;
    const bool proceeds = no != no_node && at(no).first != no_node && at(at(no).first).kind == NodeKind::proceed &&
                          at(at(no).first).next == no_node;
    if (!proceeds) return false;
    const std::string whom = subject_of(at(first).first);
    if (!whom.empty() && would.starts_with(whom + " ")) would = "se" + would.substr(whom.size());
    const std::string opening = under(lead.words, clause_of(at(first).first) + " ja " + would);
    if (coin_decides(at(yes).first, event, whom, opening)) return true;
    statements(at(yes).first, {opening + in_its_stead(at(yes).first), false, true});
    return true;
}

// "niin käy vain, jos ...", where it happens only under a condition. False where that is not said.
bool Finnish::let_where(NodeIndex index, NodeIndex first, const std::string& would, const Lead& lead) {
    if (first == no_node || at(first).kind != NodeKind::if_ || at(first).next != no_node) return false;
    const NodeIndex let = at(at(first).first).next;
    if (at(let).next != no_node || at(let).first == no_node || at(at(let).first).kind != NodeKind::proceed)
        return false;
    emit(index, lead.words + "jos " + would + ", niin käy vain, jos " + clause_of(at(first).first));
    return true;
}

// "heitä kolikkoa. Jos tulee kruuna, se ei ota kyseistä vauriota": of what happens where the coin shows tails.
bool Finnish::coin_decides(NodeIndex first, NodeIndex event, const std::string& who, const std::string& before) {
    const CoinAgainst coin = coin_against(nodes_, first);
    const bool damage = sub_as<TextEvent>(at(event)) == TextEvent::damaged;
    if (!coin.found || (coin.heads == no_node && !damage)) return false;
    emit(first, before + "heitä kolikkoa");
    const std::string heads = "jos tulee kruuna, ";
    const std::string whom = who == in(this_word(), Case::nominative) ? who : "kyseinen Pokémon";
    if (coin.heads == no_node) emit(first, heads + whom + " ei ota kyseistä vauriota");
    else if (at(coin.heads).kind == NodeKind::block) statements(at(coin.heads).first, {heads, false, true});
    else statement(coin.heads, {heads, false, true});
    return true;
}

// "tämä Pokémon ei ota vauriota ... hyökkäyksistä, jos vaurio on vähintään 200": damage of which only less is done.
std::string Finnish::kept_off(NodeIndex event, NodeIndex by, NodeIndex first) {
    const NodeIndex of = find_child(nodes_, event, NodeKind::of), least = least_kept_off(nodes_, first);
    if (sub_as<TextEvent>(at(event)) != TextEvent::damaged || least == no_node || of == no_node) return "";
    if (find_child(nodes_, event, NodeKind::at) != no_node) return "";
    const Phrase whom = things(at(of).first, Use::inside);
    const bool named = by != no_node && at(by).first != no_node;
    return whom.in(Case::nominative) + (whom.plural() ? " eivät ota" : " ei ota") + " vauriota " +
           (named ? things(at(by).first, Use::doer).of("hyökkäyksistä") : "hyökkäyksistä") +
           ", jos vaurio on vähintään " + std::to_string(at(least).number);
}

void Finnish::instead(NodeIndex index, const Lead& lead) {
    const NodeIndex event = at(index).first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    const NodeIndex first = at(block).first;
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const std::string who = of == no_node ? "" : things(at(of).first, Use::inside).in(Case::nominative);
    if (const std::string words = kept_off(event, by, first); !words.empty()) return emit(index, lead.words + words);
    const std::string would = event_clause(event, by, Tense::conditional);
    const std::string opening = under(lead.words, would);
    if (coin_decides(first, event, who, opening)) return;
    asked_of_ = who, waits_ = true;
    const bool one_verb =
        first != no_node && at(first).next == no_node && family_of(at(first).kind) == NodeFamily::verb;
    if (one_verb) emit(index, led(first, {opening + in_its_stead(first), false, false}));
    else if (!instead_where(event, first, would, lead) && !let_where(index, first, would, lead)) {
        statements(first, {opening, false, true});
        // Where nothing comes instead, what is not let happen does not happen.
        bool replaced = false;
        for (NodeIndex i = block; i < subtree_end(nodes_, block); ++i)
            replaced |= family_of(at(i).kind) == NodeFamily::verb;
        if (!replaced) emit(index, "muuten niin ei käy");
    }
    waits_ = false;
    asked_of_.clear();
}

}  // namespace cubenight::wording
