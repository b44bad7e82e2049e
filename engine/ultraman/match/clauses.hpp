// Clauses of the Ultraman Card Game's rules that the engine cites, by their numbers, and a few rules of the program itself
// (`rule_*`). One line each: enumerator and citation. A clause keeps its number: new ones come last.
#pragma once

#include <cstdint>

namespace cubenight::ultraman {

#define CUBENIGHT_UCG_CLAUSES(X)                                                                  \
    X(c1_2_2, "UCG 1.2.2")                                                                        \
    X(c1_2_3, "UCG 1.2.3")                                                                        \
    X(c1_3_2, "UCG 1.3.2")                                                                        \
    X(c1_3_3, "UCG 1.3.3")                                                                        \
    X(c1_3_3_1, "UCG 1.3.3.1")                                                                    \
    X(c1_3_4, "UCG 1.3.4")                                                                        \
    X(c1_3_6, "UCG 1.3.6")                                                                        \
    X(c2_3_5_2, "UCG 2.3.5.2")                                                                    \
    X(c2_4_2_2, "UCG 2.4.2.2")                                                                    \
    X(c3_2_3, "UCG 3.2.3")                                                                        \
    X(c3_4_2, "UCG 3.4.2")                                                                        \
    X(c3_7_1, "UCG 3.7.1")                                                                        \
    X(c3_8_1, "UCG 3.8.1")                                                                        \
    X(c3_8_2, "UCG 3.8.2")                                                                        \
    X(c4_2_1, "UCG 4.2.1")                                                                        \
    X(c4_2_2, "UCG 4.2.2")                                                                        \
    X(c4_2_3, "UCG 4.2.3")                                                                        \
    X(c5_1_2, "UCG 5.1.2")                                                                        \
    X(c5_2_1, "UCG 5.2.1")                                                                        \
    X(c5_3_1, "UCG 5.3.1")                                                                        \
    X(c5_3_2, "UCG 5.3.2")                                                                        \
    X(c5_4_1, "UCG 5.4.1")                                                                        \
    X(c5_4_2, "UCG 5.4.2")                                                                        \
    X(c5_5_1, "UCG 5.5.1")                                                                        \
    X(c5_5_3_1, "UCG 5.5.3.1")                                                                    \
    X(c5_5_4_1, "UCG 5.5.4.1")                                                                    \
    X(c5_5_7, "UCG 5.5.7")                                                                        \
    X(c5_6_1, "UCG 5.6.1")                                                                        \
    X(c5_6_2_1, "UCG 5.6.2.1")                                                                    \
    X(c5_6_2_2, "UCG 5.6.2.2")                                                                    \
    X(c5_6_2_3, "UCG 5.6.2.3")                                                                    \
    X(c5_6_3_1, "UCG 5.6.3.1")                                                                    \
    X(c5_7_1, "UCG 5.7.1")                                                                        \
    X(c5_7_2_1, "UCG 5.7.2.1")                                                                    \
    X(c5_7_3_1, "UCG 5.7.3.1")                                                                    \
    X(c5_8_1, "UCG 5.8.1")                                                                        \
    X(c5_8_2_1, "UCG 5.8.2.1")                                                                    \
    X(c5_8_3_1, "UCG 5.8.3.1")                                                                    \
    X(c5_9_1, "UCG 5.9.1")                                                                        \
    X(c5_9_4_1, "UCG 5.9.4.1")                                                                    \
    X(c5_9_5_1, "UCG 5.9.5.1")                                                                    \
    X(c5_9_6_1, "UCG 5.9.6.1")                                                                    \
    X(c5_9_6_2, "UCG 5.9.6.2")                                                                    \
    X(c5_10_1, "UCG 5.10.1")                                                                      \
    X(c5_10_2, "UCG 5.10.2")                                                                      \
    X(c6_1_1, "UCG 6.1.1")                                                                        \
    X(c6_1_2, "UCG 6.1.2")                                                                        \
    X(c6_2_1, "UCG 6.2.1")                                                                        \
    X(c6_2_2, "UCG 6.2.2")                                                                        \
    X(c6_3_1, "UCG 6.3.1")                                                                        \
    X(c6_3_2, "UCG 6.3.2")                                                                        \
    X(c6_3_3, "UCG 6.3.3")                                                                        \
    X(c8_1_1, "UCG 8.1.1")                                                                        \
    X(c8_1_2, "UCG 8.1.2")                                                                        \
    X(c9_2_1, "UCG 9.2.1")                                                                        \
    X(c9_4_1, "UCG 9.4.1")                                                                        \
    X(c9_4_2, "UCG 9.4.2")                                                                        \
    X(c9_4_4, "UCG 9.4.4")                                                                        \
    X(c10_1_1, "UCG 10.1.1")                                                                      \
    X(c10_1_2, "UCG 10.1.2")                                                                      \
    X(c10_1_3_1, "UCG 10.1.3.1")                                                                  \
    X(c10_1_3_2, "UCG 10.1.3.2")                                                                  \
    X(c10_1_3_3, "UCG 10.1.3.3")                                                                  \
    X(c10_1_3_4, "UCG 10.1.3.4")                                                                  \
    X(c10_2_1, "UCG 10.2.1")                                                                      \
    X(c11_1, "UCG 11.1")                                                                          \
    X(c11_2_1, "UCG 11.2.1")                                                                      \
    X(c11_3_2, "UCG 11.3.2")                                                                      \
    X(c11_4_1, "UCG 11.4.1")                                                                      \
    X(c11_4_4, "UCG 11.4.4")                                                                      \
    X(c11_6_1, "UCG 11.6.1")                                                                      \
    X(c11_7_1, "UCG 11.7.1")                                                                      \
    X(c11_8_1, "UCG 11.8.1")                                                                      \
    X(c11_9_1, "UCG 11.9.1")                                                                      \
    X(c11_10_1, "UCG 11.10.1")                                                                    \
    X(c11_11_1, "UCG 11.11.1")                                                                    \
    X(c11_12_1, "UCG 11.12.1")                                                                    \
    X(c11_13_1, "UCG 11.13.1")                                                                    \
    X(c11_13_2, "UCG 11.13.2")                                                                    \
    X(c11_15_1, "UCG 11.15.1")                                                                    \
    X(c11_16_1, "UCG 11.16.1")                                                                    \
    X(c11_16_2, "UCG 11.16.2")                                                                    \
    X(c11_16_3, "UCG 11.16.3")                                                                    \
    X(c11_17_1, "UCG 11.17.1")                                                                    \
    X(c11_17_5, "UCG 11.17.5")                                                                    \
    X(c11_17_6, "UCG 11.17.6")                                                                    \
    X(c11_17_7, "UCG 11.17.7")                                                                    \
    X(c11_18_1, "UCG 11.18.1")                                                                    \
    X(c11_19_3, "UCG 11.19.3")                                                                    \
    X(c11_20_1, "UCG 11.20.1")                                                                    \
    X(c12_1_1, "UCG 12.1.1")                                                                      \
    X(c12_2_1, "UCG 12.2.1")                                                                      \
    X(c12_3_1, "UCG 12.3.1")                                                                      \
    X(c12_4_1, "UCG 12.4.1")                                                                      \
    X(c12_4_2_1, "UCG 12.4.2.1")                                                                  \
    X(c12_4_2_2, "UCG 12.4.2.2")                                                                  \
    X(c12_4_2_3, "UCG 12.4.2.3")                                                                  \
    X(c12_4_3, "UCG 12.4.3")                                                                      \
    X(rule_choice, "program: not one of the options of this choice")                              \
    X(rule_over, "program: the match is over")                                                    \
    X(rule_concede, "program: a seat may concede at any time")                                    \
    X(rule_hand, "program: a card must be in its player's hand")                                  \
    X(rule_choice_limit, "program: 600 choices in a turn, or 20,000 in all, make a match a draw") \
    X(rule_turn_limit, "program: a match ends in a draw after 200 turns")                         \
    X(rule_room, "program: texts are nested or set each other off beyond what a match can hold")  \
    X(c3_6_3, "UCG 3.6.3")                                                                        \
    X(c11_14_2, "UCG 11.14.2")                                                                    \
    X(c11_5_1, "UCG 11.5.1")                                                                      \
    X(rule_agreed_draw, "program: a match that both players call a draw is one")                  \
    X(rule_judge, "program: the host corrects a match by hand, and says why")

enum class Clause : std::uint16_t {
    none,
#define CUBENIGHT_UCG_CLAUSE(name, citation) name,
    CUBENIGHT_UCG_CLAUSES(CUBENIGHT_UCG_CLAUSE)
#undef CUBENIGHT_UCG_CLAUSE
};

// "UCG 5.6.2.2"; empty for none, and behind the last.
const char* citation(Clause clause);

}  // namespace cubenight::ultraman
