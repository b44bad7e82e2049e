// Reading effect trees against a View: what a selection means, how large a quantity is, whether a condition holds,
// as far as the seat can tell. Numbers are in sixteenths, so that expected values (coins, cards not seen) stay whole.
#pragma once

#include <span>

#include "engine/bots/read/sight.hpp"

namespace cubenight::bots {

inline constexpr int sixteenths = 16;

enum class Truth : std::uint8_t { no, yes, unknown };

// A Pokémon (slot set) or a card.
struct Thing {
    CopyId copy = no_copy;
    std::uint8_t slot = no_slot;
    bool is_pokemon() const { return slot != no_slot; }
};

// What a selection means: Pokémon by their slots, or cards. Of cards that nobody has seen only how many there are.
struct Found {
    CopySet cards;
    std::uint32_t slots = 0;
    int unknown = 0;  // cards that the seat cannot name
    int drawn = 0;    // the cards are a pool, so many of `pool` were drawn from it; 0: all of them are meant
    int pool = 0;
    int limit = 0;  // of a variable: so many of them were chosen; 0: all
    bool of_pokemon = false;
    // Expected number of members, in sixteenths.
    int count() const;
    void add(const Found& more);
};

struct Range {
    int least = 0;
    int most = 0;
    bool all = false;
    bool random = false;
};

// A text that is read: whose it is, what `this` is, what is known of its variables.
struct Speech {
    const Program* program = nullptr;
    SeatId controller{0};
    SeatId actor{0};
    CopyId source = no_copy;
    std::uint8_t slot = no_slot;
    TextKind kind = TextKind::rule;
    int heads = sixteenths;  // expected
    int done = sixteenths;   // how much the statement before is expected to have done
    std::array<Found, 8> bound{};
    std::uint8_t bound_mask = 0;
};

Speech speech_of(const Rulebook& book, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot);

class Reader {
public:
    Reader(const Sight& sight, Speech& speech) : p_(sight), s_(speech) {}

    const Node& node(NodeIndex index) const { return p_.book.node(*s_.program, index); }
    // All that a select or a selection could mean; ranges are not looked at.
    Found find(NodeIndex select_or_selection) const;
    Range range(NodeIndex select) const;
    // In sixteenths.
    int quantity(NodeIndex index) const;
    Truth holds(NodeIndex condition) const;
    // Whether all filters of the set hold; what cannot be told holds.
    bool passes(NodeIndex set, Thing thing) const;
    bool this_is_pokemon() const;
    bool includes(Side side, SeatId seat) const;

private:
    Found find_select(NodeIndex select) const;
    Found find_base(NodeIndex base) const;
    Found find_zone(const Node& zone) const;
    Found find_place(const Node& place) const;
    Found find_attached(const Node& on) const;
    Found find_top(const Node& top) const;
    void keep_extreme(NodeIndex set, Found& found) const;
    int count(NodeIndex selection) const;
    int stat(Stat stat, Thing thing) const;
    int prizes(const Node& node) const;
    Truth compares(const Node& node) const;
    Truth all_are(const Node& node) const;
    bool passes_filter(NodeIndex index, Thing thing) const;
    bool is_kind(const Node& kind, Thing thing) const;
    bool has_attack(const Node& filter, Thing thing) const;
    bool is_at(const Node& kind, Thing thing) const;
    bool shares(const Node& filter, Thing thing) const;
    bool evolves_from(const Node& filter, Thing thing) const;
    bool carries(const Node& filter, Thing thing) const;
    const CompiledCard* facts(Thing thing) const {
        return thing.is_pokemon() ? p_.top(thing.slot) : p_.card(thing.copy);
    }
    TypeSet types(Thing thing) const;

    const Sight& p_;
    Speech& s_;
};

}  // namespace cubenight::bots
