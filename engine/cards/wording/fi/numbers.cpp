// What a text changes in numbers that are no attack's: HP, retreat cost, Prize cards, counters, room.
#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

bool is_relative(ChangeKind kind) { return kind == ChangeKind::plus || kind == ChangeKind::minus; }

}  // namespace

std::string Finnish::new_number(const Node& change) {
    return change.first == no_node ? "0" : in(value(change.first), Case::nominative);
}

bool Finnish::by_one(const Node& change) const {
    return change.first != no_node && at(change.first).kind == NodeKind::integer && at(change.first).number == 1;
}

// "sen HP on 5", "sen heikkouden määrä on 2 suurempi"
std::string Finnish::value_is(const std::string& what, const Node& change, std::string_view sign) {
    const auto kind = sub_as<ChangeKind>(change);
    if (kind == ChangeKind::none) return what + " on 0";
    if (kind == ChangeKind::half) return what + " puolittuu";
    if (is_relative(kind)) return what + " on " + change_words(change, "", "suurempi", "pienempi");
    return what + " on " + std::string(sign) + new_number(change);
}

// "enintään 8 penkki-Pokémonia", behind "voi olla"; "ei voi olla yhtään penkki-Pokémonia". `before` stands before the number.
std::string Finnish::room_for(std::string_view noun, std::string_view single, const Node& change,
                              std::string_view before) {
    const auto kind = sub_as<ChangeKind>(change);
    const std::string one = "yksi " + std::string(single), can = "voi olla " + std::string(before);
    if (kind == ChangeKind::none) return "ei " + can + "yhtään " + std::string(noun);
    if (kind == ChangeKind::half) return can + "puolet vähemmän " + std::string(noun);
    if (is_relative(kind) && by_one(change)) return can + one + (kind == ChangeKind::plus ? " enemmän" : " vähemmän");
    if (is_relative(kind)) return can + change_words(change, noun, "enemmän", "vähemmän");
    return can + "enintään " + (by_one(change) ? one : new_number(change) + " " + std::string(noun));
}

std::string Finnish::hp_change(const Node& change, const Phrase& whom) {
    const auto kind = sub_as<ChangeKind>(change);
    if (!is_relative(kind)) return value_is(whom.of("HP"), change);
    const std::string gets = whom.plural() ? " saavat " : whom.person == Person::you ? " saat " : " saa ";
    if (kind == ChangeKind::minus) return value_is(whom.of("HP"), change);
    const std::string more = whom.in(Case::nominative) + gets;
    if (const Scaled parts = so_many(change.first); parts.unit != no_node)
        return more + std::to_string(parts.factor) + " HP:ta lisää " + for_each(parts.unit);
    if (at(change.first).kind == NodeKind::integer) return more + new_number(change) + " HP:ta lisää";
    return value_is(whom.of("HP"), change);
}

std::string Finnish::retreat_change(const Node& change, const Phrase& whom) {
    const auto kind = sub_as<ChangeKind>(change);
    if (kind == ChangeKind::none) return whom.in(Case::adessive) + " ei ole perääntymismaksua";
    const bool integer = is_relative(kind) && at(change.first).kind == NodeKind::integer;
    const Scaled parts = is_relative(kind) ? so_many(change.first) : Scaled{};
    if (!integer && parts.unit == no_node) return value_is(whom.of("perääntymismaksu"), change);
    std::string symbols;
    for (int i = 0; i < (integer ? at(change.first).number : parts.factor); ++i) symbols += "{C}";
    return whom.of("perääntymismaksu") + " on " + symbols + (kind == ChangeKind::plus ? " suurempi" : " pienempi") +
           (integer ? "" : " " + for_each(parts.unit));
}

