// What characters are given: as a deed, and as it stands.
#include "engine/cards/ultraman/wording/zh/chinese.hpp"

namespace cubenight::ultraman::wording {
namespace {

Phrase span_phrase(SpanKind span) {
    switch (span) {
        case SpanKind::next_turn: return Phrase::next_turn;
        case SpanKind::rest_of_game: return Phrase::this_game;
        case SpanKind::this_turn:
        case SpanKind::until_end_of_next_turn:
        case SpanKind::while_: break;
    }
    return Phrase::this_turn;
}

}  // namespace

std::string Chinese::during(SpanKind span) const { return say(span_phrase(span)) + "，"; }

Chinese::Change Chinese::number(const Node& modify) const {
    const Node& change = text_[modify.first];
    const bool down = sub_as<ChangeKind>(change) == ChangeKind::minus;
    const Scaled each = text_.scaled(change.first);
    std::string before, after, number = quantity(change.first);
    if (each.unit != no_node) before = for_every(each), number = std::to_string(each.factor);
    else if (text_[change.first].kind != NodeKind::integer) after = say(Phrase::where_x, {number}), number = "X";
    switch (sub_as<ModNumber>(modify)) {
        case ModNumber::grade: {
            constexpr std::string_view digits[] = {"", "一", "二", "三"};
            const int n = each.unit != no_node ? each.factor : text_[change.first].number;
            if (number != "X" && n >= 1 && n <= 3) number = digits[n];
            return {"", say(down ? Phrase::grade_down : Phrase::grade_up, {number}) + after, before};
        }
        case ModNumber::bp: return {"", say(down ? Phrase::bp_down : Phrase::bp_up, {number}) + after, before};
        case ModNumber::level:
            return {"", say(down ? Phrase::level_down_by : Phrase::level_up_by, {number}) + after, before};
        case ModNumber::columns: return {say(Phrase::bp_columns), say(Phrase::becomes, {quantity(change.first)})};
    }
    return {};
}

std::string Chinese::forbidden(NodeIndex index) const {
    const Node& action = text_[index];
    const std::string by = static_cast<Player>(action.number) == Player::them ? say(Phrase::of_opponent) : "";
    switch (sub_as<ActionKind>(action)) {
        case ActionKind::level_up: return say(Phrase::cant_level_up);
        case ActionKind::resolve_enter: return say(Phrase::cant_enter);
        case ActionKind::be_exiled: return say(Phrase::cant_exile, {by});
        case ActionKind::be_discarded: return say(Phrase::cant_discard, {by});
    }
    return "";
}

Chinese::Change Chinese::change(NodeIndex index) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::modify: return number(node);
        case NodeKind::type_change: {
            const bool also = sub_as<TypeChange>(node) == TypeChange::also;
            const Node& kind = text_[node.first];
            if (sub_as<KindWord>(kind) == KindWord::variable)
                return also ? Change{"", say(Phrase::gets_chosen_type)}
                            : Change{say(Phrase::one_type), say(Phrase::becomes, {name_of(kind.number)})};
            const std::string words = types(node.first, Phrase::join);
            return also ? Change{"", say(Phrase::gets_type, {words})}
                        : Change{say(Phrase::one_type), say(Phrase::becomes, {words})};
        }
        case NodeKind::becomes_extra: return {say(Phrase::bp), say(Phrase::becomes_extra)};
        case NodeKind::unaffected: {
            constexpr Phrase words[] = {Phrase::grade_ups, Phrase::grade_downs, Phrase::bp_ups, Phrase::bp_downs};
            return {"", say(Phrase::unaffected, {say(words[node.sub])})};
        }
        case NodeKind::battle:
            return {say(Phrase::its_battle),
                    say(sub_as<BattleResult>(node) == BattleResult::tie ? Phrase::is_tie : Phrase::is_win)};
        case NodeKind::cant: return {"", forbidden(node.first)};
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return {};
}

bool Chinese::is_chosen(const Thing& thing) const {
    return thing.base == Base::characters && !thing.amount.all && thing.amount.kind == RangeKind::number &&
           thing.amount.number == 1;
}

std::string Chinese::give(NodeIndex index, const std::string& span) const {
    const NodeIndex receivers = text_[index].first;
    const bool each = text_[text_[receivers].first].next != no_node || text_.is_many(text_.first(receivers));
    const Thing first = text_.first(receivers);
    const bool now = first.base == Base::zone && first.zone != Zone::scene;
    const std::string whom = (now ? say(Phrase::now) : "") + all(receivers), each_word = each ? say(Phrase::each) : "";
    std::string plain, out;
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        const Change one = change(modifier);
        if (one.what.empty()) plain += (plain.empty() ? "" : "、") + one.each + one.how;
        else out += (out.empty() ? "" : "，") + say(Phrase::make_of, {whom, one.what, span, one.how});
    }
    const Node& only = text_[text_[receivers].next];
    const bool counts = only.kind == NodeKind::modify;
    // "選擇我方1名…，我方每有1名…，使其在此回合期間BP+1000"
    if (only.next == no_node && counts && text_[text_[receivers].first].next == no_node && is_chosen(first)) {
        const Change one = change(text_[receivers].next);
        if (!one.each.empty() && one.what.empty())
            return say(Phrase::choose, {whom}) + "，" + one.each + say(Phrase::make, {say(Phrase::it), span, one.how});
    }
    if (plain.empty()) return out;
    return say(Phrase::make, {whom, span, (counts ? each_word : "") + plain}) + (out.empty() ? "" : "，" + out);
}

std::string Chinese::lasting(NodeIndex index) const {
    const NodeIndex span = text_[index].first;
    std::string out;
    for (const NodeIndex part : children(text_.nodes(), text_[span].next))
        out += (out.empty() ? "" : "，") + give(part, say(span_phrase(sub_as<SpanKind>(text_[span]))));
    return out;
}

std::string Chinese::given(NodeIndex index) const {
    const NodeIndex receivers = text_[index].first;
    const std::string whom = all(receivers);
    std::string plain, out, for_each;
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        const Change one = change(modifier);
        for_each += for_each.empty() ? one.each : "";
        if (one.what.empty()) plain += (plain.empty() ? "" : "、") + one.how;
        else out += (out.empty() ? "" : "，") + say(Phrase::stat_of, {whom, one.what + one.how});
    }
    if (plain.empty()) return out;
    return for_each + whom + plain + (out.empty() ? "" : "，" + out);
}

}  // namespace cubenight::ultraman::wording
