#include "src/text/ultraman/why_not.hpp"

#include "src/text/clause_text.hpp"
#include "src/text/say.hpp"
#include "src/text/ultraman/phrases.hpp"

namespace cubenight::ultraman::text {

using namespace cubenight::text;

std::string why_not_sentence(Clause clause, Language language) {
    const std::string_view reason = clause_reason(citation(clause), language);
    return std::string(reason.empty() ? citation(clause) : reason);
}

std::string why_not_cited(Clause clause, const Rulebook&, Language language) {
    return with_clause(why_not_sentence(clause, language), citation(clause));
}

namespace {

// The level of the uppermost card, whichever way it lies.
int level_of(const Rulebook& book, const View& view, const CharacterView& character) {
    const CopyId top = character.cards.empty() ? no_copy : character.cards[0];
    const bool hidden = top == no_copy || view.cards[top.value] == no_card;
    return character.face_down == 0 || hidden ? character.level : book.card(view.cards[top.value]).level;
}

}  // namespace

std::string why_not_here(const Rulebook& book, const View& view, Option option, Clause clause, Language language) {
    const Say say(language);
    const CardId card = option.a < most_copies ? view.cards[option.a] : no_card;
    if (clause == Clause::c6_3_1 && card != no_card)
        return say(Phrase::round_wanted, {std::to_string(book.card(card).round), std::to_string(view.rounds)});
    const bool onto = clause == Clause::c5_6_2_2 && option.kind == OptionKind::level_up && option.b < 2 * most_areas;
    if (onto && view.characters[option.b].there)
        return say(Phrase::level_wanted, {std::to_string(level_of(book, view, view.characters[option.b]) + 1)});
    return why_not_sentence(clause, language);
}

}  // namespace cubenight::ultraman::text
