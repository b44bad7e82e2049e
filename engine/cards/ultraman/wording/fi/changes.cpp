// What characters are given: as a deed, and as it stands.
#include "engine/cards/ultraman/wording/fi/finnish.hpp"

namespace cubenight::ultraman::wording {

using fi::Case;
using fi::Declined;

namespace {

struct Forms {
    std::string_view nominative, allative;
};

Forms influence_word(Influence influence) {
    switch (influence) {
        case Influence::grade_up: return {"asteen korotukset", "asteen korotuksille"};
        case Influence::grade_down: return {"asteen laskut", "asteen laskuille"};
        case Influence::bp_plus: return {"BP:tä lisäävät efektit", "BP:tä lisääville efekteille"};
        case Influence::bp_minus: return {"BP:tä vähentävät efektit", "BP:tä vähentäville efekteille"};
    }
    return {};
}

// Whether more is said behind the noun, so that nothing can stand behind it.
bool has_clause(const std::string& noun) { return noun.ends_with(",") || noun.ends_with(" joukosta"); }

// How long what is given is there.
std::string for_span(SpanKind span) {
    switch (span) {
        case SpanKind::this_turn: return " tämän vuoron ajaksi";
        case SpanKind::next_turn: return " seuraavan vuoron ajaksi";
        case SpanKind::rest_of_game: return " pelin loppuun asti";
        case SpanKind::until_end_of_next_turn:
        case SpanKind::while_: break;
    }
    return "";
}

// When what is said is so.
std::string in_span(SpanKind span) {
    switch (span) {
        case SpanKind::this_turn: return " tällä vuorolla";
        case SpanKind::next_turn: return " seuraavalla vuorolla";
        case SpanKind::rest_of_game: return " pelin loppuun asti";
        case SpanKind::until_end_of_next_turn:
        case SpanKind::while_: break;
    }
    return "";
}

}  // namespace

std::string Finnish::during(SpanKind span) const {
    if (span == SpanKind::rest_of_game) return "pelin loppuun asti ";
    return span == SpanKind::next_turn ? "seuraavan vuoron ajan " : "tämän vuoron ajan ";
}

std::string Finnish::amount(NodeIndex change) const {
    const NodeIndex index = text_[change].first;
    if (const Scaled each = text_.scaled(index); each.unit != no_node)
        return std::to_string(each.factor) + for_every(each);
    if (text_[index].kind == NodeKind::integer || sub_as<ChangeKind>(text_[change]) == ChangeKind::fixed)
        return quantity(index);
    return "X (X on " + quantity(index) + ")";
}

// By how many grades a modifier raises or lowers, in that case: "yhden asteen", "2 astetta", "yhdellä asteella"; empty of
// another modifier.
std::string Finnish::grades(NodeIndex index, Case which) const {
    const Node& node = text_[index];
    if (node.kind != NodeKind::modify || sub_as<ModNumber>(node) != ModNumber::grade) return "";
    const NodeIndex number = text_[node.first].first;
    const Declined one = fi::decline(suomi::grade, fi::Number::one);
    if (const Scaled each = text_.scaled(number); each.unit != no_node)
        return in(fi::counted(each.factor, one), which) + for_every(each);
    if (text_[number].kind == NodeKind::integer) return in(fi::counted(text_[number].number, one), which);
    return "X " + in(one, which == Case::object ? Case::partitive : which) + " (X on " + quantity(number) + ")";
}

bool Finnish::lowers(NodeIndex modifier) const {
    return sub_as<ChangeKind>(text_[text_[modifier].first]) == ChangeKind::minus;
}

std::string Finnish::gift(NodeIndex index, Case which) const {
    const Node& node = text_[index];
    if (node.kind == NodeKind::type_change && sub_as<TypeChange>(node) == TypeChange::also) {
        const Node& kind = text_[node.first];
        if (sub_as<KindWord>(kind) == KindWord::variable) return "lisäksi " + in(name_of(kind.number), which);
        return "lisäksi " + types(kind) + "-" + in(fi::decline(suomi::type_word, fi::Number::one), which);
    }
    if (node.kind != NodeKind::modify) return "";
    const std::string sign = sub_as<ChangeKind>(text_[node.first]) == ChangeKind::minus ? " −" : " +";
    const auto word = [which](const fi::Word& what) { return in(fi::decline(what, fi::Number::one), which); };
    switch (sub_as<ModNumber>(node)) {
        case ModNumber::bp: return "BP" + sign + amount(node.first);
        case ModNumber::level: return word(suomi::level) + sign + amount(node.first);
        case ModNumber::grade:
        case ModNumber::columns: break;
    }
    return "";
}

// "nousemasta tasoa", or "nousta tasoa".
std::string Finnish::forbidden(NodeIndex index, bool prevented) const {
    const Node& action = text_[index];
    const bool theirs = static_cast<Player>(action.number) == Player::them;
    const std::string by = theirs ? " vastustajasi efektien vuoksi" : " efektien vuoksi";
    switch (sub_as<ActionKind>(action)) {
        case ActionKind::level_up: return prevented ? "nousemasta tasoa" : "nousta tasoa";
        case ActionKind::resolve_enter:
            return prevented ? "käyttämästä peliintuloefektejä" : "käyttää peliintuloefektejä";
        case ActionKind::be_exiled:
            return (prevented ? "joutumasta pelin ulkopuolelle" : "joutua pelin ulkopuolelle") + by;
        case ActionKind::be_discarded: return (prevented ? "joutumasta poistopinoon" : "joutua poistopinoon") + by;
    }
    return "";
}

Said Finnish::change(NodeIndex index, const Declined& whom, SpanKind span, bool many) const {
    const Node& node = text_[index];
    const std::string whose = in(whom, Case::genitive), so_long = for_span(span);
    switch (node.kind) {
        case NodeKind::modify: {
            const NodeIndex number = text_[node.first].first;
            const bool chosen = text_[number].kind == NodeKind::variable;
            const std::string to =
                chosen ? in(name_of(text_[number].number), Case::illative) : "arvoon " + amount(node.first);
            return suomi::done(suomi::change, fi::unchanged(whose + " kaikki BP-arvot"), " " + to + so_long);
        }
        case NodeKind::type_change: {
            const Node& kind = text_[node.first];
            const bool variable = sub_as<KindWord>(kind) == KindWord::variable;
            const Declined type = fi::counted(1, fi::decline(suomi::type_word, fi::Number::one));
            const std::string to = variable ? in(name_of(kind.number), Case::illative) : "tyyppiin " + types(kind);
            return suomi::done(suomi::exchange, fi::before(whose + " ", type), " " + to + so_long);
        }
        case NodeKind::becomes_extra:
            return suomi::done(suomi::change, fi::unchanged(whose + " BP"), " EXTRA-BP:ksi" + so_long);
        case NodeKind::unaffected:
            return suomi::done(suomi::make, whom,
                               (many ? " immuuneiksi " : " immuuniksi ") +
                                   std::string(influence_word(sub_as<Influence>(node)).allative) + so_long);
        case NodeKind::battle: {
            const bool tie = sub_as<BattleResult>(node) == BattleResult::tie;
            return suomi::done(suomi::settle, fi::before(whose + " ", fi::decline(suomi::battle, fi::Number::one)),
                               (tie ? " tasapeliksi" : " sen voitoksi") + in_span(span));
        }
        case NodeKind::cant:
            return suomi::done(suomi::prevent, fi::unchanged(in(whom, Case::partitive)),
                               " " + forbidden(node.first, true) + in_span(span));
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return {};
}

Said Finnish::give(NodeIndex index, SpanKind span) const {
    const NodeIndex receivers = text_[index].first;
    const bool many = text_[text_[receivers].first].next != no_node || text_.is_many(text_.first(receivers));
    Declined whom = all(receivers, Prep::in);
    // Those of this moment: what comes there later is not meant.
    for (std::string& form : whom)
        if (const std::size_t pile = form.find(" poistopinossa"); pile != std::string::npos) form.insert(pile, " nyt");
    std::vector<std::string> told, got;
    std::vector<Said> deeds;
    const bool clause = has_clause(in(whom, Case::allative));
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        if (const std::string by = grades(modifier, Case::adessive); !by.empty())
            deeds.push_back(suomi::done(lowers(modifier) ? suomi::lower : suomi::raise,
                                        fi::unchanged(clause ? "BP:tä" : in(whom, Case::genitive) + " BP:tä"),
                                        " " + by + for_span(span) + (clause ? " " + in(whom, Case::adessive) : "")));
        else if (const std::string one = gift(modifier, Case::object); !one.empty())
            got.push_back(one), told.push_back(gift(modifier, Case::nominative));
        else deeds.push_back(change(modifier, whom, span, many));
    }
    if (!got.empty()) {
        Declined gifts = fi::unchanged(fi::listed(told, "ja"));
        gifts[static_cast<std::size_t>(Case::object)] = fi::listed(got, "ja");
        const std::string to = in(whom, Case::allative);
        deeds.insert(deeds.begin(), clause ? suomi::done(suomi::give, gifts, for_span(span) + " " + to)
                                           : suomi::done(suomi::give, fi::before(to + " ", gifts), for_span(span)));
    }
    return together(deeds, Joint::then);
}

Said Finnish::lasting(NodeIndex index) const {
    const NodeIndex span = text_[index].first;
    std::vector<Said> deeds;
    for (const NodeIndex part : children(text_.nodes(), text_[span].next))
        deeds.push_back(give(part, sub_as<SpanKind>(text_[span])));
    return together(deeds, Joint::then);
}

// -- as it stands

std::string Finnish::state(NodeIndex index, const Declined& who, bool many) const {
    const Node& node = text_[index];
    const std::string whose = in(who, Case::genitive);
    switch (node.kind) {
        case NodeKind::modify: return whose + " kaikki BP-arvot ovat " + amount(node.first);
        case NodeKind::type_change: {
            const Node& kind = text_[node.first];
            const bool variable = sub_as<KindWord>(kind) == KindWord::variable;
            return whose + " yksi TYPE on " + (variable ? in(name_of(kind.number), Case::nominative) : types(kind));
        }
        case NodeKind::becomes_extra: return whose + " BP on " + (many ? "niiden" : "sen") + " EXTRA-BP";
        case NodeKind::unaffected:
            return in(who, Case::illative) + " eivät vaikuta " +
                   std::string(influence_word(sub_as<Influence>(node)).nominative);
        case NodeKind::battle:
            if (sub_as<BattleResult>(node) == BattleResult::tie) return whose + " taistelu on tasapeli";
            return in(who, Case::nominative) + (many ? " voittavat taistelunsa" : " voittaa taistelunsa");
        case NodeKind::cant:
            return in(who, Case::nominative) + (many ? " eivät voi " : " ei voi ") + forbidden(node.first, false);
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

std::string Finnish::given(NodeIndex index) const {
    const NodeIndex receivers = text_[index].first;
    const bool many = text_[text_[receivers].first].next != no_node || text_.is_many(text_.first(receivers));
    const Declined who = all(receivers, Prep::in);
    const bool clause = has_clause(in(who, Case::genitive));
    std::vector<std::string> gifts, parts;
    for (NodeIndex modifier = text_[receivers].next; modifier != no_node; modifier = text_[modifier].next) {
        if (const std::string by = grades(modifier, Case::object); !by.empty() && clause) {
            parts.push_back("BP " + std::string(lowers(modifier) ? "laskee " : "nousee ") + by + " " +
                            in(who, Case::adessive));
        } else if (!by.empty()) {
            std::string said = gifts.empty() && parts.empty() ? in(who, Case::genitive) : many ? "niiden" : "sen";
            said += lowers(modifier) ? " BP laskee " : " BP nousee ";
            said += by;
            parts.push_back(std::move(said));
        } else if (const std::string one = gift(modifier, Case::object); !one.empty()) gifts.push_back(one);
        else parts.push_back(state(modifier, who, many));
    }
    if (!gifts.empty())
        parts.insert(parts.begin(),
                     in(who, Case::nominative) + (many ? " saavat " : " saa ") + fi::listed(gifts, "ja"));
    return fi::listed(parts, "ja");
}

}  // namespace cubenight::ultraman::wording
