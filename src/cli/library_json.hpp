// Cards of the card library as JSON, with the fields of the data that they come from. A field that a card has not is left out.
#pragma once

#include <cereal/archives/json.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include "src/library/card.hpp"

// Where the types of a card are at home.
namespace cubenight::printed {

template <class Archive, class Value>
void put_field(Archive& archive, const char* name, const Value& value) {
    if (value != Value()) archive(cereal::make_nvp(name, value));
}

template <class Archive>
void save(Archive& archive, const PrintedAbility& ability) {
    archive(cereal::make_nvp("name", ability.name), cereal::make_nvp("type", ability.kind),
            cereal::make_nvp("text", ability.text));
}

template <class Archive>
void save(Archive& archive, const PrintedTrait& trait) {
    archive(cereal::make_nvp("name", trait.name), cereal::make_nvp("text", trait.text));
}

template <class Archive>
void save(Archive& archive, const PrintedAttack& attack) {
    archive(cereal::make_nvp("name", attack.name), cereal::make_nvp("cost", attack.cost),
            cereal::make_nvp("damage", attack.damage), cereal::make_nvp("text", attack.text));
}

template <class Archive>
void save(Archive& archive, const PrintedModifier& modifier) {
    archive(cereal::make_nvp("type", modifier.type), cereal::make_nvp("value", modifier.value));
}

template <class Archive>
void save(Archive& archive, const PrintedCard& card) {
    archive(cereal::make_nvp("id", card.id), cereal::make_nvp("set", card.set), cereal::make_nvp("number", card.number),
            cereal::make_nvp("name", card.name), cereal::make_nvp("supertype", card.supertype),
            cereal::make_nvp("subtypes", card.subtypes));
    put_field(archive, "level", card.level);
    put_field(archive, "hp", card.hp);
    put_field(archive, "types", card.types);
    put_field(archive, "evolvesFrom", card.evolves_from);
    put_field(archive, "abilities", card.abilities);
    if (card.ancient_trait) archive(cereal::make_nvp("ancientTrait", *card.ancient_trait));
    put_field(archive, "attacks", card.attacks);
    put_field(archive, "weaknesses", card.weaknesses);
    put_field(archive, "resistances", card.resistances);
    put_field(archive, "retreatCost", card.retreat_cost);
    put_field(archive, "rules", card.rules);
    put_field(archive, "regulationMark", card.regulation_mark);
}

}  // namespace cubenight::printed
