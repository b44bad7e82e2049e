// Conditions, without what joins them to the rest ("なら", "ときにしか").
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {
namespace {

std::string compared_to(Relation relation, const std::string& quantity) {
    switch (relation) {
        case Relation::at_least: return quantity + "以上";
        case Relation::at_most: return quantity + "以下";
        case Relation::equal: return quantity + "と同じ";
        case Relation::greater: return quantity + "より多い";
        case Relation::less: return quantity + "より少ない";
        case Relation::odd: return "奇数";
        case Relation::even: return "偶数";
    }
    return quantity;
}

// "このポケモンが"; empty where there is none.
std::string subject_of(const std::string& words) {
    const std::size_t place = words.find("が");
    return place == std::string::npos ? "" : words.substr(0, place + std::string_view("が").size());
}

bool is_none(Relation relation, int n) {
    return (relation == Relation::equal && n == 0) || (relation == Relation::less && n == 1) ||
           (relation == Relation::at_most && n == 0);
}

bool is_some(Relation relation, int n) {
    return (relation == Relation::at_least && n == 1) || (relation == Relation::greater && n == 0);
}

bool ends_in_noun(Relation relation) { return relation != Relation::greater && relation != Relation::less; }

}  // namespace

Japanese::Clause Japanese::negated(const Clause& clause) {
    if (const std::string_view one = "のどれか"; clause.words.ends_with(one))
        return {clause.words.substr(0, clause.words.size() - one.size()) + "のどれでもない", false, false};
    // Of all of them: not of every one.
    if (clause.words.find("全員が") != std::string::npos || clause.words.find("全員のHPが") != std::string::npos)
        return {clause.words + (clause.noun ? "というわけではない" : "わけではない"), false, false};
    if (clause.words.ends_with(full_words))
        return {clause.words.substr(0, clause.words.size() - full_words.size()) + "HPが減っている", false, false};
    if (const std::string_view none = "が1枚もない"; clause.words.ends_with(none))
        return {clause.words.substr(0, clause.words.size() - none.size()) + "がある", false, false};
    if (clause.noun) return {clause.words + "でない", false, false};
    return {inflected(clause.words, Form::negative), false, false};
}

// "自分のバトルポケモンの残りHPが「40」以下".
Japanese::Clause Japanese::has_stat(const Node& node, Relation relation, NodeIndex number) {
    const int n = at(number).number;
    const bool none = is_none(relation, n), some = is_some(relation, n);
    const std::string whom = plain(node.first);
    switch (sub_as<Stat>(node)) {
        case Stat::hp: return {whom + "の最大HPが" + in_points(relation, number), relation != Relation::greater};
        case Stat::left: return {whom + "の残りHPが" + in_points(relation, number), relation != Relation::greater};
        case Stat::retreat:
            if (none) return {whom + "のにげるためのエネルギーがない", false};
            return {whom + "のにげるためのエネルギーが" + just_so_many(relation, n, "個"), true};
        case Stat::counters: {
            const std::string many = none || some ? "" : how_many(relation, n, "個");
            const std::string words = whom + "にダメカンが" + many + "のっている";
            return {none ? inflected(words, Form::negative) : words, false};
        }
        case Stat::attacks: return {whom + "のワザの数が" + how_many(relation, n, "つ"), true};
        case Stat::extra_energy: break;
    }
    if (!is_attack()) return {of_stat(node) + "が" + how_many(relation, n, "個"), true};
    if (none) return {"追加でエネルギーがついていない", false};
    return {"追加でエネルギーが" + (some ? "" : how_many(relation, n, "個")) + "ついている", false};
}

// "自分のベンチポケモンが3匹以上いる": what is counted is there.
Japanese::Clause Japanese::has_how_many(NodeIndex index, Relation relation, NodeIndex number) {
    const Node& node = at(index);
    const int n = at(number).number;
    const bool none = is_none(relation, n), some = is_some(relation, n);
    const auto many = [&](std::string_view counter) {
        return none || some ? std::string() : how_many(relation, n, counter);
    };
    const auto there = [&](const std::string& words) {
        return Clause{none ? inflected(words, Form::negative) : words, false};
    };
    if (node.kind == NodeKind::stat) return has_stat(node, relation, number);
    if (node.kind == NodeKind::count && at(node.first).kind == NodeKind::selection &&
        at(at(node.first).first).next == no_node) {
        const NodeIndex select = at(node.first).first;
        const Node& base = at(base_of(nodes_, select));
        const Thing one = thing(select);
        if (base.kind == NodeKind::on) {
            const std::size_t cut = one.whole.rfind("についている");
            if (cut != std::string::npos)
                return there(one.whole.substr(0, cut) + "に" +
                             one.whole.substr(cut + std::string_view("についている").size()) + "が" +
                             many(one.counter) + "ついている");
        }
        if (one.counter == "匹") return there(one.whole + "が" + many("匹") + "いる");
        if (base.kind == NodeKind::zone && sub_as<Zone>(base) != Zone::stadium) {
            if (none) return {one.whole + "が1枚もない", false};
            if (!one.filtered) return {one.whole + "が" + how_many(relation, n, "枚"), true};
            return {one.whole + "が" + many("枚") + "ある", false};
        }
    }
    std::string_view counter;
    if (node.kind == NodeKind::prizes) counter = "枚";
    if (node.kind == NodeKind::heads) counter = "回";
    const std::string so_many =
        relation == Relation::equal ? std::to_string(n) + std::string(counter) : how_many(relation, n, counter);
    return {(node.kind == NodeKind::heads ? "オモテ" : value(index)) + "が" + so_many, true};
}

Japanese::Clause Japanese::compared(const Node& node) {
    const auto relation = sub_as<Relation>(node);
    const NodeIndex right = at(node.first).next;
    if (right == no_node) return {value(node.first) + "が" + (relation == Relation::odd ? "奇数" : "偶数"), true};
    if (at(right).kind == NodeKind::integer && at(node.first).kind != NodeKind::integer)
        return has_how_many(node.first, relation, right);
    const std::string left = value(node.first);
    // "このポケモンと相手のバトルポケモンについているエネルギーの数が同じ"
    if (const std::size_t on = left.find("についている"); relation == Relation::equal && on != std::string::npos) {
        const std::string other = value(right), tail = left.substr(on);
        if (other.ends_with(tail) && other.find(tail) == other.size() - tail.size())
            return {left.substr(0, on) + "と" + other + "が同じ", true};
    }
    return {left + "が、" + compared_to(relation, value(right)), ends_in_noun(relation)};
}

// "相手のサイドの残り枚数が1枚・3枚": one quantity, several numbers. No words where it is anything else.
Japanese::Clause Japanese::listed_values(NodeIndex predicate) {
    std::string numbers, quantity;
    for (NodeIndex part : children(nodes_, predicate)) {
        const Node& node = at(part);
        if (node.kind != NodeKind::compare || sub_as<Relation>(node) != Relation::equal) return {};
        const NodeIndex right = at(node.first).next;
        if (at(node.first).kind != NodeKind::prizes || right == no_node || at(right).kind != NodeKind::integer)
            return {};
        const std::string left = value(node.first);
        if (!quantity.empty() && left != quantity) return {};
        quantity = left;
        numbers += (numbers.empty() ? "" : "・") + std::to_string(at(right).number) + "枚";
    }
    return {quantity + "が" + numbers, true};
}

// "このポケモンがねむりまたはマヒ": one subject, several nouns. No words where it is anything else.
Japanese::Clause Japanese::one_of_nouns(const Node& node) {
    std::string subject;
    std::vector<std::string> nouns;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::is) return {};
        const Clause clause = clause_of(part);
        const std::string about = subject_of(clause.words);
        if (!clause.noun || about.empty() || (!subject.empty() && about != subject)) return {};
        subject = about;
        nouns.push_back(clause.words.substr(about.size()));
    }
    if (nouns.size() > 2) return {subject + strung(nouns, "・") + "のどれか", true};
    return {subject + strung(nouns, "または"), true};
}

