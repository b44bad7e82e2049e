// What holds for as long as a text stands: to whom it is given, for how long, under what condition.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {

std::string Deeds::span_words(const Node& span) {
    const auto player = static_cast<Player>(span.number);
    const std::string whose(player == Player::me ? "your" : person(player).possessive);
    switch (sub_as<SpanKind>(span)) {
        case SpanKind::this_turn: return "during this turn, ";
        case SpanKind::next_turn: return "during " + whose + " next turn, ";
        case SpanKind::until_end_of_next_turn: return "until the end of " + whose + " next turn, ";
        case SpanKind::while_: return "as long as " + clause_of(span.first) + ", ";
        case SpanKind::rest_of_game: return "for the rest of this game, ";
    }
    return "";
}

std::string Deeds::standing(NodeIndex index, const std::string& span) {
    const Node& node = at(index);
    if (node.kind != NodeKind::while_) return give(index, span);
    const NodeIndex given = at(node.first).next;
    const std::string whom = subject_of(node.first);
    if (const std::string sort = sort_of_holder(node.first, given); !sort.empty()) {
        asked_of_ = whom;
        renamed_ = "the " + sort + " this card is attached to";
        std::string words = give(given, span);
        renamed_.clear();
        return words;
    }
    const std::string condition = clause_of(node.first);
    const Node& filter = at(at(at(node.first).first).next);
    const bool by_place = at(node.first).kind == NodeKind::is && filter.kind == NodeKind::kind &&
                          sub_as<KindWord>(filter) == KindWord::at;
    asked_of_ = whom;
    under_condition_ = true;
    std::string words = give(given, span + (by_place ? "as long as " : "if ") + condition + ", ");
    under_condition_ = false;
    asked_of_.clear();
    return words;
}

// "{F} Pokémon", where a condition only says of what sort the Pokémon is that the card is attached to, and that is who
// gets something; else nothing.
std::string Deeds::sort_of_holder(NodeIndex condition, NodeIndex given) {
    const Node& given_base = at(base_of(at(at(given).first).first));
    if (!is_place(given_base, Place::holder)) return "";
    const std::string sort = holder_sort(condition);
    return sort.empty() ? "" : sort.substr(sort.find(' ') + 1);
}

// A Trainer card that is played as a Basic Pokémon.
bool Deeds::plays_as_pokemon(NodeIndex give) const {
    const NodeIndex target = at(give).first;
    if (source_.of != TextOf::play || at(target).kind != NodeKind::selection || !is_this(at(base_of(at(target).first))))
        return false;
    for (NodeIndex part : siblings_from(nodes_, at(target).next))
        if (at(part).kind == NodeKind::counts_as && is_kind(at(part).first, KindWord::basic)) return true;
    return false;
}

// "play this card as if it were a 60-HP Basic {C} Pokémon": its HP and type, and what else it can and can't.
std::string Deeds::as_if_it_were(NodeIndex first) {
    std::string hp, type, behind, discarded;
    std::vector<std::string> more;
    for (NodeIndex part : siblings_from(nodes_, first)) {
        const Node& node = at(part);
        const Node& change = at(node.first);
        const bool number = node.kind == NodeKind::modify && static_cast<ModNumber>(node.sub) == ModNumber::hp &&
                            sub_as<ChangeKind>(change) == ChangeKind::fixed;
        if (node.kind == NodeKind::counts_as && is_kind(node.first, KindWord::basic)) continue;
        if (number) hp = value(change.first) + "-HP ";
        else if (node.kind == NodeKind::type_change && !is_also(node)) type = kind_words(change) + " ";
        else if (node.kind == NodeKind::can && static_cast<ActionKind>(change.sub) == ActionKind::discard)
            discarded = ". At any time during your turn, you may discard this card from play";
        else if (node.kind == NodeKind::modify && static_cast<ModNumber>(node.sub) == ModNumber::prizes)
            behind += ". If" + modifier(part, {"this card", false}).substr(std::string_view("when").size());
        else more.push_back(modifier(part, {"it", false}));
    }
    for (std::string& words : more)
        if (words.starts_with("it ")) words.erase(0, std::string_view("it ").size());
    return "play this card as if it were " + with_article(hp + "Basic " + type + "Pokémon") +
           (more.empty() ? "" : ". This card " + listed(more, "and")) + behind + discarded;
}

// "your opponent's Pokémon in play have no Abilities, except for Pokémon ex"
bool Deeds::leaves_some_out(NodeIndex give) {
    const NodeIndex target = at(give).first, change = at(target).next;
    const bool abilities = at(change).kind == NodeKind::without && !leaves_named(at(change)) &&
                           at(change).next == no_node && sub_as<WithoutKind>(at(change)) == WithoutKind::abilities;
    if (!abilities || at(target).kind != NodeKind::selection || sub_as<Liveness>(at(give)) == Liveness::live)
        return false;
    const NodeIndex select = at(target).first;
    const Node& base = at(base_of(select));
    if (at(select).next != no_node || range_of(select) != no_node || !is_place(base, Place::pokemon)) return false;
    if (base.next == no_node || (whose(base) != Side::my && whose(base) != Side::their)) return false;
    const auto filters = children(nodes_, base.next);
    return std::ranges::any_of(filters, [&](NodeIndex filter) { return !left_out(filter).empty(); });
}

