// What must be true of a Pokémon or of one card.
#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/scenario/read/read_expectations.hpp"
#include "engine/scenario/written/words.hpp"

namespace cubenight::scenario {

Expected ExpectationReader::about_ref() {
    Ref subject = refs_.ref();
    const std::size_t here = in_.position();
    const bool unknown = in_.accept_phrase("not known to") || in_.accept_phrase("is not known to");
    if (unknown || in_.accept_phrase("known to") || in_.accept_phrase("is known to")) {
        AboutKnowledge about{subject, refs_.expect_player()};
        if (unknown) in_.fail_in_line(subject.line, saying("write `expect not ... known to ...`"));
        return about;
    }
    if (!in_.failed()) in_.go_back(here);
    if (refs_.same_line() && (in_.accept_phrase("knocked out") || in_.accept_phrase("is knocked out"))) {
        EventPattern pattern;
        pattern.type = pokemon::EventKind::knocked_out;
        pattern.subject = subject;
        return AboutEvents{false, {pattern}, {}};
    }
    AboutPokemon about{subject, {}};
    if (in_.is_mark(",") && in_.is_kind(TokenKind::string, 1))
        in_.fail_here(saying("a whole Bench is written `expect my bench is \"A\", \"B\"`"));
    // The name or `in play` has been read as part of who is meant: their active "Name", damage 30.
    if ((!subject.name.empty() || subject.place == RefPlace::in_play) && !in_.failed() && next_check()) {
        if (!at_pokemon_check()) in_.expected(saying("what else must be true of it"));
        about.checks.push_back(pokemon_check());
        if (!next_check()) return about;
    }
    while (!in_.failed() && at_pokemon_check() && (refs_.same_line() || !about.checks.empty())) {
        about.checks.push_back(pokemon_check());
        if (!next_check() && !at_further_check()) break;
        if (!at_pokemon_check()) in_.expected(saying("what else must be true of it"));
    }
    return about;
}

// A comma or `and` between two checks of one Pokémon, and not before somebody else's.
bool ExpectationReader::next_check() { return !at_next() && (in_.accept_mark(",") || in_.accept_word("and")); }

bool ExpectationReader::at_next() const {
    const std::size_t who = in_.is_word("not", 1) ? 2 : 1;
    return (in_.is_mark(",") || in_.is_word("and")) &&
           (refs_.at_side(who) || refs_.at_player(who) || in_.is_kind(TokenKind::variable, who) || at_match(who));
}

// Something of the match, or what may be done.
bool ExpectationReader::at_match(std::size_t ahead) const {
    const auto two = [&](std::string_view first, std::string_view second) {
        return in_.is_word(first, ahead) && in_.is_word(second, ahead + 1);
    };
    return in_.is_any_word({"stadium", "turn", "phase", "over", "running", "result", "winner", "draw", "happened",
                            "cites", "asks", "offers", "can", "can't", "cannot"},
                           ahead) ||
           two("sudden", "deaths") || two("coins", "left");
}

// A check behind another one without a comma; what could also begin an action is one.
bool ExpectationReader::at_further_check() const {
    const bool action = in_.is_any_word({"attack", "ability", "retreat"}) || in_.is_kind(TokenKind::string);
    return refs_.same_line() && at_pokemon_check() && !action;
}

bool ExpectationReader::at_pokemon_check() const {
    if (in_.is_kind(TokenKind::string)) return true;
    for (auto word : words::stat)
        if (in_.is_phrase(word)) return true;
    for (auto word : cubenight::words::condition)
        if (in_.is_word(word)) return true;
    return in_.is_any_word({"is",     "isn't",   "not",      "has",        "max",     "remaining",
                            "ill",    "type",    "weakness", "resistance", "called",  "marked",
                            "attack", "ability", "attached", "energy",     "tools",   "tool",
                            "under",  "stack",   "provides", "benched",    "active",  "undamaged",
                            "in",     "worth",   "new",      "evolved",    "devolved"});
}

PokemonCheck ExpectationReader::pokemon_check() {
    PokemonCheck check;
    for (;;) {
        if (in_.accept_word("isn't") || in_.accept_word("not")) check.negated = !check.negated;
        else if (!in_.accept_word("is")) break;
    }
    if (in_.accept_word("has")) check.negated ^= in_.accept_word("no");
    if (counters_in_words(check) || stat_check(check) || fact_check(check) || card_check(check)) return check;
    in_.expected(saying("what must be true of a Pokémon: damage 30, left 40, poisoned, energy RR, type fire, ..."));
    return check;
}

// `has 3 damage counters`, `has 30 damage`.
bool ExpectationReader::counters_in_words(PokemonCheck& check) {
    if (!in_.is_kind(TokenKind::number) || !in_.is_any_word({"damage", "counters", "counter"}, 1)) return false;
    check.number.value = in_.expect_number(saying("damage"), 0, 9999);
    check.stat = in_.accept_word("damage") ? Figure::damage : Figure::counters;
    if (in_.accept_word("counters") || in_.accept_word("counter")) check.stat = Figure::counters;
    return true;
}

bool ExpectationReader::stat_check(PokemonCheck& check) {
    static constexpr struct {
        std::string_view phrase;
        Figure stat;
    } others[] = {
        {"damage counters", Figure::counters}, {"hp left", Figure::left},
        {"remaining hp", Figure::left},        {"max hp", Figure::hp},
        {"retreat cost", Figure::retreat},     {"worth", Figure::prizes},
    };
    check.kind = PokemonCheck::Kind::stat;
    if (in_.accept_word("undamaged")) {
        check.stat = Figure::damage;
        return true;
    }
    bool found = false;
    for (const auto& other : others)
        if (!found && in_.accept_phrase(other.phrase)) {
            check.stat = other.stat;
            found = true;
        }
    if (!found) {
        const auto stat = in_.accept_one_of(words::stat);
        if (!stat) return false;
        check.stat = static_cast<Figure>(*stat);
    }
    if (in_.accept_word("left") && check.stat == Figure::hp) check.stat = Figure::left;
    check.number = refs_.number_check(9999);
    return true;
}

bool ExpectationReader::fact_check(PokemonCheck& check) {
    using Kind = PokemonCheck::Kind;
    if (const auto condition = in_.accept_one_of(cubenight::words::condition)) {
        check.kind = Kind::condition;
        check.condition = *condition;
        if (in_.accept_mark("(")) {
            check.points = in_.expect_number(saying("counters per Checkup"), 0, 99);
            in_.expect_mark(")");
        }
    } else if (in_.accept_word("ill")) check.kind = Kind::ill;
    else if (in_.accept_word("type")) {
        check.kind = Kind::type;
        do
            check.types = check.types |
                          TypeSet::of(static_cast<Type>(in_.expect_one_of(cubenight::words::type, saying("a type"))));
        while (!in_.failed() && in_.accept_mark("&"));
    } else if (in_.is_any_word({"weakness", "resistance"})) affinities(check);
    else if (in_.accept_word("called") || in_.is_kind(TokenKind::string)) {
        check.kind = Kind::name;
        check.text = in_.expect_string(saying("a name"));
    } else if (in_.accept_word("marked")) {
        check.kind = Kind::marked;
        check.text = in_.expect_string(saying("a marker"));
    } else if (in_.accept_word("active")) {
        check.kind = Kind::place;
        check.place = RefPlace::active;
    } else if (in_.accept_word("benched")) {
        check.kind = Kind::place;
        check.place = RefPlace::bench;
    } else if (in_.accept_phrase("in play")) {
        check.kind = Kind::place;
        check.place = RefPlace::in_play;
    } else if (in_.accept_word("new")) check.kind = Kind::came;
    else if (in_.accept_phrase("evolved this turn") || in_.accept_phrase("devolved this turn"))
        check.kind = Kind::changed;
    else if (in_.is_word("attack")) attack_check(check);
    else if (in_.accept_word("ability")) {
        check.kind = Kind::ability;
        check.text = in_.expect_string(saying("an ability's name"));
        check.used = in_.accept_word("used");
    } else return false;
    return true;
}

void ExpectationReader::attack_check(PokemonCheck& check) {
    in_.skip();
    check.kind = PokemonCheck::Kind::attack;
    check.text = in_.expect_string(saying("an attack's name"));
    if (in_.accept_word("cost")) {
        EnergyCost cost;
        in_.expect_mark("[");
        if (!in_.is_mark("]"))
            for (TypeSet unit : read_letters(in_))
                if (!unit.empty()) ++cost[unit.first()];
        in_.expect_mark("]");
        check.cost = cost;
    }
    if (in_.accept_word("damage") || in_.accept_word("does"))
        check.points = in_.expect_number(saying("damage in points"), 0, 9999);
}

// `weakness fire` is x2, as on most cards; a Resistance always says how much.
void ExpectationReader::affinities(PokemonCheck& check) {
    check.kind = in_.is_word("weakness") ? PokemonCheck::Kind::weakness : PokemonCheck::Kind::resistance;
    in_.skip();
    if (in_.accept_word("none")) return;
    do {
        Affinity affinity;
        affinity.type = static_cast<Type>(in_.expect_one_of(cubenight::words::type, saying("a type")));
        if (in_.accept_mark("+") || in_.is_mark("-")) {
            affinity.op = in_.accept_mark("-") ? Affinity::Op::minus : Affinity::Op::plus;
            affinity.value = in_.expect_number(saying("points"), 0, 9999);
        } else if (refs_.at_times()) affinity.value = refs_.times();
        else if (check.kind == PokemonCheck::Kind::weakness) affinity.value = 2;
        else in_.expected(saying("how much the Resistance is, such as -30"));
        check.affinities.push_back(affinity);
    } while (!in_.failed() && in_.accept_mark("&"));
}

bool ExpectationReader::card_check(PokemonCheck& check) {
    using Cards = PokemonCheck::Cards;
    check.kind = PokemonCheck::Kind::cards;
    if (in_.accept_word("attached")) check.of = Cards::attached;
    else if (in_.accept_word("energy")) check.of = Cards::energy;
    else if (in_.accept_word("tools") || in_.accept_word("tool")) check.of = Cards::tools;
    else if (in_.accept_word("under")) check.of = Cards::under;
    else if (in_.accept_word("stack")) {
        check.of = Cards::stack;
        stack(check);
        return true;
    } else if (in_.accept_word("provides")) {
        check.kind = PokemonCheck::Kind::provides;
        if (!in_.accept_word("nothing") && !in_.accept_word("none")) check.units = read_units(in_);
        return true;
    } else return false;
    // `has no energy` and `not energy` want none.
    const bool listed = refs_.at_listed() && refs_.same_line();
    const bool none =
        check.negated && !listed && !refs_.at_number_check() && !in_.is_any_word({"has", "none", "count", "exactly"});
    if (none) check.negated = false;
    else check.list = list_check();
    if (in_.is_word("of") && refs_.same_line()) {
        in_.skip();
        check.owner = refs_.expect_player();
    }
    return true;
}

// The cards of the Pokémon, the lowest first: "A" > "B".
void ExpectationReader::stack(PokemonCheck& check) {
    check.list.mode = ListCheck::Mode::in_order;
    do check.list.cards.push_back(refs_.listed(Labels::used));
    while (!in_.failed() && in_.accept_mark(">"));
}

}  // namespace cubenight::scenario
