#include "src/text/subjects.hpp"

#include <string>

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr Table<Subject, subject_count> table([](Language language, auto& said) {
#define CUBENIGHT_SUBJECT(subject, words) said[Subject::subject] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/subjects.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_SUBJECT
});
static_assert(table.complete_in_all());

constexpr std::string_view keys[] = {
#define CUBENIGHT_SUBJECT(subject, words) #subject,
#include "src/text/en/subjects.def"
#undef CUBENIGHT_SUBJECT
};

struct Shelf {
    std::string_view clause;  // its beginning; the longest that fits decides
    Subject subject;
};

// The Chinese guide follows the chapters of the Japanese one.
constexpr Shelf shelves[] = {
    {"JA A.intro", Subject::text},
    {"JA A-01.dmg", Subject::damage},
    {"JA A-01", Subject::attack},
    {"JA A-02", Subject::ability},
    {"JA A-03", Subject::retreat},
    {"JA A-04", Subject::bench},
    {"JA A-05", Subject::evolve},
    {"JA B-", Subject::damage},
    {"JA C-01", Subject::moving},
    {"JA C-02", Subject::moving},
    {"JA C-03", Subject::bench},
    {"JA C-04", Subject::bench},
    {"JA C-05", Subject::bench},
    {"JA C-06", Subject::counters},
    {"JA C-07", Subject::counters},
    {"JA C-08", Subject::counters},
    {"JA C-09", Subject::energy},
    {"JA C-10", Subject::energy},
    {"JA C-11", Subject::moving},
    {"JA C-12", Subject::evolve},
    {"JA C-13", Subject::evolve},
    {"JA C-14", Subject::protection},
    {"JA C-15", Subject::protection},
    {"JA C-16", Subject::protection},
    {"JA C-17", Subject::protection},
    {"JA C-18", Subject::attack},
    {"JA C-19", Subject::trainer},
    {"JA C-20", Subject::hidden},
    {"JA D-01", Subject::attack},
    {"JA D-08", Subject::energy},
    {"JA D-13", Subject::ability},
    {"JA D-14", Subject::counters},
    {"JA D-15", Subject::counters},
    {"JA D-16", Subject::knock_out},
    {"JA D-17", Subject::knock_out},
    {"JA D-19", Subject::ability},
    {"JA D-", Subject::text},
    {"JA E-01", Subject::lasting},
    {"JA E-02", Subject::lasting},
    {"JA E-03", Subject::events},
    {"JA E-04", Subject::knock_out},
    {"JA E-05", Subject::events},
    {"JA E-06", Subject::events},
    {"JA E-07", Subject::energy},
    {"JA E-08", Subject::checkup},
    {"JA E-09", Subject::attack},
    {"JA E-10", Subject::text},
    {"JA E-11", Subject::events},
    {"JA E-12", Subject::ability},
    {"JA E-13", Subject::ability},
    {"JA E-14", Subject::ability},
    {"JA E-15", Subject::ability},
    {"JA E-16", Subject::checkup},
    {"JA E-17", Subject::ability},
    {"JA E-18", Subject::hidden},
    {"JA E-19", Subject::text},
    {"JA E-20", Subject::lasting},
    {"JA E-21", Subject::lasting},
    {"JA E-22", Subject::lasting},
    {"JA E-23", Subject::events},
    {"JA E-24", Subject::events},
    {"JA E-25", Subject::trainer},
    {"JA E-26", Subject::events},
    {"JA E-27", Subject::attack},
    {"JA E-28", Subject::checkup},
    {"JA E-29", Subject::trainer},
    {"JA E-30", Subject::trainer},
    {"JA E-31", Subject::hidden},
    {"JA E-32", Subject::attack},
    {"JA E-33", Subject::hidden},
    {"JA E-34", Subject::hidden},
    {"JA E-35", Subject::hidden},
    {"JA E-36", Subject::hidden},
    {"JA I-B-03", Subject::stadium},
    {"JA I-B", Subject::trainer},
    {"JA I-C", Subject::energy},
    {"JA I-D", Subject::knock_out},
    {"JA I-E", Subject::winning},
    {"JA I-F", Subject::checkup},
    {"JA I-G", Subject::setup},
    {"JA I-H", Subject::hidden},
    {"JA II-A", Subject::text},
    {"FI win", Subject::winning},
    {"FI types", Subject::words},
    {"FI card", Subject::words},
    {"FI zone.bench", Subject::bench},
    {"FI zone", Subject::words},
    {"FI setup", Subject::setup},
    {"FI phases", Subject::turn},
    {"FI turn.bench", Subject::bench},
    {"FI turn.evolve", Subject::evolve},
    {"FI turn.energy", Subject::energy},
    {"FI turn.trainer.supporter-first", Subject::turn},
    {"FI turn.trainer", Subject::trainer},
    {"FI turn.stadium", Subject::stadium},
    {"FI turn.retreat", Subject::retreat},
    {"FI turn.ability", Subject::ability},
    {"FI turn.attack.wr", Subject::damage},
    {"FI turn.attack.ko", Subject::knock_out},
    {"FI turn.attack.promote", Subject::knock_out},
    {"FI turn.attack.first", Subject::turn},
    {"FI turn.attack", Subject::attack},
    {"FI turn", Subject::turn},
    {"FI checkup", Subject::checkup},
    {"FI cond", Subject::checkup},
    {"FI detail.mulligan", Subject::setup},
    {"FI detail.what-is-attack", Subject::attack},
    {"FI detail.attack", Subject::attack},
    {"FI detail.damage", Subject::damage},
    {"FI detail.tie", Subject::winning},
    {"FI detail.sudden", Subject::winning},
    {"FI detail", Subject::words},
    {"FI deck", Subject::decks},
    {"FI liite", Subject::kinds},
    {"FI term", Subject::words},
    {"CUBE draft", Subject::decks},
    {"CUBE setup", Subject::setup},
    {"CUBE turn.3.evolve", Subject::evolve},
    {"CUBE turn", Subject::turn},
    {"CUBE note.1", Subject::turn},
    {"CUBE note", Subject::evolve},
    {"CUBE house", Subject::damage},
    {"CUBE cond", Subject::checkup},
    {"CUBE win", Subject::winning},
    {"UCG 1.", Subject::ucg_game},
    {"UCG 2.", Subject::ucg_cards},
    {"UCG 3.", Subject::ucg_zones},
    {"UCG 4.", Subject::ucg_before},
    {"UCG 5.", Subject::ucg_turn},
    {"UCG 6.", Subject::ucg_scenes},
    {"UCG 7.", Subject::ucg_battle},
    {"UCG 8.", Subject::ucg_bp},
    {"UCG 9.", Subject::ucg_texts},
    {"UCG 10.", Subject::ucg_timing},
    {"UCG 11.", Subject::ucg_effects},
    {"UCG 12.", Subject::ucg_other},
};

}  // namespace

std::string_view subject_key(Subject subject) { return keys[static_cast<std::size_t>(subject)]; }

std::optional<Subject> find_subject(std::string_view key) {
    for (std::size_t i = 0; i < subject_count; ++i)
        if (keys[i] == key) return static_cast<Subject>(i);
    return std::nullopt;
}

std::string_view subject_name(Subject subject, Language language) { return table.words(subject, language); }

std::optional<Subject> subject_of(std::string_view citation) {
    std::string clause(citation);
    if (clause.starts_with("ZH ")) clause.replace(0, 2, "JA");
    const Shelf* best = nullptr;
    for (const Shelf& shelf : shelves)
        if (clause.starts_with(shelf.clause) && (!best || shelf.clause.size() > best->clause.size())) best = &shelf;
    return best ? std::optional(best->subject) : std::nullopt;
}

std::optional<Subject> chapter_subject_of(std::string_view citation) {
    if (citation.starts_with("JA I-B-01")) return Subject::items;
    if (citation.starts_with("JA I-B-02")) return Subject::supporters;
    if (citation.starts_with("FI phases")) return Subject::phases;
    if (citation.starts_with("CUBE note")) return Subject::notes;
    return subject_of(citation);
}

}  // namespace cubenight::text
