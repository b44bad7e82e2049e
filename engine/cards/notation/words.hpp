// The words of the notation, each list in the order of its enum: reader and writer share them, so that they cannot
// disagree. An empty entry is said in another way than by its word alone.
#pragma once

#include <array>
#include <string_view>

#include "engine/cards/card.hpp"
#include "engine/cards/effect.hpp"
#include "engine/cards/type_letters.hpp"

namespace cubenight::words {

using Word = std::string_view;

inline constexpr std::array<Word, 4> once = {"", "by name", "per game", "either player"};
inline constexpr std::array<Word, 2> from_zone = {"hand", "discard"};
inline constexpr std::array<Word, 5> face = {"heads", "tails", "all heads", "all tails", "after"};
inline constexpr std::array<Word, 4> player = {"me", "them", "both", "owner"};
inline constexpr std::array<Word, 5> span = {"this turn", "next turn of", "until end of next turn of", "while",
                                             "rest of game"};
inline constexpr std::array<Word, 22> event = {
    "damaged",      "knocked out", "benched",  "evolved",  "attached",    "checkup",   "turn ends", "turn starts",
    "attacks",      "moved",       "played",   "drawn",    "prize taken", "discarded", "flipped",   "set up",
    "ability used", "healed",      "retreats", "switched", "becomes",     "remains"};
// English has none: that is the name itself.
inline constexpr std::array<Word, language_count> language = {"", "zh-hans", "zh-hant", "ja", "fi"};
// By bit of RawFlags.
inline constexpr std::array<Word, 4> raw = {"weakness", "resistance", "effects", "plain"};
inline constexpr std::array<Word, 3> switching = {"mine", "theirs by them", "theirs by me"};
inline constexpr std::array<Word, 4> again = {"turn", "attack", "flip", "turn at once"};
// By bit of MoveFlags.
inline constexpr std::array<Word, 2> move = {"reveal", "face up"};
inline constexpr std::array<Word, 2> spread = {"spread", "each"};
inline constexpr std::array<Word, 13> mod_number = {
    "deals",      "takes", "hp",         "retreat", "base",           "prizes",
    "poison",     "burn",  "bench size", "tools",   "weakness value", "resistance value",
    "sleep coins"};
inline constexpr std::array<Word, 4> effect_source = {"attacks", "abilities", "trainers", "all"};
inline constexpr std::array<Word, 7> without = {"abilities",   "tools",       "effects",       "conditions",
                                                "poke-powers", "poke-bodies", "pokemon-powers"};
inline constexpr std::array<Word, 3> coin_face = {"", "heads", "tails"};
inline constexpr std::array<Word, 5> change = {"+", "-", "=", "none", "half"};
inline constexpr std::array<Word, 3> half = {"half", "half rounded up", "half rounded up to ten"};
inline constexpr std::array<Word, 16> action = {
    "attack",   "retreat", "evolve",       "use",     "use abilities", "play",        "attach",         "be healed",
    "be cured", "be ill",  "be discarded", "discard", "be chosen",     "take prizes", "have more than", "keep turn"};
// What `can't use` may say besides `abilities`, beside its kind.
inline constexpr std::array<Word, 3> powers = {"poke-powers", "poke-bodies", "pokemon-powers"};
inline constexpr std::array<AbilityKind, 3> power_kinds = {AbilityKind::poke_power, AbilityKind::poke_body,
                                                           AbilityKind::pokemon_power};
inline constexpr std::array<Word, 3> cure_way = {"effects", "evolving", "coins"};
inline constexpr std::array<Word, 4> event_turn = {"", "from hand", "for turn", "for retreat"};
inline constexpr std::array<Word, 4> window = {"this turn", "last turn", "this game", "last turn of me"};
inline constexpr std::array<Word, 7> relation = {">=", "<=", "=", ">", "<", "odd", "even"};
inline constexpr std::array<Word, 6> stat = {"hp", "left", "retreat", "counters", "attacks", "extra energy"};
inline constexpr std::array<Word, 2> prizes = {"taken", "left"};
inline constexpr std::array<Word, 6> range = {"", "up to", "exactly", "any number", "all", "random"};
inline constexpr std::array<Word, 6> place = {"this", "holder", "attacker", "active", "bench", "pokemon"};
inline constexpr std::array<Word, 4> side = {"my", "their", "any", "own"};
inline constexpr std::array<Word, 6> zone = {"deck", "hand", "discard", "prizes", "lost", "stadium"};
inline constexpr std::array<Word, 5> attached = {"energy", "tools", "cards", "evolution", "earlier"};
inline constexpr std::array<Word, 20> kind = {
    "",        "none",    "basic energy", "special energy", "energy",    "basic",   "stage1",  "stage2", "evolution",
    "evolved", "pokemon", "item",         "tool",           "supporter", "stadium", "trainer", "rule",   "",
    "",        "face up"};
inline constexpr std::array<Word, 2> affinity = {"weakness", "resistance"};
inline constexpr std::array<Word, 5> value = {"a type", "a number", "a condition", "a name", "an attack"};
inline constexpr std::array<Word, 5> condition = {"asleep", "burned", "confused", "paralyzed", "poisoned"};
inline constexpr std::array<Word, 2> distinct = {"names", "types"};
inline constexpr std::array<Word, 2> shares = {"name", "type"};
inline constexpr std::array<Word, 2> extreme = {"most", "least"};

inline constexpr std::array<Word, type_count> type = {"grass",    "fire",  "water", "lightning", "psychic",  "fighting",
                                                      "darkness", "metal", "fairy", "dragon",    "colorless"};
using cubenight::type_letters;

template <std::size_t Size, class Enum>
constexpr bool ends_with(const std::array<Word, Size>&, Enum last) {
    return Size == static_cast<std::size_t>(last) + 1;
}
static_assert(ends_with(once, OnceKind::either_player) && ends_with(from_zone, FromZone::discard) &&
              ends_with(face, FaceKind::after) && ends_with(player, Player::owner) &&
              ends_with(span, SpanKind::rest_of_game) && ends_with(event, TextEvent::remains) &&
              ends_with(switching, SwitchKind::theirs_by_me) && ends_with(again, AgainKind::turn_at_once) &&
              ends_with(spread, SpreadKind::each) && ends_with(mod_number, ModNumber::sleep_coins) &&
              ends_with(effect_source, EffectSource::all) && ends_with(without, WithoutKind::pokemon_powers) &&
              ends_with(coin_face, CoinFace::tails) && ends_with(change, ChangeKind::half) &&
              ends_with(half, HalfKind::up_to_ten) && ends_with(action, ActionKind::keep_turn) &&
              ends_with(cure_way, CureWay::coins) && ends_with(event_turn, EventTurn::for_retreat) &&
              ends_with(window, Window::own_last_turn) && ends_with(relation, Relation::even) &&
              ends_with(stat, Stat::extra_energy) && ends_with(range, RangeKind::random) &&
              ends_with(place, Place::pokemon) && ends_with(side, Side::own) && ends_with(zone, Zone::stadium) &&
              ends_with(attached, AttachedKind::earlier) && ends_with(kind, KindWord::face_up) &&
              ends_with(affinity, AffinityKind::resistance) && ends_with(value, ValueKind::attack) &&
              ends_with(condition, SpecialCondition::poisoned));

// -- cards
inline constexpr std::array<Word, 12> stage = {"",     "basic", "stage1",  "stage2",   "vmax",   "vstar",
                                               "mega", "break", "levelup", "restored", "legend", "vunion"};
inline constexpr std::array<Word, 18> rule_box = {"ex",      "EX",    "GX",     "V",        "VMAX",        "VSTAR",
                                                  "V-UNION", "BREAK", "Mega",   "TAG-TEAM", "prism-star",  "ace-spec",
                                                  "radiant", "LV.X",  "LEGEND", "star",     "ultra-beast", "tera"};
inline constexpr std::array<Word, 5> ability = {"ability", "poke-power", "poke-body", "ancient-trait", "pokemon-power"};

static_assert(ends_with(stage, Stage::vunion) && ends_with(rule_box, RuleBox::tera) &&
              ends_with(ability, AbilityKind::pokemon_power));

}  // namespace cubenight::words
