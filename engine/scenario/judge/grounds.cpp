#include "engine/scenario/judge/grounds.hpp"

#include <array>

#include "engine/scenario/script/cites.hpp"

namespace cubenight::scenario {
namespace {

// What the match names, and what else founds the same refusal. A chapter stands for each of its clauses.
struct Founded {
    std::string_view named;
    std::array<std::string_view, 14> also;
};

constexpr Founded founded[] = {
    // attacks
    {"JA A-01.1",
     {"JA A-05.b5", "JA D-06", "FI detail.attack.1", "FI turn.evolve.keep", "CUBE note.3", "FI term.attack"}},
    {"JA A-01.1a", {"JA C-15", "JA E-01", "JA E-02"}},
    {"JA A-01.1b", {"JA E-27", "FI cond", "FI turn.retreat.forbidden", "CUBE cond"}},
    {"JA A-01.b2",
     {"JA D-09", "JA D-11", "JA D-12", "JA E-32", "JA I-C.b1", "FI turn.attack.energy", "FI detail.attack.1"}},
    {"JA C-15.b1", {"JA A-01.1a", "JA E-01", "JA E-02", "JA II-A.b2"}},
    {"JA C-15.b2", {"JA A-01.1a", "JA E-01", "JA E-02", "JA II-A.b2"}},
    {"JA E-12.b1", {"FI liite-j.gx-once", "FI term.gx-attack"}},
    {"FI turn.attack.first", {"JA E-27", "CUBE note.1"}},
    {"FI turn.trainer.supporter-first", {"JA E-27", "CUBE note.1"}},
    // abilities
    {"JA A-02.1a",
     {"JA C-03.b5", "JA C-05.b3", "JA C-06.b4", "JA C-11.b3", "JA D-02.b2", "JA D-04.b5", "JA D-05.b2", "JA E-10",
      "JA E-19", "JA E-30", "JA E-35.b3", "JA E-36.b3", "FI term.poke-power", "FI turn.ability.use"}},
    {"JA A-02.b2", {"JA D-13", "JA E-12.b2", "JA E-13", "JA E-17", "FI turn.evolve.keep", "JA A-05.b5", "FI liite-m"}},
    {"JA A-02.b4", {"JA A-02.b1", "JA E-05.b2", "JA E-06.b2", "JA E-07.b2"}},
    {"JA E-05.b2", {"JA A-02.b4", "JA A-02.b1", "JA A-02.1a", "JA E-12", "FI turn.ability.use"}},
    {"JA E-06.b2", {"JA A-02.b4", "JA A-02.b1", "JA A-02.1a", "JA E-12", "FI turn.ability.use"}},
    {"JA E-12.b3", {"JA E-12", "JA E-30.b2", "JA D-19", "FI term.poke-power"}},
    {"JA E-14.b1", {"JA E-14"}},
    {"JA E-17.b1", {"JA E-17", "JA E-12.b2", "JA E-13.b2"}},
    {"JA E-17.b3", {"JA E-17", "JA E-12"}},
    // retreating
    {"JA A-03.1a", {"JA A-03.b3", "JA D-10", "JA D-11", "FI turn.retreat.cost", "FI term.retreat"}},
    {"JA A-03.1b", {"FI cond", "FI turn.retreat.forbidden", "CUBE cond"}},
    {"JA A-03.1c", {"JA C-14", "JA E-01", "JA E-02", "JA II-A.b2", "FI liite-i"}},
    {"JA A-03.b2", {"FI turn.retreat.attack", "FI term.retreat", "CUBE turn.3.retreat"}},
    {"JA A-03.b5", {"JA C-03.b5", "FI term.retreat"}},
    // Pokémon from hand
    {"JA A-04.b2", {"JA C-11.b3", "FI turn.bench", "FI zone.bench", "FI liite-a.play", "CUBE turn.3.bench"}},
    {"JA A-05.b1a",
     {"JA A-04.b1", "FI turn.evolve", "FI term.basic-pokemon", "FI detail.name", "FI liite-d", "FI liite-e",
      "FI liite-m", "FI liite-q", "FI term.lvx", "FI term.owner", "FI term.sp", "FI term.trainers-pokemon"}},
    {"JA A-05.b2", {"JA C-13.b3", "FI turn.evolve.notes", "CUBE note.2"}},
    {"FI liite-t.play", {"FI liite-t"}},
    {"FI liite-a.play", {"FI liite-a"}},
    // Trainers and energy
    {"JA C-19.b1", {"JA II-A.b2"}},
    {"JA II-A.b1", {"JA C-10", "FI liite-o", "FI liite-b"}},
    {"JA I-B-01.b4", {"JA I-B-01.b3", "FI term.tool", "FI liite-o"}},
    {"JA I-B-01.proc.1",
     {"JA C-03.b5", "JA C-04.b4", "JA C-05.b3", "JA C-06.b4", "JA C-08.b4", "JA C-10.b2", "JA C-11.b3", "JA D-02.b2",
      "JA D-04.b5", "JA D-05.b2", "JA E-19", "JA E-35.b3", "JA E-36.b3"}},
    {"JA I-B-02.proc.1",
     {"JA C-03.b5", "JA C-04.b4", "JA C-05.b3", "JA C-06.b4", "JA C-08.b4", "JA C-10.b2", "JA C-11.b3", "JA D-02.b2",
      "JA D-04.b5", "JA D-05.b2", "JA E-19", "JA E-35.b3", "JA E-36.b3"}},
    {"JA I-B-02.b1", {"FI turn.trainer.supporter", "FI term.supporter", "CUBE turn.3.trainer"}},
    {"JA I-B-03.b1", {"FI turn.stadium.once", "FI term.stadium", "CUBE turn.3.trainer"}},
    {"JA I-B-03.b2", {"FI turn.stadium.same"}},
    {"JA I-B-03.proc.1", {"JA D-02.b2", "JA D-04.b5", "JA D-05.b2", "JA E-19", "JA I-B-03.b4"}},
    {"JA I-C.b2", {"FI turn.energy", "CUBE turn.3.energy", "FI term.attach"}},
    {"JA I-B-01.b3", {"FI term.attach", "FI term.tool"}},
    {"JA II-A.b2", {"FI liite-b"}},
    // decks
    {"FI deck.60", {"CUBE draft.4", "CUBE draft.table", "CUBE setup.6"}},
    {"FI deck.basic", {"FI liite-a.notbasic", "FI liite-t.notbasic", "FI term.fossil", "JA I-G.5", "CUBE setup.4"}},
    {"FI deck.4",
     {"JA I-C.b4", "JA I-C.b5", "FI detail.name", "FI liite-a.copies", "FI liite-e.name", "FI liite-j.name",
      "FI liite-m.name", "FI liite-p.name", "FI liite-q.name", "FI liite-r.name", "FI term.owner", "FI term.sp",
      "FI term.trainers-pokemon"}},
    {"FI liite-h.deck", {"FI term.prism"}},
    {"FI liite-s", {"FI term.ace-spec"}},
    // answers
    {"JA D-02.b1", {"JA D-02", "FI detail.any"}},
    {"JA D-04.b1", {"JA D-04", "JA E-33", "JA E-34", "JA I-H", "ZH I-H", "JA II-A.b4"}},
    {"JA D-05.b1", {"JA D-04", "JA D-05", "JA E-33", "JA E-34", "JA I-H", "ZH I-H", "FI detail.up-to"}},
};

// What a chapter of the guide is about, as the node of a text that does it.
struct ChapterOfVerb {
    std::string_view chapter;
    NodeKind kind;
};
constexpr ChapterOfVerb chapters[] = {
    {"C-01", NodeKind::discard},  {"C-02", NodeKind::put},           {"C-03", NodeKind::switch_},
    {"C-04", NodeKind::switch_},  {"C-05", NodeKind::switch_},       {"C-06", NodeKind::heal},
    {"C-07", NodeKind::counters}, {"C-08", NodeKind::move_counters}, {"C-09", NodeKind::attach},
    {"C-10", NodeKind::move},     {"C-11", NodeKind::put},           {"C-11", NodeKind::search},
    {"C-12", NodeKind::evolve},   {"C-13", NodeKind::devolve},       {"C-18", NodeKind::use_attack},
    {"C-20", NodeKind::look},     {"D-19", NodeKind::exchange},      {"I-H", NodeKind::search},
    {"I-H", NodeKind::draw},      {"cond", NodeKind::inflict},
};

}  // namespace

bool founds_refusal(std::string_view actual, std::string_view wanted) {
    if (wanted.empty() || cites(actual, wanted)) return true;
    for (const Founded& entry : founded) {
        if (actual != entry.named) continue;
        for (std::string_view also : entry.also)
            if (!also.empty() && (cites(also, wanted) || cites(wanted, also))) return true;
    }
    return false;
}

bool is_about_text(std::string_view wanted, const pokemon::Rulebook& book, const pokemon::Program& program) {
    for (const auto& [chapter, kind] : chapters) {
        if (wanted.empty() || !is_or_is_below(wanted, chapter)) continue;
        for (std::uint16_t i = 0; i < program.size; ++i)
            if (book.node(program, i).kind == kind) return true;
    }
    return false;
}

}  // namespace cubenight::scenario
