// How a text opens: how often it is used, from where, under what condition, at what price.
#include <utility>

#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

std::string called(TextOf of) {
    switch (of) {
        case TextOf::attack: return "このワザ";
        case TextOf::ability: return "この特性";
        case TextOf::use:
        case TextOf::play:
        case TextOf::stadium:
        case TextOf::attached: return "このカード";
    }
    return "";
}

}  // namespace

std::string Japanese::once_words(const Node& once) {
    const std::string name = "「" + std::string(source_.name) + "」";
    switch (sub_as<OnceKind>(once)) {
        case OnceKind::plain: return "自分の番に1回使える";
        case OnceKind::by_name:
            name_rule_ =
                source_.name.empty()
                    ? "この番、すでに別の同じ名前のカードを使っていたなら、" + called(source_.of) + "は使えない"
                    : "この番、すでに別の" + name + "を使っていたなら、" + called(source_.of) + "は使えない";
            return source_.of == TextOf::ability || source_.of == TextOf::use ? "自分の番に1回使える" : "";
        case OnceKind::per_game:
            name_rule_ = "［対戦中、自分は" + word(once.number) + (word(once.number) == "GX" ? "ワザ" : "パワー") +
                         "を1回しか使えない。］";
            return is_attack() ? "" : "自分の番に使える";
        case OnceKind::either_player:
            actor_ = Actor::each;
            either_player_ = true;
            return "おたがいのプレイヤーは、自分の番ごとに1回、";
    }
    return "";
}

void Japanese::open_only_if(NodeIndex limit, std::string& conditions) {
    const Node& node = at(limit);
    const Clause clause = clause_of(node.first);
    if (source_.of == TextOf::attached) {
        const std::string holder = "このカードをつけているポケモンが";
        if (clause.noun && clause.words.starts_with(holder) && clause.words.find("、") == std::string::npos) {
            const std::string whom = clause.words.substr(holder.size());
            const bool marked = whom.starts_with("「") || whom.starts_with("{");
            const std::string only = std::string("このカードは") + (marked ? "" : "、") + whom + "にしかつけられ";
            return emit(limit,
                        only + (!is_to_attach(node) ? "ず、" + whom + "以外についているなら、トラッシュする" : "ない"));
        }
        emit(limit, "このカードは、" + when_words(clause) + "にしかつけられない");
        if (!is_to_attach(node)) emit(limit, "そうでなくなったなら、このカードをトラッシュする");
        return;
    }
    if (source_.of == TextOf::ability || source_.of == TextOf::use || source_.of == TextOf::stadium) {
        conditions = and_then(std::move(conditions)) + if_words(clause);
        return;
    }
    const std::string it = called(source_.of) + "は、";
    if (const std::string_view was = "いた"; at(node.first).kind == NodeKind::happened && clause.words.ends_with(was)) {
        const std::string state = clause.words.substr(0, clause.words.size() - was.size()) + "いる";
        return emit(limit, it + inflected(state, Form::unless) + "使えない");
    }
    if (at(node.first).kind == NodeKind::not_ && at(at(node.first).first).kind == NodeKind::happened)
        return emit(limit, if_words(clause_of(at(node.first).first)) + called(source_.of) + "は使えない");
    if (clause.noun && clause.words.ends_with("番")) emit(limit, it + clause.words + "にしか使えない");
    else emit(limit, it + when_words(clause) + "にしか使えない");
}

// "自分の手札を1枚トラッシュする".
std::string Japanese::price_words(NodeIndex limit) {
    std::string price;
    const NodeIndex first = at(at(limit).first).first;
    in_cost_ = true;
    for (NodeIndex part : siblings_from(nodes_, first)) {
        if (family_of(at(part).kind) != NodeFamily::verb) continue;
        const std::string words = verb_clause(part);
        if (!price.empty()) price = inflected(price, Form::joining), price += "、";
        price += words;
    }
    in_cost_ = false;
    return price;
}

void Japanese::open_cost(NodeIndex limit) {
    const std::string price = price_words(limit);
    if (price.empty()) return;
    if (either_player_) {
        emit(limit, std::exchange(once_, {}) + inflected(price, Form::te) + "よい");
        return;
    }
    if (source_.of == TextOf::attached)
        emit(limit, "このカードは、手札からつけるときに、" + inflected(price, Form::unless) + "つけられない");
    else emit(limit, called(source_.of) + "は、" + inflected(price, Form::unless) + "使えない");
}

