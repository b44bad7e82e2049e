#include "engine/scenario/same_clauses.hpp"

#include <algorithm>
#include <initializer_list>

#include "engine/pokemon/numbers.hpp"

namespace cubenight::scenario {

using pokemon::OptionKind;
using pokemon::Program;

bool cites(std::string_view actual, std::string_view wanted) {
    const std::size_t blank = actual.find(' ');
    if (wanted.find(' ') == std::string_view::npos && blank != std::string_view::npos) actual.remove_prefix(blank + 1);
    // The Chinese guide translates the Japanese one, clause for clause.
    if (wanted.starts_with("ZH ") && actual.starts_with("JA ")) wanted.remove_prefix(3), actual.remove_prefix(3);
    if (!actual.starts_with(wanted)) return false;
    return actual.size() == wanted.size() || actual[wanted.size()] == '.' || actual[wanted.size()] == ':';
}

namespace {

bool is_any(std::string_view actual, std::initializer_list<std::string_view> clauses) {
    return std::find(clauses.begin(), clauses.end(), actual) != clauses.end();
}

// What is asked of the wish before the other clause counts as its ground.
using Case = bool (*)(const Table&, const pokemon::Option&);
struct Same {
    std::string_view actual;
    std::string_view other;
    Case applies = nullptr;
};

// The text that the wish would carry out, or nothing.
const Program* text_of(const Table& table, const pokemon::Option& wish) {
    const pokemon::Match& m = table.match();
    const auto card = [&](CopyId copy) -> const pokemon::CompiledCard& { return table.book().card(m.copies[copy.value].card); };
    std::uint16_t id = pokemon::no_program;
    if (wish.kind == OptionKind::play) id = card(CopyId{wish.a}).play;
    if (wish.kind == OptionKind::use_stadium && m.stadium != no_copy) id = card(m.stadium).stadium;
    if (wish.kind == OptionKind::ability)
        id = table.ask([&](pokemon::Game& g) {
            if (wish.b >= 128) return pokemon::card(g, CopyId{wish.a}).abilities[wish.b & 127u].program;
            const pokemon::HeldAbility held = pokemon::held_ability(g, wish.a, wish.b);
            return held.ability ? held.ability->program : pokemon::no_program;
        });
    return id == pokemon::no_program ? nullptr : &table.book().program(id);
}

template <class F>
bool text_has(const Table& table, const pokemon::Option& wish, F is_it) {
    const Program* program = text_of(table, wish);
    for (NodeIndex i = 0; program && i < program->size; ++i)
        if (is_it(table.book().node(*program, i))) return true;
    return false;
}

bool has_range(const Table& table, const pokemon::Option& wish, RangeKind range) {
    return text_has(table, wish, [&](const Node& n) { return n.kind == NodeKind::range && static_cast<RangeKind>(n.sub) == range; });
}

bool has_kind(const Table& table, const pokemon::Option& wish, NodeKind kind) {
    return text_has(table, wish, [&](const Node& n) { return n.kind == kind; });
}

bool has_switch(const Table& table, const pokemon::Option& wish, SwitchKind which) {
    return text_has(table, wish, [&](const Node& n) { return n.kind == NodeKind::switch_ && static_cast<SwitchKind>(n.sub) == which; });
}

// An ability that has to be paid for.
bool has_cost(const Table& table, const pokemon::Option& wish) {
    return wish.kind == OptionKind::ability && has_kind(table, wish, NodeKind::cost);
}

bool puts_on_bench(const Table& table, const pokemon::Option& wish) {
    const bool benches = text_has(table, wish, [](const Node& n) {
        const bool bench = n.kind == NodeKind::place && static_cast<cubenight::Place>(n.sub) == cubenight::Place::bench;
        return bench && static_cast<Side>(n.number) == Side::none;
    });
    const std::uint8_t seat = table.match().turn_seat;
    return benches && table.ask([&](pokemon::Game& g) { return static_cast<int>(g.m.seats[seat].bench.size()) >= pokemon::bench_limit(g, seat); });
}

bool active_is(const Table& table, Condition condition) {
    const pokemon::Match& m = table.match();
    const std::uint8_t slot = m.seats[m.turn_seat].active;
    return slot != pokemon::no_slot && m.pokemon[slot].is(condition);
}

bool has_lost_abilities(const Table& table, const pokemon::Option& wish) {
    const bool in_play = wish.kind == OptionKind::ability && wish.b < 128 && table.match().pokemon[wish.a].in_play();
    return in_play && table.ask([&](pokemon::Game& g) { return pokemon::abilities_off(g, wish.a); });
}

constexpr Case attacking = [](const Table&, const pokemon::Option& wish) { return wish.kind == OptionKind::attack; };
constexpr Case playing = [](const Table&, const pokemon::Option& wish) { return wish.kind == OptionKind::play; };
constexpr Case asleep = [](const Table& table, const pokemon::Option&) { return active_is(table, Condition::asleep); };
constexpr Case paralyzed = [](const Table& table, const pokemon::Option&) { return active_is(table, Condition::paralyzed); };

// The same rule in another document's words, or named twice in one.
constexpr Same of_documents[] = {
    {"JA A-01.b2", "FI turn.attack.energy"},
    {"JA A-01.1b", "CUBE cond.asleep", asleep},
    {"JA A-01.1b", "CUBE cond.paralyzed", paralyzed},
    {"JA A-01.1b", "FI cond.asleep", asleep},
    {"JA A-01.1b", "FI cond.paralyzed", paralyzed},
    {"JA A-03.1a", "FI turn.retreat.cost"},
    {"JA A-03.1b", "CUBE cond.asleep", asleep},
    {"JA A-03.1b", "CUBE cond.paralyzed", paralyzed},
    {"JA A-03.1b", "FI cond.asleep", asleep},
    {"JA A-03.1b", "FI cond.paralyzed", paralyzed},
    {"JA A-03.1b", "FI cond.retreat-block"},
    {"JA A-03.1b", "FI turn.retreat.forbidden"},
    {"JA A-03.1c", "JA C-14.b1"},
    {"JA A-03.b2", "CUBE turn.3.retreat"},
    {"JA A-03.b2", "FI turn.retreat.attack"},
    {"JA A-04.b2", "CUBE turn.3.bench"},
    {"JA A-04.b2", "FI turn.bench"},
    {"JA A-04.b2", "FI zone.bench"},
    {"JA A-05.b1a", "ZH A-05.b1"},
    {"JA A-05.b1a", "FI turn.evolve.one"},
    {"JA A-05.b1a", "FI detail.name.evolve"},
    {"JA A-05.b2", "CUBE note.2"},
    {"JA A-05.b2", "FI turn.evolve.notes"},
    {"JA C-15.b1", "JA A-01.1a"},
    {"JA C-15.b2", "JA A-01.1a"},
    {"JA E-12.b1", "FI term.gx-attack", attacking},
    {"JA E-12.b1", "FI liite-j.gx-once", attacking},
    {"JA I-B-01.b4", "FI term.tool"},
    {"JA I-B-02.b1", "CUBE turn.3.trainer"},
    {"JA I-B-02.b1", "FI turn.trainer.supporter"},
    {"JA I-B-02.b1", "FI term.supporter"},
    {"JA I-B-03.b1", "CUBE turn.3.trainer"},
    {"JA I-B-03.b1", "FI turn.stadium.once"},
    {"JA I-B-03.b1", "FI term.stadium"},
    {"JA I-B-03.b2", "FI turn.stadium.same"},
    {"JA I-C.b2", "CUBE turn.3.energy"},
    {"JA I-C.b2", "FI turn.energy"},
    {"CUBE note.1", "FI turn.attack.first", attacking},
    {"CUBE note.1", "FI turn.trainer.supporter-first", playing},
};

// Rules of which "it is known that nothing would change" or "its condition cannot be followed" is the general one; they are
// grounds where the text has that to say.
constexpr Same of_texts[] = {
    {"", "JA C-03.b5", [](const Table& t, const pokemon::Option& w) { return has_switch(t, w, SwitchKind::mine); }},
    {"", "JA C-04.b4", [](const Table& t, const pokemon::Option& w) { return has_switch(t, w, SwitchKind::theirs_by_them); }},
    {"", "JA C-05.b3", [](const Table& t, const pokemon::Option& w) { return has_switch(t, w, SwitchKind::theirs_by_me); }},
    {"", "JA C-06.b4", [](const Table& t, const pokemon::Option& w) { return has_kind(t, w, NodeKind::heal); }},
    {"", "JA C-08.b4", [](const Table& t, const pokemon::Option& w) { return has_kind(t, w, NodeKind::move_counters); }},
    {"", "JA C-10.b2", [](const Table& t, const pokemon::Option& w) { return has_kind(t, w, NodeKind::move); }},
    {"", "JA C-11.b3", puts_on_bench},
    {"", "JA D-02.b2", [](const Table& t, const pokemon::Option& w) { return has_range(t, w, RangeKind::any_number); }},
    {"", "JA D-04.b5", [](const Table& t, const pokemon::Option& w) { return has_range(t, w, RangeKind::number) || has_range(t, w, RangeKind::exactly); }},
    {"", "JA D-05.b2", [](const Table& t, const pokemon::Option& w) { return has_range(t, w, RangeKind::up_to); }},
    {"", "JA E-30.b3", has_cost},
    {"", "JA E-30.b4", has_cost},
    {"", "JA E-30.faq1", has_cost},
    {"", "JA E-30.faq2", has_cost},
};

bool changes_nothing(std::string_view actual) {
    return is_any(actual, {"JA A-02.1a", "JA I-B-01.proc.1", "JA I-B-02.proc.1", "JA I-B-03.proc.1"});
}

}  // namespace

bool founds_refusal(const Table& table, std::string_view actual, const std::optional<pokemon::Option>& wish, std::string_view wanted) {
    if (wanted.empty() || cites(actual, wanted)) return true;
    const auto holds = [&](const Same& same) { return !same.applies || (wish && same.applies(table, *wish)); };
    for (const Same& same : of_documents)
        if (actual == same.actual && cites(same.other, wanted) && holds(same)) return true;
    if (changes_nothing(actual))
        for (const Same& same : of_texts)
            if (cites(same.other, wanted) && holds(same)) return true;
    return actual == "JA A-02.b2" && cites("JA D-13.b2", wanted) && wish && has_lost_abilities(table, *wish);
}

}  // namespace cubenight::scenario
