#include "src/text/draft/denial_text.hpp"

#include "src/text/say.hpp"
#include "src/text/table.hpp"

namespace cubenight::text {

using draft::Denial;
using draft::NightRefusal;

namespace {

enum class DenialPhrase : std::uint8_t {
#define CUBENIGHT_DENIAL(denial, words)
#define CUBENIGHT_DENIAL_ONE(denial, words)
#define CUBENIGHT_DENIAL_LOW(denial, words)
#define CUBENIGHT_PHRASE(id, words) id,
#include "src/text/en/denials.def"
#undef CUBENIGHT_DENIAL
#undef CUBENIGHT_DENIAL_ONE
#undef CUBENIGHT_DENIAL_LOW
#undef CUBENIGHT_PHRASE
};

constexpr std::size_t denial_count = static_cast<std::size_t>(Denial::clock_unchanged) + 1;
constexpr std::size_t phrase_count = static_cast<std::size_t>(DenialPhrase::phase_other) + 1;

struct Words {
    Sayings<Denial, denial_count> usual;
    Sayings<Denial, denial_count> one;
    Sayings<Denial, denial_count> low;
    Sayings<DenialPhrase, phrase_count> phrases;
};

#define CUBENIGHT_DENIAL(denial, words) said.usual[Denial::denial] = words;
#define CUBENIGHT_DENIAL_ONE(denial, words) said.one[Denial::denial] = words;
#define CUBENIGHT_DENIAL_LOW(denial, words) said.low[Denial::denial] = words;
#define CUBENIGHT_PHRASE(id, words) said.phrases[DenialPhrase::id] = words;

constexpr Words written_in(Language language) {
    Words said;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/denials.def>
#include "src/text/each_language.inc"
    return said;
}

#undef CUBENIGHT_DENIAL
#undef CUBENIGHT_DENIAL_ONE
#undef CUBENIGHT_DENIAL_LOW
#undef CUBENIGHT_PHRASE

constexpr auto usual = table_of<written_in>(&Words::usual);
constexpr auto one = table_of<written_in>(&Words::one);
constexpr auto low = table_of<written_in>(&Words::low);
constexpr auto phrases = table_of<written_in>(&Words::phrases);
static_assert(usual.english().complete() && phrases.english().complete());
static_assert(usual.complete_in_all() && one.complete_in_all() && low.complete_in_all() && phrases.complete_in_all());

std::string_view words(DenialPhrase phrase, Language language) { return phrases.words(phrase, language); }

std::string_view pattern(const NightRefusal& refusal, Language language) {
    const std::string_view for_one = one.words(refusal.why, language);
    if (refusal.number == 1 && !for_one.empty()) return for_one;
    const std::string_view too_low = low.words(refusal.why, language);
    if (refusal.number <= refusal.other && !too_low.empty()) return too_low;
    return usual.words(refusal.why, language);
}

std::string phase_name(int phase, Language language) {
    constexpr DenialPhrase known[] = {DenialPhrase::phase_draft, DenialPhrase::phase_build, DenialPhrase::phase_play,
                                      DenialPhrase::phase_finished};
    const bool is_known = phase >= 0 && phase < static_cast<int>(std::size(known));
    return std::string(words(is_known ? known[phase] : DenialPhrase::phase_other, language));
}

}  // namespace

std::string denial_sentence(const NightRefusal& refusal, Language language) {
    const Say say(language);
    const std::string who = refusal.seat ? say(DenialPhrase::numbered_seat, {std::to_string(refusal.seat->value + 1)})
                                         : std::string(say(DenialPhrase::the_seat));
    const std::string_view said = pattern(refusal, language);
    if (refusal.why == Denial::wrong_phase)
        return filled(said, {phase_name(refusal.number, language), phase_name(refusal.other, language), who});
    const int number = refusal.why == Denial::no_such_seat ? refusal.number + 1 : refusal.number;
    return filled(said, {std::to_string(number), std::to_string(refusal.other), who});
}

}  // namespace cubenight::text