Japanese::Clause Japanese::joined(const Node& node) {
    const bool both = node.kind == NodeKind::and_;
    Clause last;
    std::string words;
    std::string subject_before;
    bool first_own_turn = false, second_player = false, first_player = false, further = false;
    int parts = 0;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        ++parts;
        first_own_turn |= at(part).kind == NodeKind::first_turn && sub_as<Player>(at(part)) == Player::me;
        second_player |= at(part).kind == NodeKind::second_player && sub_as<Player>(at(part)) == Player::me;
        const Node& inner = at(part).kind == NodeKind::not_ ? at(at(part).first) : node;
        first_player |= inner.kind == NodeKind::second_player && sub_as<Player>(inner) == Player::me;
    }
    if (both && parts == 2 && first_own_turn && second_player) return {"後攻プレイヤーの最初の番", true};
    if (both && parts == 2 && first_own_turn && first_player) return {"先攻プレイヤーの最初の番", true};
    if (Clause one = both ? all_there(node) : one_of_nouns(node); !one.words.empty()) return one;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        Clause clause = clause_of(part);
        const NodeKind inner = at(part).kind;
        if ((inner == NodeKind::and_ || inner == NodeKind::or_) && inner != node.kind)
            clause = {"（" + clause.words + "）" + (clause.noun ? "" : "の状態"), true};
        // The subject is said once.
        const std::string about = subject_of(clause.words);
        const NodeKind what = inner == NodeKind::not_ ? at(at(part).first).kind : inner;
        const bool same = what == NodeKind::is && !about.empty() && about == subject_before;
        if (same) clause.words.erase(0, about.size());
        subject_before = about;
        if (at(part).next == no_node) {
            last = clause;
            further = both && parts > 2 && !same;
            break;
        }
        if (both) words += (clause.noun ? clause.words + "で" : inflected(clause.words, Form::joining)) + "、";
        else words += clause.words + (clause.noun ? "か、" : "か、または");
    }
    return {words + (further ? "さらに" : "") + last.words, last.noun};
}

