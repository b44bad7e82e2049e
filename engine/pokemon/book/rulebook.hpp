// What every match of a night shares and never changes: the rule set and the cards, compiled from their records
// into flat tables without pointers into the heap of a card. Thread-safe to read.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/pokemon/book/node_facts.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

inline constexpr int most_units = 4;
inline constexpr int most_traits = 4;
inline constexpr std::size_t most_markers = 16;  // words in one set of cards: a bit each on a Pokémon
inline constexpr std::uint16_t no_program = 0xFFFF;

// Kinds of modifier as bits of a mask: what may be in force at all.
enum class ModKind : std::uint8_t {
#define NUMBER(name) name,
#include "engine/cards/numbers.def"
    cost,
    type,
    weakness,
    resistance,
    counts_as,
    provides,
    no_damage,
    no_effects,
    cant,
    can,
    has_attacks,
    without,
    coin,
    sleep_coins,
};
constexpr std::uint32_t bit(ModKind kind) { return 1u << static_cast<int>(kind); }
// A bit beside those of TextEvent: the card stays attached only while its own condition holds.
inline constexpr std::uint32_t stands_only_if = 1u << 31;
// The kind of a modifier node. REQUIRES: the node is a modifier.
inline ModKind mod_kind(const Node& node) {
    if (node.kind == NodeKind::modify)
        return static_cast<ModNumber>(node.sub) == ModNumber::sleep_coins ? ModKind::sleep_coins
                                                                          : static_cast<ModKind>(node.sub);
    switch (node.kind) {
        case NodeKind::cost_change: return ModKind::cost;
        case NodeKind::type_change: return ModKind::type;
        case NodeKind::weakness: return ModKind::weakness;
        case NodeKind::resistance: return ModKind::resistance;
        case NodeKind::counts_as: return ModKind::counts_as;
        case NodeKind::provides: return ModKind::provides;
        case NodeKind::no_damage: return ModKind::no_damage;
        case NodeKind::no_effects: return ModKind::no_effects;
        case NodeKind::cant: return ModKind::cant;
        case NodeKind::can: return ModKind::can;
        case NodeKind::has_attacks: return ModKind::has_attacks;
        case NodeKind::without: return ModKind::without;
        case NodeKind::modify:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/language/other_kinds.def"
            break;
    }
    return ModKind::coin;
}
// A bit beside those of ModKind: something lowers or fixes maximum HP, so that even an undamaged Pokémon may have none.
inline constexpr std::uint32_t lowers_hp = 1u << 31;
// A bit beside those of ModKind: energy that a text other than its own changes.
inline constexpr std::uint32_t changes_energy = 1u << 30;
// The bits of a modifier: its kind, and lowers_hp unless HP only grow; `at` finds a node of its text.
template <class At>
std::uint32_t mod_bits(At&& at, NodeIndex modifier) {
    const ModKind kind = mod_kind(at(modifier));
    if (kind != ModKind::hp) return bit(kind);
    const Node& change = at(at(modifier).first);
    const bool grows =
        static_cast<ChangeKind>(change.sub) == ChangeKind::plus && at(change.first).kind == NodeKind::integer;
    return bit(kind) | (grows ? 0 : lowers_hp);
}
// What a `can't` (low half) or `can` (high half) of that action is as a bit.
constexpr std::uint32_t action_bit(ModKind kind, ActionKind action) {
    return 1u << (static_cast<int>(action) + (kind == ModKind::can ? 16 : 0));
}

// A standing part: `give` with its `while`, `when` or `instead`.
struct Standing {
    NodeIndex node = no_node;       // the give, when or instead
    NodeIndex condition = no_node;  // of `while`
    std::uint32_t mods = 0;         // bits of ModKind (give)
    TextEvent event = TextEvent::damaged;
    bool own = false;  // a give for nobody but the card that it stands on, or that one's Pokémon
};

enum class OnceLimit : std::uint8_t { none, once, by_name, per_game, either_player };
enum class ActiveZone : std::uint8_t { play, hand, discard };

// A choice of an attack that is made up front where the rules want it (difference 13), and the gates that it stands
// behind: it is made only if all of them are open.
struct UpFrontChoice {
    struct Gate {
        NodeIndex control = no_node;  // if, may, either; or the statement before a `then`, which could do something
        std::uint8_t branch = 0;      // if, may: 0 the first block, 1 the other; either: which part
    };
    // A selection, `choose` of a value, `switch`, `may`, `either`, or `counters` that are spread.
    NodeIndex node = no_node;
    std::vector<Gate> gates;
    int variable = -1;  // what `choose` calls it, for the choices that follow
};

