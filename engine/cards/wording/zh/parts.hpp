// What Chinese sentences are made of: things with their owner and number, nouns, and what a name stands for.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::wording {

struct ChineseParts {
    enum class Actor { you, opponent, each, that_player };
    // How a selection stands in its sentence.
    enum class Use {
        object,   // taken as a whole by "将": its "全部" stands behind it, in the verb's phrase
        subject,  // of all of them: "自己所有的宝可梦"
        bare,     // counted or asked for: without number
        field,    // the Pokémon among which something attached is chosen
        plain,    // without number, and without "场上": whose attack it is, whom it happened to
    };
    // A noun phrase: owner or place, number, noun. Each wording puts them in its own order where one is chosen.
    struct Thing {
        std::string owner;    // "自己弃牌区中的", with its 的
        std::string from;     // the place of cards that are chosen from it: "自己弃牌区"
        std::string number;   // "最多2张"
        std::string noun;     // "基本能量"
        bool picked = false;  // somebody chooses, or chance does
        bool random = false;
        bool group = false;  // all of several
        bool several = false;
        bool anything = false;     // any card
        bool unseen = false;       // ... of which nobody sees the face
        bool own_hand = false;     // cards of the hand of who chooses
        bool worked_out = false;   // the number is a phrase: it stands first
        bool host_chosen = false;  // on a Pokémon that is chosen as well
        std::string words() const { return worked_out ? number + owner + noun : owner + number + noun; }
    };
    struct Noun {
        std::string mods, stage, head, except;
        std::string owner;                  // "小霞的": of whose Pokémon they are
        std::vector<std::string> left_out;  // that `except` names
        bool filtered = false;
        bool other = false;
        bool kinds = false;  // several kinds of cards
        std::string words() const { return mods + head + except; }
    };
    enum class Among { in_play, cards, energy, tools, attached };
    struct Meaning {
        enum class Kind { nothing, cards, pokemon, number, type, condition, name, attack } kind = Kind::nothing;
        bool plural = false;
        bool looked_at = false;  // cards that were looked at or searched for: "其中"
        std::string words;       // where it has a description of its own
        std::string once;        // or has one for the first time that it is meant
        bool picked = false;     // ... in which it is chosen
        bool taken = false;      // some of the cards have been put elsewhere
        int order = 0;           // which of the names was given first
    };
    struct Played {
        std::string by;
        std::vector<std::string> cards;
    };
    struct Lead {
        std::string words;
        bool may = false;
        bool held = false;  // what is said holds only under the condition before it
    };

    // What a number is compared with: `number` is -1 where it has to be worked out. Only `equal` stays negated.
    struct Bound {
        bool negated = false;
        Relation relation = Relation::equal;
        int number = -1;
        bool any() const;  // one at least
        bool none() const;
    };
};

}  // namespace cubenight::wording
