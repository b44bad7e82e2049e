// Statements that steer others: conditions, choices, coins, what lasts and what waits.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

void Finnish::may(const Node& node, const Lead& lead) {
    const Actor drew = drew_;
    Lead yes = lead;
    yes.may = true;
    // Nothing or something: the something is what may be done.
    const NodeIndex instead = at(node.first).next;
    if (at(node.first).first == no_node && instead != no_node) return statements(at(instead).first, yes);
    statements(at(node.first).first, yes);
    drew_ = drew;
    const std::string not_so = actor_ == Actor::you    ? "jos et tee niin, "
                               : actor_ == Actor::each ? "jos niin ei tehdä, "
                                                       : "jos hän ei tee niin, ";
    if (const NodeIndex no = at(node.first).next; no != no_node) statements(at(no).first, {not_so, false, true});
    drew_ = drew;
}

void Finnish::if_(const Node& node, const Lead& lead) {
    const NodeIndex yes = at(node.first).next, no = at(yes).next;
    const std::string condition = clause_of(node.first);
    asked_of_ = subject_of(node.first);
    const Actor drew = drew_;
    statements(at(yes).first, {lead.words + "jos " + condition + ", ", lead.may, true});
    asked_of_.clear();
    drew_ = drew;
    if (no != no_node) statements(at(no).first, {"muussa tapauksessa ", false, true});
    drew_ = drew;
}