// One text with what is known about it beforehand.
struct Program {
    std::uint32_t base = 0;  // of its nodes in the rulebook
    std::uint16_t size = 0;  // of them
    std::uint16_t name = 0;  // word: of the attack, ability or card
    TextKind kind = TextKind::rule;
    OnceLimit once = OnceLimit::none;
    std::uint16_t once_word = 0;
    bool name_binds = false;  // it or an ability of its name is used once in a turn by name (E-14)
    ActiveZone zone = ActiveZone::play;
    bool often = false;
    bool no_stack = false;
    bool for_all = false;      // no part of it means one side only
    bool declared = false;     // used by its player, not by itself (A-02.b2)
    NodeIndex cost = no_node;  // block
    NodeIndex only_if[3] = {no_node, no_node, no_node};
    NodeIndex attach_if = no_node;  // of an attached card's text: where it may go at all
    NodeIndex first = no_node;      // first statement that is neither a limit nor standing
    std::vector<Standing> standing;
    std::uint32_t mods = 0;
    std::uint32_t actions = 0;           // bits of ActionKind, see action_bits
    std::uint32_t events = 0;            // bits of TextEvent
    std::uint32_t own_actions = 0;       // as actions, of what it gives to its own card (`give this`)
    bool inflicts = false;               // holds an `inflict`
    bool looks_into_deck = false;        // or at cards; what it then shuffles, it had looked at (E-18)
    bool with_deck = false;              // without a price, and changes something whenever its player's deck has a card
    std::vector<UpFrontChoice> choices;  // of an attack
};

struct CompiledAttack {
    std::uint16_t name = 0;
    std::uint16_t program = no_program;
    std::int16_t damage = 0;
    DamageSign sign = DamageSign::none;
    EnergyCost cost;
};

struct CompiledAbility {
    std::uint16_t name = 0;
    std::uint16_t program = no_program;
    AbilityKind kind = AbilityKind::ability;
};

// Cards below one of that stage keep their attacks and abilities (FI liite-m, term.lvx, liite-a, term.legend).
bool keeps_below(Stage stage);

// What a step asks of many cards stands together, in front: it comes into the processor's cache at once.
struct alignas(64) CompiledCard {
    std::uint16_t name = 0;          // word
    std::uint16_t evolves_from = 0;  // word; 0 for nothing
    CardKind kind = CardKind::pokemon;
    Stage stage = Stage::none;
    TypeSet types;
    std::int16_t hp = 0;
    std::uint16_t play = no_program;
    std::uint16_t stadium = no_program;
    std::uint16_t attached = no_program;
    std::uint32_t mods = 0;  // of its standing texts
    std::uint32_t actions = 0;
    std::uint32_t events = 0;
    std::uint32_t joining = 0;  // bits of TextEvent that its texts hear before it joins the hand (E-31)
    RuleBoxSet rule_boxes;
    std::uint8_t retreat = 0;
    std::uint8_t prizes = 1;
    std::uint8_t attack_count = 0, ability_count = 0, unit_count = 0, trait_count = 0;
    std::uint8_t weakness_count = 0, resistance_count = 0;
    std::uint8_t works_outside = 0;  // bits of OutsidePlay
    bool set_up = false;             // a text of it works at set-up
    bool declares = false;           // an Ability of it is used by its player while it is in play
    bool fossil = false;             // a Trainer that may be put into play as a Basic Pokémon
    bool unread = false;             // it says something that nobody has read
    bool on_theirs = false;          // a Tool for the opponent's Pokémon
    bool keeps_below = false;        // keeps_below(stage)
    bool plays_as_basic = false;     // from the hand: it is a Basic Pokémon, or the line policy lets it be one
    bool stand_in = false;           // any evolution may be played on it
    bool weakness_changed = false;   // by a house rule: screens show it as changed

    std::array<TypeSet, most_units> units{};
    std::array<CompiledAttack, most_attacks> attacks{};
    std::array<CompiledAbility, most_abilities> abilities{};
    std::array<Affinity, 2> weaknesses{};
    std::array<Affinity, 2> resistances{};
    std::array<std::uint16_t, most_traits> traits{};
    std::uint16_t printing = 0;  // word: its set and illustrator together; 0 where the card says neither

    bool is_basic() const { return kind == CardKind::pokemon && stage == Stage::basic; }
};

// Whether that Weakness or Resistance is of the type that a `has_affinity` asks for.
inline bool is_asked_for(const Node& has_affinity, const Affinity& each) {
    return has_affinity.number == 0 || TypeSet{static_cast<std::uint16_t>(has_affinity.number)}.has(each.type);
}
// Whether the card is printed with what a `has_affinity` asks for.
bool prints_affinity(const CompiledCard& card, const Node& has_affinity);

class Rulebook {
public:
    // Compiles the set under the rules. A card with more than the tables hold (attacks, abilities, units, traits)
    // is an error that names the card; so is a set that uses more marker words than a match can tell apart.
    static Result<Rulebook> make(const CardSet& cards, const RuleSet& rules);