// "自分のベンチポケモンにダメカンがのっている", "自分の{R}ポケモンがいる".
Japanese::Clause Japanese::any_pokemon(NodeIndex select, const Thing& one) {
    const Node& base = at(base_of(nodes_, select));
    const NodeIndex filter = base.next == no_node ? no_node : at(base.next).first;
    if (base.kind == NodeKind::place && filter != no_node && at(filter).next == no_node) {
        const Said said = says(filter);
        const std::string whole = of_place(base, no_node).whole;
        if (said.particle == "に" && !said.noun) return {whole + "に" + said.words, false};
        // Of the one Active Pokémon: what it is.
        if (!means_several(select))
            return {whole + std::string(said.particle) + of_pokemon(filter, said.words), said.noun};
    }
    const std::string whose = side(static_cast<Side>(base.number)), field = in_play_words(base, one.whole);
    // "自分の場に「X」がいる"
    const std::string there = whose + "場の";
    // "自分のベンチに「X」がいる"
    constexpr std::string_view bench = "ベンチの";
    const std::size_t on_bench = one.whole.find(whose + std::string(bench));
    if (on_bench != std::string::npos && base.kind == NodeKind::place && sub_as<Place>(base) == Place::bench)
        return {whose + "ベンチに" + std::string(one.whole).erase(on_bench, whose.size() + bench.size()) + "がいる",
                false};
    if (const std::size_t place = field.find(there); field != one.whole && place != field.npos)
        return {whose + "場に" + std::string(field).erase(place, there.size()) + "がいる", false};
    return {field + "がいる", false};
}

Japanese::Clause Japanese::any_of(NodeIndex select) {
    const Node& base = at(base_of(nodes_, select));
    const Thing one = thing(select);
    if (one.counter == "匹") return any_pokemon(select, one);
    if (base.kind == NodeKind::on) {
        const std::string_view on = "についている";
        const std::size_t cut = one.whole.rfind(on);
        if (cut == std::string::npos) return {one.whole + "がある", false};
        const std::string what = one.whole.substr(cut + on.size());
        const std::string_view pause = what.find("以外の") == std::string::npos ? "" : "、";
        return {one.whole.substr(0, cut) + "に" + std::string(pause) + what + "がついている", false};
    }
    if (base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::stadium) {
        const std::string_view there = "場に出ている";
        const std::string what = one.whole.starts_with(there) ? one.whole.substr(there.size()) : one.whole;
        return {"場に" + what + "が出ている", false};
    }
    if (base.kind == NodeKind::var && one.filtered && !one.chosen) {
        if (!meaning_of(base.number).plural) return {reference(base.number) + "が" + one.bare, true};
        return {"その中に" + one.bare + "がある", false};
    }
    if (base.kind == NodeKind::zone) {
        const std::string where = zone_words(base);
        if (one.filtered && one.bare.ends_with(where)) return {one.bare + "がある", false};
        return {(one.filtered ? where + "に" + one.bare : where) + "がある", false};
    }
    if (one.in_order && at(base.first).kind != NodeKind::set) {
        const std::string_view end = base.kind == NodeKind::top_of ? "の上に、" : "の下に、";
        return {zone_words(at(at(base.first).next)) + std::string(end) + "カードがある", false};
    }
    return {one.whole + "がある", false};
}

Japanese::Clause Japanese::any_clause(NodeIndex selection) {
    if (at(at(selection).first).next == no_node) return any_of(at(selection).first);
    std::string words;
    for (NodeIndex select : children(nodes_, selection)) {
        const Clause one = any_of(select);
        words += at(select).next == no_node ? one.words : one.words + "か、または";
    }
    return {words, false};
}

// What a Pokémon is: a Pokémon of that type.
std::string Japanese::of_pokemon(NodeIndex filter, const std::string& words) const {
    const bool type = at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == KindWord::type;
    return type ? types(at(filter).number, "または") + "ポケモン" : words;
}

Japanese::Clause Japanese::is_clause(const Node& node) {
    const NodeIndex filter = at(node.first).next;
    const Target whom = target(node.first, Use::target);
    const Said said = says(filter);
    const bool where = at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == KindWord::at;
    const bool pokemon = means_pokemon(at(node.first).first);
    if (pokemon && names_owner(at(filter))) return {whom.words + "が「" + word(at(filter).number) + "ポケモン」", true};
    if (pokemon && at(filter).kind == NodeKind::name && !is_whole_name(at(filter)))
        return {whom.words + "が" + said.words + "ポケモン", true};
    const std::string words = pokemon ? of_pokemon(filter, said.words) : said.words;
    return {whom.words + std::string(said.particle) + words, said.noun, where};
}

