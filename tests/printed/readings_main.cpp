// Reads printed texts with rule files and tells what was read: for whoever writes rules.
//
//   printed_readings RULES-FOLDER TEXTS            how many texts are read, and the sentences that stop the others, by frequency
//   printed_readings RULES-FOLDER TEXTS --all      each text with its notation, or where reading ended
//   printed_readings RULES-FOLDER TEXTS --only WORDS   the same of the texts that have these words
//   printed_readings RULES-FOLDER TEXTS --rules    how many texts each rule helped to read, and one of them; rules without any
//   printed_readings RULES-FOLDER TEXTS --back     what the program says of each text that is read, read again: where that is
//                                                  not the same
//   printed_readings RULES-FOLDER --random N       N texts of each kind that the rules could have written: those that can be
//                                                  read in two ways
//   printed_readings RULES-FOLDER --rule FILE:LINE texts that use this rule, of the rules' own making, and how they are read
//
// TEXTS has a text a line, with tabs between: how often, kind (attack, ability, play, stadium, tool, energy), the card's name,
// its printed damage (and behind a blank its cost in letters), the text, the name of the attack or Ability, and perhaps the notation that is expected.
// Where a text has the lines of a card with a byte 1 between them, those that only repeat a rule are passed over.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/cards/notation.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/cards/printed/facts.hpp"
#include "engine/cards/printed/reader.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/printed/random_text.hpp"
#include "tests/printed/rule_text.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

