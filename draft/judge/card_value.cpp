#include "draft/judge/card_value.hpp"

#include <algorithm>
#include <cstdlib>

#include "draft/judge/effect_value.hpp"
#include "draft/judge/ultraman_worth.hpp"
#include "draft/pool/deck.hpp"
#include "engine/cards/by_hand.hpp"

namespace cubenight::draft {
namespace {

// HP that is ordinary for a stage; what is above or below counts half a point each.
int usual_hp(Stage stage) {
    switch (stage) {
        case Stage::none:
        case Stage::basic:
        case Stage::restored: return 70;
        case Stage::stage1: return 100;
        case Stage::stage2: return 150;
        case Stage::break_:
        case Stage::level_up: return 130;
        case Stage::legend:
        case Stage::vstar:
        case Stage::mega: return 220;
        case Stage::vmax:
        case Stage::vunion: return 300;
    }
    return 70;
}

// What a stage costs: turns, and cards that have to come first.
int stage_price(Stage stage) {
    switch (stage) {
        case Stage::none:
        case Stage::basic: return 0;
        case Stage::stage1:
        case Stage::restored:
        case Stage::vstar: return 10;
        case Stage::vmax:
        case Stage::mega:
        case Stage::break_:
        case Stage::level_up: return 15;
        case Stage::stage2: return 25;
        case Stage::legend: return 30;
        case Stage::vunion: return 60;
    }
    return 0;
}

void add_roles(CardFacts& facts, const EffectValue& effect) {
    facts.roles.bits |= effect.roles.bits;
    facts.draws = either_draw(facts.draws, effect.draws);
    facts.serves = facts.serves | effect.serves;
}

struct AttackValue {
    int damage = 0;  // to be expected
    int worth = 0;   // beside damage
    // What an attack does beside damage ends the turn, so it counts less; its price counts whole.
    int points() const { return std::max(0, damage + (worth > 0 ? worth * 2 / 5 : worth)); }
};

AttackValue attack_value(const Attack& attack, const EffectValue& effect) {
    AttackValue value;
    int damage = attack.damage;
    if (attack.sign == DamageSign::times)
        damage = static_cast<int>(std::int64_t{damage} * std::clamp(effect.times, 0, 5000) / 1000);
    else damage += effect.more;
    if (attack.sign == DamageSign::minus) damage = std::max(damage, attack.damage / 2);
    value.damage = std::clamp(damage, 0, 400) * (1000 - effect.fails) / 1000;
    value.worth = effect.worth;
    return value;
}

// Damage for energy: an attack of n units is ready in turn n at the earliest, so a unit more has to bring more.
int attack_points(const AttackValue& value, int cost) { return value.points() * 10 / (2 * cost + 3); }

// The attacks' part of a Pokémon's value; notes the best one.
int judge_attacks(const Card& card, CardFacts& facts) {
    int best = 0;
    int others = 0;
    for (std::size_t i = 0; i < card.attacks.size(); ++i) {
        const auto& attack = card.attacks[i];
        const auto effect = effect_value(attack.effect);
        add_roles(facts, effect);
        const auto value = attack_value(attack, effect);
        const int cost = attack.cost.total();
        const int points = attack_points(value, cost);
        for (int type = 0; type < type_count; ++type)
            if (attack.cost.units[type] > 0 && static_cast<Type>(type) != Type::colorless)
                facts.needs = facts.needs | TypeSet::of(static_cast<Type>(type));
        if (points <= best && facts.best_attack >= 0) {
            others += points;
            continue;
        }
        others += best;
        best = points;
        facts.best_attack = static_cast<int>(i);
        facts.best_damage = value.damage;
        facts.best_cost = cost;
    }
    if (facts.best_damage >= 20 && best >= 35) facts.roles.add(Role::attacker);
    return best + others / 5;
}

int judge_pokemon(const Card& card, CardFacts& facts) {
    int value = 30 + (card.hp - usual_hp(card.stage)) / 2 - stage_price(card.stage);
    value += judge_attacks(card, facts);
    for (const auto& ability : card.abilities) {
        const auto effect = effect_value(ability.effect);
        add_roles(facts, effect);
        value += 8 + effect.worth;
    }
    value -= 4 * std::max(0, card.retreat - 1);
    value -= 20 * (prize_value(card) - 1);
    return value;
}

int judge_trainer(const Card& card, CardFacts& facts) {
    int value = 60;
    for (const auto* effect : {&card.play, &card.stadium, &card.attached}) {
        if (!*effect) continue;
        const auto judged = effect_value(**effect);
        add_roles(facts, judged);
        value += judged.worth;
    }
    value += judge_attacks(card, facts) / 4;           // a Tool's attacks
    if (card.kind == CardKind::supporter) value -= 8;  // one in a turn
    if (!facts.serves.empty()) value -= 6;
    return value;
}

int judge_energy(const Card& card, CardFacts& facts) {
    facts.roles.add(Role::energy);
    if (card.kind == CardKind::basic_energy) return 5;
    int value = 50 + 28 * (static_cast<int>(card.provides.size()) - 1);
    const TypeSet provided = provided_types(card);
    value += 3 * provided.size();
    if (provided.size() <= 4)
        facts.serves = {static_cast<std::uint16_t>(provided.bits & ~TypeSet::of(Type::colorless).bits)};
    if (card.attached) {
        const auto effect = effect_value(*card.attached);
        add_roles(facts, effect);
        value += effect.worth;
    }
    return value;
}

}  // namespace

CardFacts card_facts(const Card& card) {
    CardFacts facts;
    int value = 0;
    if (card.kind == CardKind::pokemon) value = judge_pokemon(card, facts);
    else if (is_trainer(card.kind)) value = judge_trainer(card, facts);
    else value = judge_energy(card, facts);
    value += 6 * static_cast<int>(std::min<std::size_t>(texts_by_hand(card).size(), 3));  // it does something more
    facts.value = std::clamp(value, 1, 250);
    return facts;
}

CardValues::CardValues(const DraftCards& cards) {
    facts_.reserve(cards.size());
    const auto below = lower_stages_of(cards);
    for (const auto id : cards.cube->cards) {
        CardFacts facts;
        if (cards.ucg) facts.value = worth_alone(cards.ucg->cards[id]);
        else facts = card_facts((*cards.set)[id]);
        facts.below = below[facts_.size()];
        facts_.push_back(facts);
    }
}

}  // namespace cubenight::draft
