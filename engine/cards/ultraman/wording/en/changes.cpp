// What characters are given: as a deed, and as it stands.
#include "engine/cards/ultraman/wording/en/deeds.hpp"
#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::listed;

namespace {

std::string span_words(SpanKind span) {
    switch (span) {
        case SpanKind::this_turn: return " for this turn";
        case SpanKind::next_turn: return " during the next turn";
        case SpanKind::rest_of_game: return " for the rest of the game";
        case SpanKind::until_end_of_next_turn:
        case SpanKind::while_: break;
    }
    return "";
}

std::string_view influence_word(Influence influence) {
    switch (influence) {
        case Influence::grade_up: return "grade-ups";
        case Influence::grade_down: return "grade-downs";
        case Influence::bp_plus: return "BP + effects";
        case Influence::bp_minus: return "BP - effects";
    }
    return "";
}

}  // namespace

std::string English::during(SpanKind span) const {
    if (span == SpanKind::this_turn) return "during this turn, ";
    return span_words(span).substr(1) + ", ";
}

// "1000", "1000 for each of your [DYNA]"
std::string English::amount(NodeIndex change) const {
    std::string each;
    const std::string number = amount(change, each);
    return number + each;
}

std::string English::amount(NodeIndex change, std::string& each) const {
    const NodeIndex quantity_ = text_[change].first;
    if (const Scaled scaled = text_.scaled(quantity_); scaled.unit != no_node)
        return each = for_each_unit(scaled), std::to_string(scaled.factor);
    if (text_[quantity_].kind == NodeKind::integer) return quantity(quantity_);
    if (sub_as<ChangeKind>(text_[change]) == ChangeKind::fixed) return quantity(quantity_);
    return "X (X is " + quantity(quantity_) + ")";
}

std::string English::gift(NodeIndex index, std::string& each) const {
    const Node& node = text_[index];
    if (node.kind == NodeKind::type_change && sub_as<TypeChange>(node) == TypeChange::also) {
        const Node& kind = text_[node.first];
        if (sub_as<KindWord>(kind) == KindWord::variable) return name_of(kind.number) + " in addition";
        std::vector<std::string> types;
        for (const Type type : types_in({static_cast<std::uint16_t>(kind.number)}))
            types.push_back("the additional TYPE " + std::string(type_word(type)));
        return listed(types, "and");
    }
    if (node.kind != NodeKind::modify) return "";
    const std::string sign = sub_as<ChangeKind>(text_[node.first]) == ChangeKind::minus ? "-" : "+";
    switch (sub_as<ModNumber>(node)) {
        case ModNumber::bp: return "BP " + sign + amount(node.first, each);
        case ModNumber::level: return "level " + sign + amount(node.first, each);
        case ModNumber::grade:
        case ModNumber::columns: break;
    }
    return "";
}

// "this character's BP grade", "the BP grade of each of your Kaiju"
std::string English::grade_of(const std::string& whom) const {
    return whom == self() ? whom + "'s BP grade" : whom == "it" ? "its BP grade" : "the BP grade of " + whom;
}

std::string English::forbidden(NodeIndex index, std::string_view can_t) const {
    const Node& action = text_[index];
    const std::string can(can_t);
    const std::string by =
        static_cast<Player>(action.number) == Player::them ? " by your opponent's effects" : " by effects";
    const bool from = can == "from";  // "keep it from leveling up"
    switch (sub_as<ActionKind>(action)) {
        case ActionKind::level_up: return can + (from ? " leveling up" : " level up");
        case ActionKind::resolve_enter: return can + (from ? " resolving" : " resolve") + " enter effects";
        case ActionKind::be_exiled: return can + (from ? " being" : " be") + " exiled" + by;
        case ActionKind::be_discarded: return can + (from ? " being" : " be") + " discarded" + by;
    }
    return "";
}

// What is no gift, as a deed.
Said English::change(NodeIndex index, const std::string& whom, const std::string& span) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::modify:
            if (sub_as<ModNumber>(node) == ModNumber::grade) {
                const bool less = sub_as<ChangeKind>(text_[node.first]) == ChangeKind::minus;
                std::string each;
                const std::string number = amount(node.first, each), verb = less ? "decrease" : "increase";
                // Behind "with a printed EXTRA BP" the number would not be seen.
                if (whom.find(" that ") != std::string::npos || whom.find(" with a printed ") != std::string::npos)
                    return done(verb, "by " + number + " " + grade_of(whom) + span + each);
                return done(verb, grade_of(whom) + " by " + number + span + each);
            }
            return done("make", "each BP column of " + whom + " " + amount(node.first) + span);
        case NodeKind::type_change: {
            const Node& kind = text_[node.first];
            std::vector<std::string> types;
            for (const Type type : types_in({static_cast<std::uint16_t>(kind.number)}))
                types.emplace_back(type_word(type));
            const std::string to =
                sub_as<KindWord>(kind) == KindWord::variable ? name_of(kind.number) : listed(types, "and");
            return done("change", "1 TYPE of " + whom + " to " + to + span);
        }
        case NodeKind::becomes_extra: return done("change", "the BP of " + whom + " to its EXTRA BP" + span);
        case NodeKind::unaffected:
            return done("make", whom + " unaffected by " + std::string(influence_word(sub_as<Influence>(node))) + span);
        case NodeKind::battle:
            if (sub_as<BattleResult>(node) == BattleResult::tie)
                return done("make", "the battle of " + whom + " a tie" + span);
            return done("let", whom + " win its battle" + span);
        case NodeKind::cant: return done("keep", whom + " " + forbidden(node.first, "from") + span);
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return {};
}

