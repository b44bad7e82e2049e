// The words of scenario files of the Ultraman Card Game, each list in the order of its enum: reader and reports share them.
#pragma once

#include <array>
#include <string_view>

#include "engine/scenario/ultraman/written/scenario.hpp"

namespace cubenight::ultraman::scenario::words {

using Word = std::string_view;

inline constexpr std::array<Word, 10> phase = {"set up",   "start", "draw",     "scene",     "set",
                                               "level up", "open",  "activate", "judgement", "end"};
inline constexpr std::array<Word, 8> ending = {"",         "wins",       "cannot set",   "effect",
                                               "conceded", "turn limit", "choice limit", "agreed"};
inline constexpr std::array<Word, 4> fought = {"not fought", "won", "lost", "tied"};
inline constexpr std::array<Word, 8> where = {"nowhere", "deck",  "hand",  "discard",
                                              "exiled",  "scene", "field", "charge"};
inline constexpr std::array<Word, 11> figure = {"bp",    "printed", "base",  "plus",    "minus",    "ups",
                                                "downs", "level",   "cards", "charges", "face down"};
inline constexpr std::array<Word, 25> choice = {
    "nothing",  "who wins",      "lead or next", "redraw",    "set scene",      "set character", "level up",
    "activate", "trigger order", "may",          "either",    "pick character", "pick card",     "pick text",
    "deck end", "place",         "number",       "type",      "name",           "order",         "agree",
    "shuffle",  "random card",   "by hand",      "hand place"};
inline constexpr std::array<Word, 46> event = {
    "contest won",   "leads",           "shuffled",     "drawn",     "redrawn",      "hand kept",
    "turn begins",   "phase begins",    "step begins",  "passed",    "unable",       "scene set",
    "character set", "levelled up",     "opened",       "text used", "text begins",  "text lost",
    "text idle",     "text ends",       "unmet",        "declined",  "unpayable",    "in vain",
    "moved",         "revealed",        "looked",       "stacked",   "deployed",     "swapped",
    "charged",       "lasting begins",  "lasting ends", "negated",   "value chosen", "battle won",
    "battle tied",   "battle empty",    "wins counted", "goes on",   "next lead",    "stack corrected",
    "cannot set",    "not carried out", "match ends",   "correction"};

inline constexpr std::array<Word, 17> change = {"grade",          "bp",
                                                "extra",          "columns",
                                                "level",          "type also",
                                                "type instead",   "type becomes",
                                                "keeps grade up", "keeps grade down",
                                                "keeps bp plus",  "keeps bp minus",
                                                "wins",           "ties",
                                                "can't",          "waits",
                                                "negated"};

static_assert(phase.size() == static_cast<std::size_t>(Phase::end) + 1);
static_assert(ending.size() == static_cast<std::size_t>(Ending::agreed) + 1);
static_assert(fought.size() == static_cast<std::size_t>(Fought::tied) + 1);
static_assert(where.size() == static_cast<std::size_t>(Where::charge) + 1);
static_assert(figure.size() == static_cast<std::size_t>(Figure::face_down) + 1);
static_assert(choice.size() == static_cast<std::size_t>(ChoiceKind::hand_place) + 1);
static_assert(change.size() == static_cast<std::size_t>(Change::negated) + 1);
static_assert(event.size() == static_cast<std::size_t>(EventKind::correction) + 1);

}  // namespace cubenight::ultraman::scenario::words