// "this Pokémon takes 30 less damage ... and can't retreat": the subject is said once.
std::string Deeds::give(NodeIndex index, std::string words) {
    const NodeIndex target = at(index).first;
    std::vector<std::string> apart;
    if (leaves_some_out(index)) left_out_ = &apart;
    const Phrase whom = receiver(index);
    left_out_ = nullptr;
    const std::string subject = whom.words + " ";
    std::string last;
    if (!apart.empty()) return words + modifier(at(target).next, whom) + ", except for " + listed(apart, "and");
    if (plays_as_pokemon(index)) return words + as_if_it_were(at(target).next);
    for (NodeIndex part : siblings_from(nodes_, at(target).next)) {
        const std::string said = modifier(part, whom);
        if (const std::string both = both_prevented(last, said, whom.words); !both.empty()) {
            words.resize(words.size() - last.size());
            words += both;
            last = both;
            continue;
        }
        if (const std::string all = both_denied(last, said, subject); !all.empty()) {
            const bool named = words.ends_with(last);  // the subject is not said again
            const std::size_t unsaid = named ? 0 : subject.size();
            words.resize(words.size() - last.size() + unsaid);
            words += all.substr(unsaid);
            last = all;
            continue;
        }
        if (last.empty()) words += said;
        else if (!said.starts_with(subject)) words += ", and " + said;
        else if (last.starts_with(subject)) words += " and " + said.substr(subject.size());
        else words += std::string(", and ") + (whom.plural ? "they " : "it ") + said.substr(subject.size());
        last = said;
        receiver_named_ = true;
    }
    receiver_named_ = false;
    if (given_to_pokemon_ && sub_as<Liveness>(at(index)) == Liveness::live) {
        const bool active = is_place(at(base_of(at(target).first)), Place::active);
        words += active        ? ". (This includes a Pokémon that becomes the Active Pokémon later.)"
                 : whom.plural ? ". (This includes new Pokémon that come into play.)"
                               : "";
    }
    return words;
}

// Where effects of attacks are prevented, and damage is not: what players ask about it.
std::string Deeds::effects_remark(NodeIndex index, bool stands) const {
    const NodeIndex give = at(index).kind == NodeKind::while_ ? at(at(index).first).next : index;
    bool effects = false, damage = false;
    for (NodeIndex part : siblings_from(nodes_, at(at(give).first).next)) {
        damage |= at(part).kind == NodeKind::no_damage;
        if (at(part).kind != NodeKind::no_effects || keeps_counters_off(at(part))) continue;
        const auto source = static_cast<EffectSource>(at(part).sub);
        effects |= source == EffectSource::attacks || source == EffectSource::all;
    }
    if (!effects || damage) return "";
    return std::string(". (") + (stands ? "Existing effects are not removed. " : "") + "Damage is not an effect.)";
}

// Who gets it: "it", where the condition before named them.
Deeds::Phrase Deeds::receiver(NodeIndex give) {
    const NodeIndex target = at(give).first;
    const bool now = std::exchange(defending_, false);
    Phrase whom = alike(give);
    if (whom.words.empty()) {
        defending_ = now;
        named_active_ = now ? std::exchange(laid_on_, Side::none) : Side::none;
        named_as_ = "that Pokémon";
        whom = things(target, Use::subject);
        named_as_ = "it";
        named_active_ = Side::none;
        defending_ = false;
    }
    if (!asked_of_.empty() && whom.words == asked_of_) whom.words = renamed_.empty() ? "it" : renamed_;
    if (in_their_turn_ && whom.words == "your opponent" && at(at(target).next).kind == NodeKind::cant)
        whom = {"they", true};
    const bool of_cards = at(target).kind == NodeKind::selection;
    const bool attached = of_cards && at(at(at(target).first).first).kind == NodeKind::on;
    // Each card provides by itself.
    if (attached && at(at(target).first).next == no_node && at(at(target).next).kind == NodeKind::provides)
        whom = {"each " + things(target, Use::unit).words, false};
    given_to_pokemon_ = of_cards && !attached;
    return whom;
}

// "can't use attacks, Poké-Powers, or Poké-Bodies": what is denied, and more of it.
std::string Deeds::both_denied(const std::string& before, const std::string& more, const std::string& subject) {
    const std::string cant = subject + "can't use ";
    if (!before.starts_with(cant) || !more.starts_with(cant) || before.find(" if ") != std::string::npos) return "";
    std::string first = before.substr(cant.size());
    const std::string next = more.substr(cant.size());
    if (next.find(' ') != std::string::npos) return "";
    const std::size_t last = first.find(" or ");
    if (last == std::string::npos) return cant + first + " or " + next;
    first.replace(last, 4, first.find(", or ") == std::string::npos ? ", " : " ");
    return cant + first + ", or " + next;
}

// "prevent all damage from and effects of attacks": two parts of one protection, where that is what they are.
std::string Deeds::both_prevented(const std::string& damage, const std::string& effects, const std::string& whom) {
    const std::string all_damage = "prevent all damage done to " + whom + " by attacks";
    const std::string all_effects = "prevent all effects of attacks", done = " done to " + whom;
    if (!damage.starts_with("prevent all damage done to ") || !effects.starts_with(all_effects) ||
        !effects.ends_with(done))
        return "";
    std::string from = effects.substr(all_effects.size(), effects.size() - all_effects.size() - done.size());
    if (from.starts_with(" used by ")) from.replace(0, std::string_view(" used by").size(), " from");
    if (damage.substr(all_damage.size()) != from) return "";
    return "prevent all damage from and effects of attacks" + from + done;
}

}  // namespace cubenight::wording
