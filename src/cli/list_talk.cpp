#include "src/cli/list_talk.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

#include "engine/core/printable.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/prompt.hpp"
#include "src/cli/words.hpp"
#include "src/lists/set_index.hpp"
#include "src/store/files.hpp"
#include "src/store/names.hpp"

namespace cubenight::cli {
namespace {

std::string number(int n) { return std::to_string(n); }

std::string near_words(const NearMiss& miss) {
    const auto word = [&] {
        switch (miss.by) {
            case NearBy::same_name: return Word::near_same_name;
            case NearBy::same_number: return Word::near_same_number;
            case NearBy::like_name: return Word::near_like_name;
        }
        return Word::near_like_name;
    }();
    return say(word, {miss.printing.id, miss.printing.name});
}

std::string settled_text(const Resolution& resolution) {
    if (resolution.energy) return std::string(say(Word::entry_is_energy));
    return resolution.printing->id + " " + resolution.printing->name;
}

// As it stands in the list, on one line of the terminal.
std::string raw_text(const ListEntry& entry) {
    std::string text = entry.raw;
    std::ranges::replace(text, '\t', ' ');
    return printable(text);
}

std::string entry_text(const ListEntry& entry, const Resolution& resolution) {
    std::string text = "  " + say(Word::list_line, {number(entry.line), raw_text(entry)}) + "\n";
    if (resolution.settled()) text += "    = " + settled_text(resolution) + "\n";
    if (const Saying why = said_of(entry, resolution); !why.empty()) text += "    " + printable(say(why)) + "\n";
    for (const NearMiss& miss : resolution.near) text += near_text(miss);
    return text;
}

// The same with a number before each card that comes near.
std::string numbered_text(const ListEntry& entry, const Resolution& resolution) {
    Resolution without = resolution;
    without.near.clear();
    std::string text = entry_text(entry, without);
    for (std::size_t i = 0; i < resolution.near.size(); ++i)
        text += line_number(i + 1) + near_words(resolution.near[i]) + "\n";
    return text;
}

// The faults and the counts that do not hold, in the order of their lines.
std::string faults_text(const CardList& list) {
    std::vector<std::pair<int, std::string>> told;
    for (const Error& error : list.errors) told.emplace_back(error.line, say(error.reason));
    for (const ListClaim& claim : list.claims)
        if (!claim.holds()) told.emplace_back(claim.line, say(said_of(claim)));
    std::ranges::stable_sort(told, {}, &std::pair<int, std::string>::first);
    std::string text;
    for (const auto& [line, words] : told) text += "  " + say(Word::list_line, {number(line), printable(words)}) + "\n";
    return text;
}

Word kind_word(ListKind kind) {
    switch (kind) {
        case ListKind::plain: return Word::list_plain;
        case ListKind::live: return Word::list_live;
        case ListKind::ptcgo: return Word::list_ptcgo;
        case ListKind::table: return Word::list_table;
        case ListKind::cubekoga: return Word::list_cubekoga;
    }
    return Word::list_plain;
}

}  // namespace

void ListArguments::add_to(CLI::App& command) {
    command.add_option("FILE", file, help(Help::list_file))->required();
    command.add_option("--as", kind, help(Help::list_kind))->check([](const std::string& name) {
        return list_kind_called(name) ? std::string() : say(Word::no_list_kind, {name});
    });
    command.add_flag_callback(
        "--other-printings", [this] { stand_ins = StandIns::other_printings; }, help(Help::other_printings));
    auto* every = command.add_flag("--all-lines", all_lines, help(Help::all_lines));
    command.add_flag("--json", json, help(Help::list_json))->excludes(every);
}

bool HeardList::is_whole() const {
    return list.errors.empty() && settled_entries == static_cast<int>(list.entries.size()) &&
           std::ranges::all_of(list.claims, &ListClaim::holds);
}

Result<std::vector<Resolution>> HeardList::resolved(const CardList& other, StandIns stand_ins) const {
    const SourcesIndex index(sources());
    auto all = resolve(other, index, stand_ins);
    if (index.fault()) return *index.fault();
    return all;
}

Result<HeardList> hear_list(const ListArguments& arguments, const std::filesystem::path& data) {
    const auto text = store::read_file(arguments.file, longest_list);
    if (!text) return text.error();
    auto list = read_card_list(*text, list_kind_called(arguments.kind), arguments.file.string());
    if (!list) return list.error();
    HeardList heard;
    heard.list = std::move(*list);
    heard.others = own_cards(data);
    if (auto lexicon = store::load_lexicon(data)) heard.lexicon = std::move(*lexicon);
    else return lexicon.error();
    if (auto library = library::Library::open(library::Library::usual_path())) heard.library = std::move(*library);
    else heard.no_library = library.error();
    auto found = heard.resolved(heard.list, arguments.stand_ins);
    if (!found) return found.error();
    heard.found = std::move(*found);
    heard.count();
    return heard;
}

void HeardList::count() {
    settled_entries = settled_cards = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (found[i].settled()) {
            ++settled_entries;
            settled_cards += list.entries[i].count;
        }
}

std::string near_text(const NearMiss& miss) { return "    " + near_words(miss) + "\n"; }

std::optional<Error> take_choices(HeardList& heard, std::span<const LineChoice> choices) {
    if (choices.empty()) return std::nullopt;
    if (auto error = choose(heard.list, heard.found, choices, heard.sources())) return error;
    heard.count();
    return std::nullopt;
}

std::optional<Error> ask_for_choices(HeardList& heard) {
    std::vector<LineChoice> choices;
    for (std::size_t i = 0; i < heard.found.size(); ++i) {
        const Resolution& found = heard.found[i];
        if (found.settled() || found.near.empty()) continue;
        std::cout << numbered_text(heard.list.entries[i], found);
        const std::string prompt = say(Word::choose_near, {number(heard.list.entries[i].line)});
        auto answer = ask(prompt);
        for (; answer && asks_for_help(*answer); answer = ask(prompt)) tell(say(Word::choose_near_help));
        if (!answer) break;
        if (const auto chosen = number_in(*answer, static_cast<int>(found.near.size())))
            choices.push_back(
                {heard.list.entries[i].line, found.near[static_cast<std::size_t>(*chosen - 1)].printing.id});
    }
    return take_choices(heard, choices);
}

std::string told_list(const HeardList& heard, const ListArguments& arguments) {
    const CardList& list = heard.list;
    std::string text = say(Word::list_is, {printable(arguments.file.string()), say(kind_word(list.kind)),
                                           number(static_cast<int>(list.entries.size())), number(list.cards())}) +
                       "\n";
    if (list.recoded) text += "  " + std::string(say(Word::list_recoded)) + "\n";
    for (const std::string& column : list.unused_columns)
        text += "  " + say(Word::column_unused, {printable(column)}) + "\n";
    text += faults_text(list);
    for (std::size_t i = 0; i < list.entries.size(); ++i)
        if (arguments.all_lines || !heard.found[i].settled() || heard.found[i].reason != VerdictReason::none)
            text += entry_text(list.entries[i], heard.found[i]);
    const bool open = heard.settled_entries < static_cast<int>(list.entries.size());
    if (heard.no_library && open) text += in_one_line(*heard.no_library) + "\n";
    return text +
           say(Word::list_settled, {number(heard.settled_entries), number(static_cast<int>(list.entries.size())),
                                    number(heard.settled_cards), number(list.cards())}) +
           "\n";
}

}  // namespace cubenight::cli
