#include "src/cli/match_talk.hpp"

#include "src/cli/pokemon_talk.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/ultraman_talk.hpp"
#include "src/cli/words.hpp"
#include "src/games/ultraman/ultraman_match.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::cli {

MatchQuestion match_question(const MatchRunner& match, const draft::DraftCards& cards,
                             std::array<std::string, 2> names) {
    if (cards.ucg) return ultraman_question(match, cards.ucg->cards, std::move(names));
    return pokemon_question(match, *cards.set, std::move(names));
}

namespace {

// A rule of the program's own is cited in an English sentence; in other languages its document stands for it.
std::string_view cited(std::string_view clause) {
    const bool own = clause.starts_with("program:");
    return own && say.language() != Language::english ? text::document_name(clause, say.language()) : clause;
}

}  // namespace

std::string log_text(const std::vector<text::LogLine>& lines) {
    std::string told;
    for (const text::LogLine& line : lines) {
        if (line.kind == text::LineKind::heading) {
            told += "\n== " + line.text + " ==\n";
            continue;
        }
        std::string clauses;
        for (const std::string_view clause : line.clauses)
            clauses.append(clauses.empty() ? "" : ", ").append(cited(clause));
        told += fitted("         " + line.text + (clauses.empty() ? "" : " [" + clauses + "]")) + "\n";
    }
    return told;
}

Result<std::unique_ptr<MatchTelling>> MatchTelling::begin(const MatchRules& rules, const MatchDecks& decks,
                                                          std::uint64_t seed, std::array<std::string, 2> names) {
    if (ultraman_rules(rules)) return tell_ultraman(rules, decks, seed, std::move(names));
    return tell_pokemon(rules, decks, seed, std::move(names));
}

}  // namespace cubenight::cli
