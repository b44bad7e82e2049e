// The record of a card: what is printed on it, its effects as trees. Records are immutable once read.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect.hpp"
#include "engine/cards/own_names.hpp"
#include "engine/cards/types.hpp"
#include "engine/core/ids.hpp"

namespace cubenight {

// An attack or retreat cost: how many units of each type; the last counter is Colorless.
struct EnergyCost {
    std::uint8_t units[type_count] = {};

    constexpr int total() const {
        int sum = 0;
        for (auto n : units) sum += n;
        return sum;
    }
    constexpr std::uint8_t& operator[](Type type) { return units[static_cast<int>(type)]; }
    constexpr std::uint8_t operator[](Type type) const { return units[static_cast<int>(type)]; }
    friend constexpr bool operator==(const EnergyCost&, const EnergyCost&) = default;
};

// How the printed damage number is meant (JA A-01.dmg1a, dmg1b).
enum class DamageSign : std::uint8_t { none, plain, plus, times, minus };

struct Attack {
    std::string name;
    EnergyCost cost;
    bool has_cost = true;  // false: none is printed, which is not the same as a printed cost of nothing
    int damage = 0;        // points; 0 with sign none where nothing is printed
    DamageSign sign = DamageSign::none;
    Effect effect;
    OwnNames own_names = {};
    friend bool operator==(const Attack&, const Attack&) = default;
};

// What the printed word over the text was; all are used alike, some cards name one of them.
// Follows FI term.ability, term.poke-body, term.poke-power.
enum class AbilityKind : std::uint8_t {
    ability,
    poke_power,
    poke_body,
    ancient_trait,
    pokemon_power,
    use,  // no Ability of a Pokémon: what an attached card lets its player use
};

struct Ability {
    std::string name;
    AbilityKind kind = AbilityKind::ability;
    Effect effect;
    OwnNames own_names = {};
    friend bool operator==(const Ability&, const Ability&) = default;
};

// Weakness or Resistance: against which type, and how the number is used.
// Follows FI term.weakness, term.resistance.
struct Affinity {
    enum class Op : std::uint8_t { times, plus, minus };
    Type type = Type::colorless;
    Op op = Op::times;
    int value = 2;  // factor for times, points otherwise
    friend bool operator==(const Affinity&, const Affinity&) = default;
};

// A sentence that the language cannot say yet. Shown on the card and resolved by hand at the table.
struct UnreadText {
    std::string text;
    friend bool operator==(const UnreadText&, const UnreadText&) = default;
};

// What one card has room for.
inline constexpr int most_attacks = 6;
inline constexpr int most_abilities = 3;

// Follows FI term.hp; for names and owners FI liite-b, liite-e.name, liite-j.name, liite-p.name, liite-q.name;
// FI liite-r.name, term.owner, term.sp.
struct Card {
    std::string key;   // unique in a card set, e.g. "sm35-66"
    std::string name;  // as printed
    OwnNames own_names;
    CardKind kind = CardKind::pokemon;
    // Pokémon only:
    Stage stage = Stage::none;
    std::string evolves_from;  // name; empty where it evolves from nothing
    TypeSet types;
    int hp = 0;
    std::vector<Affinity> weaknesses;
    std::vector<Affinity> resistances;
    int retreat = 0;                 // Colorless units
    std::vector<Ability> abilities;  // of kind `use` on cards that are attached
    std::vector<Attack> attacks;     // Tools and Technical Machines may have them too
    // All kinds:
    RuleBoxSet rule_boxes;
    std::vector<std::string> traits;  // open list: "Single Strike", "Team Plasma", "Ancient", owners
    std::string set;  // in which it was printed, and who drew it: the parts of one V-UNION agree in both
    std::string illustrator;
    std::optional<int> prizes;  // Prize cards for its Knock Out where its rule box does not say it
    // Trainers and energy: `play` runs once when played, `stadium` and `attached` stand while in play.
    std::optional<Effect> play;
    std::optional<Effect> stadium;
    std::optional<Effect> attached;
    bool on_theirs = false;  // a Tool that goes on the opponent's Pokémon (FI liite-o)
    // Energy: what one card provides while attached. Basic energy: one unit of its type.
    std::vector<TypeSet> provides;
    std::vector<UnreadText> unread;
    SharedNames names;

    bool is_basic_pokemon() const { return kind == CardKind::pokemon && stage == Stage::basic; }
    friend bool operator==(const Card&, const Card&) = default;
};

// Prize cards that the opponent takes for a Knock Out: 1, 2 or 3 by rule box (FI appendices, JA D-18.faq1).
// Follows FI liite-d.prizes, liite-j.prizes, liite-p.prizes, liite-q.prizes, term.prizes.
int prize_value(const Card& card);

// That what is called so evolves from what is called `from`, both as rules count names: known whether or not the set has
// such cards.
struct NamedLine {
    std::string name;
    std::string from;
    friend auto operator<=>(const NamedLine&, const NamedLine&) = default;
};

// All cards that a night or a match knows. Ids are positions and stay valid for the set's life.
class CardSet {
public:
    // Adds a card; its key must be new. Returns its id, or nothing where the key is taken or the set is full
    // (65,535 cards).
    std::optional<CardId> add(Card card);
    std::size_t size() const { return cards_.size(); }
    // REQUIRES: id came from this set.
    const Card& operator[](CardId id) const { return cards_[id.value]; }
    std::optional<CardId> find_key(std::string_view key) const;
    // The first card of that name.
    std::optional<CardId> find_name(std::string_view name) const;
    // Tells of a line, names as printed. Nothing changes where it is told already.
    void add_line(std::string_view name, std::string_view from);
    const std::set<NamedLine>& lines() const { return lines_; }
    // Says which card stands below another one. False where that is told already. REQUIRES: ids of this set.
    bool put_below(CardId card, CardId lower);
    // The card directly below: the one that was put there, else the first of the name that it evolves from.
    std::optional<CardId> below(CardId card) const;
    // The name from which one of that name evolves, both as rules count names, by the cards and lines told; empty where
    // the set does not tell it.
    std::string name_below(std::string_view name) const;
    // Gives every card of the set, and those that are added later, the book of their names.
    void name_by(std::shared_ptr<const NameBook> names);
    const std::shared_ptr<const NameBook>& names() const { return names_; }
    auto begin() const { return cards_.begin(); }
    auto end() const { return cards_.end(); }

private:
    std::vector<Card> cards_;
    std::map<std::string, CardId, std::less<>> by_key_;
    std::map<std::string, CardId, std::less<>> by_name_;
    std::set<NamedLine> lines_;
    std::map<CardId, CardId> put_below_;
    std::shared_ptr<const NameBook> names_;
};

// Whether a text attaches the card that it stands on, as that of an Item may which is no Tool and yet stays in play.
bool attaches_itself(const Effect& play);

// The name that counts: a level (LV. 43, LV.X) and the sign of Delta Species behind the printed name are no part of it,
// other signs and whose Pokémon it is are (FI detail.name.level to detail.name.owner).
std::string name_for_rules(std::string_view printed);

// The nine basic energies that every night offers without limit, and Fairy where a cube allows it (JA I-C.b4).
// Keys are "energy-grass" and so on.
Card basic_energy(Type type);
// Whether such a card exists: all types but Dragon and Colorless.
bool has_basic_energy(Type type);

}  // namespace cubenight
