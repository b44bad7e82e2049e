// Statements that steer others: conditions, choices, coins and what lasts.
#include <algorithm>
#include <utility>

#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

void Finnish::may(const Node& node, const Lead& lead) {
    const SoFar before = so_far_;
    Lead yes = lead;
    yes.may = true;
    // Nothing or something: the something is what may be done.
    const NodeIndex instead = at(node.first).next;
    if (at(node.first).first == no_node && instead != no_node) return statements(at(instead).first, yes);
    statements(at(node.first).first, yes);
    so_far_ = before;
    const std::string not_so = actor_ == Actor::you    ? "jos et tee niin, "
                               : actor_ == Actor::each ? "jos niin ei tehdä, "
                                                       : "jos hän ei tee niin, ";
    if (const NodeIndex no = at(node.first).next; no != no_node) statements(at(no).first, {not_so, false, true});
    so_far_ = before;
}

// "jos teit niin ja penkilläsi on Pokémon, ": two conditions with one "jos".
std::string Finnish::under(const std::string& before, const std::string& condition) {
    const std::string_view opening = "jos ", end = ", ";
    const std::size_t last = before.rfind(opening);
    const bool clause = last == 0 || (last < before.size() && before[last - 1] == ' ');
    const bool more = clause && before.ends_with(end);
    const bool either = more && before.find(" tai ", last) != std::string::npos;
    const std::string_view and_ = either ? ", ja lisäksi " : " ja ";
    if (!more) return before + "jos " + condition + ", ";
    return before.substr(0, before.size() - end.size()) + std::string(and_) + condition + ", ";
}

// "nosta 2 korttia. Jos ..., nosta sen sijaan 4 korttia": where nothing but the number hangs on the condition, and that asks
// for nothing that is drawn.
bool Finnish::draws_other_number(NodeIndex asked, const std::string& condition) {
    const NodeIndex yes = at(asked).next, no = at(yes).next;
    const NodeIndex deed = at(yes).first, plain = at(no).first;
    if (deed == no_node || plain == no_node || at(deed).next != no_node || at(plain).next != no_node) return false;
    const NodeIndex number = only_number_apart(nodes_, deed, plain).left;
    if (actor_ != Actor::you || at(deed).kind != NodeKind::draw || number != at(deed).first) return false;
    if (sub_as<DrawKind>(at(deed)) == DrawKind::up_to || at(number).kind != NodeKind::integer) return false;
    for (NodeIndex i = asked; i < subtree_end(nodes_, asked); ++i)
        if (at(i).kind == NodeKind::zone && (sub_as<Zone>(at(i)) == Zone::hand || sub_as<Zone>(at(i)) == Zone::deck))
            return false;
    const SoFar before = so_far_;
    statements(plain, {});
    so_far_ = before;
    const std::string_view draw = "nosta ";
    std::string other = verb_clause(deed);
    if (other.starts_with(draw)) other.insert(draw.size(), "sen sijaan ");
    emit(deed, condition + other);
    return true;
}

void Finnish::if_(const Node& node, const Lead& lead) {
    const NodeIndex yes = at(node.first).next, no = at(yes).next;
    // Nothing or something: the something is what is asked about.
    const bool otherwise = at(yes).first == no_node && no != no_node;
    const std::string condition = clause_of(node.first, otherwise);
    asked_of_ = subject_of(node.first);
    const std::string asked = under(lead.words, condition);
    if (no != no_node && lead.words.empty() && !lead.may && draws_other_number(node.first, asked))
        return asked_of_.clear();
    if (otherwise) {
        statements(at(no).first, {asked, lead.may, true});
        return asked_of_.clear();
    }
    const SoFar before = so_far_;
    statements(at(yes).first, {asked, lead.may, true});
    asked_of_.clear();
    bool dealt = std::exchange(so_far_, before).dealt;
    if (no != no_node) statements(at(no).first, {"muussa tapauksessa ", false, true});
    dealt = dealt || so_far_.dealt;
    so_far_ = {before.drew, dealt};
}

void Finnish::each(const Node& node, const Lead& lead) {
    const NodeIndex select = at(node.first).first;
    const Phrase whom = things(node.first, Use::each);
    Meaning meant;
    meant.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    bind(node.number, meant);
    const std::size_t from = out_.size();
    const bool all = whom.after.empty() && whom.in(Case::genitive).starts_with("jokaisen ");
    const std::string each_time = all ? whom.of("kohdalla") : whom.in(Case::allative);
    statements(at(at(node.first).next).first,
               {lead.words + "tee seuraava erikseen " + each_time + ": ", lead.may, true, true});
    if (out_.size() == from) emit(node.first, lead.words + "ei tapahdu mitään");
}