// Who takes Prize cards is the opponent of whoever had the Pokémon.
std::string Finnish::prizes_change(const Node& change, const Phrase& whom) {
    const auto kind = sub_as<ChangeKind>(change);
    const std::string& who = whom.in(Case::nominative);
    const bool mine = who.starts_with("tämä ") || who.ends_with("si"), theirs = who.starts_with("vastustajasi ");
    const std::string when = knock_out_waited_ ? "" : "kun " + who + " tyrmätään, ",
                      opponent = mine ? "vastustajasi " : "vastustaja ";
    if (kind == ChangeKind::none) return when + (theirs ? "et " : opponent + "ei ") + "nosta siitä palkintokortteja";
    const std::string takes = when + (theirs ? "nostat " : opponent + "nostaa ");
    if (kind == ChangeKind::half) return takes + "puolet palkintokorteista";
    const std::string one = "yhden palkintokortin";
    if (!is_relative(kind)) return takes + "tasan " + (by_one(change) ? one : new_number(change) + " palkintokorttia");
    const std::string more = kind == ChangeKind::plus ? " enemmän" : " vähemmän";
    if (by_one(change)) return takes + one + more;
    const Scaled parts = so_many(change.first);
    return takes + (parts.factor == 1 ? one + more + " " + for_each(parts.unit)
                                      : change_words(change, "palkintokorttia", "enemmän", "vähemmän"));
}

std::string Finnish::condition_counters(bool poison, const Node& change, const Phrase& whom) {
    const auto kind = sub_as<ChangeKind>(change);
    const std::string to = "Pokémon Checkupissa " + whom.in(Case::allative) + " ";
    const std::string why = poison ? "Poisoned-tilan takia " : "Burned-tilan takia ";
    if (kind == ChangeKind::none) return to + "ei laiteta " + why + "vauriomerkkejä";
    const std::string put = to + "laitetaan " + why;
    if (kind == ChangeKind::half) return put + "puolet vauriomerkeistä";
    if (is_relative(kind) && by_one(change))
        return put + "yksi vauriomerkki " + (kind == ChangeKind::plus ? "enemmän" : "vähemmän");
    if (is_relative(kind)) return put + change_words(change, "vauriomerkkiä", "enemmän", "vähemmän");
    return put + new_number(change) + " vauriomerkkiä " + (poison ? "yhden" : "kahden") + " sijaan";
}

std::string Finnish::sleep_coins(const Node& change, const Phrase& whom) {
    const auto kind = sub_as<ChangeKind>(change);
    const bool many = whom.plural();
    const std::string& asleep = whom.in(Case::nominative);
    const std::string condition = "jos " + asleep + (many ? " ovat" : " on") + " Asleep-tilassa, ";
    const bool theirs = asleep.starts_with("vastustajasi ") || asleep.starts_with("puolustava ") ||
                        asked_of_.starts_with("vastustajasi ") || asked_of_.starts_with("puolustava ");
    const std::string who = theirs ? "vastustajasi" : many ? "niiden omistaja" : "sen omistaja";
    const std::string more = kind == ChangeKind::plus ? " enemmän" : kind == ChangeKind::minus ? " vähemmän" : "";
    const std::string times = by_one(change)      ? "kerran" + more
                              : is_relative(kind) ? change_words(change, "kertaa", "enemmän", "vähemmän")
                                                  : new_number(change) + " kertaa yhden sijaan";
    const bool two = !is_relative(kind) && new_number(change) == "2";
    return (asleep_said_ ? "" : condition) + who + " heittää " + (many ? "niistä kustakin" : "siitä") +
           " Pokémon Checkupissa kolikkoa " + times + (many ? ", ja ne heräävät" : ", ja se herää") + " vain, jos " +
           (two ? "molemmilla" : "kaikilla") + " heitoilla tulee kruuna";
}

std::string Finnish::modify_number(ModNumber number, NodeIndex change_index, const Phrase& whom) {
    const Node& change = at(change_index);
    switch (number) {
        case ModNumber::hp: return hp_change(change, whom);
        case ModNumber::retreat: return retreat_change(change, whom);
        case ModNumber::prizes: return prizes_change(change, whom);
        case ModNumber::poison: return condition_counters(true, change, whom);
        case ModNumber::burn: return condition_counters(false, change, whom);
        case ModNumber::bench_size:
            return whom.in(Case::adessive) + " " + room_for("penkki-Pokémonia", "penkki-Pokémon", change, "");
        case ModNumber::tools:
            return whom.in(Case::illative) + " " + room_for("Pokémon Toolia", "Pokémon Tool", change, "liitettynä ");
        case ModNumber::weakness_value: return value_is(whom.of("heikkouden määrä"), change, "×");
        case ModNumber::resistance_value: return value_is(whom.of("vastustuskyvyn määrä"), change);
        case ModNumber::sleep_coins: return sleep_coins(change, whom);
        case ModNumber::deals:
        case ModNumber::takes:
        case ModNumber::base: break;
    }
    return "";
}

}  // namespace cubenight::wording
