// Every verb as a clause. Who does it is said before it, where that is not oneself.
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

// Whether a player does it, so that "相手は" can stand before it.
bool Japanese::is_action(NodeIndex index) const {
    switch (at(index).kind) {
        case NodeKind::counters:
        case NodeKind::move_counters:
        case NodeKind::heal:
        case NodeKind::cure:
        case NodeKind::draw:
        case NodeKind::search:
        case NodeKind::look:
        case NodeKind::put:
        case NodeKind::discard:
        case NodeKind::attach:
        case NodeKind::move:
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::take_prize:
        case NodeKind::exchange:
        case NodeKind::evolve:
        case NodeKind::devolve:
        case NodeKind::use_attack:
        case NodeKind::use_text:
        case NodeKind::knock_out:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::by_hand: return true;
        case NodeKind::inflict: return actor_ != Actor::owner;
        case NodeKind::again: return sub_as<AgainKind>(at(index)) == AgainKind::flip;
        case NodeKind::switch_: return sub_as<SwitchKind>(at(index)) != SwitchKind::theirs_by_them;
        case NodeKind::damage:
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times:
        case NodeKind::ignore:
        case NodeKind::fail:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

// Of an attack that prints no damage, the first of it is no addition.
std::string Japanese::more(const Node& node) {
    const bool added = source_.damage > 0 || !is_attack() || in_lasting_ || number_said_;
    attack_said_ = number_said_ = true;
    return damage_amount(node.first) + (added ? "追加" : "");
}

// What nobody could read is played by hand, as it is printed.
static std::string by_hand_words(const std::string& printed) {
    const std::string_view in_english = is_in_latin_letters(printed) ? "カードに英語で書かれている" : "";
    return std::string(in_english) + "次の文のとおりに、手動で行う：「" + printed + "」";
}

std::string Japanese::verb_clause(NodeIndex index) {
    const Node& node = at(index);
    const bool just_chosen =
        said_just_now_ >= 0 && node.first != no_node && means_all_of(nodes_, node.first, said_just_now_);
    const auto what = [&] { return just_chosen ? std::string() : object(node.first); };
    switch (node.kind) {
        case NodeKind::damage: return damage(node);
        case NodeKind::more: return more(node);
        case NodeKind::less: {
            attack_said_ = true;
            const bool integer = at(node.first).kind == NodeKind::integer;
            if (integer)
                return this_attack() + "のダメージは「" + std::to_string(at(node.first).number) + "」小さくなる";
            return (at(node.first).kind == NodeKind::multiply ? damage_amount(node.first) : value(node.first)) +
                   "ぶん、" + this_attack() + "のダメージは小さくなる";
        }
        case NodeKind::times: attack_said_ = true; return times(node);
        case NodeKind::ignore: return ignore(node);
        case NodeKind::counters: return counters(node);
        case NodeKind::move_counters: return move_counters(node);
        case NodeKind::heal: return heal(node);
        case NodeKind::knock_out: return what() + "きぜつさせる";
        case NodeKind::inflict: return inflict(node);
        case NodeKind::cure: return cure(node);
        case NodeKind::fail: return this_attack() + "は失敗";
        case NodeKind::draw: return draw(node);
        case NodeKind::search: return search(node);
        case NodeKind::look: return look(node);
        case NodeKind::put: return put(node);
        case NodeKind::discard: return just_chosen ? "トラッシュする" : discard(node);
        case NodeKind::attach:
        case NodeKind::move: return attach(node);
        case NodeKind::shuffle:
            if (at(node.first).kind == NodeKind::zone) return zone_words(at(node.first)) + "を切る";
            return what() + "ウラにして切る";
        case NodeKind::order: {
            const Node& base = at(base_of(nodes_, at(node.first).first));
            const bool looked = base.kind == NodeKind::var && meaning_of(base.number).looked_at && !put_back_.empty();
            return what() + (looked ? "好きな順番に入れ替えて、" + put_back_ : "好きな順番に入れ替える");
        }
        case NodeKind::take_prize: {
            if (prize_besides_ && at(node.first).kind == NodeKind::integer)
                return own() + "サイドを" + amount(node.first, "枚") + "多くとる";
            if (at(node.first).kind == NodeKind::integer) return own() + "サイドを" + amount(node.first, "枚") + "とる";
            return amount(node.first, "枚") + "、" + own() + "サイドをとる";
        }
        case NodeKind::exchange: return exchange(node);
        case NodeKind::switch_: return switched(node);
        case NodeKind::evolve: return evolve(node);
        case NodeKind::devolve: return devolve(node);
        case NodeKind::use_attack:
            if (is_paid(node))
                notes_ += "（このポケモンに、そのワザを使うためのエネルギーがついているときだけ使える。）";
            if (leaves_cost_out(node)) notes_ += "（そのワザを使うために必要なことは、しなくてよい。）";
            return target(node.first, Use::target).words + "が持っているワザを1つ選び、このワザとして使う";
        case NodeKind::use_text: {
            const std::string used_as = is_attack()                     ? "このワザ"
                                        : source_.of == TextOf::ability ? "この特性"
                                                                        : "このカード";
            return target(node.first, Use::target).words + "の効果を、" + used_as + "の効果として使う";
        }
        case NodeKind::end_turn:
            return actor_ == Actor::opponent || others_turn_ ? "相手の番は終わる" : "自分の番は終わる";
        case NodeKind::win:
        case NodeKind::lose: return end_of_game(node);
        case NodeKind::again: return again(node);
        case NodeKind::by_hand: return by_hand_words(word(node.number));
        case NodeKind::mark:
            return target(node.first, Use::target).words + "に" + quoted(node.number) + "のマーカーをのせる";
        case NodeKind::unmark:
            return target(node.first, Use::target).words + "から" + quoted(node.number) + "のマーカーをとりのぞく";
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

}  // namespace cubenight::wording