void Finnish::control(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    switch (node.kind) {
        case NodeKind::block: return statements(node.first, lead);
        case NodeKind::then_: return statements(node.first, {lead.words + "jos teit niin, ", lead.may, true});
        case NodeKind::may: return may(node, lead);
        case NodeKind::if_: return if_(node, lead);
        case NodeKind::each: return each(node, lead);
        case NodeKind::either: return either(index, lead);
        case NodeKind::flip: return flip(index, lead);
        case NodeKind::by: return by_player(index, lead);
        case NodeKind::choose: return choose(index, lead);
        case NodeKind::before_damage:
            return statements(at(node.first).first, {lead.words + "ennen vaurion tekemistä ", lead.may, true});
        case NodeKind::lasting: return lasting(index, lead);
        case NodeKind::proceed: return emit(index, lead.words + "niin käy");
        case NodeKind::give:
        case NodeKind::while_: return emit(index, standing(index, lead.words));
        case NodeKind::when: return when(index, lead);
        case NodeKind::instead: return instead(index, lead);
        case NodeKind::face:
        case NodeKind::span:
        case NodeKind::event:
        case NodeKind::of:
        case NodeKind::by_whom:
        case NodeKind::at:
        case NodeKind::move_to:
        case NodeKind::under:
        case NodeKind::aside:
        case NodeKind::top:
        case NodeKind::bottom:
        case NodeKind::into:
        case NodeKind::spread:
        case NodeKind::condition_value:
        case NodeKind::attack_name:
        case NodeKind::cost_units:
        case NodeKind::change:
        case NodeKind::action:
        case NodeKind::player:
        case NodeKind::value:
#define CUBENIGHT_NAMED_structure
#define CUBENIGHT_NAMED_control
#define CUBENIGHT_NAMED_standing
#define CUBENIGHT_NAMED_part
#include "engine/language/other_kinds.def"
            return;
    }
}

void Finnish::flip(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const bool until = at(node.first).kind == NodeKind::face;
    const int coins = !until && at(node.first).kind == NodeKind::integer ? at(node.first).number : 0;
    const Verb flip{"heitä", "heittää", "heittää", "heität"};
    std::string words = opened(lead);
    words += v(flip) + " kolikkoa";
    if (until) words += ", kunnes tulee klaava";
    else if (coins > 1) words += " " + std::to_string(coins) + " kertaa";
    else if (coins != 1) {
        const Scaled parts = so_many(node.first);
        words += parts.unit != no_node
                     ? " " + (parts.factor == 1 ? std::string("kerran") : std::to_string(parts.factor) + " kertaa") +
                           " " + for_each(parts.unit)
                     : " niin monta kertaa kuin on " + in(value(node.first), Case::nominative);
    }
    form_ = Form::imperative;
    emit(index, words);
    const SoFar before = so_far_;
    bool dealt = before.dealt;
    coins_ = coins;
    for (NodeIndex part : siblings_from(nodes_, node.first)) {
        if (at(part).kind != NodeKind::face) continue;
        face(part, coins, until);
        dealt = std::exchange(so_far_, before).dealt || dealt;
    }
    so_far_.dealt = dealt;
}

void Finnish::face(NodeIndex index, int coins, bool until) {
    const Node& node = at(index);
    const bool one = coins == 1 && !until;
    std::string words;
    switch (sub_as<FaceKind>(node)) {
        case FaceKind::heads: words = one ? "jos tulee kruuna, " : "jokaista kruunaa kohden "; break;
        case FaceKind::tails: words = one ? "jos tulee klaava, " : "jokaista klaavaa kohden "; break;
        case FaceKind::all_heads:
            words = coins == 2 ? "jos molemmilla heitoilla tulee kruuna, " : "jos kaikilla heitoilla tulee kruuna, ";
            break;
        case FaceKind::all_tails:
            words = coins == 2 ? "jos molemmilla heitoilla tulee klaava, " : "jos kaikilla heitoilla tulee klaava, ";
            break;
        case FaceKind::after: break;
    }
    const bool held = !words.empty();
    if (at(node.first).kind == NodeKind::block) statements(at(node.first).first, {words, false, held});
    else statement(node.first, {words, false, held});
}

