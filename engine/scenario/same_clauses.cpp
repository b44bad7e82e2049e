#include "engine/scenario/same_clauses.hpp"

#include <array>

namespace cubenight::scenario {
namespace {

// What the match names, and what else founds the same refusal. A chapter stands for each of its clauses.
struct Founded {
    std::string_view named;
    std::array<std::string_view, 14> also;
};

constexpr Founded founded[] = {
    // attacks
    {"JA A-01.1", {"JA A-05.b5", "JA D-06", "FI detail.attack.1", "FI turn.evolve.keep", "CUBE note.3"}},
    {"JA A-01.1a", {"JA C-15", "JA E-01", "JA E-02"}},
    {"JA A-01.1b", {"JA E-27", "FI cond", "FI turn.retreat.forbidden", "CUBE cond"}},
    {"JA A-01.b2", {"JA D-09", "JA D-11", "JA D-12", "JA E-32", "JA I-C.b1", "FI turn.attack.energy", "FI detail.attack.1"}},
    {"JA C-15.b1", {"JA A-01.1a", "JA E-01", "JA E-02", "JA II-A.b2"}},
    {"JA C-15.b2", {"JA A-01.1a", "JA E-01", "JA E-02", "JA II-A.b2"}},
    {"JA E-12.b1", {"FI liite-j.gx-once", "FI term.gx-attack"}},
    {"CUBE note.1", {"JA E-27", "FI turn.attack.first", "FI turn.trainer.supporter-first"}},
    // abilities
    {"JA A-02.1a", {"JA C-03.b5", "JA C-05.b3", "JA C-06.b4", "JA C-11.b3", "JA D-02.b2", "JA D-04.b5", "JA D-05.b2", "JA E-10", "JA E-19",
                    "JA E-30", "JA E-35.b3", "JA E-36.b3", "FI term.poke-power"}},
    {"JA A-02.b2", {"JA D-13", "JA E-12.b2", "JA E-13", "JA E-17", "FI turn.evolve.keep", "JA A-05.b5", "FI liite-m"}},
    {"JA A-02.b4", {"JA A-02.b1", "JA E-05.b2", "JA E-06.b2", "JA E-07.b2"}},
    {"JA E-12.b3", {"JA E-12", "JA E-30.b2", "JA D-19", "FI term.poke-power"}},
    {"JA E-14.b1", {"JA E-14"}},
    {"JA E-17.b1", {"JA E-17", "JA E-12.b2", "JA E-13.b2"}},
    {"JA E-17.b3", {"JA E-17", "JA E-12"}},
    // retreating
    {"JA A-03.1a", {"JA A-03.b3", "JA D-10", "JA D-11", "FI turn.retreat.cost", "FI term.retreat"}},
    {"JA A-03.1b", {"FI cond", "FI turn.retreat.forbidden", "CUBE cond"}},
    {"JA A-03.1c", {"JA C-14", "JA E-01", "JA E-02", "JA II-A.b2", "FI liite-i"}},
    {"JA A-03.b2", {"FI turn.retreat.attack", "FI term.retreat", "CUBE turn.3.retreat"}},
    {"JA A-03.b5", {"JA C-03.b5"}},
    // Pokémon from hand
    {"JA A-04.b2", {"JA C-11.b3", "FI turn.bench", "FI zone.bench", "FI liite-a.play", "CUBE turn.3.bench"}},
    {"JA A-05.b1a", {"JA A-04.b1", "FI turn.evolve", "FI detail.name", "FI liite-d", "FI liite-e", "FI liite-m", "FI liite-q",
                     "FI term.lvx", "FI term.owner", "FI term.sp", "FI term.trainers-pokemon"}},
    {"JA A-05.b2", {"JA C-13.b3", "FI turn.evolve.notes", "CUBE note.2"}},
    {"FI liite-t.play", {"FI liite-t"}},
    {"FI liite-a.play", {"FI liite-a"}},
    // Trainers and energy
    {"JA C-19.b1", {"JA II-A.b2"}},
    {"JA II-A.b1", {"JA C-10", "FI liite-o", "FI liite-b"}},
    {"JA I-B-01.b4", {"JA I-B-01.b3", "FI term.tool", "FI liite-o"}},
    {"JA I-B-01.proc.1", {"JA C-03.b5", "JA C-04.b4", "JA C-05.b3", "JA C-06.b4", "JA C-08.b4", "JA C-10.b2", "JA C-11.b3", "JA D-02.b2",
                          "JA D-04.b5", "JA D-05.b2", "JA E-19", "JA E-35.b3", "JA E-36.b3"}},
    {"JA I-B-02.proc.1", {"JA C-03.b5", "JA C-04.b4", "JA C-05.b3", "JA C-06.b4", "JA C-08.b4", "JA C-10.b2", "JA C-11.b3", "JA D-02.b2",
                          "JA D-04.b5", "JA D-05.b2", "JA E-19", "JA E-35.b3", "JA E-36.b3"}},
    {"JA I-B-02.b1", {"FI turn.trainer.supporter", "FI term.supporter", "CUBE turn.3.trainer"}},
    {"JA I-B-03.b1", {"FI turn.stadium.once", "FI term.stadium", "CUBE turn.3.trainer"}},
    {"JA I-B-03.b2", {"FI turn.stadium.same"}},
    {"JA I-B-03.proc.1", {"JA D-02.b2", "JA D-04.b5", "JA D-05.b2", "JA E-19", "JA I-B-03.b4"}},
    {"JA I-C.b2", {"FI turn.energy", "CUBE turn.3.energy"}},
    // decks
    {"FI deck.60", {"CUBE draft.4", "CUBE draft.table", "CUBE setup.6"}},
    {"FI deck.basic", {"FI liite-a.notbasic", "FI liite-t.notbasic", "FI term.fossil", "JA I-G.5", "CUBE setup.4"}},
    {"FI deck.4", {"JA I-C.b4", "JA I-C.b5", "FI detail.name", "FI liite-a.copies", "FI liite-e.name", "FI liite-j.name", "FI liite-m.name",
                   "FI liite-p.name", "FI liite-q.name", "FI liite-r.name", "FI term.owner", "FI term.sp", "FI term.trainers-pokemon"}},
    {"FI liite-h.deck", {"FI term.prism"}},
    {"FI liite-s", {"FI term.ace-spec"}},
    // answers
    {"JA D-02.b1", {"JA D-02", "FI detail.any"}},
    {"JA D-04.b1", {"JA D-04", "JA E-33", "JA E-34", "JA I-H", "ZH I-H", "JA II-A.b4"}},
    {"JA D-05.b1", {"JA D-04", "JA D-05", "JA E-33", "JA E-34", "JA I-H", "ZH I-H", "FI detail.up-to"}},
};

std::string_view without_document(std::string_view clause) {
    const std::size_t blank = clause.find(' ');
    return blank == std::string_view::npos ? clause : clause.substr(blank + 1);
}

bool part_of(std::string_view clause, std::string_view chapter) {
    if (!clause.starts_with(chapter)) return false;
    return clause.size() == chapter.size() || clause[chapter.size()] == '.' || clause[chapter.size()] == ':';
}

// A clause that somebody cites is part of this chapter.
bool is_within(std::string_view cited, std::string_view chapter) {
    const bool same_document = cited.find(' ') == std::string_view::npos || cited.substr(0, 3) == chapter.substr(0, 3) ||
                               (cited.starts_with("ZH ") && chapter.starts_with("JA "));
    return same_document && part_of(without_document(cited), without_document(chapter));
}

}  // namespace

bool cites(std::string_view actual, std::string_view wanted) {
    if (wanted.find(' ') == std::string_view::npos) actual = without_document(actual);
    // The Chinese guide translates the Japanese one, clause for clause.
    if (wanted.starts_with("ZH ") && actual.starts_with("JA ")) wanted.remove_prefix(3), actual.remove_prefix(3);
    return part_of(actual, wanted);
}

bool is_refused_by(std::string_view actual, std::string_view wanted) {
    if (wanted.empty() || cites(actual, wanted)) return true;
    for (const Founded& entry : founded)
        if (entry.named == actual)
            for (std::string_view also : entry.also)
                if (!also.empty() && (cites(also, wanted) || is_within(wanted, also))) return true;
    return false;
}

}  // namespace cubenight::scenario
