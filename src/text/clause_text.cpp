#include "src/text/clause_text.hpp"

namespace cubenight::text {

using pokemon::Clause;

namespace {

struct Rule {
    Clause clause;
    std::string_view sentence;
};

constexpr Rule rules[] = {
#define CUBENIGHT_RULE(clause, sentence) {Clause::clause, sentence},
#include "src/text/clause_sentences.def"
#undef CUBENIGHT_RULE
};

}  // namespace

std::string clause_chip(Clause clause, std::string_view main_document) {
    const std::string_view whole = pokemon::citation(clause);
    if (whole.starts_with("program:")) return "program";
    const bool of_main = whole.starts_with(main_document) && whole.size() > main_document.size() && whole[main_document.size()] == ' ';
    return std::string(of_main ? whole.substr(main_document.size() + 1) : whole);
}

std::string clause_sentence(Clause clause) {
    for (const Rule& rule : rules)
        if (rule.clause == clause) return std::string(rule.sentence);
    return pokemon::citation(clause);  // a clause that nobody has put into words yet
}

}  // namespace cubenight::text
