// The places of the game, with their owner: "kätesi", "vastustajasi poistopino".
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

// Of the opponent's own things the opponent's action says "kätensä".
Suffix Finnish::suffix_of(Side side) const {
    switch (side) {
        case Side::my: return mirrored_ ? Suffix::none : Suffix::your;
        case Side::own:
            if (owner_unnamed_ || own_is_owners_) return Suffix::none;
            return actor_ == Actor::you ? Suffix::your : Suffix::their;
        case Side::their: return actor_ == Actor::opponent || owner_said_ ? Suffix::their : Suffix::none;
        case Side::any:
        case Side::none: break;
    }
    return Suffix::none;
}

std::string Finnish::owner_of(Side side) const {
    if (side == Side::own && owner_unnamed_) return either_player_ ? "kyseisen pelaajan " : "sen omistajan ";
    if (side == Side::own && own_is_owners_) return "omistajansa ";
    if (mirrored_) return side == Side::my ? "kummankin pelaajan " : side == Side::their ? "vastustajan " : "";
    if (side == Side::their && owner_said_) return "hänen ";
    return side == Side::their && actor_ != Actor::opponent ? "vastustajasi " : "";
}

// "hänen Pokémoninsa", where no subject before it says whose.
Finnish::Phrase Finnish::with_owner(Phrase phrase) const {
    const std::string& said = finnish::in(phrase.core, Case::nominative);
    if (said.ends_with("nsa") || said.ends_with("nsä")) phrase.core = finnish::before("hänen ", phrase.core);
    return phrase;
}

Declined Finnish::bench_words(Side side) const {
    return finnish::before(owner_of(side), decline(words::bench, Number::one, suffix_of(side)));
}

Declined Finnish::zone_words(const Node& zone) const {
    const auto side = static_cast<Side>(zone.number);
    const std::string owner =
        side == Side::any ? (one_of_both_ ? "kumman tahansa pelaajan " : "kummankin pelaajan ") : owner_of(side);
    const auto place = [&](const Word& word) {
        return finnish::before(owner, decline(word, Number::one, suffix_of(side)));
    };
    switch (sub_as<Zone>(zone)) {
        case Zone::deck: return place(words::deck);
        case Zone::hand: return place(words::hand);
        case Zone::discard: return place(words::pile);
        case Zone::prizes:
            return finnish::before(owner + "palkinto", decline(words::card, Number::many, suffix_of(side)));
        case Zone::lost: return place(words::lost_zone);
        case Zone::stadium: break;
    }
    return finnish::before("pelissä ", decline(words::being, Number::one) + decline(words::stadium, Number::one));
}

std::string Finnish::zone_in(const Node& zone, Case which) const {
    if (sub_as<Zone>(zone) == Zone::stadium)
        return which == Case::illative ? "peliin" : which == Case::elative ? "pelistä" : "pelissä";
    return in(zone_words(zone), which);
}

// "liität kädestäsi ": who attaches to that Pokémon is the player who has it. Empty where that is not known.
std::string Finnish::attacher_words(const Node& holder, Tense tense) const {
    const bool var = holder.kind == NodeKind::var;
    // In the opponent's turn it is the opponent who attaches.
    if (var && !(others_turn_ && tense == Tense::present)) return "";
    if (!var && holder.kind != NodeKind::place) return "";
    const auto side = static_cast<Side>(holder.number);
    const bool you = !var && (is_this(holder) ? source_.on_pokemon : side == Side::my);
    const bool them = var || side == Side::their;
    if (!you && !them && side != Side::any) return "";
    const std::string_view verbs[][2] = {{"liittää", "liität"}, {"liitti", "liitit"}, {"liittäisi", "liittäisit"}};
    const std::string who = you ? "" : them ? "vastustajasi " : "jompikumpi pelaaja ";
    return who + std::string(verbs[static_cast<std::size_t>(tense)][you ? 1 : 0]) +
           (you ? " kädestäsi " : " kädestään ");
}

// Pokémon of either player: "jommankumman pelaajan Pokémon", "kummankin pelaajan penkki-Pokémonit".
Finnish::Phrase Finnish::of_either(const Node& base, NodeIndex range, NodeIndex set, Use use) {
    const auto place = sub_as<Place>(base);
    Noun pokemon = in_place(base, set);
    if (use == Use::doer) {
        const bool bench = place == Place::bench;
        Noun anybody = noun(set, Among::in_play, Suffix::none, bench && set == no_node ? "penkki-" : "");
        if (bench && set != no_node)
            anybody.many = finnish::before("penkillä ", decline(words::being, Number::many) + anybody.many);
        if (place == Place::active) anybody.many = decline(words::active, Number::many) + anybody.many;
        return {anybody.many, anybody.after_many, Person::they};
    }
    const bool one_each = place == Place::active;
    const bool one_wanted = !all_of(range) && at(range).first != no_node &&
                            at(at(range).first).kind == NodeKind::integer && at(at(range).first).number == 1 &&
                            sub_as<RangeKind>(at(range)) == RangeKind::number;
    const std::string owner = all_of(range) && !one_of_both_ && use != Use::some ? "kummankin pelaajan "
                              : (one_each && use == Use::some) || (one_wanted && !pokemon.other)
                                  ? "jommankumman pelaajan "
                                  : "kumman tahansa pelaajan ";
    // "jommankumman pelaajan Pokémon" is one of them as it is.
    const bool one_said =
        use == Use::some || (one_wanted && !pokemon.other) || (one_each && use == Use::each && all_of(range));
    const Declined said =
        pokemon.other && use == Use::each ? decline(words::other, Number::one) + pokemon.one : pokemon.one;
    if (one_said) return {finnish::before(owner, said), pokemon.after_one};
    // "toiselle Pokémonille (kumman tahansa pelaajan)": before it the owner would be the other one.
    if (one_wanted)
        return {decline(words::another, Number::one) + pokemon.one,
                " (" + owner.substr(0, owner.size() - 1) + ")" + pokemon.after_one};
    pokemon.one = finnish::before(owner, pokemon.one), pokemon.many = finnish::before(owner, pokemon.many);
    return numbered(range, pokemon, use, true);
}

}  // namespace cubenight::wording