    const RuleSet& rules() const { return rules_; }
    int option(OptionKey key) const { return rules_[key]; }
    // What a unit of energy counts for that is said to be of these types: all types are ten in the older guide (ZH
    // D-08.b1, difference 15), Colorless is none of them there.
    TypeSet unit_of(TypeSet types) const {
        if (types == TypeSet::all() && option(OptionKey::energy_types) == 10)
            types.bits &= static_cast<std::uint16_t>(~TypeSet::of(Type::colorless).bits);
        return types;
    }
    // Points: no Pokémon has fewer printed on it.
    int least_hp() const { return least_hp_; }
    // Cards of the set, then the eleven basic energies where the set lacks them.
    const CompiledCard& card(CardId id) const { return cards_[id.value]; }
    std::size_t card_count() const { return cards_.size(); }
    const Program& program(std::uint16_t index) const { return programs_[index]; }
    const Node& node(const Program& program, NodeIndex index) const { return nodes_[program.base + index]; }
    const Node* nodes(const Program& program) const { return nodes_.data() + program.base; }
    const NodeFacts& facts(const Program& program, NodeIndex index) const { return facts_[program.base + index]; }
    const std::string& word(std::uint16_t index) const { return words_[index]; }
    // In which the words stand in other languages; none where the set of cards has none. The rules never ask it.
    const NameBook* names() const { return names_.get(); }
    // Whether a card's name is the one that the filter names, or has that in it (FI detail.name).
    bool is_named(std::uint16_t name, const Node& filter) const {
        return is_whole_name(filter)
                   ? name == filter.number
                   : words_[name].find(words_[static_cast<std::size_t>(filter.number)]) != std::string::npos;
    }
    // The index of a word, or 0 where no card uses it.
    std::uint16_t find_word(std::string_view text) const;
    // Some text changes how many Tools a Pokémon may have.
    bool changes_tools() const { return changes_tools_; }
    // Events that some `happened` of some card asks for: only these are remembered.
    std::uint32_t remembered() const { return remembered_; }
    // The same for the whole game and not only two turns.
    std::uint32_t remembered_long() const { return remembered_long_; }
    // Whether an attack of that name is one of those that are used once per game under the word.
    bool is_used_once_as(std::uint16_t attack, int word) const;
    // Some text asks by what kind of text a Pokémon is Knocked Out.
    bool asks_what_felled() const { return asks_what_felled_; }
    // A text asks what kind of text did what has happened: only then it is remembered.
    bool remembers_texts() const { return remembers_texts_; }
    // The bit of a marker word among the sixteen that a Pokémon can carry.
    std::uint16_t marker_bit(std::uint16_t word) const;
    // Whether the upper card goes on the lower one: by its name, or because any evolution may lie there.
    bool evolves_from(const CompiledCard& upper, const CompiledCard& lower) const {
        return (upper.evolves_from == lower.name && lower.name != 0) || (lower.stand_in && is_evolution(upper.stage));
    }
    // Whether what is called `to` evolves from what is called `from`, by the set's cards and lines (for skipping a stage).
    bool evolves_through(std::uint16_t from, std::uint16_t to) const;

    // `set` nodes whose filters ask only for what is printed have a number from 1 on: the cards that pass them.
    bool in_printed_set(int number, CardId id) const {
        return (printed_sets_[(static_cast<std::size_t>(number) - 1) * set_words_ + id.value / 64] >> (id.value % 64)) &
               1;
    }

private:
    void make_printed_sets();
    void bind_names();
    std::uint16_t intern(std::string_view text);
    std::uint16_t compile_text(const Effect& effect, std::string_view name, TextKind kind);
    std::optional<Saying> compile_card(const Card& card);
    void join_parts();

    RuleSet rules_;
    std::vector<CompiledCard> cards_;
    std::vector<Program> programs_;
    std::vector<Node> nodes_;
    std::vector<NodeFacts> facts_;  // beside nodes_
    std::vector<std::string> words_;
    std::map<std::string, std::uint16_t, std::less<>> word_index_;
    std::vector<std::uint32_t> evolutions_;    // names of Pokémon, beside what they evolve from; in order
    std::vector<std::uint16_t> markers_;       // words used by `mark`
    std::vector<std::uint64_t> printed_sets_;  // bits of cards, set_words_ for each set
    std::size_t set_words_ = 0;
    bool changes_tools_ = false;
    bool asks_what_felled_ = false;
    bool remembers_texts_ = false;
    int least_hp_ = 9999;
    std::shared_ptr<const NameBook> names_;
    std::uint32_t remembered_ = 0;
    std::uint32_t remembered_long_ = 0;
};

}  // namespace cubenight::pokemon