void Finnish::each(const Node& node, const Lead& lead) {
    const NodeIndex select = at(node.first).first;
    const Phrase whom = things(node.first, Use::each);
    Meaning meant;
    meant.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    bind(node.number, meant);
    const std::size_t from = out_.size();
    statements(at(at(node.first).next).first,
               {lead.words + "tee seuraava erikseen " + whom.in(Case::allative) + ": ", lead.may, true, true});
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
    const Actor drew = drew_;
    for (NodeIndex part : siblings_from(nodes_, node.first))
        if (at(part).kind == NodeKind::face) face(part, coins, until), drew_ = drew;
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
    emit(index, words + many + ":");
    const Actor drew = drew_;
    for (; part != no_node; part = at(part).next, drew_ = drew) {
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
    statements(at(at(index).first).first, lead);
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
    const std::string opening = opened(lead);
    const Verb choose{"valitse", "valita", "valitsee", "valitset"};
    const Phrase whom = things(node.first, asked ? Use::object : Use::inside);
    const std::string words = opening + v(choose) + " " + whom.in(object_case());
    form_ = Form::imperative;
    meant.kind = means_pokemon(select) ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    meant.plural = whom.plural();
    if (!asked) {
        const Node& base = at(base_of(nodes_, select));
        meant.described = true;
        meant.words = whom.whole();
        const bool active = base.kind == NodeKind::place && sub_as<Place>(base) == Place::active;
        meant.active = active && base.next == no_node ? static_cast<Side>(base.number) : Side::none;
        meant.was_active = active && static_cast<Side>(base.number) == Side::my;
    }
    bind(node.number, meant);
    if (asked) emit(index, words);
}

void Finnish::choose_value(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const Node& what = at(node.first);
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

void Finnish::lasting(NodeIndex index, Lead lead) {
    const Node& node = at(index);
    const NodeIndex span = node.first, block = at(span).next;
    const std::string when_words = span_words(at(span));
    for (NodeIndex part : children(nodes_, block)) {
        std::string words = lead.words;
        if (lead.may) words = opened({lead.words, true, false}) + "päättää, että ";
        form_ = Form::imperative;
        words += when_words;
        lasting_ = true;
        if (at(part).kind == NodeKind::give || at(part).kind == NodeKind::while_) emit(part, standing(part, words));
        else control(part, {words, false, lead.held});
        lasting_ = false;
        lead.words = lead.held ? "siinä tapauksessa " : "";
        lead.may = false;
    }
}

void Finnish::when(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex event = node.first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    std::string words = when_clause(event, by), before = lead.words;
    NodeIndex first = at(block).first;
    const auto kind = sub_as<TextEvent>(at(event));
    const bool ends = kind == TextEvent::turn_ends;
    const bool of_turn = ends || kind == TextEvent::turn_starts;
    const bool lone_if = first != no_node && at(first).next == no_node && at(first).kind == NodeKind::if_ &&
                         at(at(at(first).first).next).next == no_node;
    const std::string edge = ends ? " lopussa" : " alussa";
    const std::string during = " aikana ";
    if (of_turn && lone_if && at(at(first).first).kind == NodeKind::turn_of &&
        sub_as<Player>(at(at(first).first)) <= Player::them) {
        words = (sub_as<Player>(at(at(first).first)) == Player::me ? "vuorosi" : "vastustajasi vuoron") + edge;
        first = at(at(at(first).first).next).first;
    } else if (ends && first != no_node && leaves_play(first)) {
        words = "vuoron lopussa";  // of the turn that ends first: the card is gone then
    } else if (of_turn && (before.ends_with("vuoron aikana ") || before.ends_with("vuorosi aikana "))) {
        // What waits for the end of the turn that is running, or of the next one.
        before.resize(before.size() - during.size());
        words = edge.substr(1), before += " ";
    }
    // Two things asked at the turn's end: whose turn it is says the opening.
    if (of_turn && lone_if && at(at(first).first).kind == NodeKind::and_) {
        const NodeIndex whose = at(at(first).first).first, rest = at(whose).next;
        if (at(whose).kind == NodeKind::turn_of && sub_as<Player>(at(whose)) <= Player::them &&
            at(rest).next == no_node) {
            words = (sub_as<Player>(at(whose)) == Player::me ? "vuorosi" : "vastustajasi vuoron") + edge + ", jos " +
                    clause_of(rest) + ",";
            first = at(at(at(first).first).next).first;
        }
    }
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const Node* subject = of == no_node ? nullptr : &at(base_of(nodes_, at(at(of).first).first));
    const bool of_holder = subject && subject->kind == NodeKind::place && sub_as<Place>(*subject) == Place::holder;
    of_attack_ = kind == TextEvent::attacks;
    waits_ = !of_turn;
    just_attached_ = of_holder || words == "kun liität tämän kortin kädestäsi Pokémonille,";
    // "kun liität tämän kortin {L}-Pokémonille": the Pokémon is asked for at once.
    if (just_attached_ && lone_if && at(at(first).first).kind == NodeKind::is) {
        const Node& is = at(at(first).first);
        const NodeIndex filter = at(is.first).next;
        const bool holder = at(is.first).first != no_node && at(at(is.first).first).next == no_node &&
                            at(base_of(nodes_, at(is.first).first)).kind == NodeKind::place &&
                            sub_as<Place>(at(base_of(nodes_, at(is.first).first))) == Place::holder &&
                            at(base_of(nodes_, at(is.first).first)).next == no_node;
        const bool spot = at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == KindWord::at;
        const bool is_active = spot && at(at(filter).first).kind == NodeKind::place &&
                               sub_as<Place>(at(at(filter).first)) == Place::active &&
                               static_cast<Side>(at(at(filter).first).number) == Side::my;
        const bool sort = at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) == KindWord::type;
        if (holder && (is_active || sort)) {
            const std::string whom =
                is_active ? "aktiiviselle Pokémonillesi" : in(kind_noun(at(filter), false), Case::allative);
            words = "kun liität tämän kortin kädestäsi " + whom + ",";
            first = at(at(at(first).first).next).first;
        }
    }
    statements(first, {before + words + " ", lead.may, true});
    just_attached_ = of_attack_ = waits_ = false;
}

// Whether the text's own card is discarded or put elsewhere.
bool Finnish::leaves_play(NodeIndex index) const {
    const Node& node = at(index);
    return (node.kind == NodeKind::discard || node.kind == NodeKind::put) &&
           is_this(at(base_of(nodes_, at(node.first).first)));
}

void Finnish::instead(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex event = node.first;
    const NodeIndex by = at(at(event).next).kind == NodeKind::by_whom ? at(event).next : no_node;
    const NodeIndex block = by == no_node ? at(event).next : at(by).next;
    const NodeIndex first = at(block).first;
    const NodeIndex of = find_child(nodes_, event, NodeKind::of);
    const std::string who = of == no_node ? "" : things(at(of).first, Use::inside).in(Case::nominative);
    std::string would = event_clause(event, by, Tense::conditional);
    // What stays in play is not done "instead": the clause says by itself what does not happen.
    const auto in_place = [&](NodeIndex done) {
        const bool stays =
            done != no_node && at(done).kind == NodeKind::heal && sub_as<HealKind>(at(done)) == HealKind::until_left;
        return std::string(stays ? "" : "sen sijaan ");
    };
    asked_of_ = who, waits_ = true;
    // "jos EHTO ja se tyrmättäisiin, ...": otherwise it happens as usual.
    bool said = false;
    if (first != no_node && at(first).kind == NodeKind::if_ && at(first).next == no_node) {
        const NodeIndex yes = at(at(first).first).next, no = at(yes).next;
        const bool proceeds = no != no_node && at(no).first != no_node && at(at(no).first).kind == NodeKind::proceed &&
                              at(at(no).first).next == no_node;
        if (proceeds) {
            const std::string whom = subject_of(at(first).first);
            if (!whom.empty() && would.starts_with(whom + " ")) would = "se" + would.substr(whom.size());
            const std::string opening = lead.words + "jos " + clause_of(at(first).first) + " ja " + would + ", ";
            statements(at(yes).first, {opening + in_place(at(yes).first), false, true});
            said = true;
        }
    }
    if (!said && first != no_node && at(first).next == no_node && family_of(at(first).kind) == NodeFamily::verb) {
        emit(index, led(first, {lead.words + "jos " + would + ", " + in_place(first), false, false}));
        said = true;
    }
    // It happens only where a condition lets it.
    const NodeIndex let = first != no_node && at(first).kind == NodeKind::if_ ? at(at(first).first).next : no_node;
    if (!said && let != no_node && at(first).next == no_node && at(let).next == no_node && at(let).first != no_node &&
        at(at(let).first).kind == NodeKind::proceed) {
        emit(index, lead.words + "jos " + would + ", niin käy vain, jos " + clause_of(at(first).first));
        said = true;
    }
    if (!said) {
        statements(first, {lead.words + "jos " + would + ", ", false, true});
        // Where nothing comes instead, what is not let happen does not happen.
        bool replaced = false;
        for (NodeIndex i = block; i < subtree_end(nodes_, block); ++i)
            replaced |= family_of(at(i).kind) == NodeFamily::verb;
        if (!replaced) emit(index, "muuten niin ei käy");
    }
    waits_ = false;
    asked_of_.clear();
}

}  // namespace cubenight::wording
