// Sentences of a text in their order: what joins them, what stands before them, what one sentence says of two statements.
#include <utility>

#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

void replace_all(std::string& words, std::string_view from, std::string_view to) {
    for (std::size_t i = words.find(from); i != std::string::npos; i = words.find(from, i))
        words.replace(i, from.size(), to);
}

// Clauses bring their commas; two that meet are one, and none stands before a full stop.
std::string punctuated(std::string words) {
    std::erase_if(words, [](char sign) { return sign == apart || sign == together; });
    replace_all(words, ",,", ",");
    replace_all(words, ", ,", ",");
    replace_all(words, ",.", ".");
    replace_all(words, ",)", ")");
    replace_all(words, ",:", ":");
    replace_all(words, ",;", ";");
    replace_all(words, ", (", " (");
    for (std::string_view end : {"aikana", "lopussa", "alussa", "asti", "jälkeen", "tapauksessa"})
        for (std::string_view clause : {"jos ", "aina kun ", "kun "})
            replace_all(words, std::string(end) + " " + std::string(clause),
                        std::string(end) + ", " + std::string(clause));
    replace_all(words, " ja et ", " etkä ");
    replace_all(words, " ja ei ", " eikä ");
    replace_all(words, " ja eivät ", " eivätkä ");
    replace_all(words, "  ", " ");
    return words;
}

std::string capitalised(std::string words) {
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z')
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    else if (words.starts_with("ä")) words.replace(0, 2, "Ä");
    return words;
}

}  // namespace

void Finnish::emit(NodeIndex node, const std::string& words) {
    const bool closed = words.ends_with(".)") || words.ends_with(".") || words.ends_with(":");
    out_.push_back({node, punctuated(capitalised(words) + (closed ? "" : "."))});
}

Finnish::Form Finnish::form_under(const Lead& lead) const {
    if (lead.may) return Form::infinitive;
    return actor_ == Actor::you ? Form::imperative : Form::third;
}

// Who acts, where that is not you: "vastustajasi ".
std::string Finnish::subject() {
    switch (actor_) {
        case Actor::you: return "";
        case Actor::opponent: return "vastustajasi ";
        case Actor::each: return "kumpikin pelaaja ";
        case Actor::that_player: break;
    }
    const bool first = !std::exchange(player_named_, true);
    return first            ? (either_player_ ? "kumpikin pelaaja " : "kyseinen pelaaja ")
           : either_player_ ? "hän "
                            : "kyseinen pelaaja ";
}

std::string Finnish::opened(const Lead& lead) {
    form_ = form_under(lead);
    const std::string who = subject();
    return lead.words + who + (lead.may ? (actor_ == Actor::you ? "voit " : "voi ") : "");
}

// The statement with its subject and what leads to it, in one clause.
std::string Finnish::led(NodeIndex index, const Lead& lead) {
    std::string words;
    if (is_action(index)) {
        words = opened(lead);
        words += verb_clause(index);
    }
    if (lead.may && at(index).kind == NodeKind::inflict) {
        words = opened(lead);
        const std::string said = bring_into(at(index));
        words = said.empty() ? "" : words + said;
    }
    if (words.empty()) {
        form_ = Form::third;
        const std::string said = verb_clause(index);
        if (!lead.may) words = lead.words + said;
        else if (actor_ == Actor::you) words = lead.words + "voit päättää, että " + said;
        else words = opened({lead.words, true, false}) + "päättää, että " + said;
    }
    form_ = Form::imperative;
    return words;
}

