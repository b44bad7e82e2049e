// Whose things are, what they are called, and what a name ($a) stands for by now.
#include <utility>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

std::string strung(const std::vector<std::string>& items, std::string_view joint) {
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? "" : std::string(joint)) + item;
    return out;
}

std::string Japanese::own() const {
    switch (actor_) {
        case Actor::me:
        case Actor::each: return "自分の";
        case Actor::opponent: return "相手自身の";
        case Actor::owner: return "持ち主自身の";
    }
    return "";
}

std::string Japanese::side(Side side) const {
    switch (side) {
        case Side::my:
            if (mirrored_) return "おたがいの";
            return actor_ == Actor::each ? "このカードの持ち主の" : "自分の";
        case Side::their: return actor_ == Actor::each ? "このカードの持ち主の相手の" : "相手の";
        case Side::own: return own();
        case Side::any: return "おたがいの";
        case Side::none: return "";
    }
    return "";
}

std::string Japanese::this_word() const {
    return in_play_ && (source_.on_pokemon || source_.fossil) ? "このポケモン" : "このカード";
}

std::string Japanese::attack_name(const Node& name) {
    if (names_chosen(name)) return reference(name.number);
    return names_per_game(name) ? "対戦中に1回しか使えない" + quoted(name.number) + "のワザ" : quoted(name.number);
}

std::string Japanese::zone_words(const Node& zone) const {
    const std::string whose = side(static_cast<Side>(zone.number));
    switch (sub_as<Zone>(zone)) {
        case Zone::deck: return whose + "山札";
        case Zone::hand: return whose + "手札";
        case Zone::discard: return whose + "トラッシュ";
        case Zone::prizes: return whose + "サイド";
        case Zone::lost: return whose + "ロストゾーン";
        case Zone::stadium: return "場に出ている" + whose + "スタジアム";
    }
    return "";
}

NodeIndex Japanese::range_of(NodeIndex select) const {
    const NodeIndex first = at(select).first;
    return at(first).kind == NodeKind::range ? first : no_node;
}

bool Japanese::means_pokemon(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    if (base.kind == NodeKind::place) return !is_this(base) || source_.on_pokemon || source_.fossil;
    return base.kind == NodeKind::var && meaning_of(base.number).kind == Meaning::Kind::pokemon;
}

bool Japanese::means_several(NodeIndex select) const {
    const Node& base = at(base_of(nodes_, select));
    const NodeIndex range = number_of(nodes_, select);
    if (base.kind == NodeKind::place) {
        const auto place = sub_as<Place>(base);
        if (place == Place::this_ || place == Place::holder || place == Place::attacker) return false;
        if (place == Place::active && (static_cast<Side>(base.number) != Side::any && !mirrored_)) return false;
    }
    if (base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium) return false;
    if (base.kind == NodeKind::on && sub_as<AttachedKind>(base) == AttachedKind::evolution) return false;
    if (base.kind == NodeKind::var && range == no_node) return meaning_of(base.number).plural;
    if (base.kind == NodeKind::top_of || base.kind == NodeKind::bottom_of) return !is_integer(base.first, 1);
    if (range == no_node) return true;
    return at(range).first == no_node || !is_integer(at(range).first, 1);
}

void Japanese::bind_select(NodeIndex select, bool looked_at) {
    Meaning meaning;
    meaning.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    meaning.plural = means_several(select);
    meaning.looked_at = looked_at;
    bind(at(select).number - 1, meaning);
}

void Japanese::bind_all(NodeIndex selection, bool looked_at) {
    for (NodeIndex select : children(nodes_, selection))
        if (at(select).number > 0) bind_select(select, looked_at);
}

// Where those of the base are: of what was chosen before, where it was chosen.
const Node& Japanese::place_of(const Node& base) const {
    const Node* chosen = base.kind == NodeKind::var ? chosen_before(nodes_, base.number) : nullptr;
    if (chosen == nullptr && base.kind == NodeKind::var) chosen = taken_one_by_one(nodes_, base.number);
    return chosen == nullptr ? base : *chosen;
}

std::string Japanese::reference(int variable) {
    const Meaning& meaning = meaning_of(variable);
    switch (meaning.kind) {
        case Meaning::Kind::pokemon:
            if (meaning.was_active && switched_) return "ベンチに入れ替えたポケモン";
            if (!meaning.words.empty()) return meaning.words;
            if (meaning.chosen) return meaning.plural ? "選んだポケモン全員" : "選んだポケモン";
            return meaning.plural ? "そのポケモン全員" : "そのポケモン";
        case Meaning::Kind::cards:
            if (!meaning.words.empty()) return meaning.words;
            return meaning.chosen ? "選んだカード" : "そのカード";
        case Meaning::Kind::number: return meaning.words.empty() ? "その数" : meaning.words;
        case Meaning::Kind::type: return "選んだタイプ";
        case Meaning::Kind::condition: return "選んだ特殊状態";
        case Meaning::Kind::name: return "選んだ名前";
        case Meaning::Kind::attack: return "選んだワザ";
        case Meaning::Kind::nothing: break;
    }
    return "それ";
}

}  // namespace cubenight::wording
