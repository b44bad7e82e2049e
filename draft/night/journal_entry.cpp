#include "draft/night/journal_entry.hpp"

#include <algorithm>

#include "draft/night/field_reader.hpp"
#include "draft/night/field_writer.hpp"

namespace cubenight::draft {
namespace {

// ---- what the fields of each entry are ----

template <class Visitor, class Entry>
void table_fields(Visitor& v, Entry& e) {
    v.number("round", e.round, 1, most_rounds);
    v.number("table", e.table, 1, most_players);
}

template <class V>
void fields(V& v, PickEntry& e) {
    v.seat("seat", e.seat);
    v.card("card", e.card);
}
template <class V>
void fields(V& v, UndoEntry& e) {
    v.seat("seat", e.seat);
    v.text("reason", e.reason);
}
template <class V>
void fields(V& v, SeatEntry& e) {
    v.seat("seat", e.seat);
    v.word("kind", e.kind, seat_kinds);
    v.text("name", e.name);
    v.word_if_any("skill", e.skill, skills);
}
template <class V>
void fields(V& v, JoinEntry& e) {
    v.word("kind", e.kind, seat_kinds);
    v.text("name", e.name);
    v.ids("cards", e.cards);
    v.word_if_any("skill", e.skill, skills);
}
template <class V>
void fields(V& v, DeckEntry& e) {
    v.seat("seat", e.seat);
    v.ids("cards", e.deck.cards);
    v.energy("energy", e.deck.energy);
    v.ids("lower", e.deck.offered);
    v.word_if_any("move", e.move, deck_moves);
}
template <class V>
void fields(V& v, SubmitEntry& e) {
    v.seat("seat", e.seat);
}
template <class V>
void fields(V& v, PairEntry& e) {
    v.number("round", e.round, 1, most_rounds);
    v.tables("tables", e.tables);
}
template <class V>
void fields(V& v, StartEntry& e) {
    table_fields(v, e);
    v.big("seed", e.seed);
}
template <class V>
void fields(V& v, StepEntry& e) {
    table_fields(v, e);
    v.step("value", e.value);
}
template <class V>
void fields(V& v, TakeBackEntry& e) {
    table_fields(v, e);
    v.number("steps", e.steps, 1, static_cast<int>(most_match_steps));
    v.text("reason", e.reason);
}
template <class V>
void fields(V& v, RetractEntry& e) {
    table_fields(v, e);
    v.number("steps", e.steps, 1, static_cast<int>(most_match_steps));
}
template <class V>
void fields(V& v, ResultEntry& e) {
    table_fields(v, e);
    v.word("result", e.result, results);
}
template <class V>
void fields(V& v, WithdrawEntry& e) {
    table_fields(v, e);
}
template <class V>
void fields(V& v, AdjustEntry& e) {
    table_fields(v, e);
    v.word("result", e.result, results);
    v.text("reason", e.reason);
}
template <class V>
void fields(V& v, DropEntry& e) {
    v.seat("seat", e.seat);
    v.word("presence", e.presence, presences);
    v.text("reason", e.reason);
}
template <class V>
void fields(V& v, ClockEntry& e) {
    v.word("action", e.action, clock_actions);
    v.number("seconds", e.seconds, -most_seconds, most_seconds);
}
template <class V>
void fields(V& v, NoteEntry& e) {
    v.text("text", e.text);
}
template <class V>
void fields(V& v, FinishEntry& e) {
    v.text("reason", e.reason);
}

template <class V>
void fields(V& v, LockEntry& e) {
    v.seat("seat", e.seat);
    v.ids("cards", e.cards);
    v.energy_if_any("energy", e.energy);
}

template <class V>
void fields(V& v, NightSettings& s) {
    v.text("name", s.name);
    v.text("cube", s.cube);
    v.big("cube_cards", s.cube_cards);
    v.big("seed", s.seed);
    v.text_if_any("deal_salt", s.deal_salt);
    v.text_if_any("deal_seal", s.deal_seal);
    v.number("players", s.row.players, fewest_players, most_players);
    v.number("packs", s.row.packs, 0, most_packs);
    v.number("pack_size", s.row.pack_size, 0, most_pack_size);
    v.number("deck_size", s.row.deck_size, 1, most_deck_size);
    v.number("prizes", s.row.prize_cards, 0, most_prizes);
    v.seats("seats", s.seats);
    v.decks_if_any("decks", s.decks);
    v.word("passing", s.passing, passings);
    v.number("leave", s.leave, 0, most_pack_size);
    v.text("rule_set", s.rule_set);
    v.changes("rules", s.rule_changes);
    v.lines_beside_rules("lines", s.rule_changes);
    v.word("pairing", s.pairing, systems);
    v.number("rounds", s.rounds, 0, most_rounds);
    v.number("pick_seconds", s.pick_seconds, 0, most_seconds);
    v.number("build_minutes", s.build_minutes, 0, most_seconds / 60);
    v.number("round_minutes", s.round_minutes, 0, most_seconds / 60);
}

// The words that lines begin with, in the order of EntryAction.
constexpr const char* entry_words[] = {"pick",  "undo",  "seat",      "join",    "deck",   "submit",   "pair",
                                       "start", "step",  "take_back", "retract", "result", "withdraw", "adjust",
                                       "drop",  "clock", "note",      "finish",  "lock"};
static_assert(std::size(entry_words) == std::variant_size_v<EntryAction>);
constexpr const char* settings_word = "night";

template <std::size_t Index = 0>
EntryAction empty_action(std::size_t index) {
    if constexpr (Index + 1 < std::variant_size_v<EntryAction>)
        if (index != Index) return empty_action<Index + 1>(index);
    return EntryAction(std::in_place_index<Index>);
}

template <class Writer>
std::string written_by(Writer writer, Entry entry) {
    std::visit([&](auto& action) { fields(writer, action); }, entry.action);
    writer.time("at", entry.at);
    return std::move(writer).line();
}

}  // namespace

std::string write_entry(const Entry& entry) {
    return written_by(FieldWriter(entry_words[entry.action.index()]), entry);
}

std::string write_open_entry(const Entry& entry) {
    return written_by(OpenFieldWriter(entry_words[entry.action.index()]), entry);
}

Result<Entry> read_entry(std::string_view line, int line_number) {
    const auto read = read_fields(line, longest_line);
    if (!read.fault.empty()) return Error{{}, line_number, read.fault};
    const auto found = std::find(std::begin(entry_words), std::end(entry_words), read.fields.word);
    if (found == std::end(entry_words))
        return Error{{}, line_number, saying("\"{0}\" is no kind of entry", read.fields.word)};
    Entry entry;
    entry.action = empty_action(static_cast<std::size_t>(found - entry_words));
    FieldReader reader(read.fields);
    std::visit([&](auto& action) { fields(reader, action); }, entry.action);
    reader.time("at", entry.at);
    if (const auto fault = reader.fault(); !fault.empty()) return Error{{}, line_number, fault};
    return entry;
}

std::string write_settings(const NightSettings& settings) {
    FieldWriter writer(settings_word);
    NightSettings copy = settings;
    fields(writer, copy);
    return std::move(writer).line();
}

Result<NightSettings> read_settings(std::string_view line, int line_number) {
    const auto read = read_fields(line, longest_line);
    if (!read.fault.empty()) return Error{{}, line_number, read.fault};
    if (read.fields.word != settings_word) return Error{{}, line_number, saying("a night's settings are expected")};
    NightSettings settings;
    FieldReader reader(read.fields);
    fields(reader, settings);
    if (const auto fault = reader.fault(); !fault.empty()) return Error{{}, line_number, fault};
    return settings;
}

}  // namespace cubenight::draft