// What one sentence says of several statements. The last of them, or `no_node` where there is no such sentence.
NodeIndex Finnish::merged(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex next = node.next;
    if (next == no_node) return no_node;
    const Node& after = at(next);
    // Into a deck that is shuffled then.
    if (node.kind == NodeKind::put && after.kind == NodeKind::shuffle) {
        const Node& to = at(at(at(node.first).next).first);
        const Node& deck = at(after.first);
        if (to.kind != NodeKind::into || deck.kind != NodeKind::zone || at(to.first).number != deck.number)
            return no_node;
        const bool reveal = at(at(node.first).next).sub & move_reveal;
        std::string words = opened(lead);
        const Phrase what = things(node.first, Use::object);
        const Verb mix{"sekoita", "sekoittaa", "sekoittaa", "sekoitat"}, show{"näytä", "näyttää", "näyttää", "näytät"};
        const std::string into = in(zone_words(deck), Case::illative);
        const std::string it = in(what.plural() ? pronouns::they : pronouns::it, object_case());
        const std::string all =
            means_pokemon(at(node.first).first)
                ? (what.plural() ? " ja kaikki niille liitetyt kortit" : " ja kaikki sille liitetyt kortit")
                : "";
        words += reveal ? v(show) + " " + what.in(object_case()) + all + joint + v(mix) + " " + it + " " + into
                        : v(mix) + " " + what.in(object_case()) + all + " " + into;
        form_ = Form::imperative;
        emit(index, words);
        return next;
    }
    if (node.kind == NodeKind::order && after.kind == NodeKind::put && at(at(after.first).next).sub == 0) {
        std::string words = opened(lead);
        const Verb put{"laita", "laittaa", "laittaa", "laitat"};
        words += v(put) + " " + things(node.first, Use::object).in(object_case()) + " takaisin " +
                 to_where(at(after.first).next) +
                 (actor_ == Actor::you ? " haluamassasi järjestyksessä" : " haluamassaan järjestyksessä");
        form_ = Form::imperative;
        emit(index, words);
        return next;
    }
    const NodeIndex last = said_together(index);
    if (last == no_node) return no_node;
    std::string words = led(index, lead);
    form_ = form_under(lead);
    words += joint + verb_clause(last);
    form_ = Form::imperative;
    emit(index, words);
    return last;
}

// Two actions that one sentence joins with "ja".
NodeIndex Finnish::said_together(NodeIndex index) {
    const Node& node = at(index);
    const NodeIndex next = node.next;
    const Node& after = at(next);
    if (node.kind == NodeKind::search && after.kind == NodeKind::attach) {
        const NodeIndex wanted = at(node.first).next;
        const int variable = at(at(wanted).first).number - 1;
        return at(wanted).next == no_node && variable >= 0 && means_all_of(nodes_, after.first, variable) ? next
                                                                                                          : no_node;
    }
    if (node.kind == NodeKind::discard && after.kind == NodeKind::draw) {
        const NodeIndex select = at(node.first).first;
        const Node& base = at(base_of(nodes_, select));
        const bool hand = base.kind == NodeKind::zone && sub_as<Zone>(base) == Zone::hand && base.next == no_node;
        return hand && at(select).next == no_node && number_of(nodes_, select) == no_node ? next : no_node;
    }
    return no_node;
}

// What is joined to the sentence before, as the same condition holds for it.
void Finnish::append(NodeIndex index, const Lead& lead) {
    const bool acts = is_action(index);
    std::string words;
    if (lead.may && acts) {
        form_ = Form::infinitive;
        words = verb_clause(index);
        form_ = Form::imperative;
    } else words = led(index, {"", false, false});
    join(words, acts ? Joint::same_subject : Joint::own_subject);
}

// Puts that behind the last sentence. Verbs with one subject stand in a row with commas, and "ja" before the last.
void Finnish::join(const std::string& words, Joint joined) {
    std::string& last = out_.back().words;
    if (last.ends_with(".")) last.pop_back();
    if (joined == Joint::own_subject) {
        last = punctuated(last + ", ja " + words + ".");
        return;
    }
    for (std::size_t i = last.find(joint); i != std::string::npos; i = last.find(joint, i)) last.replace(i, 1, ", ");
    if (words.find(joint) != std::string::npos) last += ", ";
    else last += joint;
    last = punctuated(last + words + ".");
}

// The end of looking through a deck. True where it was said.
bool Finnish::shuffles(NodeIndex index, const Lead& lead, NodeIndex before, bool looked) {
    const Node& node = at(index);
    if (before == no_node || node.kind != NodeKind::shuffle || at(node.first).kind != NodeKind::zone) return false;
    const Verb mix{"sekoita", "sekoittaa", "sekoittaa", "sekoitat"};
    const bool back = looked && sub_as<Zone>(at(node.first)) == Zone::deck;
    const bool with = (lead.held || lead.may) && is_action(before) && !out_.empty() && out_.back().words.ends_with(".");
    form_ = lead.may && with ? Form::infinitive : actor_ == Actor::you ? Form::imperative : Form::third;
    const std::string deck = back ? " muut kortit takaisin " + in(zone_words(at(node.first)), Case::illative)
                                  : (with ? " lopuksi " : " sitten ") + in(zone_words(at(node.first)), object_case());
    const std::string words = v(mix) + deck;
    form_ = Form::imperative;
    if (with) join(words, Joint::same_subject);
    else if (actor_ == Actor::you) emit(index, words);
    else emit(index, subject() + words);
    return true;
}

