// Clauses that the engine cites, by document and number (rules documents JA, ZH, FI, CUBE), and a few rules of
// the program itself (`rule_*`). One line each: enumerator, and what it is cited as under ja-3.0, zh-2.2, fi-swsh and
// cube; nothing: as under ja-3.0. A rule set cites its own document where that says it; where it is silent, the set
// plays as ja-3.0 does and cites the same. At the end stand clauses that only others lead to, so that each citation has
// a sentence for what it says. A clause keeps its number: new ones come last.
#pragma once

#include <cstdint>
#include <string_view>

namespace cubenight::pokemon {

#define CUBENIGHT_CLAUSES(X)                                                                    \
    X(A_01_1, "JA A-01.1", "ZH A-01.1", "FI detail.attack.1", "")                               \
    X(A_01_1a, "JA A-01.1a", "ZH A-01.1a", "", "")                                              \
    X(A_01_1b, "JA A-01.1b", "ZH A-01.1b", "", "")                                              \
    X(A_01_2a, "JA A-01.2a", "ZH A-01.2a", "FI detail.attack.2", "")                            \
    X(A_01_2b, "JA A-01.2b", "ZH A-01.2b", "FI cond.confused", "CUBE cond.confused")            \
    X(A_01_b2, "JA A-01.b2", "ZH A-01.b2", "FI turn.attack.energy", "")                         \
    X(A_01_dmg1b_zero, "JA A-01.dmg1b.zero", "ZH A-01.dmg1b.zero", "FI detail.damage.2", "")    \
    X(A_01_dmg2_zero, "JA A-01.dmg2.zero", "ZH A-01.dmg2.zero", "FI detail.damage.2", "")       \
    X(A_01_dmg4_zero, "JA A-01.dmg4.zero", "ZH A-01.dmg4.zero", "FI detail.damage.6", "")       \
    X(A_01_dmg5_zero, "JA A-01.dmg5.zero", "ZH A-01.dmg5.zero", "FI detail.damage.6", "")       \
    X(A_01_dmg6, "JA A-01.dmg6", "ZH A-01.dmg6", "FI detail.damage.6", "")                      \
    X(A_01_dmg6_immune, "JA A-01.dmg6.immune", "ZH A-01.dmg6.immune", "FI detail.damage.5", "") \
    X(A_02_1, "JA A-02.1", "ZH A-02.1", "FI turn.ability.use", "CUBE turn.3.ability")           \
    X(A_02_1a, "JA A-02.1a", "ZH A-02.1a", "", "")                                              \
    X(A_02_b2, "JA A-02.b2", "ZH A-02.b2", "", "")                                              \
    X(A_02_b4, "JA A-02.b4", "ZH A-02.b4", "FI turn.ability.use", "")                           \
    X(A_03_1a, "JA A-03.1a", "ZH A-03.1a", "FI turn.retreat.cost", "")                          \
    X(A_03_1b, "JA A-03.1b", "ZH A-03.1b", "", "")                                              \
    X(A_03_1c, "JA A-03.1c", "ZH A-03.1c", "", "")                                              \
    X(A_03_2, "JA A-03.2", "ZH A-03.2", "FI turn.retreat.cost", "")                             \
    X(A_03_3, "JA A-03.3", "ZH A-03.3", "FI term.retreat", "")                                  \
    X(A_03_b2, "JA A-03.b2", "ZH A-03.b2", "FI turn.retreat.attack", "CUBE turn.3.retreat")     \
    X(A_03_b5, "JA A-03.b5", "ZH A-03.b5", "", "")                                              \
    X(A_03_b6, "JA A-03.b6", "ZH A-03.b6", "FI turn.retreat.effects", "CUBE cond.auto-remove")  \
    X(A_04_b1, "JA A-04.b1", "ZH A-04.b1", "FI turn.bench", "CUBE turn.3.bench")                \
    X(A_04_b2, "JA A-04.b2", "ZH A-04.b2", "FI zone.bench", "")                                 \
    X(A_05_b1a, "JA A-05.b1a", "ZH A-05.b1", "FI turn.evolve.one", "CUBE turn.3.evolve")        \
    X(A_05_b2, "JA A-05.b2", "ZH A-05.b2", "FI turn.evolve.notes", "CUBE note.2")               \
    X(A_05_b4, "JA A-05.b4", "ZH A-05.b4", "FI turn.evolve.keep", "CUBE note.4")                \
    X(C_01_b1, "JA C-01.b1", "ZH C-01.b1", "", "")                                              \
    X(C_02_b1, "JA C-02.b1", "ZH C-02.b1", "", "")                                              \
    X(C_02_b2, "JA C-02.b2", "ZH C-02.b2", "", "")                                              \
    X(C_03_b1, "JA C-03.b1", "ZH C-03.b1", "", "")                                              \
    X(C_04_b2, "JA C-04.b2", "ZH C-04.b2", "", "")                                              \
    X(C_04_faq, "JA C-04.faq", "ZH C-04.faq", "", "")                                           \
    X(C_05_b1, "JA C-05.b1", "ZH C-05.b1", "", "")                                              \
    X(C_05_faq, "JA C-05.faq", "ZH C-05.faq", "", "")                                           \
    X(C_06_b1, "JA C-06.b1", "ZH C-06.b1", "", "")                                              \
    X(C_07_b1, "JA C-07.b1", "ZH C-07.b1", "FI term.damage-counter", "")                        \
    X(C_07_faq, "JA C-07.faq", "ZH C-07.faq", "", "")                                           \
    X(C_08_b1, "JA C-08.b1", "ZH C-08.b1", "", "")                                              \
    X(C_08_faq, "JA C-08.faq", "ZH C-08.faq", "", "")                                           \
    X(C_09_b1, "JA C-09.b1", "ZH C-09.b1", "", "")                                              \
    X(C_10_b1, "JA C-10.b1", "ZH C-10.b1", "", "")                                              \
    X(C_10_b4, "JA C-10.b4", "", "", "")                                                        \
    X(C_11_b1, "JA C-11.b1", "ZH C-11.b1", "", "")                                              \
    X(C_12_b1, "JA C-12.b1", "ZH C-12.b1", "", "")                                              \
    X(C_13_b1, "JA C-13.b1", "ZH C-13.b1", "", "")                                              \
    X(C_13_b2, "JA C-13.b2", "ZH C-13.b2", "FI term.devolve", "")                               \
    X(C_15_b1, "JA C-15.b1", "ZH C-15.b1", "", "")                                              \
    X(C_15_b2, "JA C-15.b2", "ZH C-15.b2", "", "")                                              \
    X(C_17_b1, "JA C-17.b1", "ZH C-17.b1", "", "")                                              \
    X(C_17_list1, "JA C-17.list1", "ZH C-17.list1", "", "")                                     \
    X(C_17_list2, "JA C-17.list2", "ZH C-17.list2", "", "")                                     \
    X(C_17_list3, "JA C-17.list3", "ZH C-17.list3", "", "")                                     \
    X(C_18_b1, "JA C-18.b1", "ZH C-18.b1", "", "")                                              \
    X(C_19_b1, "JA C-19.b1", "ZH C-19.b1", "", "")                                              \
    X(C_20_b1, "JA C-20.b1", "ZH C-20.b1", "", "")                                              \
    X(D_01_b2, "JA D-01.b2", "ZH D-01.b2", "FI detail.attack.5", "")                            \
    X(D_02_b1, "JA D-02.b1", "ZH D-02.b1", "FI detail.any", "")                                 \
    X(D_04_b1, "JA D-04.b1", "ZH D-04.b1", "", "")                                              \
    X(D_05_b1, "JA D-05.b1", "ZH D-05.b1", "FI detail.up-to", "")                               \
    X(D_16_ex2, "JA D-16.ex2", "ZH D-16.ex2", "", "")                                           \
    X(D_19_b1, "JA D-19.b1", "", "", "")                                                        \
    X(E_01_b1, "JA E-01.b1", "ZH E-01.b1", "", "")                                              \
    X(E_03_b4, "JA E-03.b4", "ZH E-03.b4", "", "")                                              \
    X(E_04_b1, "JA E-04.b1", "ZH E-04.b1", "", "")                                              \
    X(E_04_b3, "JA E-04.b3", "ZH E-04.b3", "", "")                                              \
    X(E_05_b2, "JA E-05.b2", "ZH E-05.b2", "", "")                                              \
    X(E_06_b2, "JA E-06.b2", "ZH E-06.b2", "", "")                                              \
    X(E_07_b3, "JA E-07.b3", "ZH E-07.b3", "", "")                                              \
    X(E_08_b2, "JA E-08.b2", "ZH E-08.b2", "", "")                                              \
    X(E_10_b1, "JA E-10.b1", "ZH E-10.b1", "", "")                                              \
    X(E_12_b1, "JA E-12.b1", "ZH E-12.b1", "", "")                                              \
    X(E_12_b3, "JA E-12.b3", "ZH E-12.b3", "", "")                                              \
    X(E_14_b1, "JA E-14.b1", "ZH E-14.b1", "", "")                                              \
    X(E_17_b1, "JA E-17.b1", "ZH E-17.b1", "", "")                                              \
    X(E_17_b3, "JA E-17.b3", "ZH E-17.b3", "", "")                                              \
    X(E_18_b1, "JA E-18.b1", "ZH E-18.b1", "", "")                                              \
    X(E_20_b1, "JA E-20.b1", "ZH E-20.b1", "", "")                                              \
    X(E_20_b2, "JA E-20.b2", "ZH E-20.b2", "", "")                                              \
    X(E_29_b1, "JA E-29.b1", "ZH E-29.b1", "", "")                                              \
    X(E_35_b1, "JA E-35.b1", "ZH I-H.b3", "", "")                                               \
    X(II_A_b1, "JA II-A.b1", "ZH II-A.b1", "", "")                                              \
    X(II_A_b2, "JA II-A.b2", "ZH II-A.b2", "", "")                                              \
    X(I_B_01_b3, "JA I-B-01.b3", "ZH I-B-01.b3", "FI term.tool", "")                            \
    X(I_B_01_b4, "JA I-B-01.b4", "ZH I-B-01.b4", "FI term.tool", "")                            \
    X(I_B_01_proc_1, "JA I-B-01.proc.1", "ZH I-B-01.proc.1", "", "")                            \
    X(I_B_01_proc_2, "JA I-B-01.proc.2", "ZH I-B-01.proc.2", "FI turn.trainer.play", "")        \
    X(I_B_01_proc_4, "JA I-B-01.proc.4", "ZH I-B-01.proc.4", "FI turn.trainer.play", "")        \
    X(I_B_02_b1, "JA I-B-02.b1", "ZH I-B-02.b1", "FI turn.trainer.supporter", "")               \
    X(I_B_02_proc_1, "JA I-B-02.proc.1", "ZH I-B-02.proc.1", "", "")                            \
    X(I_B_02_proc_2, "JA I-B-02.proc.2", "ZH I-B-02.proc.2", "FI turn.trainer.play", "")        \
    X(I_B_02_proc_4, "JA I-B-02.proc.4", "ZH I-B-02.proc.4", "FI turn.trainer.play", "")        \
    X(I_B_03_b1, "JA I-B-03.b1", "ZH I-B-03.b1", "FI turn.stadium.stays", "")                   \
    X(I_B_03_b2, "JA I-B-03.b2", "ZH I-B-03.b2", "FI turn.stadium.one", "")                     \
    X(I_B_03_b3, "JA I-B-03.b3", "ZH I-B-03.b3", "", "")                                        \
    X(I_B_03_b4, "JA I-B-03.b4", "ZH I-B-03.b4", "", "")                                        \
    X(I_B_03_b6, "JA I-B-03.b6", "ZH I-B-03.b6", "", "")                                        \
    X(I_B_03_proc_1, "JA I-B-03.proc.1", "ZH I-B-03.proc.1", "", "")                            \
    X(I_B_03_proc_2, "JA I-B-03.proc.2", "ZH I-B-03.proc.2", "", "")                            \
    X(I_C_b2, "JA I-C.b2", "ZH I-C.b2", "FI turn.energy", "CUBE turn.3.energy")                 \
    X(I_D_b3_3, "JA I-D.b3.3", "ZH I-D.b3.3", "FI turn.attack.ko", "")                          \
    X(I_D_b3_4, "JA I-D.b3.4", "ZH I-D.b3.4", "FI zone.prizes", "")                             \
    X(I_D_b3_5, "JA I-D.b3.5", "ZH I-D.b3.5", "FI turn.attack.promote", "")                     \
    X(I_E_b1, "JA I-E.b1", "ZH I-E.b1", "FI win.prizes", "CUBE win.prizes")                     \
    X(I_E_b2, "JA I-E.b2", "ZH I-E.b2", "FI win.ko-all", "CUBE win.no-pokemon")                 \
    X(I_E_b3, "JA I-E.b3", "ZH I-E.b3", "FI win.deckout", "CUBE win.deckout")                   \
    X(I_E_b4, "JA I-E.b4", "ZH I-E.b4", "FI detail.tie", "")                                    \
    X(I_E_b5_1, "JA I-E.b5.1", "ZH I-E.b5.1", "FI detail.sudden", "")                           \
    X(I_E_b5_2, "JA I-E.b5.2", "ZH I-E.b5.2", "FI term.sudden", "")                             \
    X(I_E_draw, "JA I-E.draw", "ZH I-E.draw", "", "")                                           \
    X(I_F_b1, "JA I-F.b1", "ZH I-F.b1", "FI checkup.between", "CUBE turn.1")                    \
    X(I_F_b3_1, "JA I-F.b3.1", "ZH I-F.b3.1", "FI cond.poisoned", "CUBE cond.poisoned")         \
    X(I_G_2, "JA I-G.2", "ZH I-G.2", "FI setup.2", "CUBE setup.2")                              \
    X(I_G_3, "JA I-G.3", "ZH I-G.3", "FI setup.3", "CUBE setup.3")                              \
    X(I_G_4, "JA I-G.4", "ZH I-G.4", "FI setup.3", "CUBE setup.3")                              \
    X(I_G_5, "JA I-G.5", "ZH I-G.5", "FI setup.5", "CUBE setup.4")                              \
    X(I_G_5a, "JA I-G.5a", "ZH I-G.5a", "FI setup.nobasic", "CUBE setup.4.nobasic")             \
    X(I_G_5c, "JA I-G.5c", "ZH I-G.5c", "FI setup.nobasic", "CUBE setup.4.nobasic")             \
    X(I_G_5d, "JA I-G.5d", "ZH I-G.5d", "FI setup.nobasic", "CUBE setup.4.nobasic")             \
    X(I_G_6, "JA I-G.6", "ZH I-G.6", "FI setup.6", "CUBE setup.5")                              \
    X(I_G_7, "JA I-G.7", "ZH I-G.7", "FI setup.7", "CUBE setup.6")                              \
    X(I_G_8, "JA I-G.8", "ZH I-G.8", "FI setup.8", "CUBE setup.7")                              \
    X(I_H, "ZH I-H.b1", "", "", "")                                                             \
    X(cond_asleep, "FI cond.asleep", "", "", "CUBE cond.asleep")                                \
    X(cond_burned, "FI cond.burned", "", "", "CUBE cond.burned")                                \
    X(cond_paralyzed, "FI cond.paralyzed", "", "", "CUBE cond.paralyzed")                       \
    X(fi_checkup, "FI checkup.no-mix", "", "", "")                                              \
    X(fi_detail_attack_4, "FI detail.attack.4", "", "", "")                                     \
    X(note_1, "FI turn.attack.first", "", "", "CUBE note.1")                                    \
    X(setup_4_extra, "CUBE setup.4.extra", "", "", "")                                          \
    X(turn_2, "FI turn.draw", "", "", "CUBE turn.2")                                            \
    X(turn_3, "FI phases", "", "", "CUBE turn.3")                                               \
    X(C_10_faq2, "JA C-10.faq2", "", "", "")                                                    \
    X(II_A_b3, "JA II-A.b3", "ZH II-A.b3", "", "")                                              \
    X(A_01_b1, "JA A-01.b1", "ZH A-01.b1", "FI turn.attack.end", "CUBE turn.4")                 \
    X(liite_a_once, "FI liite-a.once", "", "", "")                                              \
    X(liite_a_play, "FI liite-a.play", "", "", "")                                              \
    X(liite_h_lost, "FI liite-h.lost", "", "", "")                                              \
    X(liite_i, "FI liite-i", "", "", "")                                                        \
    X(liite_q_turn_end, "FI liite-q.turn-end", "", "", "")                                      \
    X(liite_t_play, "FI liite-t.play", "", "", "")                                              \
    X(term_legend, "FI term.legend", "", "", "")                                                \
    X(rule_hand, "program: a card must be in its player's hand", "", "", "")                    \
    X(rule_choice, "program: not one of the options of this choice", "", "", "")                \
    X(rule_over, "program: the match is over", "", "", "")                                      \
    X(rule_concede, "program: a seat may concede at any time", "", "", "")                      \
    X(rule_turn_limit, "program: a match ends in a draw after 400 turns", "", "", "")           \
    X(rule_choice_limit, "program: too many choices make a match a draw", "", "", "")           \
    X(A_01_3, "JA A-01.3", "ZH A-01.3", "FI detail.attack.6", "")                               \
    X(A_01_4, "JA A-01.4", "ZH A-01.4", "FI detail.damage.1", "")                               \
    X(A_01_5, "JA A-01.5", "ZH A-01.5", "FI detail.attack.6", "")                               \
    X(A_02_2, "JA A-02.2", "ZH A-02.2", "FI turn.ability.use", "")                              \
    X(E_02_b1, "JA E-02.b1", "ZH E-02.b1", "", "")                                              \
    X(E_20_ex3, "JA E-20.ex3", "", "", "")                                                      \
    X(E_21_b1, "JA E-21.b1", "ZH E-21.b1", "", "")                                              \
    X(E_22_b1, "JA E-22.b1", "ZH E-22.b1", "", "")                                              \
    X(E_36_b1, "JA E-36.b1", "ZH I-H.b3", "", "")                                               \
    X(I_B_01_b5, "JA I-B-01.b5", "ZH I-B-01.b5", "FI term.tool", "")                            \
    X(I_B_01_proc_3, "JA I-B-01.proc.3", "ZH I-B-01.proc.3", "FI turn.trainer.play", "")        \
    X(I_B_02_proc_3, "JA I-B-02.proc.3", "ZH I-B-02.proc.3", "FI turn.trainer.play", "")        \
    X(I_B_03_proc_3, "JA I-B-03.proc.3", "ZH I-B-03.proc.3", "", "")                            \
    X(I_C_b5, "JA I-C.b5", "ZH I-C.b5", "", "")                                                 \
    X(I_G_7_extra, "JA I-G.7", "ZH I-G.7", "FI setup.extra", "CUBE setup.4.extra")              \
    X(I_H_b2, "ZH I-H.b2", "", "", "")                                                          \
    X(cond_confused, "FI cond.confused", "", "", "CUBE cond.confused")                          \
    X(cond_poisoned, "FI cond.poisoned", "", "", "CUBE cond.poisoned")                          \
    X(cond_stack, "FI cond.removal.rotate", "", "", "CUBE cond.stack")                          \
    X(first_supporter, "FI turn.trainer.supporter-first", "", "", "CUBE note.1")                \
    X(own_checkup, "CUBE turn.1", "", "", "")                                                   \
    X(phases, "FI phases", "", "", "CUBE turn.3")                                               \
    X(term_lost_zone, "FI term.lost-zone", "", "", "")                                          \
    X(zh_d_01_b2, "ZH D-01.b2", "", "", "")                                                     \
    X(zh_c_10_faq2, "ZH C-10.faq2", "", "", "")                                                 \
    X(zh_i_d_b3_5, "ZH I-D.b3.5", "", "", "")                                                   \
    X(zh_i_h_b3, "ZH I-H.b3", "", "", "")                                                       \
    X(zh_e_29_b2, "ZH E-29.b2", "", "", "")                                                     \
    X(fi_detail_attack_6, "FI detail.attack.6", "", "", "")                                     \
    X(fi_detail_damage_2, "FI detail.damage.2", "", "", "")                                     \
    X(fi_detail_damage_6, "FI detail.damage.6", "", "", "")                                     \
    X(fi_turn_ability_use, "FI turn.ability.use", "", "", "")                                   \
    X(fi_turn_retreat_cost, "FI turn.retreat.cost", "", "", "")                                 \
    X(fi_turn_retreat_effects, "FI turn.retreat.effects", "", "", "")                           \
    X(fi_turn_evolve_keep, "FI turn.evolve.keep", "", "", "")                                   \
    X(fi_term_tool, "FI term.tool", "", "", "")                                                 \
    X(fi_turn_trainer_play, "FI turn.trainer.play", "", "", "")                                 \
    X(fi_setup_3, "FI setup.3", "", "", "")                                                     \
    X(fi_setup_6, "FI setup.6", "", "", "")                                                     \
    X(fi_setup_7, "FI setup.7", "", "", "")                                                     \
    X(fi_setup_extra, "FI setup.extra", "", "", "")                                             \
    X(fi_setup_nobasic, "FI setup.nobasic", "", "", "")                                         \
    X(fi_cond_general, "FI cond.general", "", "", "")                                           \
    X(fi_detail_attack_5, "FI detail.attack.5", "", "", "")                                     \
    X(fi_zone_bench, "FI zone.bench", "", "", "")                                               \
    X(fi_turn_bench, "FI turn.bench", "", "", "")                                               \
    X(fi_turn_retreat_attack, "FI turn.retreat.attack", "", "", "")                             \
    X(fi_detail_tie, "FI detail.tie", "", "", "")                                               \
    X(cube_setup_3, "CUBE setup.3", "", "", "")                                                 \
    X(cube_setup_4_nobasic, "CUBE setup.4.nobasic", "", "", "")                                 \
    X(cube_setup_5, "CUBE setup.5", "", "", "")                                                 \
    X(cube_setup_6, "CUBE setup.6", "", "", "")                                                 \
    X(cube_turn_2, "CUBE turn.2", "", "", "")                                                   \
    X(cube_turn_3, "CUBE turn.3", "", "", "")                                                   \
    X(cube_turn_4, "CUBE turn.4", "", "", "")                                                   \
    X(cube_note_1, "CUBE note.1", "", "", "")                                                   \
    X(cube_note_4, "CUBE note.4", "", "", "")                                                   \
    X(cube_cond_auto_remove, "CUBE cond.auto-remove", "", "", "")                               \
    X(cube_cond_stack, "CUBE cond.stack", "", "", "")                                           \
    X(cube_cond_poisoned, "CUBE cond.poisoned", "", "", "")                                     \
    X(cube_cond_confused, "CUBE cond.confused", "", "", "")                                     \
    X(fi_detail_attack_2, "FI detail.attack.2", "", "", "")                                     \
    X(fi_turn_attack_promote, "FI turn.attack.promote", "", "", "")                             \
    X(fi_turn_stadium_one, "FI turn.stadium.one", "", "", "")                                   \
    X(fi_turn_stadium_stays, "FI turn.stadium.stays", "", "", "")                               \
    X(fi_detail_damage_5, "FI detail.damage.5", "", "", "")                                     \
    X(A_01_dmg2, "JA A-01.dmg2", "ZH A-01.dmg2", "FI detail.damage.2", "")                      \
    X(A_01_dmg3, "JA A-01.dmg3", "ZH A-01.dmg3", "FI detail.damage.3", "")                      \
    X(A_01_dmg4, "JA A-01.dmg4", "ZH A-01.dmg4", "FI detail.damage.4", "")                      \
    X(A_01_dmg5, "JA A-01.dmg5", "ZH A-01.dmg5", "FI detail.damage.5", "")                      \
    X(fi_detail_damage_3, "FI detail.damage.3", "", "", "")                                     \
    X(fi_detail_damage_4, "FI detail.damage.4", "", "", "")                                     \
    X(rule_agreed_draw, "program: a match that both players call a draw is one", "", "", "")    \
    X(rule_judge, "program: the host corrects a match by hand, and says why", "", "", "")

enum class Clause : std::uint16_t {
    none,
#define CUBENIGHT_CLAUSE_NAME(name, ja, zh, fi, cube) name,
    CUBENIGHT_CLAUSES(CUBENIGHT_CLAUSE_NAME)
#undef CUBENIGHT_CLAUSE_NAME
};

// The documents that rule sets follow.
enum class RuleDocument : std::uint8_t { ja, zh, fi, cube };
inline constexpr RuleDocument rule_documents[] = {RuleDocument::ja, RuleDocument::zh, RuleDocument::fi,
                                                  RuleDocument::cube};
// The document that the rule set of that name follows: "zh-2.2" follows ZH. Any other name: JA.
RuleDocument document_of(std::string_view rule_set);

// "JA A-01.2b"; empty for none, and behind the last. Under a rule set that follows another document, the clause that is in force there.
const char* citation(Clause clause, RuleDocument document = RuleDocument::ja);

}  // namespace cubenight::pokemon