std::string whole(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

struct Line {
    int times = 1;
    TextKind kind = TextKind::attack;
    std::string name;
    PrintedDamage damage;
    std::string text;
    std::string title;
    std::string expected;
};

// "20+", and perhaps the cost behind a blank.
PrintedDamage damage_and_cost(std::string_view printed) {
    const std::size_t blank = printed.find(' ');
    PrintedDamage damage = damage_of(printed.substr(0, blank));
    if (blank == std::string_view::npos) return damage;
    damage.cost.emplace();
    for (const char letter : printed.substr(blank + 1))
        if (const std::size_t type = words::type_letters.find(letter); type != std::string_view::npos)
            ++damage.cost->units[type];
    return damage;
}

std::vector<Line> lines_of(const std::filesystem::path& path) {
    static constexpr std::array kinds = {"attack", "ability", "play", "stadium", "tool", "energy"};
    std::vector<Line> lines;
    std::ifstream in(path);
    for (std::string row; std::getline(in, row);) {
        std::array<std::string, 7> fields;
        std::istringstream cut(row);
        for (std::string& field : fields) std::getline(cut, field, '\t');
        const auto kind = std::find(kinds.begin(), kinds.end(), fields[1]);
        if (kind == kinds.end()) continue;
        lines.push_back({std::atoi(fields[0].c_str()), TextKind(kind - kinds.begin()), fields[2],
                         damage_and_cost(fields[3]), fields[4], fields[5], fields[6]});
    }
    return lines;
}

// Without the lines that only repeat a rule.
void pass_over_reminders(const Grammar& grammar, Line& line) {
    std::string kept;
    std::istringstream cut(line.text);
    for (std::string each; std::getline(cut, each, '\1');)
        if (!is_reminder(grammar, each, line.name)) kept += (kept.empty() ? "" : " ") + each;
    line.text = std::move(kept);
}

wording::Source source_of(const Line& line) {
    static constexpr std::array of = {wording::TextOf::attack,  wording::TextOf::ability,  wording::TextOf::play,
                                      wording::TextOf::stadium, wording::TextOf::attached, wording::TextOf::attached};
    wording::Source source;
    source.of = of[static_cast<std::size_t>(line.kind)];
    source.on_pokemon = line.kind == TextKind::attack || line.kind == TextKind::ability;
    source.name = line.title;
    source.damage = line.damage.points;
    source.sign = line.damage.sign;
    return source;
}

// What the program says of a text: of a card that attaches itself, also what it says there.
std::string in_our_words(const Line& line, const TextReading& reading) {
    std::string words = wording::rules_text(*reading.effect, source_of(line), Language::english);
    if (!reading.attached) return words;
    wording::Source there = source_of(line);
    there.of = wording::TextOf::attached;
    return words + " " + wording::rules_text(*reading.attached, there, Language::english);
}

// Says what was read in our own words and reads that.
bool comes_back(const Grammar& grammar, const Line& line, const TextReading& reading) {
    const std::string ours = in_our_words(line, reading);
    const TextReading again = read_printed(grammar, {line.kind, ours, line.name, line.damage, line.title});
    if (again.effect && *again.effect == *reading.effect && again.attached == reading.attached) return true;
    std::cout << line.name << ": " << line.text << "\n    " << write_effect(*reading.effect) << "\n    " << ours
              << "\n    -- ";
    if (again.effect) std::cout << write_effect(*again.effect) << "\n";
    else std::cout << "unread at: " << ours.substr(again.at, 60) << "\n";
    return false;
}

struct Tally {
    int back = 0, otherwise = 0;
    int texts = 0, read = 0, times = 0, times_read = 0;
};

const char* why(Unread unread) {
    switch (unread) {
        case Unread::not_understood: return "not understood";
        case Unread::two_ways: return "TWO WAYS";
        case Unread::not_sayable: return "NOT SAYABLE";
        case Unread::too_long: return "TOO LONG";
    }
    return "";
}

// Whether a text that says what it should be read as was read so.
bool is_expected(const Line& line, const Effect& effect) {
    if (line.expected.empty()) return true;
    const auto expected = read_effect(line.expected);
    if (expected && *expected == effect) return true;
    std::cout << "OTHERWISE " << line.text << "\n    " << write_effect(effect) << "\n    " << line.expected << "\n";
    return false;
}

void tell(const Line& line, const TextReading& reading) {
    std::cout << line.name << ": " << line.text << "\n";
    if (reading.effect) {
        std::cout << "    " << write_effect(*reading.effect) << "\n";
        if (reading.attached) std::cout << "    attached " << write_effect(*reading.attached) << "\n";
        return;
    }
    std::cout << "    -- " << why(reading.why) << " at: " << line.text.substr(reading.at, 40) << "\n";
    for (const std::string& way : reading.ways) {
        std::cout << "       " << way << "\n";
        const auto effect = read_effect(way);
        if (!effect) std::cout << "       (" << effect.error().english() << ")\n";
    }
}

// Texts of the rules' own making that use the rule at FILE:LINE, and how they are read.
int tell_texts_of_rule(const Grammar& grammar, const std::string& place) {
    test::RuleText texts(grammar, 1);
    for (std::uint32_t rule = 0; rule < grammar.rules(); ++rule) {
        if (grammar.rule(rule).file + ":" + std::to_string(grammar.rule(rule).line) != place) continue;
        for (int kind = 0; kind < 6; ++kind)
            for (int i = 0; i < 20; ++i)
                if (const auto text = texts.of(phrase_of_kind[kind], rule, i % 5)) {
                    const Line line{.kind = TextKind(kind), .name = "Lantern Fish", .text = *text};
                    tell(line, read_printed(grammar, {line.kind, line.text, line.name, {20}, "Dragon Lure"}));
                }
    }
    return 0;
}

// Texts that the rules themselves could have written, and that can be read in two ways.
int tell_two_ways(const Grammar& grammar, int many) {
    for (std::size_t kind = 0; kind < std::size(phrase_of_kind); ++kind) {
        test::RandomText random(grammar, kind + 1);
        int two = 0, read = 0;
        for (int i = 0; i < many; ++i) {
            const std::string text = random.of(phrase_of_kind[kind]);
            const TextReading reading =
                read_printed(grammar, {TextKind(kind), text, "Lantern Fish", {20, DamageSign::plus}, "Dragon Lure"});
            read += reading.effect.has_value();
            if (reading.effect || reading.why != Unread::two_ways) continue;
            ++two;
            std::cout << text << "\n";
            for (const std::string& way : reading.ways) std::cout << "    " << way << "\n";
        }
        std::cout << phrase_of_kind[kind] << ": " << read << " of " << many << " read, " << two << " in two ways\n";
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    std::vector<std::pair<std::string, std::string>> texts;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1]))
        if (entry.path().extension() == ".grammar")
            texts.emplace_back(entry.path().filename().string(), whole(entry.path()));
    std::sort(texts.begin(), texts.end());
    std::vector<GrammarFile> files;
    for (const auto& [name, text] : texts) files.push_back({name, text});
    const auto grammar = Grammar::read(files, root_phrases);
    if (!grammar) {
        std::cerr << grammar.error().english() << "\n";
        return 1;
    }
    if (std::string(argv[2]) == "--random") return tell_two_ways(*grammar, argc > 3 ? std::atoi(argv[3]) : 100);
    if (std::string(argv[2]) == "--rule") return tell_texts_of_rule(*grammar, argc > 3 ? argv[3] : "");
    const std::string option = argc > 3 ? argv[3] : "";
    const std::string words = argc > 4 ? argv[4] : "";
    std::map<TextKind, Tally> tallies;
    std::map<std::string, std::pair<int, std::string>> unread;
    std::vector<std::pair<int, std::string>> used(grammar->rules());
    for (Line line : lines_of(argv[2])) {
        if (line.text.find('\1') != std::string::npos || line.kind > TextKind::ability)
            pass_over_reminders(*grammar, line);
        if (line.text.empty()) continue;
        if (option == "--only" && line.text.find(words) == std::string::npos) continue;
        const TextReading reading = read_printed(*grammar, {line.kind, line.text, line.name, line.damage, line.title});
        Tally& tally = tallies[line.kind];
        ++tally.texts;
        tally.times += line.times;
        if (reading.effect) {
            ++tally.read;
            tally.times_read += line.times;
            for (const std::uint32_t rule : reading.rules)
                if (used[rule].first++ == 0) used[rule].second = line.name + ": " + line.text;
            if (!is_expected(line, *reading.effect)) ++tally.otherwise;
            if (option == "--back" && comes_back(*grammar, line, reading)) ++tally.back;
        } else {
            auto& [times, example] = unread[std::string(why(reading.why)) + ": " + reading.sentence];
            times += line.times;
            if (example.empty()) example = line.name + " | " + line.text.substr(reading.at, 30);
        }
        if (option == "--all" || option == "--only") tell(line, reading);
    }
    if (option.empty()) {
        std::vector<std::pair<int, std::string>> sorted;
        for (const auto& [sentence, entry] : unread)
            sorted.emplace_back(entry.first, sentence + "   [" + entry.second + "]");
        std::sort(sorted.rbegin(), sorted.rend());
        for (const auto& [times, sentence] : sorted) std::cout << times << "\t" << sentence << "\n";
    }
    if (option == "--rules")
        for (std::size_t i = 0; i < used.size(); ++i)
            std::cout << grammar->rule(i).file << ":" << grammar->rule(i).line << "\t" << used[i].first << "\t"
                      << used[i].second << "\n";
    for (const auto& [kind, tally] : tallies)
        std::cout << phrase_of_kind[static_cast<int>(kind)] << ": " << tally.read << " of " << tally.texts << " texts, "
                  << tally.times_read << " of " << tally.times << " printings\n";
}
