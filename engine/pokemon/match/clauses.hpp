// Clauses that the engine cites, by document and number (rules documents JA, ZH, FI, CUBE), and a few rules of
// the program itself (`rule_*`). One line each: enumerator and citation.
#pragma once

#include <cstdint>

namespace cubenight::pokemon {

#define CUBENIGHT_CLAUSES(X)                                         \
    X(A_01_1, "JA A-01.1")                                           \
    X(A_01_1a, "JA A-01.1a")                                         \
    X(A_01_1b, "JA A-01.1b")                                         \
    X(A_01_2a, "JA A-01.2a")                                         \
    X(A_01_2b, "JA A-01.2b")                                         \
    X(A_01_b2, "JA A-01.b2")                                         \
    X(A_01_dmg1b_zero, "JA A-01.dmg1b.zero")                         \
    X(A_01_dmg2_zero, "JA A-01.dmg2.zero")                           \
    X(A_01_dmg4_zero, "JA A-01.dmg4.zero")                           \
    X(A_01_dmg5_zero, "JA A-01.dmg5.zero")                           \
    X(A_01_dmg6, "JA A-01.dmg6")                                     \
    X(A_01_dmg6_immune, "JA A-01.dmg6.immune")                       \
    X(A_02_1, "JA A-02.1")                                           \
    X(A_02_1a, "JA A-02.1a")                                         \
    X(A_02_b2, "JA A-02.b2")                                         \
    X(A_02_b4, "JA A-02.b4")                                         \
    X(A_03_1a, "JA A-03.1a")                                         \
    X(A_03_1b, "JA A-03.1b")                                         \
    X(A_03_1c, "JA A-03.1c")                                         \
    X(A_03_2, "JA A-03.2")                                           \
    X(A_03_3, "JA A-03.3")                                           \
    X(A_03_b2, "JA A-03.b2")                                         \
    X(A_03_b5, "JA A-03.b5")                                         \
    X(A_03_b6, "JA A-03.b6")                                         \
    X(A_04_b1, "JA A-04.b1")                                         \
    X(A_04_b2, "JA A-04.b2")                                         \
    X(A_05_b1a, "JA A-05.b1a")                                       \
    X(A_05_b2, "JA A-05.b2")                                         \
    X(A_05_b4, "JA A-05.b4")                                         \
    X(C_01_b1, "JA C-01.b1")                                         \
    X(C_02_b1, "JA C-02.b1")                                         \
    X(C_02_b2, "JA C-02.b2")                                         \
    X(C_03_b1, "JA C-03.b1")                                         \
    X(C_04_b2, "JA C-04.b2")                                         \
    X(C_04_faq, "JA C-04.faq")                                       \
    X(C_05_b1, "JA C-05.b1")                                         \
    X(C_05_faq, "JA C-05.faq")                                       \
    X(C_06_b1, "JA C-06.b1")                                         \
    X(C_07_b1, "JA C-07.b1")                                         \
    X(C_07_faq, "JA C-07.faq")                                       \
    X(C_08_b1, "JA C-08.b1")                                         \
    X(C_08_faq, "JA C-08.faq")                                       \
    X(C_09_b1, "JA C-09.b1")                                         \
    X(C_10_b1, "JA C-10.b1")                                         \
    X(C_10_b4, "JA C-10.b4")                                         \
    X(C_11_b1, "JA C-11.b1")                                         \
    X(C_12_b1, "JA C-12.b1")                                         \
    X(C_13_b1, "JA C-13.b1")                                         \
    X(C_13_b2, "JA C-13.b2")                                         \
    X(C_15_b1, "JA C-15.b1")                                         \
    X(C_15_b2, "JA C-15.b2")                                         \
    X(C_17_b1, "JA C-17.b1")                                         \
    X(C_17_list1, "JA C-17.list1")                                   \
    X(C_17_list2, "JA C-17.list2")                                   \
    X(C_17_list3, "JA C-17.list3")                                   \
    X(C_18_b1, "JA C-18.b1")                                         \
    X(C_19_b1, "JA C-19.b1")                                         \
    X(C_20_b1, "JA C-20.b1")                                         \
    X(D_01_b2, "JA D-01.b2")                                         \
    X(D_02_b1, "JA D-02.b1")                                         \
    X(D_04_b1, "JA D-04.b1")                                         \
    X(D_05_b1, "JA D-05.b1")                                         \
    X(D_16_ex2, "JA D-16.ex2")                                       \
    X(D_19_b1, "JA D-19.b1")                                         \
    X(E_01_b1, "JA E-01.b1")                                         \
    X(E_03_b4, "JA E-03.b4")                                         \
    X(E_04_b1, "JA E-04.b1")                                         \
    X(E_04_b3, "JA E-04.b3")                                         \
    X(E_05_b2, "JA E-05.b2")                                         \
    X(E_06_b2, "JA E-06.b2")                                         \
    X(E_07_b3, "JA E-07.b3")                                         \
    X(E_08_b2, "JA E-08.b2")                                         \
    X(E_10_b1, "JA E-10.b1")                                         \
    X(E_12_b1, "JA E-12.b1")                                         \
    X(E_12_b3, "JA E-12.b3")                                         \
    X(E_14_b1, "JA E-14.b1")                                         \
    X(E_17_b1, "JA E-17.b1")                                         \
    X(E_17_b3, "JA E-17.b3")                                         \
    X(E_18_b1, "JA E-18.b1")                                         \
    X(E_20_b1, "JA E-20.b1")                                         \
    X(E_20_b2, "JA E-20.b2")                                         \
    X(E_29_b1, "JA E-29.b1")                                         \
    X(E_35_b1, "JA E-35.b1")                                         \
    X(II_A_b1, "JA II-A.b1")                                         \
    X(II_A_b2, "JA II-A.b2")                                         \
    X(I_B_01_b3, "JA I-B-01.b3")                                     \
    X(I_B_01_b4, "JA I-B-01.b4")                                     \
    X(I_B_01_proc_1, "JA I-B-01.proc.1")                             \
    X(I_B_01_proc_2, "JA I-B-01.proc.2")                             \
    X(I_B_01_proc_4, "JA I-B-01.proc.4")                             \
    X(I_B_02_b1, "JA I-B-02.b1")                                     \
    X(I_B_02_proc_1, "JA I-B-02.proc.1")                             \
    X(I_B_02_proc_2, "JA I-B-02.proc.2")                             \
    X(I_B_02_proc_4, "JA I-B-02.proc.4")                             \
    X(I_B_03_b1, "JA I-B-03.b1")                                     \
    X(I_B_03_b2, "JA I-B-03.b2")                                     \
    X(I_B_03_b3, "JA I-B-03.b3")                                     \
    X(I_B_03_b4, "JA I-B-03.b4")                                     \
    X(I_B_03_b6, "JA I-B-03.b6")                                     \
    X(I_B_03_proc_1, "JA I-B-03.proc.1")                             \
    X(I_B_03_proc_2, "JA I-B-03.proc.2")                             \
    X(I_C_b2, "JA I-C.b2")                                           \
    X(I_D_b3_3, "JA I-D.b3.3")                                       \
    X(I_D_b3_4, "JA I-D.b3.4")                                       \
    X(I_D_b3_5, "JA I-D.b3.5")                                       \
    X(I_E_b1, "JA I-E.b1")                                           \
    X(I_E_b2, "JA I-E.b2")                                           \
    X(I_E_b3, "JA I-E.b3")                                           \
    X(I_E_b4, "JA I-E.b4")                                           \
    X(I_E_b5_1, "JA I-E.b5.1")                                       \
    X(I_E_b5_2, "JA I-E.b5.2")                                       \
    X(I_E_draw, "JA I-E.draw")                                       \
    X(I_F_b1, "JA I-F.b1")                                           \
    X(I_F_b3_1, "JA I-F.b3.1")                                       \
    X(I_G_2, "JA I-G.2")                                             \
    X(I_G_3, "JA I-G.3")                                             \
    X(I_G_4, "JA I-G.4")                                             \
    X(I_G_5, "JA I-G.5")                                             \
    X(I_G_5a, "JA I-G.5a")                                           \
    X(I_G_5c, "JA I-G.5c")                                           \
    X(I_G_5d, "JA I-G.5d")                                           \
    X(I_G_6, "JA I-G.6")                                             \
    X(I_G_7, "JA I-G.7")                                             \
    X(I_G_8, "JA I-G.8")                                             \
    X(I_H, "JA I-H")                                                 \
    X(cond_asleep, "CUBE cond.asleep")                               \
    X(cond_burned, "CUBE cond.burned")                               \
    X(cond_paralyzed, "CUBE cond.paralyzed")                         \
    X(fi_checkup, "FI checkup")                                      \
    X(fi_detail_attack_4, "FI detail.attack.4")                      \
    X(note_1, "CUBE note.1")                                         \
    X(setup_4_extra, "CUBE setup.4.extra")                           \
    X(turn_2, "CUBE turn.2")                                         \
    X(turn_3, "CUBE turn.3")                                         \
    X(C_10_faq2, "JA C-10.faq2")                                     \
    X(II_A_b3, "JA II-A.b3")                                         \
    X(A_01_b1, "JA A-01.b1")                                         \
    X(liite_a_once, "FI liite-a.once")                               \
    X(liite_a_play, "FI liite-a.play")                               \
    X(liite_h_lost, "FI liite-h.lost")                               \
    X(liite_i, "FI liite-i")                                         \
    X(liite_q_turn_end, "FI liite-q.turn-end")                       \
    X(liite_t_play, "FI liite-t.play")                               \
    X(term_legend, "FI term.legend")                                 \
    X(rule_hand, "program: a card must be in its player's hand")     \
    X(rule_choice, "program: not one of the options of this choice") \
    X(rule_over, "program: the match is over")                       \
    X(rule_concede, "program: a seat may concede at any time")       \
    X(rule_turn_limit, "program: a match ends in a draw after 400 turns")

enum class Clause : std::uint16_t {
    none,
#define CUBENIGHT_CLAUSE_NAME(name, text) name,
    CUBENIGHT_CLAUSES(CUBENIGHT_CLAUSE_NAME)
#undef CUBENIGHT_CLAUSE_NAME
};

// "JA A-01.2b"; empty for none.
const char* citation(Clause clause);

}  // namespace cubenight::pokemon
