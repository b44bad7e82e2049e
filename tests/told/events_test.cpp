// Every kind of event under every rule set: what it cites is a clause of a document in force and about that event, and a
// text that brought it about is told. The rulings are played for this under each of the four, whatever comes of them.
#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <span>

#include "src/store/scenarios.hpp"
#include "src/text/clause_text.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"
#include "tests/told/told.hpp"

using namespace cubenight;
using namespace cubenight::pokemon;
using namespace cubenight::test;

namespace {

using C = Clause;

// The clauses by which a text is carried out, whatever it does.
constexpr C of_texts[] = {C::A_01_3,        C::A_01_5,    C::A_02_2,    C::A_02_b4, C::I_B_01_proc_3, C::I_B_02_proc_3,
                          C::I_B_03_proc_3, C::I_B_03_b6, C::I_B_01_b5, C::I_C_b5,  C::II_A_b1};

struct About {
    EventKind kind;
    std::vector<C> clauses;
    bool texts = false;  // or one of of_texts
};

const std::vector<About>& what_is_cited() {
    using K = EventKind;
    static const std::vector<About> all = {
        {K::coin, {C::I_G_2, C::A_01_2b, C::A_01_4, C::cond_asleep, C::cond_burned}, true},
        {K::goes_first, {C::I_G_2}},
        {K::shuffled, {C::I_G_3, C::I_G_5d, C::E_18_b1, C::E_35_b1, C::E_36_b1}},
        {K::drawn, {C::I_G_4, C::I_G_7_extra, C::setup_4_extra, C::turn_2, C::I_H}},
        {K::no_basic, {C::I_G_5a}},
        {K::placed, {C::I_G_5, C::I_G_6}},
        {K::extra_cards, {C::I_G_7_extra}},
        {K::match_begins, {C::I_G_8}},
        {K::turn_begins, {C::phases}},
        {K::benched, {C::A_04_b1, C::C_11_b1, C::term_legend, C::liite_a_play}, true},
        {K::attached, {C::I_C_b2, C::I_B_01_b3, C::C_09_b1, C::C_10_b1}, true},
        {K::evolved, {C::A_05_b1a, C::C_12_b1, C::D_19_b1}, true},
        {K::devolved, {C::C_13_b1}},
        {K::played, {C::I_B_01_proc_2, C::I_B_02_proc_2}},
        {K::stadium_in_play, {C::I_B_03_b1}, true},
        {K::ability_used, {C::A_02_1}},
        {K::stadium_used, {C::I_B_03_proc_2}},
        {K::retreated, {C::A_03_3}},
        {K::switched, {C::C_03_b1, C::C_04_b2, C::C_05_b1}},
        {K::promoted, {C::I_D_b3_5}},
        {K::attack_declared, {C::A_01_1}},
        {K::attack_failed, {C::A_01_2a, C::A_01_2b, C::D_01_b2}},
        {K::damaged, {C::A_01_dmg6}, true},
        {K::damage_zero,
         {C::A_01_dmg1b_zero, C::A_01_dmg2_zero, C::A_01_dmg4_zero, C::A_01_dmg5_zero, C::A_01_dmg6,
          C::A_01_dmg6_immune, C::none}},
        {K::counters, {C::A_01_2b, C::I_F_b3_1, C::cond_burned, C::C_07_b1, C::C_08_b1, C::D_16_ex2}, true},
        {K::healed, {C::C_06_b1}},
        {K::condition, {C::cond_asleep, C::cond_burned, C::cond_confused, C::cond_paralyzed, C::cond_poisoned}},
        {K::cured,
         {C::cond_asleep, C::cond_burned, C::cond_paralyzed, C::cond_stack, C::A_03_b6, C::A_05_b4, C::C_13_b2},
         true},
        {K::blocked,
         {C::C_17_b1, C::C_17_list1, C::C_17_list2, C::C_17_list3, C::C_07_faq, C::C_08_faq, C::C_04_faq, C::C_05_faq,
          C::zh_c_10_faq2, C::E_29_b1, C::zh_e_29_b2, C::II_A_b2}},
        {K::knocked_out, {C::I_D_b3_3}},
        {K::prize_taken, {C::I_D_b3_4}, true},
        {K::moved,
         {C::I_G_5a,        C::I_G_5c,         C::I_G_7,         C::I_E_b5_2,    C::A_03_2,       C::I_B_01_proc_2,
          C::I_B_02_proc_2, C::I_B_01_proc_4,  C::I_B_02_proc_4, C::I_B_03_b1,   C::I_B_03_b2,    C::I_D_b3_3,
          C::I_D_b3_4,      C::A_04_b2,        C::I_B_01_b4,     C::C_01_b1,     C::C_02_b1,      C::C_02_b2,
          C::C_13_b1,       C::D_19_b1,        C::C_10_b4,       C::C_10_faq2,   C::zh_c_10_faq2, C::liite_i,
          C::liite_h_lost,  C::term_lost_zone, C::term_legend,   C::liite_a_play},
         true},
        {K::revealed, {C::I_G_5a, C::I_G_5c, C::C_20_b1}, true},
        {K::looked, {C::I_H_b2, C::C_20_b1}},
        {K::lasting_begins, {C::E_01_b1, C::E_02_b1, C::E_21_b1, C::E_22_b1}, true},
        {K::checkup_begins, {C::I_F_b1, C::own_checkup}},
        {K::turn_ends, {C::A_01_b1, C::E_20_ex3, C::liite_q_turn_end}},
        {K::sudden_death, {C::I_E_b5_1}},
        {K::match_ends,
         {C::I_E_b1, C::I_E_b2, C::I_E_b3, C::I_E_b4, C::I_E_draw, C::II_A_b1, C::rule_concede, C::rule_turn_limit,
          C::rule_choice_limit, C::rule_agreed_draw}},
        {K::value_chosen, {C::D_04_b1}},
        {K::marked, {}, true},
        {K::not_carried_out, {C::II_A_b3}},
        {K::copied, {C::C_18_b1}, true},
        {K::lasting_ends,
         {C::E_01_b1, C::E_02_b1, C::E_21_b1, C::E_22_b1, C::A_03_b6, C::A_05_b4, C::C_13_b2, C::C_02_b2},
         true},
        {K::by_hand, {C::II_A_b1, C::rule_judge}},
    };
    return all;
}

bool is_about(const Event& event) {
    const auto& all = what_is_cited();
    const auto about = std::ranges::find(all, event.type, &About::kind);
    if (about == all.end()) return false;
    const auto has = [&](std::span<const C> clauses) {
        return std::ranges::find(clauses, event.clause) != clauses.end();
    };
    if (event.by.by_hand && event.clause == C::II_A_b1) return true;  // the card says it, whatever it is
    return has(about->clauses) || (about->texts && has(of_texts));
}

// The texts of the game bring these about; where none does, a rule of its own.
bool lacks_source(const Event& event) {
    constexpr C by_rules[] = {C::I_G_2,         C::A_01_2b,       C::cond_asleep,   C::cond_burned,   C::cond_paralyzed,
                              C::I_G_3,         C::I_G_5d,        C::I_G_4,         C::turn_2,        C::I_G_5a,
                              C::I_G_5c,        C::I_G_7,         C::I_G_7_extra,   C::A_03_2,        C::A_03_b6,
                              C::A_05_b4,       C::I_D_b3_3,      C::I_D_b3_4,      C::I_F_b3_1,      C::I_E_b5_2,
                              C::setup_4_extra, C::I_B_01_proc_2, C::I_B_02_proc_2, C::I_B_01_proc_4, C::I_B_02_proc_4,
                              C::I_B_03_b1,     C::I_B_03_b2,     C::A_04_b2,       C::I_B_01_b4,     C::liite_i,
                              C::liite_h_lost,  C::term_legend,   C::liite_a_play,  C::C_02_b2};
    constexpr EventKind kinds[] = {EventKind::coin,           EventKind::counters,     EventKind::condition,
                                   EventKind::cured,          EventKind::drawn,        EventKind::moved,
                                   EventKind::healed,         EventKind::switched,     EventKind::damaged,
                                   EventKind::blocked,        EventKind::marked,       EventKind::copied,
                                   EventKind::lasting_begins, EventKind::lasting_ends, EventKind::shuffled};
    const bool asked = std::ranges::find(kinds, event.type) != std::end(kinds);
    return asked && !event.by.is_text() && std::ranges::find(by_rules, event.clause) == std::end(by_rules);
}

// The clauses of ZH, "A-01.1".
const std::set<std::string>& zh_clauses() {
    static const std::set<std::string> all = [] {
        std::set<std::string> numbers;
        std::istringstream rows(text_of(CUBENIGHT_SOURCE_DIR "/assets/rulebook.tsv"));
        for (std::string row; std::getline(rows, row);)
            if (row.starts_with("ZH\t")) numbers.insert(row.substr(3, row.find('\t', 3) - 3));
        return numbers;
    }();
    return all;
}

// Whether a match under that rule set may cite it so.
bool is_in_force(std::string_view rule_set, Clause clause, std::string_view cited) {
    if (cited.starts_with("program:")) return true;
    if (rule_set == "cube") return true;
    if (cited.starts_with("CUBE ")) return false;
    const bool says_otherwise = cited == "JA C-10.faq2";
    if (rule_set == "zh-2.2" && cited.starts_with("JA ") && !says_otherwise)
        return !zh_clauses().contains(std::string(cited.substr(3)));
    const std::string_view own = citation(clause, RuleDocument::fi);
    return rule_set != "fi-swsh" || cited == own;
}

// CUBE offers an extra card with each redraw, where it is only drawn or not (difference 20), and a draw ends its match
// (difference 19).
bool can_happen(std::string_view rule_set, EventKind kind) {
    return rule_set != "cube" || (kind != EventKind::extra_cards && kind != EventKind::sudden_death);
}

struct Walk {
    std::map<EventKind, int> met;
    std::set<std::string> wrong;
};

void look_at(const text::LogEntry& entry, const std::string& rule_set, const text::Names& names, Walk& walk) {
    const Event& event = entry.event;
    ++walk.met[event.type];
    const std::string cited = names.cited(event.clause);
    const std::string what = rule_set + ", " + sentence_of(entry, names) + " <" + cited + "> of kind " +
                             std::to_string(static_cast<int>(event.type));
    if (!is_about(event)) walk.wrong.insert("another clause: " + what);
    if (event.clause != C::none && text::clause_sentence(cited, text::Language::english).empty())
        walk.wrong.insert("no sentence: " + what);
    if (!is_in_force(rule_set, event.clause, cited)) walk.wrong.insert("not in force: " + what);
    if (lacks_source(event)) walk.wrong.insert("no source: " + what);
    if (event.type == EventKind::blocked && !event.kept.is_text()) walk.wrong.insert("no keeper: " + what);
    if (event.by.is_text() && names.source(event.by, entry.by).empty()) walk.wrong.insert("no name: " + what);
}

Walk walk(const std::string& rule_set, int of_each) {
    Walk walk;
    int count = 0;
    const auto files = files_of(Game::pokemon, CUBENIGHT_SOURCE_DIR "/tests/scenarios", ".scn");
    for (const auto& path : files) {
        const auto loaded = store::load_scenarios(path);
        REQUIRE(loaded.ok());
        for (const scenario::Scenario& ruling : loaded->file.scenarios) {
            if (count++ % of_each != 0) continue;
            scenario::Scenario one = ruling;
            one.rules = *named_rule_set(rule_set);
            const auto stage = scenario::make_stage(loaded->file, one, loaded->card_files);
            if (!stage.ok()) continue;
            Notes notes;
            play_through(*stage, one, notes);
            const text::Names names{&stage->book, {"Aino", "Ben"}};
            for (const text::LogEntry& entry : notes.entries) look_at(entry, rule_set, names, walk);
        }
    }
    return walk;
}

}  // namespace

TEST_CASE("Under each rule set every kind of event cites a clause in force that is about it", "[told]") {
    for (const char* rule_set : rule_sets) {
        const Walk seen = walk(rule_set, 1);
        INFO(rule_set);
        for (const std::string& wrong : seen.wrong) UNSCOPED_INFO(wrong);
        CHECK(seen.wrong.empty());
        for (int i = 0; i <= static_cast<int>(EventKind::by_hand); ++i) {
            const auto kind = static_cast<EventKind>(i);
            INFO("kind " << i);
            CHECK(seen.met.contains(kind) == can_happen(rule_set, kind));
        }
    }
}
