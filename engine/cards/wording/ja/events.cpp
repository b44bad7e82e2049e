// What texts wait for, and what has happened: each as a clause that ends in its verb as it stands in the dictionary.
#include "engine/cards/wording/event_spot.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

constexpr std::string_view effect_words[] = {"ワザの効果", "特性の効果", "トレーナーズの効果", "効果"};

std::string conditions_in(int bits) {
    if (bits == 0) return "特殊状態";
    std::vector<std::string> names;
    for (int c = 0; c < condition_count; ++c)
        if ((bits >> c) & 1) names.emplace_back(condition_words[c]);
    return strung(names, "または");
}

}  // namespace

// "相手", "グッズまたはサポート": who plays which cards of a hand. No words where they are of anything else.
Japanese::Played Japanese::played(NodeIndex selection) {
    const Node& base = at(base_of(nodes_, at(selection).first));
    if (base.kind != NodeKind::zone || sub_as<Zone>(base) != Zone::hand) return {};
    std::vector<std::string> names;
    for (NodeIndex each : children(nodes_, selection)) {
        const Node& from = at(base_of(nodes_, each));
        names.push_back(noun(from.kind == NodeKind::zone ? from.next : no_node, Among::cards).one());
    }
    const std::string_view who = static_cast<Side>(base.number) == Side::their ? "相手"
                                 : static_cast<Side>(base.number) == Side::any ? "おたがいのプレイヤー"
                                                                               : "自分";
    const std::string cards = strung(names, "または") == "カード" ? "トレーナーズ" : strung(names, "または");
    return {std::string(who), cards};
}

// "相手のポケモンのワザの効果"; of cards of a hand, those that are played from there.
std::string Japanese::effects_of(const Node& node, std::string_view source) {
    if (node.first == no_node) return std::string(source);
    const Played cards = played(node.first);
    if (!cards.by.empty()) return cards.by + "が手札から出して使う" + cards.cards + "の効果";
    return plain(node.first) + (source.starts_with("ワザの") ? "が使う" : "の") + std::string(source);
}

// "相手のポケモンから"; or what sort of text does it.
std::string Japanese::done_by(NodeIndex by, TextEvent event) {
    if (by == no_node || at(by).kind != NodeKind::by_whom) return "";
    const Node& node = at(by);
    const bool of_damage = !is_by_text(node) && (event == TextEvent::damaged || event == TextEvent::knocked_out);
    if (of_damage && node.first != no_node) return doers(node.first) + "から";
    const std::string whose = node.first == no_node ? "" : plain(node.first);
    if (is_by_text(node)) {
        const std::string source = takes_in_damage(node)
                                       ? "ワザのダメージや効果"
                                       : std::string(effect_words[static_cast<std::size_t>(*text_source(node))]);
        return effects_of(node, source) + "で";
    }
    if (whose.empty()) return "";
    return whose + "によって";
}

NodeIndex Japanese::host_of(const Node& on) const {
    return at(on.first).kind == NodeKind::set ? at(on.first).next : on.first;
}

// "エネルギーを自分のポケモン": what is attached, and to whom.
std::string Japanese::attached_words(const Node& on, std::string_view particle) {
    const NodeIndex set = at(on.first).kind == NodeKind::set ? on.first : no_node;
    const auto kind = sub_as<AttachedKind>(on);
    const Noun cards = noun(set, kind == AttachedKind::energy  ? Among::energy
                                 : kind == AttachedKind::tools ? Among::tools
                                                               : Among::attached);
    std::string host = target_of(host_of(on), Use::plain).words;
    // Who attaches it was said before: it is a Pokémon of that player.
    for (const std::string_view owner : {"おたがいの", "相手の"})
        if (const std::size_t place = host.find(owner); particle == "を" && place != std::string::npos)
            host.erase(place, owner.size());
    return cards.clauses + cards.one() + std::string(particle) + host;
}