// "自分のベンチに「A」「B」がそろっていない", "…がいないか、または…がいない": not everything of it.
Japanese::Clause Japanese::not_all(const Node& all) {
    const std::string_view are = "いる";
    if (const Clause one = all_there(all); !one.words.empty())
        return {one.words.substr(0, one.words.size() - are.size()) + "そろっていない", false};
    std::string words;
    Clause last;
    for (NodeIndex part : siblings_from(nodes_, all.first)) {
        const bool is_not = at(part).kind == NodeKind::not_;
        last = is_not ? clause_of(at(part).first) : negated(clause_of(part));
        if (at(part).next != no_node) words += last.words + (last.noun ? "か、" : "か、または");
    }
    return {words + last.words, last.noun};
}

// "この番、このポケモンが「X」から進化していた"; or had not. No words where it is anything else.
Japanese::Clause Japanese::evolved_from_it(NodeIndex predicate, bool negated) const {
    const NodeIndex name = evolved_this_turn_from(nodes_, predicate);
    if (name == no_node) return {};
    const std::string evolved = "この番、" + this_word() + "が" + quoted(at(name).number) + "から進化してい";
    return {evolved + (negated ? "ない" : "た"), false};
}

// "自分のベンチに「A」「B」がいる": Pokémon of several names at one place. No words where it is anything else.
Japanese::Clause Japanese::all_there(const Node& all) {
    constexpr std::string_view open = "に「", are = "」がいる";
    std::string where, names;
    for (NodeIndex part : siblings_from(nodes_, all.first)) {
        if (at(part).kind != NodeKind::any) return {};
        const std::string words = clause_of(part).words;
        const std::size_t place = words.find(open);
        if (place == std::string::npos || words.find("「", place + open.size()) != std::string::npos) return {};
        const std::string about = words.substr(0, place + std::string_view("に").size());
        if (!words.ends_with(are) || (!where.empty() && about != where)) return {};
        where = about;
        names += words.substr(about.size(), words.size() - about.size() - std::string_view("がいる").size());
    }
    return {where + names + "がいる", false};
}

Japanese::Clause Japanese::clause_of(NodeIndex predicate) {
    const Node& node = at(predicate);
    const auto who = [&] { return std::string(player_words[node.sub < 4 ? node.sub : 0]); };
    switch (node.kind) {
        case NodeKind::and_: {
            const Clause evolved = evolved_from_it(predicate, false);
            return evolved.words.empty() ? joined(node) : evolved;
        }
        case NodeKind::or_: {
            if (const NodeIndex name = named_in_play(nodes_, predicate); name != no_node)
                return {"場に" + quoted(at(name).number) + "が出ている", false};
            const Clause values = listed_values(predicate);
            return values.words.empty() ? joined(node) : values;
        }
        case NodeKind::not_: {
            const NodeKind inner = at(node.first).kind;
            if (named_in_play(nodes_, node.first) != no_node) return negated(clause_of(node.first));
            if (inner == NodeKind::or_)
                if (const Clause one = one_of_nouns(at(node.first)); !one.words.empty()) return negated(one);
            if (inner == NodeKind::or_)
                if (const Clause values = listed_values(node.first); !values.words.empty())
                    return {values.words + "のどれでもない", false};
            if (inner == NodeKind::and_)
                if (Clause evolved = evolved_from_it(node.first, true); !evolved.words.empty()) return evolved;
            if (inner == NodeKind::and_) return not_all(at(node.first));
            if (inner == NodeKind::or_) return {"「" + clause_of(node.first).words + "」のどれでもない", false};
            return negated(clause_of(node.first));
        }
        case NodeKind::first_turn:
            return {sub_as<Player>(node) == Player::both ? "おたがいの最初の番のどちらか" : "最初の" + who() + "の番",
                    true};
        case NodeKind::second_player: return {who() + "が後攻プレイヤー", true};
        case NodeKind::turn_of: return {who() + "の番", true};
        case NodeKind::happened: return happened(node);
        case NodeKind::compare: {
            const Clause stands = still_there(predicate);
            return stands.words.empty() ? compared(node) : stands;
        }
        case NodeKind::any: return any_clause(node.first);
        case NodeKind::is: return is_clause(node);
        case NodeKind::agrees: return {who() + "がのぞむ", false};
        case NodeKind::spent: return spent_words(node);
#define CUBENIGHT_NAMED_predicate
#include "engine/language/other_kinds.def"
            break;
    }
    return {};
}

}  // namespace cubenight::wording