void Finnish::either(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    std::string many = "yksi";
    NodeIndex part = node.first;
    if (at(part).kind == NodeKind::range) {
        const Node& range = at(part);
        if (range.first == no_node)
            many = sub_as<RangeKind>(range) == RangeKind::all ? "kaikki" : "kuinka monta tahansa";
        else {
            const bool integer = at(range.first).kind == NodeKind::integer;
            many =
                (sub_as<RangeKind>(range) == RangeKind::up_to ? "enintään " : "") +
                (integer ? std::to_string(at(range.first).number) : in(value(range.first), Case::genitive) + " verran");
        }
        part = at(part).next;
    }
    const Verb choose{"valitse", "valita", "valitsee", "valitset"};
    std::string words = opened(lead);
    words += v(choose) + " ";
    if (many == "yksi" && form_ != Form::imperative) many = "yhden";
    form_ = Form::imperative;
    emit(index, words + many + " seuraavista:");
    const SoFar before = so_far_;
    for (; part != no_node; part = at(part).next, so_far_ = before) {
        const std::size_t from = out_.size();
        statements(at(part).first, {});
        std::string said = "\n" + std::string(bullet);
        if (out_.size() == from) emit(part, "ei tapahdu mitään");
        for (std::size_t i = from; i < out_.size(); ++i) said += (i > from ? " " : "") + out_[i].words;
        out_.resize(from);
        out_.push_back({part, said});
    }
}

void Finnish::by_player(NodeIndex index, const Lead& lead) {
    const Actor before = actor_;
    switch (sub_as<Player>(at(index))) {
        case Player::me: actor_ = Actor::you; break;
        case Player::them: actor_ = Actor::opponent; break;
        case Player::both: actor_ = Actor::each; break;
        case Player::owner: actor_ = Actor::that_player; break;
    }
    Lead of_them = lead;
    if (lead.may && before == Actor::you && actor_ != before) {  // they do it, but you choose
        const bool ability = source_.of == TextOf::use || source_.of == TextOf::ability;
        emit(index, lead.words + "voit käyttää " + (ability ? "tätä Abilityä" : "tätä vaikutusta"));
        of_them = {};
    }
    statements(at(at(index).first).first, of_them);
    actor_ = before;
}

void Finnish::choose(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    if (what.kind == NodeKind::value) return choose_value(index, lead);
    Meaning meant;
    if (what.kind != NodeKind::selection) {  // a number as it is now
        meant.kind = Meaning::Kind::number, meant.quantity = node.first;
        // Coins stay as they fell; whatever else is counted is counted now.
        if (what.kind != NodeKind::heads) {
            const Verb reckon{"laske", "laskea", "laskee", "lasket"};
            std::string words = opened(lead);
            words += v(reckon) + " " + in(value(node.first), object_case());
            form_ = Form::imperative;
            emit(index, words);
            meant.quantity = no_node;
        }
        return bind(node.number, meant);
    }
    const NodeIndex select = what.first;
    const bool asked = names_a_number(nodes_, node.first);
    const std::string opening = asked ? opened(lead) : "";
    const Verb choose{"valitse", "valita", "valitsee", "valitset"};
    const Phrase whom = things(node.first, asked ? Use::object : Use::inside);
    const std::string words = opening + v(choose) + " " + whom.in(object_case());
    form_ = Form::imperative;
    meant.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    meant.plural = whom.plural();
    if (const Node& base = at(base_of(nodes_, select)); base.kind == NodeKind::var) meant.chosen_of = base.number;
    if (!asked) {
        const Node& base = at(base_of(nodes_, select));
        meant.described = true;
        meant.words = whom.whole();
        const bool active = base.kind == NodeKind::place && sub_as<Place>(base) == Place::active;
        meant.active = active && base.next == no_node ? static_cast<Side>(base.number) : Side::none;
        meant.was_active = active && static_cast<Side>(base.number) == Side::my;
    }
    bind(node.number, meant);
    if (!asked) return;
    emit(index, words);
    asked_of_.clear();  // somebody else was named since
}