// "このカードを手札からベンチに出す": a card of one's own, from hand. No words where there is no such set phrase.
std::string Japanese::hand_clause(const Node& node, NodeIndex of) {
    if (turn_of_event(node) != EventTurn::from_hand || of == no_node) return "";
    const NodeIndex select = at(at(of).first).first;
    const Node& base = at(base_of(nodes_, select));
    const auto event = sub_as<TextEvent>(node);
    const std::string where = spot_of(index_of(node));
    if (is_this(base) && base.next == no_node && at(select).next == no_node) {
        if (event == TextEvent::evolved && !source_.levels_up.empty())
            return "自分の番に、このカードを手札から出して、バトル場の「" + std::string(source_.levels_up) +
                   "」をレベルアップさせる";
        if (event == TextEvent::evolved)
            return "自分の番に、このカードを手札から出して" + (where.empty() ? "" : where + "のポケモンを") +
                   "進化させる";
        if (event == TextEvent::benched) return "自分の番に、このカードを手札からベンチに出す";
        if (event == TextEvent::attached) return "このカードを手札からポケモンにつける";
    }
    const bool attached = event == TextEvent::attached && base.kind == NodeKind::on;
    const Node& place = attached ? at(base_of(nodes_, host_of(base))) : base;
    std::string who = attached && place.kind == NodeKind::place ? "自分の手札から" : "手札から";
    if (place.kind == NodeKind::place && static_cast<Side>(place.number) == Side::their) who = "相手が手札から";
    if (place.kind == NodeKind::place && (static_cast<Side>(place.number) == Side::any || mirrored_))
        who = "どちらかのプレイヤーが手札から";
    if (attached && place.kind == NodeKind::var && others_turn_) who = "相手が手札から";
    if (attached) return who + attached_words(base, "を") + "につける";
    const std::string what = plain(at(of).first);
    if (event == TextEvent::evolved) {
        const bool any_pokemon = base.kind == NodeKind::place && base.next == no_node;
        if (!where.empty()) who.insert(who.size() - std::string_view("手札から").size(), where + "で");
        return who + "ポケモンを出して" + what + (any_pokemon ? "を進化させる" : "に進化させる");
    }
    if (event == TextEvent::benched) {
        const std::string_view owners[] = {"おたがいの", "相手の", "自分の"};
        std::string name = what;
        for (std::string_view owner : owners)
            if (const std::size_t said = name.find(owner); said != std::string::npos) name.erase(said, owner.size());
        return who + name + "をベンチに出す";
    }
    return "";
}

// Where something happens: "バトル場".
std::string Japanese::spot_words(const Node& spot) const {
    if (spot.kind == NodeKind::zone) return zone_words(spot);
    switch (sub_as<Place>(spot)) {
        case Place::active: return "バトル場";
        case Place::bench: return "ベンチ";
        case Place::this_: return this_word();
        case Place::holder: return std::string(holder_words);
        case Place::pokemon:
        case Place::attacker: break;
    }
    return "場";
}

// Where the event happens: "バトル場", and whose it is where it is about Pokémon of both players. Nothing if it may be anywhere.
std::string Japanese::spot_of(NodeIndex event) const {
    const NodeIndex place = find_child(nodes_, event, NodeKind::at);
    if (place == no_node) return "";
    const Side owner = owner_of_spot(nodes_, event);
    const std::string_view whose = owner == Side::my ? "自分の" : owner == Side::their ? "相手の" : "";
    return std::string(whose) + spot_words(at(at(place).first));
}

