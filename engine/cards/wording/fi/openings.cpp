// Limits and prices, as a text opens.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

void Finnish::once(const Node& node, std::string& when_words) {
    const bool ability = source_.of == TextOf::ability || source_.of == TextOf::use;
    switch (sub_as<OnceKind>(node)) {
        case OnceKind::plain: when_words = "kerran vuorosi aikana "; return;
        case OnceKind::by_name: {
            when_words = "kerran vuorosi aikana ";
            const Word& kind = ability ? words::ability : is_attack() ? words::attack : words::card;
            name_rule_ = "Voit käyttää vuorossa vain yhden " +
                         (source_.name.empty() ? "tällaisen " : hyphened(source_.name)) +
                         in(decline(kind, Number::one), Case::object);
            return;
        }
        case OnceKind::per_game:
            when_words = is_attack() ? "" : "vuorosi aikana ";
            name_rule_ =
                "Voit käyttää pelin aikana vain yhden " +
                (word(node.number) == "GX" ? hyphened(word(node.number)) + "hyökkäyksen"
                                           : std::string(word(node.number)) + " Powerin (hyökkäyksen tai Abilityn)");
            return;
        case OnceKind::either_player:
            when_words = "kerran omalla vuorollaan ";
            actor_ = Actor::that_player;
            either_player_ = true;
            return;
    }
}

void Finnish::only_if(NodeIndex index, std::string& only) {
    const Node& node = at(index);
    const bool ability = source_.of == TextOf::ability || source_.of == TextOf::use;
    if (source_.of == TextOf::attached) {
        const Node& is = at(node.first);
        const bool holder = is.kind == NodeKind::is &&
                            at(base_of(nodes_, at(is.first).first)).kind == NodeKind::place &&
                            sub_as<Place>(at(base_of(nodes_, at(is.first).first))) == Place::holder;
        const NodeIndex filter = holder ? at(is.first).next : no_node;
        std::string whom;
        of_pokemon_ = true;
        if (holder && at(filter).kind == NodeKind::kind && sub_as<KindWord>(at(filter)) != KindWord::at &&
            sub_as<KindWord>(at(filter)) != KindWord::variable)
            whom = in(kind_noun(at(filter), false), Case::illative);
        else if (holder) whom = "Pokémoniin, " + says(filter, pronouns::which, pronouns::which, false, false);
        const std::string condition = whom.empty() ? "jos " + clause_of(node.first) : whom;
        emit(index, "tämän kortin voi liittää vain" + std::string(whom.empty() ? ", " : " ") + condition);
        if (!is_to_attach(node))
            emit(index, whom.empty() ? "poista tämä kortti heti, kun näin ei enää ole"
                                     : "jos tämä kortti on liitetty johonkin muuhun, poista tämä kortti");
        return;
    }
    owner_unnamed_ = either_player_;
    const std::string condition = clause_of(node.first);
    owner_unnamed_ = false;
    player_named_ = condition.find("kyseise") != std::string::npos;
    if (ability || source_.of == TextOf::stadium) {
        only += "jos " + condition + ", ";
        return;
    }
    const bool first_turn = at(node.first).kind == NodeKind::first_turn && sub_as<Player>(at(node.first)) == Player::me;
    emit(index, std::string(is_attack() ? "voit käyttää tätä hyökkäystä" : "voit pelata tämän kortin") + " vain" +
                    (first_turn ? " ensimmäisellä vuorollasi" : ", jos " + condition));
}

void Finnish::price(NodeIndex index, std::string& only) {
    const bool stadium = actor_ == Actor::that_player;
    for (NodeIndex part : children(nodes_, at(index).first)) {
        if (family_of(at(part).kind) == NodeFamily::verb && is_action(part)) continue;
        // A price with choices of its own is said step by step.
        emit(index, "maksa ensin seuraava hinta");
        return statements(at(at(index).first).first, {});
    }
    form_ = stadium ? Form::infinitive : Form::second;
    std::vector<std::string> parts;
    for (NodeIndex part : children(nodes_, at(index).first)) parts.push_back(verb_clause(part));
    form_ = Form::imperative;
    const std::string paid = parts.empty() ? (stadium ? "maksaa hinnan" : "maksat hinnan") : listed(parts, "ja");
    if (stadium) {
        emit(index, only + subject() + "voi " + paid);
        only = "jos hän teki niin, ";
    } else if (source_.of == TextOf::attached) {
        emit(index, "voit liittää tämän kortin kädestäsi vain, jos " + paid);
    } else {
        const std::string what = is_attack()                     ? "käyttää tätä hyökkäystä"
                                 : source_.of == TextOf::play    ? "pelata tämän kortin"
                                 : source_.of == TextOf::stadium ? "käyttää tätä korttia"
                                                                 : "käyttää tätä Abilityä";
        emit(index, "voit " + what + " vain, jos " + paid);
    }
}

Finnish::Lead Finnish::opening(NodeIndex& first) {
    std::string when_words, from, only, paid;
    bool declared = false;
    const bool ability = source_.of == TextOf::ability || source_.of == TextOf::use;
    first = at(0).first;
    for (NodeIndex i : siblings_from(nodes_, at(0).first)) {
        const Node& node = at(i);
        switch (node.kind) {
            case NodeKind::once:
                declared = true;
                once(node, when_words);
                break;
            case NodeKind::often:
                declared = true;
                when_words = "kuinka monta kertaa tahansa vuorosi aikana ";
                break;
            case NodeKind::from_zone:
                declared = true;
                from = "jos " + in(this_word(), Case::nominative) + " on " +
                       (sub_as<FromZone>(node) == FromZone::hand ? "kädessäsi, " : "poistopinossasi, ");
                break;
            case NodeKind::no_stack:
                name_rule_ = ability && !source_.name.empty()
                                 ? "vain yksi " + hyphened(source_.name) + "Ability vaikuttaa kerrallaan"
                                 : "vain yksi tällainen kortti vaikuttaa kerrallaan";
                break;
            case NodeKind::only_if: only_if(i, only); break;
            case NodeKind::cost:
                if (actor_ == Actor::that_player) {
                    paid = when_words;
                    paid += from;
                    paid += only;
                    price(i, paid);
                    declared = false;
                } else price(i, only);
                break;
#define CUBENIGHT_NAMED_limit
#include "engine/language/other_kinds.def"
                break;
        }
    }
    while (first != no_node && is_limit(at(first).kind)) first = at(first).next;
    // What comes in any turn is not limited to your own.
    if (first != no_node && at(first).kind == NodeKind::when && when_words == "kerran vuorosi aikana " &&
        !comes_in_own_turn(nodes_, at(first).first))
        when_words = name_rule_.empty() ? "kerran vuorossa " : "";
    const bool uses = first != no_node && !is_standing(at(first).kind);
    Lead lead;
    if (player_named_ && paid.empty()) when_words = "kerran kunkin pelaajan vuoron aikana ";
    if (!from.empty() && only.starts_with("jos ")) {
        from.resize(from.size() - 2);
        only.replace(0, std::string_view("jos").size(), " ja");
    }
    lead.words = paid.empty() ? when_words + from + only : paid;
    lead.may = declared && uses && !is_attack();
    return lead;
}

}  // namespace cubenight::wording
