// What a text changes for as long as it stands: whom, under what condition, and how long.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

std::string Finnish::span_words(const Node& span) {
    std::string whose, turn = "vuoron";
    switch (static_cast<Player>(span.number)) {
        case Player::me: turn = "vuorosi"; break;
        case Player::them: whose = "vastustajasi "; break;
        case Player::both: whose = "kummankin pelaajan "; break;
        case Player::owner: whose = "sen omistajan "; break;
    }
    switch (sub_as<SpanKind>(span)) {
        case SpanKind::this_turn: return "tämän vuoron aikana ";
        case SpanKind::next_turn: return whose + "seuraavan " + turn + " aikana ";
        case SpanKind::until_end_of_next_turn: return whose + "seuraavan " + turn + " loppuun asti ";
        case SpanKind::while_: return "niin kauan kuin " + clause_of(span.first) + ", ";
        case SpanKind::rest_of_game: break;
    }
    return "pelin loppuun asti ";
}

// The subject is said once, afterwards it is "se".
std::string Finnish::give(NodeIndex index, const std::string& lead) {
    const Node& node = at(index);
    const NodeIndex target = node.first;
    Phrase whom = with_owner(things(target, Use::inside));
    Person person = whom.person;
    const std::string named = whom.in(Case::nominative);
    if (!asked_of_.empty() && whom.in(Case::nominative) == asked_of_) whom = {pronouns::it, "", person};
    const Node& base = at(target).kind == NodeKind::selection ? at(base_of(nodes_, at(target).first)) : at(target);
    // Each card provides by itself.
    if (base.kind == NodeKind::on && at(at(target).first).next == no_node &&
        at(at(target).next).kind == NodeKind::provides) {
        const Phrase one = things(target, Use::unit);
        whom = {decline(words::every, Number::one) + one.core, one.after};
        person = Person::it;
    }
    if (whom.plural() && at(target).kind == NodeKind::selection && sub_as<Liveness>(node) == Liveness::live)
        whom.after += " (myös myöhemmin peliin tulevat)";
    std::string words = lead;
    bool first = true;
    for (NodeIndex mod : siblings_from(nodes_, at(target).next)) {
        again_of_ = first ? "" : named;
        std::string said = modifier(mod, whom);
        again_of_.clear();
        if (!first && said.starts_with("estetään ") && words.find("estetään ") != std::string::npos) said.erase(0, 10);
        words += (first ? "" : words.ends_with(",") ? " ja " : ", ja ") + said;
        if (first && at(target).kind == NodeKind::selection)
            whom = {person == Person::they ? pronouns::they : pronouns::it, "", person};
        first = false;
    }
    return words;
}

std::string Finnish::standing(NodeIndex index, const std::string& lead) {
    const Node& node = at(index);
    if (node.kind != NodeKind::while_) return give(index, lead);
    const std::string whom = subject_of(node.first);
    const std::string condition = clause_of(node.first);
    asked_of_ = whom.empty() ? " " : whom;
    std::string words = give(at(node.first).next, lead + "jos " + condition + ", ");
    asked_of_.clear();
    return words;
}

}  // namespace cubenight::wording