Said English::give(NodeIndex index, const std::string& span) const {
    const NodeIndex receivers = text_[index].first;
    std::string whom = all(receivers, Prep::in);
    // Those of this moment: what comes there later is not meant.
    if (const std::string_view cards = "all cards in "; whom.starts_with(cards)) whom.insert(cards.size() - 3, "now ");
    std::string tail;
    std::vector<std::string> gifts;
    std::vector<Said> deeds;
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        std::string counted_by;
        if (std::string one = gift(modifier, counted_by); !one.empty()) {
            if (tail.empty()) tail = counted_by;
            else if (tail != counted_by) one += counted_by;
            gifts.push_back(one);
        } else deeds.push_back(change(modifier, deeds.empty() && gifts.empty() ? whom : "it", span));
    }
    if (gifts.empty()) return together(deeds, Joint::then);
    const Thing first = text_.first(receivers);
    const bool each = text_[text_[receivers].first].next != no_node ||
                      (text_.is_many(first) && !(first.amount.all && first.base == Base::characters));
    const std::string gift_words = listed(gifts, "and"), so_long = (each ? " each" : "") + span + tail;
    // Behind "with a printed EXTRA BP" a gift would not be seen.
    const bool clause = whom.find(" that ") != std::string::npos || whom.find(" with a printed ") != std::string::npos;
    std::vector<Said> all_deeds = {clause ? done("give", gift_words + " to " + whom + so_long)
                                          : done("give", whom + " " + gift_words + so_long)};
    all_deeds.insert(all_deeds.end(), deeds.begin(), deeds.end());
    return together(all_deeds, Joint::then);
}

Said English::lasting(NodeIndex index) const {
    const NodeIndex span = text_[index].first;
    std::vector<Said> deeds;
    for (const NodeIndex part : children(text_.nodes(), text_[span].next))
        deeds.push_back(give(part, span_words(sub_as<SpanKind>(text_[span]))));
    return together(deeds, Joint::then);
}

// -- as it stands

std::string English::state(NodeIndex index, const std::string& who, bool many) const {
    const Node& node = text_[index];
    const std::string is = many ? " are " : " is ";
    switch (node.kind) {
        case NodeKind::modify:
            if (sub_as<ModNumber>(node) == ModNumber::grade)
                return grade_of(who) +
                       (sub_as<ChangeKind>(text_[node.first]) == ChangeKind::minus ? " decreases by "
                                                                                   : " increases by ") +
                       amount(node.first);
            return "each BP column of " + who + " is " + amount(node.first);
        case NodeKind::type_change: {
            const Node& kind = text_[node.first];
            if (sub_as<KindWord>(kind) == KindWord::variable)
                return "1 TYPE of " + who + " becomes " + name_of(kind.number);
            std::vector<std::string> types;
            for (const Type type : types_in({static_cast<std::uint16_t>(kind.number)}))
                types.emplace_back(type_word(type));
            return "1 TYPE of " + who + " becomes " + listed(types, "and");
        }
        case NodeKind::becomes_extra: return "the BP of " + who + " is its EXTRA BP";
        case NodeKind::unaffected:
            return who + is + "unaffected by " + std::string(influence_word(sub_as<Influence>(node)));
        case NodeKind::battle:
            if (sub_as<BattleResult>(node) == BattleResult::tie) return "the battle of " + who + " is a tie";
            return who + (many ? " win" : " wins") + " its battle";
        case NodeKind::cant: return who + " " + forbidden(node.first, "can't");
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

std::string English::given(NodeIndex index) const {
    const NodeIndex receivers = text_[index].first;
    const Thing first = text_.first(receivers);
    const bool several = text_[text_[receivers].first].next != no_node;
    const bool plural = several || (text_.is_many(first) && !(first.amount.all && first.base == Base::characters));
    const std::string who = all(receivers, Prep::in);
    std::string tail;
    std::vector<std::string> gifts, parts;
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        std::string counted_by;
        if (std::string one = gift(modifier, counted_by); !one.empty()) {
            if (tail.empty()) tail = counted_by;
            else if (tail != counted_by) one += counted_by;
            gifts.push_back(one);
        } else parts.push_back(state(modifier, parts.empty() && gifts.empty() ? who : "it", plural));
    }
    if (!gifts.empty()) parts.insert(parts.begin(), who + (plural ? " get " : " gets ") + listed(gifts, "and") + tail);
    return listed(parts, "and");
}

}  // namespace cubenight::ultraman::wording
