#include "src/text/clause_text.hpp"

#include <array>

namespace cubenight::text {

using pokemon::Clause;

namespace {

#define CUBENIGHT_ONE_MORE(name, text) +1
constexpr std::size_t clause_count = 1 CUBENIGHT_CLAUSES(CUBENIGHT_ONE_MORE);  // with none
#undef CUBENIGHT_ONE_MORE

enum class Document : std::uint8_t { ja, zh, fi, cube, program };
constexpr std::size_t document_count = 5;

// What one language has; empty where it lacks something.
struct Words {
    std::array<std::string_view, clause_count> sentences;
    std::array<std::string_view, document_count> documents;
};

#define CUBENIGHT_CLAUSE(clause, sentence) words.sentences[static_cast<std::size_t>(Clause::clause)] = sentence;
#define CUBENIGHT_DOCUMENT(document, name) words.documents[static_cast<std::size_t>(Document::document)] = name;

// Each language has a file.
constexpr Words written_in(Language language) {
    Words words;
    switch (language) {
        case Language::english:
#include "src/text/clauses/en.def"
            break;
        case Language::simplified_chinese:
#include "src/text/clauses/zh-hans.def"
            break;
        case Language::traditional_chinese:
#include "src/text/clauses/zh-hant.def"
            break;
        case Language::japanese:
#include "src/text/clauses/ja.def"
            break;
        case Language::finnish:
#include "src/text/clauses/fi.def"
            break;
    }
    return words;
}

#undef CUBENIGHT_CLAUSE
#undef CUBENIGHT_DOCUMENT

constexpr std::array<Words, language_count> languages = [] {
    std::array<Words, language_count> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = written_in(static_cast<Language>(i));
    return all;
}();

const Words& words_of(Language language) { return languages[static_cast<std::size_t>(language)]; }

std::string_view own_or_english(std::string_view own, std::string_view english) { return own.empty() ? english : own; }

Document document_of(std::string_view citation) {
    if (citation.starts_with("JA ")) return Document::ja;
    if (citation.starts_with("ZH ")) return Document::zh;
    if (citation.starts_with("FI ")) return Document::fi;
    if (citation.starts_with("CUBE ")) return Document::cube;
    return Document::program;
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

}  // namespace

std::string clause_chip(Clause clause, std::string_view main_document) {
    const std::string_view whole = pokemon::citation(clause);
    if (whole.starts_with("program:")) return "program";
    const bool of_main =
        whole.starts_with(main_document) && whole.size() > main_document.size() && whole[main_document.size()] == ' ';
    return std::string(of_main ? whole.substr(main_document.size() + 1) : whole);
}

Clause clause_of(std::string_view wanted) {
    for (std::size_t i = 1; i < clause_count; ++i)
        if (wanted == pokemon::citation(static_cast<Clause>(i))) return static_cast<Clause>(i);
    return Clause::none;
}

std::string_view document_name(std::string_view citation, Language language) {
    const auto document = static_cast<std::size_t>(document_of(citation));
    return own_or_english(words_of(language).documents[document], words_of(Language::english).documents[document]);
}

std::string clause_explained(std::string_view citation, Language language) {
    std::string where(document_name(citation, language));
    if (document_of(citation) != Document::program)
        where.append(comma_of(language)).append(citation.substr(citation.find(' ') + 1));
    const Clause clause = clause_of(citation);
    return clause == Clause::none ? where : clause_sentence(clause, language) + "\n" + where;
}

std::string clause_sentence(Clause clause, Language language) {
    const auto i = static_cast<std::size_t>(clause);
    const std::string_view sentence =
        own_or_english(words_of(language).sentences[i], words_of(Language::english).sentences[i]);
    return sentence.empty() ? pokemon::citation(clause)
                            : std::string(sentence);  // a clause that nobody has put into words yet
}

}  // namespace cubenight::text
