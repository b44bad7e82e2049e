#include "engine/scenario/text_clauses.hpp"

namespace cubenight::scenario {
namespace {

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

bool is_within(std::string_view cited, std::string_view chapter) {
    if (const std::size_t blank = cited.find(' '); blank != std::string_view::npos) cited.remove_prefix(blank + 1);
    if (!cited.starts_with(chapter)) return false;
    return cited.size() == chapter.size() || cited[chapter.size()] == '.';
}

}  // namespace

bool is_about_text(std::string_view wanted, const pokemon::Rulebook& book, const pokemon::Program& program) {
    for (const auto& [chapter, kind] : chapters) {
        if (!is_within(wanted, chapter)) continue;
        for (std::uint16_t i = 0; i < program.size; ++i)
            if (book.node(program, i).kind == kind) return true;
    }
    return false;
}

}  // namespace cubenight::scenario
