#include "src/text/clause_text.hpp"

#include <algorithm>

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

Clause clause_of(std::string_view wanted) {
    for (const Rule& rule : rules)
        if (wanted == pokemon::citation(rule.clause)) return rule.clause;
    return Clause::none;
}

std::string_view document_name(std::string_view citation) {
    if (citation.starts_with("JA ")) return "Advanced player rule guide 3.0, Japanese";
    if (citation.starts_with("ZH ")) return "Advanced player rule guide 2.2, Traditional Chinese";
    if (citation.starts_with("FI ")) return "Rulebook of the Sword & Shield era, Finnish";
    if (citation.starts_with("CUBE ")) return "The cube draft page";
    return "CubeNight's own rule";
}

std::string clause_explained(std::string_view citation) {
    const Clause clause = clause_of(citation);
    if (citation.starts_with("program:")) return clause_sentence(clause) + " (" + std::string(document_name(citation)) + ")";
    const std::string document = std::string(document_name(citation)) + ", " + std::string(citation.substr(std::min(citation.size(), citation.find(' ') + 1)));
    return clause == Clause::none ? document : clause_sentence(clause) + " (" + document + ")";
}

std::string clause_sentence(Clause clause) {
    for (const Rule& rule : rules)
        if (rule.clause == clause) return std::string(rule.sentence);
    return pokemon::citation(clause);  // a clause that nobody has put into words yet
}

}  // namespace cubenight::text
