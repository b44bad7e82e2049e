#include "engine/scenario/clauses.hpp"

#include <algorithm>
#include <vector>

namespace cubenight::scenario {
namespace {

struct SameClause {
    std::string_view clause;
    std::string_view says;  // another clause, which it repeats wholly or in part
};
constexpr SameClause same_clauses[] = {
#include "clauses_same.inc"
};

bool is_or_is_below(std::string_view actual, std::string_view wanted) {
    const std::size_t blank = actual.find(' ');
    if (wanted.find(' ') == std::string_view::npos && blank != std::string_view::npos) actual.remove_prefix(blank + 1);
    // The Chinese guide translates the Japanese one, clause for clause.
    if (wanted.starts_with("ZH ") && actual.starts_with("JA ")) wanted.remove_prefix(3), actual.remove_prefix(3);
    if (!actual.starts_with(wanted)) return false;
    return actual.size() == wanted.size() || actual[wanted.size()] == '.' || actual[wanted.size()] == ':';
}

// A clause with all that it repeats, and what those repeat.
std::vector<std::string_view> with_repeated(std::string_view clause) {
    std::vector<std::string_view> all{clause};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const auto& [one, says] : same_clauses) {
            const bool repeats = i == 0 ? is_or_is_below(one, all[i]) : one == all[i];
            if (repeats && std::find(all.begin(), all.end(), says) == all.end()) all.push_back(says);
        }
    return all;
}

// Clauses on which the same refusal may be founded: the match names the first of them.
constexpr std::string_view same_refusals[][6] = {
    {"JA A-01.1", "A-01.b1", "A-05.b5"},
    {"JA A-01.1b", "cond.asleep", "cond.paralyzed"},
    {"JA A-01.b2", "D-09", "card.energy", "turn.attack.zero-cost"},
    {"JA A-02.1a", "D-02.b2", "D-04.b5", "D-05.b2", "E-19", "E-30"},
    {"JA A-02.b2", "A-02.1", "A-05.b5", "D-13"},
    {"JA A-02.b4", "A-02.b2"},
    {"JA A-03.1a", "A-03.b3", "D-10"},
    {"JA A-03.1b", "cond.asleep", "cond.paralyzed", "cond.retreat-block"},
    {"JA A-03.1c", "C-14", "II-A.b2"},
    {"JA A-04.b2", "zone.bench", "setup.5"},
    {"JA A-05.b1a", "A-04.b1", "turn.evolve.stages", "detail.name.evolve"},
    {"JA A-05.b2", "C-13.b3"},
    {"JA E-12.b1", "liite-j.gx-once"},
    {"JA E-12.b3", "E-12.b1", "E-17.b2"},
    {"JA I-B-01.b4", "I-B-01.b3", "I-B-01.b6", "term.tool"},
    {"JA I-B-01.proc.1", "D-02.b2", "D-04.b5", "D-05.b2", "E-19", "E-30"},
    {"JA I-B-02.b1", "turn.3.trainer", "term.supporter"},
    {"JA I-B-02.proc.1", "D-02.b2", "D-04.b5", "D-05.b2", "E-19", "E-30"},
    {"JA I-B-03.b1", "turn.3.trainer"},
    {"JA I-B-03.b2", "term.stadium"},
    {"JA I-B-03.proc.1", "D-02.b2", "D-04.b5", "D-05.b2", "E-19", "E-30"},
    {"JA C-15.b1", "A-01.1a", "II-A.b2"},
    {"JA C-15.b2", "A-01.1a", "II-A.b2"},
    {"JA C-19.b1", "II-A.b2"},
    {"CUBE note.1", "turn.attack.first", "turn.trainer.supporter-first", "E-27"},
};

// What a chapter of the guide is about, as the node of a text that does it.
struct ChapterOfVerb {
    std::string_view chapter;
    NodeKind kind;
};
constexpr ChapterOfVerb chapters[] = {
    {"C-01", NodeKind::discard}, {"C-02", NodeKind::put}, {"C-03", NodeKind::switch_}, {"C-04", NodeKind::switch_},
    {"C-05", NodeKind::switch_}, {"C-06", NodeKind::heal}, {"C-07", NodeKind::counters}, {"C-08", NodeKind::move_counters},
    {"C-09", NodeKind::attach}, {"C-10", NodeKind::move}, {"C-11", NodeKind::put}, {"C-11", NodeKind::search},
    {"C-12", NodeKind::evolve}, {"C-13", NodeKind::devolve}, {"C-18", NodeKind::use_attack}, {"C-20", NodeKind::look},
    {"D-19", NodeKind::exchange}, {"I-H", NodeKind::search}, {"I-H", NodeKind::draw}, {"cond", NodeKind::inflict},
};

}  // namespace

bool cites(std::string_view actual, std::string_view wanted) {
    const auto meant = with_repeated(wanted);
    for (std::string_view one : with_repeated(actual))
        if (std::any_of(meant.begin(), meant.end(), [&](std::string_view clause) { return is_or_is_below(one, clause); })) return true;
    return false;
}

bool founds_refusal(std::string_view actual, std::string_view wanted) {
    if (wanted.empty() || cites(actual, wanted)) return true;
    for (const auto& clauses : same_refusals) {
        if (actual != clauses[0]) continue;
        for (std::string_view other : clauses)
            if (!other.empty() && other != clauses[0] && cites(wanted, other)) return true;
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
