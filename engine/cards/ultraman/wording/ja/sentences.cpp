// Clauses, what leads to them, events, limits.
#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"

namespace cubenight::ultraman::wording {
namespace {

std::string_view who(Player actor) {
    switch (actor) {
        case Player::me:
        case Player::owner: return "";
        case Player::them: return "相手は";
        case Player::both: return "お互いのプレイヤーは";
    }
    return "";
}

}  // namespace

std::string Japanese::told(const Said& deed, Player actor) const {
    return std::string(who(actor)) + in(deed, Form::theirs);
}

std::string Japanese::may(const Said& deed, Player actor) const {
    return std::string(who(actor)) + in(deed, Form::may);
}

std::string Japanese::and_may(const Said& before, const Said& then, Player actor) const {
    return std::string(who(actor)) + in(before, Form::joined) + "、さらに" + in(then, Form::may);
}

std::string Japanese::paid(const Said& price, const Said& result, Player actor) const {
    return paying(price, actor) + in(result, Form::told) + "ことができる";
}

std::string Japanese::pays_and_may(const Said& price, const Said& result, Player actor) const {
    return paying(price, actor) + in(result, Form::may);
}

std::string Japanese::paying(const Said& price, Player actor) const {
    return std::string(who(actor)) + in(price, Form::by) + "、";
}

std::string Japanese::may_follow(Player actor) const { return std::string(who(actor)) + "以下を行ってもよい"; }

std::string Japanese::choose_parts(NodeIndex range, bool optional, Player actor) const {
    std::string number = "1つ";
    if (range != no_node) {
        const Amount amount = text_.amount(range);
        number = (amount.quantity == no_node ? std::to_string(amount.number) : quantity(amount.quantity)) + "つ";
        if (amount.kind == RangeKind::up_to) number += "まで";
        if (amount.kind == RangeKind::any_number) number = "好きな数";
    }
    return std::string(who(actor)) + "以下から" + number + (optional ? "選んでもよい：" : "選ぶ：");
}

// -- events

std::string Japanese::event(NodeIndex index, NodeIndex by, Tense tense) const {
    const Node& node = text_[index];
    const NodeIndex of = find_child(text_.nodes(), index, NodeKind::of);
    const NodeIndex at = find_child(text_.nodes(), index, NodeKind::at);
    const std::string whom = of == no_node ? self() : any_of(text_[of].first);
    std::string how;
    if (by != no_node) how = text_[by].first == no_node ? "効果で" : any_of(text_[by].first) + "の効果で";
    if (at != no_node) {
        Thing place;
        place.zone = sub_as<Zone>(text_[text_[at].first]);
        place.side = static_cast<Side>(text_[text_[at].first].number);
        how += zone(place) + "から";
    }
    const bool past = tense == Tense::past;
    const auto done = [&](std::string_view stem) { return std::string(stem) + (past ? "ている" : "た時"); };
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::enters: return whom + "が" + how + done("登場し");
        case TextEvent::discarded: return whom + "が" + how + done("捨て札になっ");
        case TextEvent::returned: return whom + "の一番上のカードが" + how + done("手札に戻っ");
        case TextEvent::bottomed: return whom + "が" + how + done("デッキの下に戻っ");
        case TextEvent::activated: return whom + "の[発動]効果が" + how + done("使われ");
        case TextEvent::turn_ends: break;
    }
    return "";
}

std::string Japanese::when(NodeIndex index, NodeIndex by) const {
    if (sub_as<TextEvent>(text_[index]) == TextEvent::turn_ends)
        return text_.span_around(index) == SpanKind::next_turn ? "次のターンの終了時、" : "このターンの終了時、";
    return "《" + event(index, by, Tense::present) + "》";
}

// -- what leads to a clause

std::string Japanese::as_long_as(NodeIndex asked) const { return predicate(asked) + "間、"; }

std::string Japanese::if_so(NodeIndex asked) const { return japanese::before_if(predicate(asked)) + "、"; }

std::string Japanese::if_done(NodeIndex asked) const {
    return "そうした場合、" + (asked == no_node ? "" : if_so(asked));
}

std::string Japanese::for_each(NodeIndex selection) const { return all(selection) + "について、それぞれ"; }

std::string Japanese::linked(Link link) const {
    switch (link) {
        case Link::then: return "その後、";
        case Link::addition: return "また、";
        case Link::in_that_case: return "その場合、";
        case Link::otherwise: return "そうでない場合、";
        case Link::if_not_done: return "そうしない場合、";
    }
    return "";
}

// -- limits

std::string Japanese::activate(int times) const {
    return "[発動](1ターンに" + std::to_string(times) + (times > 1 ? "回まで)" : "回)");
}
std::string Japanese::once() const { return "(1ターンに1回)"; }
std::string Japanese::no_stack() const { return "この効果は重複しない"; }

std::string Japanese::only_if(NodeIndex asked) const {
    return japanese::before_noun(predicate(asked)) + "場合にのみ使用できる";
}

std::string Japanese::cost(const Said& price) const { return in(price, Form::told) + "→"; }

// Two commas that meet are one.
std::string Japanese::sentence(std::string clause) const {
    constexpr std::string_view comma = "、", twice = "、、";
    for (std::size_t at = clause.find(twice); at != std::string::npos; at = clause.find(twice))
        clause.erase(at, comma.size());
    return clause.ends_with("：") ? clause : clause + "。";
}

}  // namespace cubenight::ultraman::wording