std::string Finnish::then_words(NodeIndex before, bool may) {
    const NodeKind done = before == no_node ? NodeKind::then_ : at(before).kind;
    if (done == NodeKind::shuffle) return "sen jälkeen ";
    if (done == NodeKind::draw)
        return actor_ == Actor::you    ? "jos nostit näin kortteja, "
               : actor_ == Actor::each ? "jos kortteja nostettiin näin, "
                                       : "jos hän nosti näin kortteja, ";
    if (before != no_node && family_of(done) == NodeFamily::verb && !is_action(before)) return "jos niin kävi, ";
    if (actor_ == Actor::you) return may ? "jos teet niin, " : "jos teit niin, ";
    return actor_ == Actor::each ? "jos niin tehtiin, " : "jos hän teki niin, ";
}

// What opens a sentence behind others that hold under the same condition.
std::string Finnish::going_on(const Lead& lead, NodeIndex before) {
    if (lead.may) {
        if (source_.of == TextOf::use || source_.of == TextOf::ability) return "jos käytät tätä Abilityä, ";
        if (before != no_node && !is_action(before))
            return actor_ == Actor::you ? "jos päätät niin, " : "jos hän päättää niin, ";
        return actor_ == Actor::you ? "jos teet niin, " : "jos hän tekee niin, ";
    }
    if (!lead.held) return "";
    return before != no_node && at(before).kind == NodeKind::choose ? "sen jälkeen " : "siinä tapauksessa ";
}

void Finnish::statements(NodeIndex first, const Lead& lead) {
    NodeIndex before = no_node;
    bool looked = false;
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        const Node& node = at(i);
        if (is_limit(node.kind)) continue;
        if (shuffles(i, lead, before, looked)) {
            before = i;
            continue;
        }
        const bool begun = before != no_node;
        Lead now = begun ? Lead{"", false, lead.held} : lead;
        if (begun && family_of(at(before).kind) == NodeFamily::verb) done_ = before;
        if (node.kind == NodeKind::then_) {
            now.words = then_words(before, lead.may);
            now.may = false, now.held = true;
            statements(at(node.first).kind == NodeKind::block ? at(node.first).first : node.first, now);
            before = i;
            continue;
        }
        const bool verb = family_of(node.kind) == NodeFamily::verb;
        const bool joinable = begun && family_of(at(before).kind) == NodeFamily::verb &&
                              at(before).kind != NodeKind::shuffle && !(lead.may && !is_action(before));
        if ((lead.held || lead.may) && verb && joinable && !out_.empty() && (!lead.may || is_action(i)) &&
            merged(i, {"", false, false}) == no_node) {
            append(i, lead);
            before = i;
            continue;
        }
        // The sentence of two that was just said stands by itself.
        if ((lead.held || lead.may) && verb && joinable) out_.pop_back();
        if (begun) now.words = going_on(lead, before);
        looked = looked || node.kind == NodeKind::look;
        if (const NodeIndex last = merged(i, now); last != no_node) i = last;
        else statement(i, now);
        before = i;
    }
}

void Finnish::statement(NodeIndex index, const Lead& lead) {
    if (family_of(at(index).kind) == NodeFamily::verb) return emit(index, led(index, lead));
    control(index, lead);
}

std::vector<Sentence> Finnish::text() {
    if (nodes_.empty()) return {};
    NodeIndex first = no_node;
    const Lead lead = opening(first);
    if (!source_.provides.empty() && !always_provides(nodes_, first)) {
        std::string energy;
        for (const TypeSet unit : source_.provides)
            energy += unit == TypeSet::all() ? "kaikkien tyyppien " : types(unit.bits) + "-";
        if (source_.provides.size() > 1) {
            energy.clear();
            for (const TypeSet unit : source_.provides)
                energy += unit == TypeSet::all() ? "(mikä tahansa)" : types(unit.bits);
            energy += "-";
        }
        emit(0, "kun tämä kortti on liitetty Pokémonille, se antaa " + energy + "energiaa");
    }
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        if (is_limit(at(i).kind)) continue;
        if (is_standing(at(i).kind)) {
            if (const NodeIndex mirror = mirrored(i); mirror != no_node) i = mirror;
            else control(i, {lead.may ? "" : lead.words, false, false});
            continue;
        }
        // A `may` says by itself that one may.
        statements(i, at(i).kind == NodeKind::may ? Lead{lead.words, false, false} : lead);
        break;
    }
    if (out_.empty() && at(0).first != no_node) emit(0, lead.words + "ei tapahdu mitään");
    if (!name_rule_.empty()) emit(0, name_rule_);
    for (Sentence& sentence : out_) replace_all(sentence.words, std::string(1, joint), " ja ");
    return std::move(out_);
}

}  // namespace cubenight::wording
