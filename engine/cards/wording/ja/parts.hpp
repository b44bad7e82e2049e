// What Japanese sentences are made of: nouns with what stands around them, things, clauses, and what a name stands for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cubenight::wording {

struct JapaneseParts {
    enum class Actor { me, opponent, each, owner };
    // A statement about something: "(に) ダメカンがのっている", "(が) どく".
    struct Said {
        std::string_view particle;
        std::string words;
        bool noun = false;  // ends in a noun: "どくなら", "どくのポケモン"
    };
    struct Clause {
        std::string words;
        bool noun = false;
        bool place = false;  // where something is, as long as it is there
    };
    // A noun for what filters let through, without owner and number.
    struct Noun {
        std::string clauses;                  // before the owner: "ダメカンがのっている"
        std::string near;                     // behind the owner: "どくの"
        std::vector<std::string> heads;       // "基本エネルギー"; several where one word does not do
        std::string after;                    // "（「X」をのぞく）"
        bool filtered = false, said = false;  // said: more than "ポケモン" or "カード"
        std::string one() const;              // with "または" between the heads
        std::string several() const;          // with "と"
    };
    enum class Among { in_play, cards, energy, tools, attached };
    // What the filters ask for so far, before it becomes one noun.
    struct Parts {
        unsigned classes = ~0u;            // of card_classes.hpp
        std::string type, stage, special;  // special: a name, a rule box
        std::string owner;                 // "カスミの": of whose Pokémon they are
        std::string short_stage;           // "たねの", before a special head
        bool basic_energy = false, special_energy = false, energy = false;
    };
    enum class Use {
        target,  // "自分のポケモン全員", "相手のポケモン1匹"
        plain,   // "自分のポケモン"
    };
    struct Target {
        std::string words;
        bool several = false;
    };
    struct Played {
        std::string by, cards;
    };
    // Cards or Pokémon that something is done to.
    struct Thing {
        std::string from;     // "自分のトラッシュから"
        std::string bare;     // "基本エネルギー"
        std::string whole;    // "自分のトラッシュにある基本エネルギー"
        std::string count;    // "2枚まで"; "" where there is only one thing
        std::string counter;  // "枚"
        bool chosen = false, all = false, hidden = false, in_order = false, mixed = false, filtered = false;
        bool said_before = false;  // a name without filters: "そのカード"
    };
    struct Meaning {
        enum class Kind { nothing, cards, pokemon, number, type, condition, name, attack } kind = Kind::nothing;
        bool plural = false;
        bool looked_at = false;
        bool chosen = false;
        bool was_active = false;
        std::string words;
    };
    // What stands before a statement in its sentence.
    struct Lead {
        std::string words;
        bool may = false;
        bool held = false;                        // what follows holds only under the condition before it
        std::string_view further = "その場合、";  // what further sentences of it begin with
    };
};

}  // namespace cubenight::wording
