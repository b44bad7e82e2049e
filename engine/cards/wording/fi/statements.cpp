// Sentences of a text in their order: what joins them, what stands before them, what one sentence says of two statements.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/fi/finnish.hpp"
#include "engine/cards/wording/same_things.hpp"

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
    replace_all(words, ",)", ")");
    replace_all(words, ",:", ":");
    replace_all(words, ",;", ";");
    replace_all(words, ", (", " (");
    for (std::string_view end : {"aikana", "lopussa", "alussa", "asti", "jälkeen", "tapauksessa", "erran vuorossa"})
        for (std::string_view clause : {"jos ", "aina kun ", "kun ", "niin kauan kuin "})
            replace_all(words, std::string(end) + " " + std::string(clause),
                        std::string(end) + ", " + std::string(clause));
    replace_all(words, " ja et ", " etkä ");
    replace_all(words, " ja ei ", " eikä ");
    replace_all(words, " ja eivät ", " eivätkä ");
    replace_all(words, " ja se ei ", " eikä se ");
    replace_all(words, " ja ne eivät ", " eivätkä ne ");
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
    decided_ = false;
    // Where both of two conditions have the same otherwise, it is said once.
    if (!out_.empty() && words.starts_with("muussa tapauksessa ") && out_.back().words == capitalised(words) + ".")
        return;
    const bool closed = words.ends_with(".)") || words.ends_with(".") || words.ends_with(":");
    out_.push_back({node, punctuated(capitalised(words) + (closed ? "" : "."))});
}

Finnish::Form Finnish::form_under(const Lead& lead) const {
    if (lead.may) return Form::infinitive;
    if (actor_ == Actor::you && decided_) return Form::second;
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
    if (!either_player_) return first ? "sen omistaja " : "hän ";
    return first ? "kumpikin pelaaja " : "hän ";
}

std::string Finnish::opened(const Lead& lead) {
    form_ = form_under(lead);
    // "jos hän teki niin, hän nostaa ..."
    const bool named = actor_ == Actor::opponent && lead.words.starts_with("jos hän ");
    const std::string who = named ? "hän " : subject();
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
        owner_unnamed_ = actor_ == Actor::that_player && !either_player_ && !player_named_;
        const std::string said = verb_clause(index);
        owner_unnamed_ = false;
        if (!lead.may) words = lead.words + said;
        else if (actor_ == Actor::you) words = lead.words + "voit päättää, että " + said;
        else words = opened({lead.words, true, false}) + "päättää, että " + said;
    }
    form_ = Form::imperative;
    return words;
}

// What one sentence says of several statements. The last of them, or `no_node` where there is no such sentence.
NodeIndex Finnish::merges(NodeIndex index) const {
    const Node& node = at(index);
    const NodeIndex next = node.next;
    if (next == no_node) return no_node;
    if (leads_into_deck(nodes_, index, next)) return next;
    if (const NodeIndex last = put_on_top(nodes_, index); last != no_node) return last;
    if (node.kind == NodeKind::order && at(next).kind == NodeKind::put &&
        at(at(at(next).first).next).sub == move_plainly && are_the_same(nodes_, node.first, at(next).first))
        return next;
    return said_together(index);
}

// Those statements in the form in force, without who does it.
std::string Finnish::merged(NodeIndex index, NodeIndex last) {
    const Node &node = at(index), &after = at(last);
    const Verb mix{"sekoita", "sekoittaa", "sekoittaa", "sekoitat"}, show{"näytä", "näyttää", "näyttää", "näytät"},
        put{"laita", "laittaa", "laittaa", "laitat"};
    if (node.kind == NodeKind::put && after.kind == NodeKind::shuffle) {
        const bool reveal = at(at(node.first).next).sub & move_reveal;
        const NodeIndex select = at(node.first).first, range = number_of(nodes_, select);
        const bool attached_one = at(base_of(nodes_, select)).kind == NodeKind::on && range != no_node &&
                                  at(range).first != no_node && at(at(range).first).kind == NodeKind::integer &&
                                  at(at(range).first).number == 1 && at(select).next == no_node;
        const Phrase what = things(node.first, attached_one ? Use::unit : Use::object);
        pick(node.first);
        const std::string into = in(zone_words(at(after.first)), Case::illative);
        const std::string it = in(what.plural() ? pronouns::they : pronouns::it, object_case());
        const std::string all = with_attached(node.first, what);
        return reveal ? v(show) + " " + what.in(object_case()) + all + joint + v(mix) + " " + it + " " + into
                      : v(mix) + " " + what.in(object_case()) + all + " " + into;
    }
    if (node.kind == NodeKind::search && put_on_top(nodes_, index) != no_node) return found_and_put(index, last);
    if (node.kind == NodeKind::order) {
        const std::string what = things(node.first, Use::object).in(object_case());
        pick(after.first);
        return v(put) + " " + what + " " + to_where(at(after.first).next) +
               (actor_ == Actor::you ? " haluamassasi järjestyksessä" : " haluamassaan järjestyksessä");
    }
    const std::string first = verb_clause(index);
    return first + joint + verb_clause(last);
}

