// What has happened, or has not, as a condition asks it.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

// What did not happen: "yksikään Pokémonisi ei hyökännyt".
std::string denied(std::string clause) {
    constexpr std::string_view verbs[][2] = {{"otti", "ei ottanut"},
                                             {"ottivat", "eivät ottaneet"},
                                             {"tyrmättiin", "ei tullut tyrmätyksi"},
                                             {"laitettiin", "ei tullut laitetuksi"},
                                             {"laittoi", "ei laittanut"},
                                             {"laitoit", "et laittanut"},
                                             {"pelattiin", "ei tullut pelatuksi"},
                                             {"kehittyi", "ei kehittynyt"},
                                             {"liitettiin", "ei tullut liitetyksi"},
                                             {"liitti", "ei liittänyt"},
                                             {"liitit", "et liittänyt"},
                                             {"kehittyivät", "eivät kehittyneet"},
                                             {"käytti", "ei käyttänyt"},
                                             {"käyttivät", "eivät käyttäneet"},
                                             {"hyökkäsi", "ei hyökännyt"},
                                             {"hyökkäsivät", "eivät hyökänneet"},
                                             {"siirtyi", "ei siirtynyt"},
                                             {"siirtyivät", "eivät siirtyneet"},
                                             {"nostettiin", "ei tullut nostetuksi"},
                                             {"poistettiin", "ei tullut poistetuksi"},
                                             {"heitettiin", "ei heitetty"},
                                             {"parannettiin", "ei parannettu"},
                                             {"perääntyi", "ei perääntynyt"},
                                             {"siirrettiin", "ei tullut siirretyksi"},
                                             {"joutui", "ei joutunut"},
                                             {"pelasi", "ei pelannut"},
                                             {"pelasit", "et pelannut"},
                                             {"perääntyivät", "eivät perääntyneet"},
                                             {"joutuivat", "eivät joutuneet"}};
    for (const auto& [did, did_not] : verbs) {
        const std::size_t at = (" " + clause).find(" " + std::string(did) + " ");
        if (at == std::string::npos) continue;
        clause.replace(at, did.size(), did_not);
        const std::string_view some = "jokin ";
        if (clause.starts_with(some)) clause.replace(0, some.size(), "yksikään ");
        return clause;
    }
    return "ei ole niin, että " + clause;
}

}  // namespace

std::string Finnish::happened(const Node& node, bool negated) {
    const NodeIndex event = node.first;
    std::string_view when;
    switch (sub_as<Window>(node)) {
        case Window::this_turn: when = " tämän vuoron aikana"; break;
        case Window::last_turn: when = " vastustajasi edellisen vuoron aikana"; break;
        case Window::this_game: when = " tämän pelin aikana"; break;
        case Window::own_last_turn: when = " edellisen vuorosi aikana"; break;
    }
    denied_ = negated;
    const std::string clause = event_clause(event, at(event).next, Tense::past) + std::string(when);
    denied_ = false;
    return negated ? denied(clause) : clause;
}

// "tämä Pokémon kehittyi X-Pokémonista tämän vuoron aikana". Empty where it is anything else.
std::string Finnish::evolved_from_it(NodeIndex predicate, bool negated) const {
    const NodeIndex name = evolved_this_turn_from(nodes_, predicate);
    if (name == no_node) return "";
    return in(this_word(), Case::nominative) + (negated ? " ei kehittynyt " : " kehittyi ") +
           hyphened(word(at(name).number)) + in(decline(words::pokemon, Number::one), Case::elative) +
           " tämän vuoron aikana";
}

}  // namespace cubenight::wording
