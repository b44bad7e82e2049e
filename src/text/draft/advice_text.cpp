#include "src/text/draft/advice_text.hpp"

#include "engine/cards/names.hpp"
#include "src/text/names.hpp"
#include "src/text/say.hpp"
#include "src/text/table.hpp"

namespace cubenight::text {

using namespace draft;

namespace {

enum class AdvicePhrase : std::uint8_t {
#define CUBENIGHT_PHRASE(id, words) id,
#include "src/text/en/advice.def"
#undef CUBENIGHT_PHRASE
};
constexpr std::size_t phrase_count = static_cast<std::size_t>(AdvicePhrase::breaks_copies) + 1;

constexpr Table<AdvicePhrase, phrase_count> table([](Language language, auto& said) {
#define CUBENIGHT_PHRASE(id, words) said[AdvicePhrase::id] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/advice.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(table.english().complete());
static_assert(table.complete_in_all());

std::string_view words(AdvicePhrase phrase, Language language) { return table.words(phrase, language); }

std::string types_text(Say say, TypeSet types) {
    std::vector<std::string> names;
    for (int i = 0; i < type_count; ++i)
        if (types.has(static_cast<Type>(i))) names.emplace_back(say(static_cast<Type>(i)));
    return say.row(names);
}

AdvicePhrase phrase_of(AddNoteKind kind) {
    switch (kind) {
        case AddNoteKind::completes_line: return AdvicePhrase::completes_line;
        case AddNoteKind::leaves_gap: return AdvicePhrase::leaves_gap;
        case AddNoteKind::another_type: return AdvicePhrase::another_type;
        case AddNoteKind::fits_types: return AdvicePhrase::fits_types;
        case AddNoteKind::over_size: return AdvicePhrase::over_size;
        case AddNoteKind::breaks_copies: return AdvicePhrase::breaks_copies;
    }
    return AdvicePhrase::fits_types;
}

}  // namespace

std::string advice_text(const Advice& advice, const DraftCards& cards, Language language) {
    const Say say(language);
    const std::string_view other_card = name_in(cards.set->names().get(), language, NameOf::card, advice.name);
    const std::string_view name = cards.has(advice.card) ? name_in(cards[advice.card], language) : other_card;
    const std::string number = std::to_string(advice.number), other = std::to_string(advice.other);
    switch (advice.kind) {
        case AdviceKind::shape: return say(AdvicePhrase::shape, {number, other, std::to_string(advice.third)});
        case AdviceKind::line_gap: return say(AdvicePhrase::line_gap, {name, other_card});
        case AdviceKind::unpayable_attack: {
            std::vector<std::string> names;
            for (const CardId card : advice.cards) names.emplace_back(name_in((*cards.set)[card], language));
            return say(AdvicePhrase::unpayable_attack, {say.row(names), types_text(say, advice.types)});
        }
        case AdviceKind::opening_basic:
            return say(AdvicePhrase::opening_basic, {std::to_string((advice.number + 5) / 10), other});
        case AdviceKind::many_types:
            if (advice.number == 0) return std::string(say(AdvicePhrase::no_types));
            return say(
                advice.level == draft::AdviceLevel::warning ? AdvicePhrase::too_many_types : AdvicePhrase::many_types,
                {types_text(say, advice.types)});
    }
    return {};
}

std::string add_note_text(const AddNote& note, const DraftCards& cards, Language language) {
    const Say say(language);
    const std::string_view name = name_in(cards.set->names().get(), language, NameOf::card, note.name);
    return say(phrase_of(note.kind), {name, std::to_string(note.number), types_text(say, note.types)});
}

}  // namespace cubenight::text