// Two actions that one sentence joins with "ja".
NodeIndex Finnish::said_together(NodeIndex index) const {
    const Node& node = at(index);
    const NodeIndex next = node.next;
    const Node& after = at(next);
    if (node.kind == NodeKind::search && after.kind == NodeKind::attach) {
        const NodeIndex wanted = at(node.first).next;
        int variable = -1;  // a name of all of them stands behind the last
        for (NodeIndex select : children(nodes_, wanted)) variable = at(select).number - 1;
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
void Finnish::append(NodeIndex before, NodeIndex index, NodeIndex last, const Lead& lead) {
    if (last == no_node && !is_action(index)) return join(led(index, {}), Joint::own_subject);
    // Behind what happens: "..., ja poista energia".
    if (!is_action(before) && at(before).kind != NodeKind::choose) {
        const std::string opening = opened({});
        const std::string words = opening + (last != no_node ? merged(index, last) : verb_clause(index));
        form_ = Form::imperative;
        return join(words, Joint::own_subject);
    }
    form_ = form_under(lead);
    const std::string words = last != no_node ? merged(index, last) : verb_clause(index);
    form_ = Form::imperative;
    join(words, Joint::same_subject);
}

namespace {

void add_clause(std::string& last, const std::string& words, bool own_subject) {
    if (own_subject) {
        last = punctuated(last + ", ja " + words + ".");
        return;
    }
    for (std::size_t i = last.find(joint); i != std::string::npos; i = last.find(joint, i)) last.replace(i, 1, ", ");
    if (words.find(joint) != std::string::npos) last += ", ";
    else last += joint;
    last = punctuated(last + words + ".");
}

}  // namespace

// Puts that behind the last sentence. Verbs with one subject stand in a row with commas, and "ja" before the last.
void Finnish::join(const std::string& words, Joint joined) {
    std::string& last = out_.back().words;
    if (last.ends_with(".")) last.pop_back();
    // What is only told, as of the new Pokémon of an exchange, stays behind all that is done.
    const std::size_t cut = std::min(last.find(". "), last.size());
    const std::string told = last.substr(cut);
    last.resize(cut);
    add_clause(last, words, joined == Joint::own_subject);
    if (!told.empty()) last += told.substr(1) + ".";
}

// The end of looking through a deck. True where it was said.
bool Finnish::shuffles(NodeIndex index, const Lead& lead, NodeIndex before, bool looked) {
    const Node& node = at(index);
    if (before == no_node || node.kind != NodeKind::shuffle || at(node.first).kind != NodeKind::zone) return false;
    const Verb mix{"sekoita", "sekoittaa", "sekoittaa", "sekoitat"};
    const bool back = looked && sub_as<Zone>(at(node.first)) == Zone::deck;
    const bool with = (lead.held || lead.may) && is_action(before) && !out_.empty() && out_.back().words.ends_with(".");
    form_ = lead.may && with ? Form::infinitive : actor_ == Actor::you ? Form::imperative : Form::third;
    const std::string deck = back ? " loput kortit takaisin " + in(zone_words(at(node.first)), Case::illative)
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
    if (done == NodeKind::by && sub_as<Player>(at(before)) == Player::them) return "jos hän teki niin, ";
    if (done == NodeKind::by && sub_as<Player>(at(before)) == Player::both) return "jos niin tehtiin, ";
    if (done == NodeKind::draw)
        return actor_ == Actor::you
                   ? (may ? "jos nostat näin vähintään yhden kortin, " : "jos nostit näin vähintään yhden kortin, ")
               : actor_ == Actor::each ? "jos kortteja nostettiin näin, "
                                       : "jos hän nosti näin vähintään yhden kortin, ";
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
    if (lead.in_turn) return "sen jälkeen ";
    if (!lead.held) return "";
    return before != no_node && at(before).kind == NodeKind::choose ? "sen jälkeen " : "siinä tapauksessa ";
}

// Whether the statement can stand in the sentence of the one before, which was opened that way.
bool Finnish::joins(NodeIndex before, NodeIndex index, const Lead& opening) const {
    if (before == no_node || !(opening.held || opening.may) || out_.empty() || !out_.back().words.ends_with("."))
        return false;
    // "voit valita yhden Pokémoneistasi ja poistaa ..."
    const Node& earlier = at(before);
    if (earlier.kind == NodeKind::choose && opening.may && at(earlier.first).kind == NodeKind::selection)
        return names_a_number(nodes_, earlier.first) && is_action(index);
    if (family_of(at(before).kind) != NodeFamily::verb || family_of(at(index).kind) != NodeFamily::verb) return false;
    if (at(before).kind == NodeKind::shuffle) return false;
    const bool acts = merges(index) != no_node || is_action(index);
    return (is_action(before) && acts) || !opening.may;
}

// Whether it has to be said that the one is done behind the other: what is shuffled is not drawn first, what is shown is not
// taken away first, counters that count are not healed first.
bool Finnish::only_afterwards(NodeIndex before, NodeIndex index) const {
    const Node &earlier = at(before), &later = at(index);
    if (earlier.kind == NodeKind::shuffle) return later.kind == NodeKind::draw;
    if (earlier.kind == NodeKind::look) return later.kind == NodeKind::by;
    if (earlier.kind != NodeKind::more && earlier.kind != NodeKind::times) return false;
    if (later.kind != NodeKind::heal || !is_action(index)) return false;
    for (NodeIndex i = before; i < subtree_end(nodes_, before); ++i)
        if (at(i).kind == NodeKind::stat && sub_as<Stat>(at(i)) == Stat::counters) return true;
    return false;
}

namespace {

// "Nosta sitten 5 korttia", "Kumpikin pelaaja nostaa sitten 5 korttia"
void say_afterwards(std::string& words) {
    std::size_t verb = 0;
    for (std::string_view who : {"Vastustajasi ", "Kumpikin pelaaja ", "Sen omistaja ", "Hän "})
        if (words.starts_with(who)) verb = who.size();
    if (const std::size_t end = words.find(' ', verb); end != std::string::npos) words.insert(end, " sitten");
}

}  // namespace

void Finnish::statements(NodeIndex first, const Lead& lead) {
    NodeIndex before = no_node;
    bool looked = false, silent = false, told = false;  // the one before was told in a sentence of its own
    Lead opening = lead;                                // of the last sentence
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        const Node& node = at(i);
        if (is_limit(node.kind)) continue;
        if (shuffles(i, opening, before, looked)) {
            before = i, told = false;
            continue;
        }
        // What only names something says nothing: the next statement opens the sentence.
        const bool begun = before != no_node && !silent;
        Lead now = begun ? Lead{"", false, lead.held, lead.in_turn} : lead;
        if (begun && family_of(at(before).kind) == NodeFamily::verb) done_ = before;
        if (node.kind == NodeKind::then_) {
            now.words = discards_up_to(before) ? "" : then_words(before, lead.may);
            now.may = false, now.held = true;
            statements(at(node.first).kind == NodeKind::block ? at(node.first).first : node.first, now);
            before = i;
            continue;
        }
        looked = looked || node.kind == NodeKind::look;
        const NodeIndex last = merges(i);
        if (joins(before, i, opening)) append(before, i, last, opening);
        else {
            if (begun) now.words = going_on(lead, before), now.held = lead.held || lead.may;
            opening = now;
            const std::size_t said = out_.size();
            if (last == no_node) statement(i, now);
            silent = !begun && node.kind == NodeKind::choose && out_.size() == said;
            if (last != no_node) {
                const std::string words = opened(now);
                emit(i, words + merged(i, last));
                form_ = Form::imperative;
            }
            if (told && now.words.empty() && out_.size() > said && only_afterwards(before, i))
                say_afterwards(out_[said].words);
        }
        told = true;
        if (last != no_node) i = last;
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
        for (const TypeSet unit : source_.provides) energy += unit == TypeSet::all() ? "" : types(unit.bits) + "-";
        if (source_.provides.size() > 1) {
            energy.clear();
            for (const TypeSet unit : source_.provides)
                energy += unit == TypeSet::all() ? "(mikä tahansa)" : types(unit.bits);
            energy += "-";
        }
        emit(0, "Pokémoniin liitettynä tämä kortti antaa " +
                    (energy.empty() ? "kaikkia energiatyyppejä" : energy + "energiaa"));
    }
    for (NodeIndex i = first; i != no_node; i = at(i).next) {
        if (is_limit(at(i).kind)) continue;
        if (is_standing(at(i).kind)) {
            if (const TypesTakenOn taken = types_taken_on(nodes_, i); taken.last != no_node) {
                takes_on(i, taken);
                i = taken.last;
            } else if (const NodeIndex mirror = mirrored(i); mirror != no_node) i = mirror;
            else control(i, {lead.may ? "" : lead.words, false, false});
            continue;
        }
        // A `may` says by itself that one may.
        statements(i, at(i).kind == NodeKind::may ? Lead{lead.words, false, false} : lead);
        break;
    }
    if (out_.empty() && at(0).first != no_node) emit(0, lead.words + "ei tapahdu mitään");
    if (!name_rule_.empty()) emit(0, name_rule_);
    for (Sentence& sentence : out_) {
        replace_all(sentence.words, std::string(1, joint), " ja ");
        replace_all(sentence.words, ",.", ".");
    }
    return std::move(out_);
}

}  // namespace cubenight::wording
