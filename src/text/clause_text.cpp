#include "src/text/clause_text.hpp"

#include "engine/pokemon/match/clauses.hpp"
#include "engine/ultraman/match/clauses.hpp"
#include "src/text/table.hpp"

namespace cubenight::text {

namespace {

enum class Document : std::uint8_t { ja, zh, fi, cube, ucg, program };

template <class Clause, std::size_t count>
struct WordsOf {
    Sayings<Clause, count> sentences;
    Sayings<Clause, count> reasons;
    Sayings<Document, 6> documents;
};

#define CUBENIGHT_CLAUSE(clause, sentence) words.sentences[Clause::clause] = sentence;
#define CUBENIGHT_REASON(clause, reason) words.reasons[Clause::clause] = reason;
#define CUBENIGHT_DOCUMENT(document, name) words.documents[Document::document] = name;

namespace of_pokemon {

using pokemon::Clause;

#define CUBENIGHT_ONE_MORE(name, ja, zh, fi, cube) +1
constexpr std::size_t clause_count = 1 CUBENIGHT_CLAUSES(CUBENIGHT_ONE_MORE);  // with none
#undef CUBENIGHT_ONE_MORE

using Words = WordsOf<Clause, clause_count>;

constexpr Words written_in(Language language) {
    Words words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/clauses.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/reasons.def>
#include "src/text/each_language.inc"
    return words;
}

constexpr auto sentences = table_of<written_in>(&Words::sentences);
constexpr auto reasons = table_of<written_in>(&Words::reasons);
static_assert(sentences.complete_in_all() && reasons.complete_in_all());

// None where the engine cites no such clause. What is cited under another rule set may have a sentence of its own, as a
// clause by itself; else it says the same.
Clause clause_of(std::string_view wanted) {
    if (wanted.empty()) return Clause::none;
    for (const pokemon::RuleDocument document : pokemon::rule_documents)
        for (std::size_t i = 1; i < clause_count; ++i)
            if (wanted == pokemon::citation(static_cast<Clause>(i), document)) return static_cast<Clause>(i);
    return Clause::none;
}

}  // namespace of_pokemon

// Rules of the program that both games have say the same in both: their words stand with Pokémon's.
namespace of_ultraman {

using ultraman::Clause;

#define CUBENIGHT_ONE_MORE(name, citation) +1
constexpr std::size_t clause_count = 1 CUBENIGHT_UCG_CLAUSES(CUBENIGHT_ONE_MORE);  // with none
#undef CUBENIGHT_ONE_MORE

using Words = WordsOf<Clause, clause_count>;

constexpr Words written_in(Language language) {
    Words words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_clauses.def>
#include "src/text/each_language.inc"
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/ultraman_reasons.def>
#include "src/text/each_language.inc"
    return words;
}

constexpr auto sentences = table_of<written_in>(&Words::sentences);
constexpr auto reasons = table_of<written_in>(&Words::reasons);
static_assert(sentences.complete_in_all() && reasons.complete_in_all());

Clause clause_of(std::string_view wanted) {
    for (std::size_t i = 1; i < clause_count; ++i)
        if (wanted == ultraman::citation(static_cast<Clause>(i))) return static_cast<Clause>(i);
    return Clause::none;
}

}  // namespace of_ultraman

#undef CUBENIGHT_CLAUSE
#undef CUBENIGHT_REASON
#undef CUBENIGHT_DOCUMENT

constexpr auto documents = table_of<of_pokemon::written_in>(&of_pokemon::Words::documents);
static_assert(documents.english().complete() && documents.complete_in_all());

Document document_of(std::string_view citation) {
    if (citation.starts_with("JA ")) return Document::ja;
    if (citation.starts_with("ZH ")) return Document::zh;
    if (citation.starts_with("FI ")) return Document::fi;
    if (citation.starts_with("CUBE ")) return Document::cube;
    if (citation.starts_with("UCG ")) return Document::ucg;
    return Document::program;
}

// What the game that cites it says of the clause; empty where neither does.
template <class OfPokemon, class OfUltraman>
std::string_view words_of(std::string_view citation, const OfPokemon& pokemon, const OfUltraman& ultraman,
                          Language language) {
    const std::string_view said = pokemon.words(of_pokemon::clause_of(citation), language);
    return said.empty() ? ultraman.words(of_ultraman::clause_of(citation), language) : said;
}

// Between a document and the number in it.
std::string_view comma_of(Language language) {
    switch (language) {
        case Language::english:
        case Language::finnish: return ", ";
        case Language::japanese: return "、";
        case Language::simplified_chinese:
        case Language::traditional_chinese: return "，";
    }
    return {};
}

// Between a reason and the sentence that explains it.
std::string stop_of(Language language) {
    const bool spaced = language == Language::english || language == Language::finnish;
    return std::string(full_stop(language)).append(spaced ? " " : "");
}

}  // namespace

std::string clause_chip(std::string_view whole, std::string_view main_document) {
    if (whole.starts_with("program:")) return std::string(program_chip);
    const bool of_main =
        whole.starts_with(main_document) && whole.size() > main_document.size() && whole[main_document.size()] == ' ';
    return std::string(of_main ? whole.substr(main_document.size() + 1) : whole);
}

std::string_view document_name(std::string_view citation, Language language) {
    return documents.words(document_of(citation), language);
}

std::string clause_explained(std::string_view citation, Language language) {
    std::string where(document_name(citation, language));
    if (document_of(citation) != Document::program)
        where.append(comma_of(language)).append(citation.substr(citation.find(' ') + 1));
    const std::string sentence = clause_sentence(citation, language);
    return sentence.empty() ? where : sentence + "\n" + where;
}

std::string clause_sentence(std::string_view citation, Language language) {
    return std::string(words_of(citation, of_pokemon::sentences, of_ultraman::sentences, language));
}

std::string_view full_stop(Language language) {
    switch (language) {
        case Language::english:
        case Language::finnish: return ".";
        case Language::japanese:
        case Language::simplified_chinese:
        case Language::traditional_chinese: return "。";
    }
    return {};
}

std::string_view clause_reason(std::string_view citation, Language language) {
    return words_of(citation, of_pokemon::reasons, of_ultraman::reasons, language);
}

std::string with_clause(std::string reason, std::string_view citation) {
    if (citation.empty() || citation.starts_with("program:")) return reason;
    return reason.append(" (").append(citation).append(")");
}

std::string with_rule(std::string reason, std::string_view citation, Language language) {
    if (citation.empty()) return reason;
    return with_clause(std::move(reason), citation).append(stop_of(language)) + clause_explained(citation, language);
}

}  // namespace cubenight::text
