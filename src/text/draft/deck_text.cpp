#include "src/text/draft/deck_text.hpp"

#include "engine/cards/names.hpp"
#include "src/text/names.hpp"
#include "src/text/say.hpp"
#include "src/text/table.hpp"

namespace cubenight::text {

using namespace draft;

namespace {

enum class DeckPhrase : std::uint8_t {
#define CUBENIGHT_RULE(rule, words)
#define CUBENIGHT_PHRASE(id, words) id,
#include "src/text/en/deck_rules.def"
#undef CUBENIGHT_RULE
#undef CUBENIGHT_PHRASE
};
constexpr std::size_t phrase_count = static_cast<std::size_t>(DeckPhrase::pool_too_small) + 1;

struct Words {
    Sayings<DeckRule, deck_rule_count> rules;
    Sayings<DeckPhrase, phrase_count> phrases;
};

#define CUBENIGHT_RULE(rule, words) said.rules[DeckRule::rule] = words;
#define CUBENIGHT_PHRASE(id, words) said.phrases[DeckPhrase::id] = words;

constexpr Words written_in(Language language) {
    Words said;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/deck_rules.def>
#include "src/text/each_language.inc"
    return said;
}

#undef CUBENIGHT_RULE
#undef CUBENIGHT_PHRASE

constexpr auto rule_table = table_of<written_in>(&Words::rules);
constexpr auto phrases = table_of<written_in>(&Words::phrases);
static_assert(rule_table.english().complete() && phrases.english().complete());
static_assert(rule_table.complete_in_all() && phrases.complete_in_all());

std::string_view words(DeckPhrase phrase, Language language) { return phrases.words(phrase, language); }

std::string name_of(Say say, CubeCopyId copy, const DraftCards& cards) {
    return std::string(cards.has(copy) ? name_in(cards[copy], say.language()) : say(DeckPhrase::unknown_card));
}

std::string names_of(Say say, const std::vector<CubeCopyId>& copies, const DraftCards& cards) {
    std::vector<std::string> names;
    for (const auto copy : copies) names.push_back(name_of(say, copy, cards));
    return say.row(names);
}

std::string edit_text(Say say, const DeckEdit& edit, const DraftCards& cards) {
    switch (edit.op) {
        case DeckEdit::Op::add_card:
        case DeckEdit::Op::remove_card: return name_of(say, edit.card, cards);
        case DeckEdit::Op::add_energy:
        case DeckEdit::Op::remove_energy:
            return say(DeckPhrase::energies_of, {std::to_string(edit.count), say(edit.type)});
        case DeckEdit::Op::add_offered:
        case DeckEdit::Op::remove_offered:
            return std::string(edit.offered.value < cards.set->size()
                                   ? name_in((*cards.set)[edit.offered], say.language())
                                   : say(DeckPhrase::unknown_card));
    }
    return {};
}

std::string size_text(Say say, int now, int apart) {
    const bool is_short = apart < 0;
    const int by = is_short ? -apart : apart;
    const DeckPhrase one = is_short ? DeckPhrase::short_by_one : DeckPhrase::over_by_one;
    const DeckPhrase many = is_short ? DeckPhrase::short_by_many : DeckPhrase::over_by_many;
    return say(by == 1 ? one : many, {std::to_string(now), std::to_string(by)});
}

// What the edits add or remove: their names, with the types of energy; of many, how many they are.
std::string edits_text(Say say, const Mend& mend, const DraftCards& cards) {
    constexpr std::size_t most = 3;  // that are named one by one
    const bool of_energy = mend.kind == Mend::Kind::add_energy || mend.kind == Mend::Kind::remove_energy;
    if (of_energy && mend.edits.size() > most) {
        int energy = 0;
        for (const auto& edit : mend.edits) energy += edit.count;
        return say(DeckPhrase::energies, {std::to_string(energy)});
    }
    if (mend.edits.size() > most) return say(DeckPhrase::cards, {std::to_string(mend.edits.size())});
    std::vector<std::string> names;
    for (const auto& edit : mend.edits) names.push_back(edit_text(say, edit, cards));
    return say.row(names);
}

}  // namespace

std::string rule_text(DeckRule rule, const DeckRules& rules, Language language) {
    return filled(rule_table.words(rule, language),
                  {std::to_string(rules.deck_size), std::to_string(rules.copy_limit)});
}

std::string broken_rule_text(const BrokenRule& broken, const DraftCards& cards, Language language) {
    const Say say(language);
    const std::string number = std::to_string(broken.number);
    const std::string_view name = name_in(cards.set->names().get(), language, NameOf::card, broken.name);
    switch (broken.rule) {
        case DeckRule::size: return size_text(say, broken.number, broken.number - broken.other);
        case DeckRule::basic_pokemon: return std::string(say(DeckPhrase::no_basic));
        case DeckRule::own_pool: return say(DeckPhrase::not_in_pool, {names_of(say, broken.cards, cards)});
        case DeckRule::offered_energy: return say(DeckPhrase::not_offered, {say(broken.type)});
        case DeckRule::copies:
        case DeckRule::prism_star:
            return say(broken.number == 1 ? DeckPhrase::there_once : DeckPhrase::there_often, {name, number});
        case DeckRule::ace_spec: return say.count(DeckPhrase::ace_specs_one, DeckPhrase::ace_specs_many, broken.number);
        case DeckRule::radiant: return say.count(DeckPhrase::radiants_one, DeckPhrase::radiants_many, broken.number);
        case DeckRule::evolution_lines: return say(DeckPhrase::lacks, {names_of(say, broken.cards, cards), name});
        case DeckRule::offered_cards:
            return say(DeckPhrase::not_so_many, {name.empty() ? say(DeckPhrase::that_card) : name});
    }
    return {};
}

std::string mend_text(const Mend& mend, const DraftCards& cards, Language language) {
    const Say say(language);
    const bool adds = mend.kind == Mend::Kind::add_cards || mend.kind == Mend::Kind::add_energy;
    return say(adds ? DeckPhrase::add : DeckPhrase::remove, {edits_text(say, mend, cards)});
}

std::string failure_text(const AutoBuild& built, const DraftCards& cards, Language language) {
    const Say say(language);
    switch (built.failure) {
        case BuildFailure::none: return {};
        case BuildFailure::no_basic_pokemon: return std::string(say(DeckPhrase::pool_without_basic));
        case BuildFailure::not_enough_cards: return std::string(say(DeckPhrase::pool_too_small));
        case BuildFailure::locked_cards: break;
    }
    if (!built.broken) return std::string(say(DeckPhrase::locks_fit_nowhere));
    const BrokenRule& broken = *built.broken;
    if (broken.rule == DeckRule::size)
        return say(DeckPhrase::locks_too_many, {std::to_string(broken.number), std::to_string(broken.other)});
    return say(DeckPhrase::locks_break_rule, {broken_rule_text(broken, cards, language)});
}

}  // namespace cubenight::text
