#include "engine/pokemon/match/clauses.hpp"

namespace cubenight::pokemon {
namespace {

struct Citations {
    const char* of[std::size(rule_documents)];
};

constexpr Citations citations[] = {{{"", "", "", ""}},
#define CUBENIGHT_CITED(name, ja, zh, fi, cube) {{ja, zh, fi, cube}},
                                   CUBENIGHT_CLAUSES(CUBENIGHT_CITED)
#undef CUBENIGHT_CITED
};

}  // namespace

RuleDocument document_of(std::string_view rule_set) {
    if (rule_set == "zh-2.2") return RuleDocument::zh;
    if (rule_set == "fi-swsh") return RuleDocument::fi;
    return rule_set == "cube" ? RuleDocument::cube : RuleDocument::ja;
}

const char* citation(Clause clause, RuleDocument document) {
    const auto index = static_cast<std::size_t>(clause);
    if (index >= std::size(citations)) return "";
    const Citations& cited = citations[index];
    const char* own = cited.of[static_cast<std::size_t>(document)];
    return *own != '\0' ? own : cited.of[0];
}

}  // namespace cubenight::pokemon
