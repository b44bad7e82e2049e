#include "src/text/names.hpp"

#include "src/text/table.hpp"

namespace cubenight {
namespace {

using namespace text;

constexpr std::size_t stage_count = static_cast<std::size_t>(Stage::vunion) + 1;
constexpr std::size_t kind_count = static_cast<std::size_t>(CardKind::special_energy) + 1;

struct Names {
    Sayings<Type, type_count> types;
    Sayings<Stage, stage_count> stages;
    Sayings<CardKind, kind_count> kinds;
    Sayings<SpecialCondition, condition_count> conditions;
    Sayings<int, bot_name_count> bots;
};

#define CUBENIGHT_TYPE(type, name) names.types[Type::type] = name;
#define CUBENIGHT_STAGE(stage, name) names.stages[Stage::stage] = name;
#define CUBENIGHT_KIND(kind, name) names.kinds[CardKind::kind] = name;
#define CUBENIGHT_CONDITION(condition, name) names.conditions[SpecialCondition::condition] = name;
#define CUBENIGHT_BOT(number, name) names.bots[number] = name;

constexpr Names written_in(Language language) {
    Names names;
#define CUBENIGHT_WORDS_IN(folder) <src/text/folder/names.def>
#include "src/text/each_language.inc"
    return names;
}

#undef CUBENIGHT_TYPE
#undef CUBENIGHT_STAGE
#undef CUBENIGHT_KIND
#undef CUBENIGHT_CONDITION
#undef CUBENIGHT_BOT

constexpr auto types = table_of<written_in>(&Names::types);
constexpr auto stages = table_of<written_in>(&Names::stages);
constexpr auto kinds = table_of<written_in>(&Names::kinds);
constexpr auto conditions = table_of<written_in>(&Names::conditions);
constexpr auto bots = table_of<written_in>(&Names::bots);
static_assert(types.english().complete() && stages.english().complete(1) && kinds.english().complete() &&
              conditions.english().complete() && bots.english().complete());
static_assert(types.complete_in_all() && stages.complete_in_all() && kinds.complete_in_all() &&
              conditions.complete_in_all() && bots.complete_in_all());

}  // namespace

std::string_view words(Type type, Language language) { return types.words(type, language); }
std::string_view words(Stage stage, Language language) { return stages.words(stage, language); }
std::string_view words(CardKind kind, Language language) { return kinds.words(kind, language); }
std::string_view words(SpecialCondition condition, Language language) { return conditions.words(condition, language); }
std::string_view text::bot_name(int number, Language language) { return bots.words(number % bot_name_count, language); }

}  // namespace cubenight
