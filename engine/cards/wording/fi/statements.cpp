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

std::string Finnish::opened(const Lead& lead) {
    form_ = form_under(lead);
    const std::string can = lead.may ? (actor_ == Actor::you ? "voit " : "voi ") : "";
    switch (actor_) {
        case Actor::you: return lead.words + can;
        case Actor::opponent: return lead.words + "vastustajasi " + can;
        case Actor::each: return lead.words + "kumpikin pelaaja " + can;
        case Actor::that_player: break;
    }
    return lead.words + "kyseinen pelaaja " + can;
}

// The statement with its subject and what leads to it, in one clause.
std::string Finnish::led(NodeIndex index, const Lead& lead) {
    std::string words;
    if (is_action(index)) {
        words = opened(lead);
        words += verb_clause(index);
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
        words += reveal ? v(show) + " " + what.in(object_case()) + all + " ja " + v(mix) + " " + it + " " + into
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
    words += " ja " + verb_clause(last);
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
    const Lead next{"", lead.may && is_action(index), false};
    std::string words;
    if (lead.may && is_action(index)) {
        form_ = Form::infinitive;
        words = verb_clause(index);
        form_ = Form::imperative;
    } else words = led(index, {"", false, false});
    std::string& last = out_.back().words;
    if (last.ends_with(".")) last.pop_back();
    const bool same_subject = is_action(index);
    last = punctuated(last + (same_subject ? " ja " : ", ja ") + words + ".");
}

// The end of looking through a deck. True where it was said.
bool Finnish::shuffles(NodeIndex index, const Lead& lead, bool begun, bool looked) {
    const Node& node = at(index);
    if (!begun || node.kind != NodeKind::shuffle || at(node.first).kind != NodeKind::zone) return false;
    const Verb mix{"sekoita", "sekoittaa", "sekoittaa", "sekoitat"};
    form_ = actor_ == Actor::you ? Form::imperative : Form::third;
    static_cast<void>(lead);
    const std::string who = actor_ == Actor::you ? " sitten " : " sen jälkeen ";
    const std::string deck = in(zone_words(at(node.first)), object_case());
    const std::string into = in(zone_words(at(node.first)), Case::illative);
    const std::string_view subject = actor_ == Actor::opponent      ? "vastustajasi "
                                     : actor_ == Actor::each        ? "kumpikin pelaaja "
                                     : actor_ == Actor::that_player ? "kyseinen pelaaja "
                                                                    : "";
    const bool back = looked && sub_as<Zone>(at(node.first)) == Zone::deck;
    emit(index, std::string(subject) + v(mix) + (back ? " muut kortit takaisin " + into : who + deck));
    form_ = Form::imperative;
    return true;
}

void Finnish::statements(NodeIndex first, const Lead& lead) {
    bool begun = false;
    NodeIndex before = no_node;
    bool looked = false;
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        const Node& node = at(i);
        if (is_limit(node.kind)) continue;
        if (shuffles(i, lead, begun, looked)) {
            before = i;
            continue;
        }
        Lead now = begun ? Lead{"", false, lead.held} : lead;
        if (node.kind == NodeKind::then_) {
            const bool into = before != no_node && at(before).kind == NodeKind::shuffle;
            now.words = into ? "sen jälkeen " : actor_ == Actor::you ? "jos teit niin, " : "jos niin tehtiin, ";
            now.may = false, now.held = true;
            statements(at(node.first).kind == NodeKind::block ? at(node.first).first : node.first, now);
            before = i;
            continue;
        }
        const bool verb = family_of(node.kind) == NodeFamily::verb;
        const bool joinable = before != no_node && family_of(at(before).kind) == NodeFamily::verb &&
                              at(before).kind != NodeKind::shuffle && !(lead.may && !is_action(before));
        if (begun && (lead.held || lead.may) && verb && joinable && !out_.empty() && (!lead.may || is_action(i)) &&
            merged(i, {"", false, false}) == no_node) {
            append(i, lead);
            before = i;
            continue;
        }
        if (begun && (lead.held || lead.may) && verb && joinable) {
            // The sentence of two that was just said stands by itself.
            out_.pop_back();
        }
        if (begun && lead.may)
            now.words = source_.of == TextOf::use || source_.of == TextOf::ability ? "jos käytit tätä Abilityä, "
                                                                                   : "jos teit niin, ";
        else if (begun && lead.held) now.words = "siinä tapauksessa ";
        looked = looked || node.kind == NodeKind::look;
        if (const NodeIndex last = merged(i, now); last != no_node) i = last;
        else statement(i, now);
        begun = true;
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
            control(i, {lead.may ? "" : lead.words, false, false});
            continue;
        }
        // A `may` says by itself that one may.
        statements(i, at(i).kind == NodeKind::may ? Lead{lead.words, false, false} : lead);
        break;
    }
    if (out_.empty() && at(0).first != no_node) emit(0, lead.words + "ei tapahdu mitään");
    if (!name_rule_.empty()) emit(0, name_rule_);
    return std::move(out_);
}

}  // namespace cubenight::wording