std::string Japanese::whole_clause(const Node& node, const std::string& whom, const std::string& done) {
    // "から" alone is by anybody's attack.
    const bool by_attack = done.ends_with("から");
    const std::string by = done == "から" ? "" : done;
    std::string it = whom + "が、";
    const NodeIndex name = find_child(nodes_, index_of(node), NodeKind::attack_name);
    const std::string where_to = spot_of(index_of(node));
    const std::string where = where_to.empty() ? "" : where_to + "で";
    const bool in_play = where.empty() && whom.ends_with("ポケモン") && whom.find("にある") == std::string::npos;
    if (where.empty() && by.empty()) it = whom + "が";
    const auto turn = turn_of_event(node);
    const std::string hand = turn == EventTurn::from_hand ? "手札から" : "";
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::damaged: return it + where + by + "ワザのダメージを受ける";
        case TextEvent::knocked_out:
            if (by_attack && !by.empty() &&
                (looking_back_ || whom.find("相手の") != whom.npos || whom.find("おたがいの") != whom.npos))
                return by.substr(0, by.size() - std::string_view("から").size()) + "が使うワザのダメージで、" + whom +
                       "が" + where + "きぜつする";
            return it + where + by + (by_attack ? "ワザのダメージを受けて" : "") + "きぜつする";
        case TextEvent::benched: return it + hand + where + by + "ベンチに出る";
        case TextEvent::evolved: return it + hand + where + by + "進化する";
        case TextEvent::attached:
            return it + hand + (where_to.empty() ? "ポケモン" : where_to + "のポケモン") + "に" + by + "つく";
        case TextEvent::checkup: return "ポケモンチェックを始める";
        case TextEvent::turn_ends: return "番が終わる";
        case TextEvent::turn_starts: return "番が始まる";
        case TextEvent::attacks: {
            std::string attack = "ワザ";
            if (name != no_node) attack = attack_name(at(name));
            return it + where + by + attack + "を使う";
        }
        case TextEvent::moved:
            if (where_to == "バトル場") return whom + "が" + by + "ベンチからバトル場に出る";
            return it + (where_to.empty() ? "別の場所" : where_to) + "に" + by + "移る";
        case TextEvent::played: return it + hand + where + by + "使われる";
        case TextEvent::drawn:
            return (turn == EventTurn::for_turn ? "番のはじめに、" : "") + whom + "を" + by + "山札から引く";
        case TextEvent::prize_taken: return whom + "を、" + by + "サイドとしてとる";
        case TextEvent::discarded:
            return it + where + by +
                   (turn == EventTurn::for_retreat ? "にげるために"
                    : in_play                      ? "場から"
                                                   : "") +
                   "トラッシュされる";
        case TextEvent::flipped:
            if (whom == "ポケモン") return "コインを投げる";
            return whom + "のワザまたは特性でコインを投げる";
        case TextEvent::set_up: return "対戦の準備でポケモンを出す";
        case TextEvent::ability_used: return it + where + by + "特性を使う";
        case TextEvent::healed: return it + where + by + "HPを回復する";
        case TextEvent::retreats: return it + where + by + "にげる";
        case TextEvent::switched: return it + where + by + "入れ替わってベンチにもどる";
        case TextEvent::becomes: return it + where + by + conditions_in(node.number) + "になる";
        case TextEvent::remains:
            return it + where + by + "ポケモンチェックで" + conditions_in(node.number) + "から回復しない";
    }
    return it;
}

