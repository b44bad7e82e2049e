#include "src/text/draft/pick_text.hpp"

#include "engine/cards/names.hpp"
#include "src/text/names.hpp"
#include "src/text/say.hpp"
#include "src/text/table.hpp"

namespace cubenight::text {

using draft::PickReason;
using draft::PickReasonKind;

namespace {

enum class PickPhrase : std::uint8_t {
#define CUBENIGHT_PICK(kind, words)
#define CUBENIGHT_PICK_ONE(kind, words)
#define CUBENIGHT_PICK_NONE(kind, words)
#define CUBENIGHT_PHRASE(id, words) id,
#include "src/text/en/picks.def"
#undef CUBENIGHT_PICK
#undef CUBENIGHT_PICK_ONE
#undef CUBENIGHT_PICK_NONE
#undef CUBENIGHT_PHRASE
};
constexpr std::size_t kind_count = static_cast<std::size_t>(PickReasonKind::best_left) + 1;
constexpr std::size_t phrase_count = static_cast<std::size_t>(PickPhrase::cost_more) + 1;

struct Words {
    Sayings<PickReasonKind, kind_count> usual;
    Sayings<PickReasonKind, kind_count> one;
    Sayings<PickReasonKind, kind_count> none;
    Sayings<PickPhrase, phrase_count> phrases;
};

#define CUBENIGHT_PICK(kind, words) said.usual[PickReasonKind::kind] = words;
#define CUBENIGHT_PICK_ONE(kind, words) said.one[PickReasonKind::kind] = words;
#define CUBENIGHT_PICK_NONE(kind, words) said.none[PickReasonKind::kind] = words;
#define CUBENIGHT_PHRASE(id, words) said.phrases[PickPhrase::id] = words;

constexpr Words written_in(Language language) {
    Words said;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/picks.def>
#include "src/text/each_language.inc"
    return said;
}

#undef CUBENIGHT_PICK
#undef CUBENIGHT_PICK_ONE
#undef CUBENIGHT_PICK_NONE
#undef CUBENIGHT_PHRASE

constexpr auto usual = table_of<written_in>(&Words::usual);
constexpr auto one = table_of<written_in>(&Words::one);
constexpr auto none = table_of<written_in>(&Words::none);
constexpr auto phrases = table_of<written_in>(&Words::phrases);
static_assert(usual.english().complete() && phrases.english().complete());
static_assert(usual.complete_in_all() && one.complete_in_all() && none.complete_in_all() && phrases.complete_in_all());

std::string_view words(PickPhrase phrase, Language language) { return phrases.words(phrase, language); }

std::string_view pattern(const PickReason& reason, Language language) {
    if (reason.kind == PickReasonKind::draws_cards && reason.number <= 0)
        return words(PickPhrase::draws_some, language);
    const std::string_view for_none = none.words(reason.kind, language);
    if (reason.number == 0 && !for_none.empty()) return for_none;
    const std::string_view for_one = one.words(reason.kind, language);
    return reason.number == 1 && !for_one.empty() ? for_one : usual.words(reason.kind, language);
}

// "1 Fire + 2 more".
std::string cost_text(Say say, const PickReason& reason) {
    if (reason.type == Type::colorless) return say(PickPhrase::cost_any, {std::to_string(reason.number)});
    const int rest = reason.number - 1;
    if (rest <= 0) return say(PickPhrase::cost_one, {say(reason.type)});
    return say(PickPhrase::cost_more, {say(reason.type), std::to_string(rest)});
}

}  // namespace

std::string reason_text(const PickReason& reason, const draft::DraftCards& cards, Language language) {
    const Say say(language);
    const auto name = [&](draft::CubeCopyId copy) {
        return cards.has(copy) ? name_in(cards[copy], language) : say(PickPhrase::a_card);
    };
    const std::string type =
        reason.kind == PickReasonKind::low_cost ? cost_text(say, reason) : std::string(say(reason.type));
    return filled(pattern(reason, language), {name(reason.card), name(reason.other), type,
                                              std::to_string(reason.number), std::to_string(reason.other_number)});
}

}  // namespace cubenight::text
