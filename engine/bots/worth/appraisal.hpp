// What a text is worth when it is carried out: its damage words, and everything else it does, in points (value.hpp).
#pragma once

#include "engine/bots/worth/value.hpp"

namespace cubenight::bots {

// Certainty in 256ths.
inline constexpr int certain = 256;

// What the damage words of an attack's text come to.
struct Tally {
    int more = 0;          // sixteenths of points
    int times = -1;        // sixteenths; -1 where nothing multiplies
    int works = certain;   // how likely the attack does not fail
    bool ignores = false;  // Weakness and Resistance do not count
    // The printed damage with all that, in points.
    int applied(int printed) const;
};

// Of an attack used by that Pokémon; its effects beside the damage are left out.
Tally damage_words(const Sight& at, const CompiledAttack& attack, std::uint8_t slot);

class Appraiser {
public:
    // Without an outlook only damage words are read.
    Appraiser(const Sight& at, const Outlook* outlook, const Speech& speech)
        : at_(at), outlook_(outlook), speech_(speech), reader_(at_, speech_) {}

    // From now on this selection means exactly that thing, or nothing: what if it were chosen?
    void suppose(NodeIndex selection, Thing thing);
    // Binds what the looks before this node have shown.
    void remember_looks(NodeIndex before);

    // The whole text: its cost, then its statements.
    void read_text();
    // Statements from this one on.
    void read_all(NodeIndex first, int weight);
    void read(NodeIndex statement, int weight);
    // What a standing part (`give` with its `while`) changes while it is in force.
    int standing_worth(const Standing& standing);
    int modifiers_worth(NodeIndex give, SpanKind span);

    Appraiser(const Appraiser&) = delete;
    Appraiser& operator=(const Appraiser&) = delete;

    const Tally& tally() const { return tally_; }
    int worth() const { return worth_; }
    bool ends_turn() const { return ends_turn_; }
    // It brings another Pokémon up, or helps this turn's attack: better after the energy is attached.
    bool helps_attack() const { return helps_attack_; }
    // Cards of the hand go away: better after what can be played is played.
    bool spends_hand() const { return spends_hand_; }
    // In points: what it does, and the damage that it adds.
    int total() const { return worth_ + tally_.more / sixteenths; }

private:
    // A selection with its range: what can be meant, and how many of it.
    struct Pick {
        Found found;
        Range range;
    };
    Pick pick(NodeIndex select);
    Found find(NodeIndex selection) const { return selection == supposed_ ? supposition_ : reader_.find(selection); }
    void bind(int variable, const Pick& pick);
    // The sum of the picks that the chooser would make, each judged by f(Thing).
    template <class F>
    int sum(NodeIndex selection, F&& f);
    int choose_from(std::span<int> values, const Pick& pick) const;

    void merge(const Appraiser& part, int weight);
    void read_if(const Node& n, int weight);
    void read_may(const Node& n, int weight);
    void read_either(const Node& n, int weight);
    void read_flip(const Node& n, int weight);
    void read_choose(const Node& n);
    bool damage_word(const Node& n, int weight);

    int verb(const Node& n);
    int counters_worth(const Node& n);
    int heal_text_worth(const Node& n);
    int cure_text_worth(const Node& n);
    int devolve_worth(const Node& n);
    int damage_worth(const Node& n);
    int inflict_worth(const Node& n);
    int move_counters_worth(const Node& n);
    int search_worth(const Node& n);
    int put_worth(const Node& n);
    int put_one(const Node& to, Thing thing) const;
    int discard_one(Thing thing) const;
    int attach_text_worth(const Node& n);
    int move_worth(const Node& n);
    int switch_worth(const Node& n);
    int evolve_text_worth(const Node& n);
    int lasting_worth(const Node& n);
    int modifier_worth(const Node& n, std::uint8_t slot, SpanKind span);
    int number_worth(const Node& n, std::uint8_t slot, SpanKind span);
    int points(NodeIndex quantity) { return reader_.quantity(quantity) / sixteenths; }
    const Node& node(NodeIndex index) const { return reader_.node(index); }

    const Sight& at_;
    const Outlook* outlook_;
    Speech speech_;
    Reader reader_;
    NodeIndex supposed_ = no_node;
    Found supposition_;
    Tally tally_;
    int worth_ = 0;
    bool performed_ = true;  // the statement before did something, as far as one can tell
    bool ends_turn_ = false;
    bool helps_attack_ = false;
    bool spends_hand_ = false;
    bool spending_ = false;  // the verb that is read discards or puts
};

// What a card's standing text changes while it is attached to that Pokémon, or in play as a Stadium of that seat.
int standing_worth(const Outlook& outlook, std::uint16_t program, SeatId controller, CopyId source, std::uint8_t slot);
// The Tool on that Pokémon of its owner.
int tool_worth(const Outlook& outlook, std::uint8_t slot, CopyId tool);

}  // namespace cubenight::bots
