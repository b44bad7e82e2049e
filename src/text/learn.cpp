#include "src/text/learn.hpp"

#include "src/text/table.hpp"

namespace cubenight::text {
namespace {

constexpr Table<Learn, learn_count> table([](Language language, auto& said) {
#define CUBENIGHT_PHRASE(id, words) said[Learn::id] = words;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/learn.def>
#include "src/text/each_language.inc"
#undef CUBENIGHT_PHRASE
});
static_assert(table.complete_in_all());

const LearnPart pokemon_parts[] = {
    {Learn::pokemon_goal, Learn::pokemon_goal_says, {"JA A-04.b2", "JA I-D.b3.4"}},
    {Learn::pokemon_set_up, Learn::pokemon_set_up_says, {"JA I-G.4", "JA I-G.5", "JA I-G.6", "JA I-G.7", "JA I-G.8"}},
    {Learn::pokemon_turn,
     Learn::pokemon_turn_says,
     {"JA A-04.b1", "JA A-05.b1a", "JA I-C.b2", "JA I-B-02.b1", "JA A-02.1", "JA A-03.b2", "JA A-01.b1"}},
    {Learn::pokemon_energy, Learn::pokemon_energy_says, {"JA I-C.b1", "JA A-01.b2", "JA I-C.b3", "JA A-03.b3"}},
    {Learn::pokemon_evolving, Learn::pokemon_evolving_says, {"JA A-05.b1a", "JA A-05.b2", "JA A-05.b3", "JA A-05.b4"}},
    {Learn::pokemon_trainers,
     Learn::pokemon_trainers_says,
     {"JA I-B-01.b1", "JA I-B-01.b3", "JA I-B-02.b1", "JA I-B-03.b1", "JA I-B-03.b2"}},
    {Learn::pokemon_attack,
     Learn::pokemon_attack_says,
     {"JA A-01.dmg1a", "JA A-01.dmg3", "JA A-01.dmg4", "JA A-01.dmg6", "JA I-D.b1", "JA I-D.b3.3", "JA I-D.b3.4"}},
    {Learn::pokemon_conditions,
     Learn::pokemon_conditions_says,
     {"JA A-01.1b", "JA A-03.1b", "JA A-01.2b", "JA I-F.b3.1", "JA A-03.b6", "JA A-05.b4"}},
    {Learn::pokemon_winning, Learn::pokemon_winning_says, {"JA I-E.b1", "JA I-E.b2", "JA I-E.b3"}},
};

const LearnPart ultraman_parts[] = {
    {Learn::ucg_goal, Learn::ucg_goal_says, {"UCG 3.6.1", "UCG 5.9.4.1", "UCG 1.3.2", "UCG 1.3.3"}},
    {Learn::ucg_cards,
     Learn::ucg_cards_says,
     {"UCG 2.3.2.1", "UCG 2.3.3.1", "UCG 2.3.4.1", "UCG 2.3.7.2", "UCG 2.4.2.2"}},
    {Learn::ucg_beginning, Learn::ucg_beginning_says, {"UCG 4.2.1", "UCG 4.2.2", "UCG 4.2.3"}},
    {Learn::ucg_turn, Learn::ucg_turn_says, {"UCG 5.1.1", "UCG 5.3.2", "UCG 5.4.1", "UCG 5.5.3.1", "UCG 5.5.4.1"}},
    {Learn::ucg_level_up, Learn::ucg_level_up_says, {"UCG 5.6.1", "UCG 5.6.2.2", "UCG 5.6.2.3", "UCG 8.1.1"}},
    {Learn::ucg_open, Learn::ucg_open_says, {"UCG 5.7.1", "UCG 5.7.2.1", "UCG 5.8.1"}},
    {Learn::ucg_judgement,
     Learn::ucg_judgement_says,
     {"UCG 5.9.3.1", "UCG 5.9.4.2", "UCG 5.9.5.1", "UCG 5.9.6.1", "UCG 5.9.6.2"}},
    {Learn::ucg_scenes, Learn::ucg_scenes_says, {"UCG 6.1.1", "UCG 6.2.1", "UCG 6.3.1", "UCG 6.3.2", "UCG 6.3.3"}},
    {Learn::ucg_winning, Learn::ucg_winning_says, {"UCG 1.3.2", "UCG 1.3.3", "UCG 1.3.4", "UCG 1.3.6"}},
};

}  // namespace

std::string_view words(Learn phrase, Language language) { return table.words(phrase, language); }

std::span<const LearnPart> learn_parts(LearnGame game) {
    return game == LearnGame::pokemon ? std::span<const LearnPart>(pokemon_parts) : ultraman_parts;
}

}  // namespace cubenight::text