std::string Japanese::event_clause(NodeIndex event, NodeIndex by) {
    const Node& node = at(event);
    NodeIndex of = no_node;
    for (NodeIndex part : children(nodes_, event))
        if (at(part).kind == NodeKind::of) of = part;
    const auto kind = sub_as<TextEvent>(node);
    if (of != no_node && (kind == TextEvent::drawn || kind == TextEvent::prize_taken) &&
        is_this(at(base_of(nodes_, at(at(of).first).first))))
        in_play_ = false;
    std::string words = by == no_node ? hand_clause(node, of) : "";
    if (words.empty() && by == no_node && of != no_node) words = evolved_from(kind, at(at(of).first).first);
    if (words.empty() && by == no_node && of != no_node) words = player_clause(kind, at(at(of).first).first);
    if (words.ends_with("山札を引く") && turn_of_event(node) == EventTurn::for_turn) words.insert(0, "番のはじめに、");
    if (words.empty()) {
        const bool of_cards = kind == TextEvent::drawn || kind == TextEvent::prize_taken || kind == TextEvent::played ||
                              kind == TextEvent::attached || kind == TextEvent::discarded;
        const std::string whom = of == no_node ? (of_cards ? "カード" : "ポケモン") : plain(at(of).first);
        words = whole_clause(node, whom, done_by(by, kind));
    }
    if (is_attached_for_turn(node)) words.insert(0, "ワザ・特性・トレーナーズの効果以外で、");
    // Whom it happened to, and who did it, one at a time.
    for (NodeIndex part : {of, by}) {
        if (part == no_node || at(part).first == no_node) continue;
        for (NodeIndex select : children(nodes_, at(part).first)) {
            if (at(select).number == 0) continue;
            bind_select(select, false);
            Meaning& meaning = meanings_[static_cast<std::size_t>((at(select).number - 1) & 7)];
            meaning.plural = false;
            const bool of_holder = part == of && sub_as<TextEvent>(node) == TextEvent::attached &&
                                   at(base_of(nodes_, select)).kind == NodeKind::on;
            if (of_holder) meaning.kind = Meaning::Kind::pokemon;
        }
    }
    return words;
}

// "このポケモンが「X」から進化する". No words for all else.
std::string Japanese::evolved_from(TextEvent event, NodeIndex select) {
    const Node& base = at(base_of(nodes_, select));
    if (event != TextEvent::evolved || !is_this(base) || at(select).next != no_node || base.next == no_node) return "";
    const NodeIndex filter = at(base.next).first;
    if (filter == no_node || at(filter).next != no_node || at(filter).kind != NodeKind::evolves_from) return "";
    return this_word() + "が" + says(filter).words;
}

// "相手がサイドをとる", "相手が手札からサポートを出して使う", "エネルギーが自分のポケモンにつく": what has no set phrase
// about the card itself. No words for all else.
std::string Japanese::player_clause(TextEvent event, NodeIndex select) {
    const Node& base = at(base_of(nodes_, select));
    if (at(select).next != no_node) return "";
    if (event == TextEvent::attached && base.kind == NodeKind::on) return attached_words(base, "が") + "につく";
    if (base.kind != NodeKind::zone) return "";
    const auto whose = static_cast<Side>(base.number);
    const std::string who = whose == Side::their ? "相手が" : whose == Side::any ? "どちらかのプレイヤーが" : "自分が";
    const Noun cards = noun(base.next, Among::cards);
    if (event == TextEvent::played && sub_as<Zone>(base) == Zone::hand)
        return who + "手札から" + cards.clauses + cards.one() + "を出して使う";
    const bool of_deck = sub_as<Zone>(base) == Zone::deck || sub_as<Zone>(base) == Zone::hand;
    if (event == TextEvent::drawn && of_deck && base.next == no_node) return who + "山札を引く";
    if (event == TextEvent::prize_taken && sub_as<Zone>(base) == Zone::prizes && base.next == no_node)
        return who + "サイドをとる";
    return "";
}

Japanese::Clause Japanese::happened(const Node& node, Form form) {
    constexpr std::string_view windows[] = {"この番、", "前の相手の番に、", "この対戦中、", "前の自分の番に、"};
    const NodeIndex event = node.first;
    const NodeIndex by = at(event).next;
    looking_back_ = true;
    std::string clause = event_clause(event, by);
    looking_back_ = false;
    // Whose turn it was is said by when it was.
    if (const std::string_view own_turn = "自分の番に、"; clause.starts_with(own_turn))
        clause.erase(0, own_turn.size());
    const bool as_it_happened = form == Form::past || clause.ends_with("ない");
    return {std::string(windows[node.sub]) +
                inflected(as_it_happened ? clause : inflected(clause, Form::state), Form::past),
            false};
}

}  // namespace cubenight::wording
