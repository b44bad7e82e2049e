// What is said of the Ultraman Card Game by itself: every kind of event, change and ending has a sentence, and every clause one
// and its reason, in every language.
#include <set>

#include "engine/ultraman/view.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/ultraman/asking.hpp"
#include "src/text/ultraman/ending_text.hpp"
#include "src/text/ultraman/option_text.hpp"
#include "src/text/ultraman/why_not.hpp"
#include "tests/text/ultraman_refusals.hpp"
#include "tests/text/ultraman_told.hpp"

namespace cubenight::ultraman::text {
namespace {

using cubenight::text::clause_reason;
using cubenight::text::clause_sentence;

constexpr int changes = static_cast<int>(Change::negated) + 1;
constexpr int endings = static_cast<int>(Ending::agreed) + 1;

std::vector<Clause> every_clause() {
#define CUBENIGHT_LISTED(name, citation) Clause::name,
    return {CUBENIGHT_UCG_CLAUSES(CUBENIGHT_LISTED)};
#undef CUBENIGHT_LISTED
}

LogEntry entry_of(EventKind kind) {
    LogEntry entry;
    entry.event.type = kind;
    entry.event.seat = seat0;
    entry.event.copy = CopyId{7};
    entry.event.spot = Spot{2};
    entry.event.n = 1;
    entry.event.bp[seat0] = 9000;
    entry.event.bp[seat1] = 7000;
    entry.event.clause = Clause::c5_9_4_1;
    entry.card = CardId{3};
    entry.other = CardId{40};
    entry.spot_card = CardId{5};
    entry.other_spot_card = CardId{80};
    entry.fighters[seat0] = CardId{6};
    entry.fighters[seat1] = CardId{90};
    if (kind == EventKind::text_lost) entry.event.clause = Clause::c10_1_3_2;
    if (kind == EventKind::battle_tied) entry.event.clause = Clause::c5_9_5_1;
    if (kind == EventKind::lasting_begins) entry.event.change = Change::bp;
    if (kind == EventKind::passed || kind == EventKind::unable)
        entry.event.n = static_cast<std::int16_t>(Phase::level_up);
    return entry;
}

}  // namespace

TEST_CASE("UCG - every kind of event has a sentence of its own in every language", "[text.ultraman]") {
    for (const Language language : languages) {
        const Names names = names_of(real_cards(), language);
        std::set<std::string> sentences;
        for (int kind = 0; kind < event_kinds; ++kind) {
            const std::string told = sentence_of(entry_of(static_cast<EventKind>(kind)), names);
            INFO(static_cast<int>(language) << ", " << kind << ": " << told);
            CHECK(is_said(told));
            CHECK(sentences.insert(told).second);
        }
    }
}

TEST_CASE("UCG - every change that lasts has a sentence of its own in every language", "[text.ultraman]") {
    for (const Language language : languages) {
        const Names names = names_of(real_cards(), language);
        std::set<std::string> sentences;
        const auto told = [&](Change change, int n, Lasts lasts = Lasts::this_turn) {
            LogEntry entry = entry_of(EventKind::lasting_begins);
            entry.event.change = change;
            entry.event.n = static_cast<std::int16_t>(n);
            entry.lasts = lasts;
            const std::string sentence = sentence_of(entry, names);
            INFO(static_cast<int>(language) << ", " << static_cast<int>(change) << ": " << sentence);
            CHECK(is_said(sentence));
            CHECK(sentences.insert(sentence).second);
        };
        for (int change = 0; change < changes; ++change)
            if (static_cast<Change>(change) != Change::cant) told(static_cast<Change>(change), 0x0201);
        told(Change::grade, -1), told(Change::bp, -1000), told(Change::level, -2);
        told(Change::bp, 1000, Lasts::next_turn), told(Change::bp, 1000, Lasts::rest_of_match);
        for (const ActionKind action : {ActionKind::level_up, ActionKind::resolve_enter})
            told(Change::cant, static_cast<int>(action));
        for (const ActionKind action : {ActionKind::be_exiled, ActionKind::be_discarded})
            for (const Player whose : {Player::them, Player::both})
                told(Change::cant, static_cast<int>(action) | static_cast<int>(whose) << 8);
    }
}

TEST_CASE("UCG - a sentence names cards, characters, battle areas and both BPs", "[text.ultraman]") {
    const Names names = names_of(real_cards(), Language::english);
    const auto told = [&](const LogEntry& entry) { return sentence_of(entry, names); };
    LogEntry battle = entry_of(EventKind::battle);
    battle.fighters[seat0] = *real_cards().cards.find_number("SD01-004");
    battle.fighters[seat1] = *real_cards().cards.find_number("SD01-001");
    CHECK(told(battle) ==
          "Area 2 to Aino: Ultraman Tiga Multi Type (BP 9000) beats Ultraman Dyna Flash Type (BP 7000).");
    battle.event.clause = Clause::c11_16_1;
    CHECK(
        told(battle) ==
        "Area 2 to Aino by an effect: Ultraman Tiga Multi Type (BP 9000) against Ultraman Dyna Flash Type (BP 7000).");
    battle.event.bp[seat1] = -1;
    CHECK(told(battle) == "Area 2 to Aino: Ultraman Tiga Multi Type has no opponent.");
    LogEntry set = entry_of(EventKind::character_set);
    set.card = *real_cards().cards.find_number("SD01-004");
    CHECK(told(set) == "Aino sets Ultraman Tiga Multi Type Lv 1 face down in area 2.");
    set.card = no_card;
    CHECK(told(set) == "Aino sets a character face down in area 2.");
    LogEntry level = entry_of(EventKind::levelled_up);
    level.card = level.other = level.spot_card = no_card;
    CHECK(told(level) == "Aino levels up the character in area 2 with a face-down card.");
    LogEntry drawn = entry_of(EventKind::drawn);
    drawn.card = *real_cards().cards.find_number("SD01-004");
    drawn.event.by = {CopyId{9}, 0, false};
    drawn.by = *real_cards().cards.find_number("SD01-001");
    CHECK(with_source(told(drawn), drawn, names) == "Ultraman Dyna Flash Type: Aino draws Ultraman Tiga Multi Type.");
}

TEST_CASE("UCG - a log and a prompt call cards and characters as their reader does", "[text.ultraman]") {
    const auto names_in = [](Language language) {
        return Names{&*real_cards().book, {"Aino", "Ben"}, language, &named_cards()};
    };
    const auto id = [](std::string_view number) { return *real_cards().cards.find_number(number); };
    const auto has = [](const std::string& text, std::string_view part) { return text.find(part) != text.npos; };
    const Names names = names_in(Language::japanese);
    LogEntry battle = entry_of(EventKind::battle);
    battle.fighters[seat0] = id("SD01-004");
    battle.fighters[seat1] = id("SD01-001");
    CHECK(has(sentence_of(battle, names), "ウルトラマンティガ マルチタイプ"));
    CHECK(has(sentence_of(battle, names), "ウルトラマンダイナ フラッシュタイプ"));
    CHECK(has(sentence_of(battle, names_in(Language::traditional_chinese)), "超人力霸王迪卡 複合型"));
    CHECK(has(sentence_of(battle, names_in(Language::simplified_chinese)), "戴拿奥特曼 闪亮型"));
    CHECK(has(sentence_of(battle, names_in(Language::finnish)), "Ultraman Tiga Multi Type"));
    // A card that the reader has not seen is named in no language.
    LogEntry set = entry_of(EventKind::character_set);
    set.card = no_card;
    CHECK_FALSE(has(sentence_of(set, names), "ウルトラマン"));

    // Prompts, labels and logs of whole matches: no name whose Japanese is known stands in English.
    std::set<std::string> english;
    for (const Card& card : named_cards()) {
        const auto known = [&](std::string_view name, std::string_view told) {
            if (name != told && name.size() > 3) english.insert(std::string(name));
        };
        known(card.name, name_in(card, Language::japanese));
        known(card.form, form_in(card, Language::japanese));
    }
    CHECK(english.size() > 200);
    const auto is_japanese = [&](const std::string& text) {
        INFO(text);
        for (const std::string& name : english)
            if (name != "Zetton" && name != "Eleking") CHECK_FALSE(has(text, name));
    };
    Played played = real_match(4);
    int labels = 0, lines = 0;
    for (; played.goes_on(); played.act())
        for (const SeatId seat : both_seats) {
            const View view = view_for(*played.league.book, played.match, seat);
            const Prompt prompt = prompt_of(names, view);
            is_japanese(prompt.title), is_japanese(prompt.sentence);
            for (const Option& option : view.choice.options) {
                const std::string label = option_label(names, view, option);
                is_japanese(label);
                labels += has(label, "ウルトラマン") ? 1 : 0;
            }
        }
    for (const LogLine& line : log_lines(played.seen(seat0), names)) {
        is_japanese(line.text);
        lines += has(line.text, "ウルトラマン") ? 1 : 0;
    }
    CHECK(labels > 20);
    CHECK(lines > 20);
}

TEST_CASE("UCG - every ending is told in every language", "[text.ultraman]") {
    CHECK(ending_text(Ending::none, 4).empty());
    CHECK(ending_text(Ending::wins, 4) == "enough battles were won at once in turn 4");
    for (const Language language : languages) {
        std::set<std::string> told;
        for (int ending = 1; ending < endings; ++ending) {
            const std::string words = ending_text(static_cast<Ending>(ending), 4, language);
            INFO(words);
            CHECK(is_said(words));
            CHECK(told.insert(words).second);
        }
    }
}

TEST_CASE("UCG - every clause has a sentence and every refusal a reason in every language", "[text.ultraman]") {
    for (const Language language : languages) {
        for (const Clause clause : every_clause()) {
            INFO(citation(clause));
            CHECK(is_said(clause_sentence(citation(clause), language)));
            if (language != Language::english)
                CHECK(clause_sentence(citation(clause), language) !=
                      clause_sentence(citation(clause), Language::english));
        }
        for (const Clause clause : refusals) {
            INFO(citation(clause));
            CHECK(is_said(clause_reason(citation(clause), language)));
            if (language != Language::english)
                CHECK(clause_reason(citation(clause), language) != clause_reason(citation(clause), Language::english));
        }
    }
    CHECK(clause_sentence("UCG 5.3.1", Language::english) == "Nobody draws in the first turn.");
    CHECK(why_not_cited(Clause::c5_6_2_3, *real_cards().book) == "levelled up this turn (UCG 5.6.2.3)");
}

}  // namespace cubenight::ultraman::text