void Finnish::choose_value(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
    if (chooses_how_many_to_discard(nodes_, index)) {
        Meaning number;
        number.kind = Meaning::Kind::number, number.up_to = at(what.first).number;
        return bind(node.number, number);
    }
    const Verb choose{"valitse", "valita", "valitsee", "valitset"};
    std::string words = opened(lead);
    words += v(choose) + " ";
    const bool nominative = form_ == Form::imperative;
    const bool of = what.first != no_node && at(what.first).kind == NodeKind::selection;
    const auto whose = [&](std::string_view head) { return things(what.first, Use::inside).of(head); };
    const std::string one = nominative ? "yksi " : "yhden ";
    Meaning meant;
    switch (sub_as<ValueKind>(what)) {
        case ValueKind::type:
            meant.kind = Meaning::Kind::type;
            words += of ? one + whose("tyypeistä") : nominative ? "tyyppi" : "tyypin";
            if (const auto but = type_left_out(what)) words += ", joka ei ole " + types(TypeSet::of(*but).bits);
            break;
        case ValueKind::number:
            meant.kind = Meaning::Kind::number;
            words += nominative ? "luku" : "luvun";
            if (what.first != no_node)
                words += " (vähintään 1 ja enintään " + in(value(what.first), Case::nominative) + ")";
            break;
        case ValueKind::condition:
            meant.kind = Meaning::Kind::condition;
            words += one + (of ? whose("Special Conditioneista") : "Special Conditioneista");
            break;
        case ValueKind::name:
            meant.kind = Meaning::Kind::name;
            words += of ? whose(nominative ? "nimi" : "nimen") : nominative ? "nimi" : "nimen";
            break;
        case ValueKind::attack:
            meant.kind = Meaning::Kind::attack;
            words += one + (of ? whose("hyökkäyksistä") : "hyökkäyksistä");
            break;
    }
    form_ = Form::imperative;
    bind(node.number, meant);
    emit(index, words);
}

// What is given in one clause takes its time behind it: "tämä Pokémon ei voi hyökätä seuraavan vuorosi aikana". Empty
// where that would part the time from what it belongs to.
std::string Finnish::timed(NodeIndex give_index, const Node& span) {
    if (at(give_index).kind != NodeKind::give || sub_as<SpanKind>(span) == SpanKind::while_) return "";
    Finnish trial = *this;
    std::string words = trial.give(give_index, "");
    const std::size_t end = std::min(words.find(" ("), words.size());
    if (words.find(',') < end || words.find(':') < end) return "";
    const NodeIndex target = at(give_index).first;
    const bool their_own = at(target).kind == NodeKind::player && sub_as<Player>(at(target)) == Player::them &&
                           static_cast<Player>(span.number) == Player::them &&
                           sub_as<SpanKind>(span) != SpanKind::this_turn &&
                           sub_as<SpanKind>(span) != SpanKind::rest_of_game;
    std::string time = span_words(span);
    time.pop_back();
    if (their_own)
        time = sub_as<SpanKind>(span) == SpanKind::next_turn ? "seuraavan vuoronsa aikana"
                                                             : "seuraavan vuoronsa loppuun asti";
    *this = std::move(trial);
    return words.insert(end > 0 && end < words.size() && words[end - 1] == '.' ? end - 1 : end, " " + time);
}

void Finnish::lasting(NodeIndex index, Lead lead) {
    const Node& node = at(index);
    const NodeIndex span = node.first, block = at(span).next;
    const bool turn_before = others_turn_, waited = knock_out_waited_;
    others_turn_ =
        sub_as<SpanKind>(at(span)) == SpanKind::next_turn && static_cast<Player>(at(span).number) == Player::them;
    // Behind that Knock Out it needs no words when it is.
    knock_out_waited_ &= tells_of_its_prizes(nodes_, index) && !lead.may;
    if (knock_out_waited_) emit(at(block).first, standing(at(block).first, lead.words));
    for (NodeIndex part : children(nodes_, block)) {
        if (knock_out_waited_) break;
        std::string words = lead.words;
        if (lead.may) words = opened({lead.words, true, false}) + "päättää, että ";
        form_ = Form::imperative;
        lasting_ = true;
        const std::string said = timed(part, at(span));
        if (!said.empty()) emit(part, words + said);
        else {
            words += span_words(at(span));
            if (sub_as<SpanKind>(at(span)) == SpanKind::while_) asked_of_ = subject_of(at(span).first);
            if (at(part).kind == NodeKind::give || at(part).kind == NodeKind::while_) emit(part, standing(part, words));
            else {
                decided_ = lead.may && actor_ == Actor::you;
                control(part, {words, false, lead.held});
                decided_ = false;
            }
        }
        lasting_ = false;
        asked_of_.clear();
        lead.words = lead.held ? "siinä tapauksessa " : "";
        lead.may = false;
    }
    others_turn_ = turn_before;
    knock_out_waited_ = waited;
}

}  // namespace cubenight::wording