void Japanese::open_limit(NodeIndex limit, std::string& conditions) {
    const Node& node = at(limit);
    switch (node.kind) {
        case NodeKind::once: once_ = once_words(node); return;
        case NodeKind::often: once_ = "自分の番に何回でも使える"; return;
        case NodeKind::from_zone:
            conditions += sub_as<FromZone>(node) == FromZone::hand ? "このカードが手札にあるなら、"
                                                                   : "このカードがトラッシュにあるなら、";
            in_play_ = false;
            if (once_.empty()) once_ = "自分の番に使える";
            return;
        case NodeKind::no_stack:
            name_rule_ =
                (source_.of == TextOf::ability ? "この特性" : "このカード") + std::string("の効果は重ならない");
            return;
        case NodeKind::only_if: return open_only_if(limit, conditions);
        case NodeKind::cost: return;
#define CUBENIGHT_NAMED_limit
#include "engine/language/other_kinds.def"
            break;
    }
}

// "自分の番に、自分の手札を1枚トラッシュするなら、1回使える": the price as a condition of the use.
bool Japanese::pay_first(NodeIndex price, std::string& conditions) {
    const std::string_view turn = "自分の番に";
    const std::string paid = price_words(price);
    if (paid.empty() || !once_.starts_with(turn)) return false;
    conditions = and_then(std::move(conditions));
    once_ = std::string(turn) + "、" + paid + "なら、" + once_.substr(turn.size());
    return true;
}

Japanese::Lead Japanese::opening(NodeIndex& first) {
    std::string conditions;
    bool price_said = false;
    NodeIndex price = no_node, last = no_node;
    first = at(0).first;
    for (NodeIndex i : siblings_from(nodes_, first)) {
        if (is_limit(at(i).kind)) open_limit(i, conditions);
        if (at(i).kind == NodeKind::cost) price = i;
        last = i;
    }
    while (first != no_node && is_limit(at(first).kind)) first = at(first).next;
    NodeIndex used = first;
    while (used != no_node && is_standing(at(used).kind)) used = at(used).next;
    if (either_player_) {
        once_ += conditions;
        const std::size_t from = out_.size();
        if (price != no_node) open_cost(price);
        if (out_.size() > from) return {"その場合、", false, false};
        return {std::exchange(once_, {}), false, false};
    }
    if (used != no_node && !once_.empty()) {
        // "自分の番に1回使えて、使ったなら、自分の番は終わる"
        const bool ends = at(last).kind == NodeKind::end_turn && last != used;
        if (ends) skipped_ = last;
        price_said = price != no_node && pay_first(price, conditions);
        emit(0, conditions + (ends ? inflected(once_, Form::joining) + "て、使ったなら、自分の番は終わる" : once_));
        once_.clear();
        conditions.clear();
    } else if (!once_.empty()) {
        const bool own =
            first == no_node || at(first).kind != NodeKind::when || comes_in_own_turn(nodes_, at(first).first);
        once_ = own ? "自分の番ごとに1回、" : name_rule_.empty() ? "番ごとに1回、" : "";
    }
    if (price != no_node && !price_said) open_cost(price);
    if (source_.of == TextOf::play && last != no_node && last != used && at(last).kind == NodeKind::end_turn) {
        skipped_ = last;
        emit(last, "このカードを使ったなら、自分の番は終わる");
    }
    return {conditions, false, false};
}

std::vector<Sentence> Japanese::text() {
    if (nodes_.empty()) return {};
    NodeIndex first = no_node;
    const Lead lead = opening(first);
    if (!source_.provides.empty() && !always_provides(nodes_, first)) {
        emit(0, "このカードは、ポケモンについているかぎり、" + units(source_.provides) + "としてはたらく");
    }
    if (either_player_) {
        // What stands holds for everybody; what may be used has its opening before it.
        bool waits = false;
        for (; first != no_node && is_standing(at(first).kind); first = at(first).next) {
            control(first, {});
            waits |= at(first).kind == NodeKind::when;
        }
        if (waits && first == no_node) emit(0, "この効果は、おたがいのプレイヤーの番ごとに1回しかはたらかない");
        stadium_may_ = first != no_node && family_of(at(first).kind) == NodeFamily::verb && lead.words != "その場合、";
    }
    statements(first, lead);
    if (!out_.empty()) out_.back().words += last_note_;
    if (!name_rule_.empty()) emit(0, name_rule_);
    return std::move(out_);
}

}  // namespace cubenight::wording
