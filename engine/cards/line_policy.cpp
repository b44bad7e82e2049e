#include "engine/cards/line_policy.hpp"

namespace cubenight {
namespace {

bool tells_a_whole_pokemon(Stage stage) {
    switch (stage) {
        case Stage::basic:
        case Stage::stage1:
        case Stage::stage2:
        case Stage::restored:
        case Stage::vmax:
        case Stage::vstar:
        case Stage::mega: return true;
        case Stage::none:
        case Stage::break_:
        case Stage::level_up:
        case Stage::legend:
        case Stage::vunion: return false;
    }
    return false;
}

}  // namespace

bool plays_as_basic(const Card& card, LinePolicy lines) {
    if (lines != LinePolicy::as_basics) return card.is_basic_pokemon();
    return card.kind == CardKind::pokemon && tells_a_whole_pokemon(card.stage);
}

Card stand_in_card() {
    Card card;
    card.key = stand_in_key;
    card.name = "Stand-In";
    card.own_names = {{Language::simplified_chinese, "替身"},
                      {Language::traditional_chinese, "替身"},
                      {Language::japanese, "代役"},
                      {Language::finnish, "Sijainen"}};
    card.stage = Stage::basic;
    card.types = TypeSet::of(Type::colorless);
    card.hp = 40;
    card.retreat = 1;
    return card;
}

bool is_stand_in(const Card& card) { return card.key == stand_in_key && card.is_basic_pokemon(); }

bool is_built_in(const Card& card) {
    if (is_stand_in(card)) return true;
    return card.kind == CardKind::basic_energy && card == basic_energy(card.types.first());
}

}  // namespace cubenight
