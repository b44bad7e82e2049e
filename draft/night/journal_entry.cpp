#include "draft/night/journal_entry.hpp"

#include <algorithm>
#include <limits>
#include <span>

#include "draft/night/line_fields.hpp"
#include "draft/night/night.hpp"

namespace cubenight::draft {
namespace {

using Names = std::span<const char* const>;

constexpr const char* seat_kinds[] = {"person", "bot"};
constexpr const char* skills[] = {"steady", "random"};
constexpr const char* results[] = {"none", "first", "second", "draw"};
constexpr const char* presences[] = {"out", "back"};
constexpr const char* clock_actions[] = {"pause", "resume", "add"};
constexpr const char* passings[] = {"ready", "together"};
constexpr const char* line_policies[] = {"advice", "required", "free"};
constexpr const char* systems[] = {"by_size", "round_robin", "swiss", "elimination"};
constexpr const char* types[] = {"grass",    "fire",  "water", "lightning", "psychic",  "fighting",
                                 "darkness", "metal", "fairy", "dragon",    "colorless"};

constexpr std::uint64_t latest_time = 9'000'000'000'000'000;
constexpr int most_seconds = 24 * 60 * 60;
constexpr std::int64_t highest_id = 0xFFFF;

// Both visitors know the same kinds of field, so that one description of an entry serves to write and to read it.

class FieldWriter {
public:
    explicit FieldWriter(const char* word) : line_(word) {}
    std::string line() && { return std::move(line_); }

    void number(const char* key, int value, int, int) { put(key, std::to_string(value)); }
    void big(const char* key, std::uint64_t value) { put(key, std::to_string(value)); }
    void step(const char* key, std::uint32_t value) { put(key, std::to_string(value)); }
    void text(const char* key, const std::string& value) { put(key, quoted_value(value)); }
    void seat(const char* key, SeatId value) { put(key, std::to_string(value.value)); }
    void card(const char* key, CubeCopyId value) { put(key, std::to_string(value.value)); }
    template <class Enum>
    void word(const char* key, Enum value, Names names) {
        put(key, names[static_cast<std::size_t>(value)]);
    }
    template <class Item>
    void ids(const char* key, const std::vector<Item>& items) {
        put(key, joined(items, [](Item item) { return std::to_string(item.value); }));
    }
    void energy(const char* key, const EnergyCounts& counts) {
        std::string value;
        for (std::size_t i = 0; i < type_count; ++i)
            if (counts[i] > 0)
                value += (value.empty() ? "" : ",") + std::string(types[i]) + ":" + std::to_string(counts[i]);
        put(key, value);
    }
    void tables(const char* key, const std::vector<Pairing>& tables) {
        put(key, joined(tables, [](const Pairing& table) {
                const auto first = std::to_string(table.first.value);
                return table.second ? first + "-" + std::to_string(table.second->value) : first;
            }));
    }
    void seats(const char* key, const std::vector<SeatSettings>& seats) {
        put(key, joined(seats, [](const SeatSettings& seat) {
                std::string value = quoted_value(seat.name) + ":" + seat_kinds[static_cast<std::size_t>(seat.kind)];
                if (seat.skill != BotSkill::steady)
                    value += std::string(":") + skills[static_cast<std::size_t>(seat.skill)];
                return value;
            }));
    }
    void decks_if_any(const char* key, const std::vector<BroughtDeck>& decks) {
        if (decks.empty()) return;
        put(key, joined(decks, [](const BroughtDeck& deck) {
                return quoted_value(deck.name) + ":" + std::to_string(deck.cards);
            }));
    }
    void changes(const char* key, const std::vector<RuleChange>& changes) {
        put(key, joined(changes, [](const RuleChange& change) {
                return quoted_value(change.option) + ":" + std::to_string(change.value);
            }));
    }
    void skill_if_any(const char* key, BotSkill value) {
        if (value != BotSkill::steady) word(key, value, skills);
    }
    void lines_beside_rules(const char*, const std::vector<RuleChange>&) {}  // it is one of the changes
    void time(const char* key, std::uint64_t value) {
        if (value != 0) big(key, value);
    }
    void text_if_any(const char* key, const std::string& value) {
        if (!value.empty()) text(key, value);
    }

protected:
    void put(const char* key, const std::string& value) { line_ += std::string(" ") + key + "=" + value; }

private:
    template <class Items, class Write>
    static std::string joined(const Items& items, Write write) {
        std::string value;
        for (const auto& item : items) value += (value.empty() ? "" : ",") + write(item);
        return value;
    }

    std::string line_;
};

// Writes what everybody may see: a star stands for cards, seeds and steps.
class OpenFieldWriter : public FieldWriter {
public:
    using FieldWriter::FieldWriter;

    void big(const char* key, std::uint64_t) { put(key, "*"); }
    void step(const char* key, std::uint32_t) { put(key, "*"); }
    void card(const char* key, CubeCopyId) { put(key, "*"); }
    template <class Item>
    void ids(const char* key, const std::vector<Item>&) {
        put(key, "*");
    }
    void energy(const char* key, const EnergyCounts&) { put(key, "*"); }
};

class FieldReader {
public:
    explicit FieldReader(const LineFields& fields) : fields_(fields) {}
    // What is wrong with the line, after all its fields have been read.
    Saying fault() const {
        if (!fault_.empty()) return fault_;
        return read_ == fields_.of.size() ? Saying()
                                          : saying("there is a field that does not belong to {0}", fields_.word);
    }

    void number(const char* key, int& value, int least, int most) {
        with(key, [&](std::string_view text) { return set(value, whole_number(text, least, most)); });
    }
    void big(const char* key, std::uint64_t& value) {
        with(key, [&](std::string_view text) {
            return set(value, natural_number(text, std::numeric_limits<std::uint64_t>::max()));
        });
    }
    void step(const char* key, std::uint32_t& value) {
        with(key, [&](std::string_view text) {
            return set(value, natural_number(text, std::numeric_limits<std::uint32_t>::max()));
        });
    }
    void text(const char* key, std::string& value) {
        with(key, [&](std::string_view text) { return set(value, unquoted_value(text)); });
    }
    void seat(const char* key, SeatId& value) {
        with(key, [&](std::string_view text) { return set(value.value, whole_number(text, 0, most_players - 1)); });
    }
    void card(const char* key, CubeCopyId& value) {
        with(key, [&](std::string_view text) { return set(value.value, whole_number(text, 0, highest_id)); });
    }
    template <class Enum>
    void word(const char* key, Enum& value, Names names) {
        with(key, [&](std::string_view text) { return set_word(value, text, names); });
    }
    template <class Item>
    void ids(const char* key, std::vector<Item>& items) {
        list(key, items,
             [](std::string_view text, Item& item) { return set(item.value, whole_number(text, 0, highest_id)); });
    }
    void energy(const char* key, EnergyCounts& counts);
    void tables(const char* key, std::vector<Pairing>& tables);
    void seats(const char* key, std::vector<SeatSettings>& seats);
    void decks_if_any(const char* key, std::vector<BroughtDeck>& decks);
    void changes(const char* key, std::vector<RuleChange>& changes);
    // A night may say its line policy in a field of its own.
    void lines_beside_rules(const char* key, std::vector<RuleChange>& changes) {
        LinePolicy lines = LinePolicy::single_cards;
        if (fields_.of.contains(key)) word(key, lines, line_policies);
        if (lines != LinePolicy::single_cards) changes.push_back({"lines", static_cast<int>(lines)});
    }
    void text_if_any(const char* key, std::string& value) {
        if (fields_.of.contains(key)) text(key, value);
    }
    void skill_if_any(const char* key, BotSkill& value) {
        if (fields_.of.contains(key)) word(key, value, skills);
    }
    void time(const char* key, std::uint64_t& value) {
        if (fields_.of.contains(key))
            with(key, [&](std::string_view text) { return set(value, natural_number(text, latest_time)); });
    }

private:
    // Each reads a value and says whether it is sound.
    template <class Value, class Read>
    static bool set(Value& value, const std::optional<Read>& read) {
        if (read) value = static_cast<Value>(*read);
        return read.has_value();
    }
    template <class Enum>
    static bool set_word(Enum& value, std::string_view text, Names names) {
        const auto found = std::find(names.begin(), names.end(), text);
        if (found == names.end()) return false;
        value = static_cast<Enum>(found - names.begin());
        return true;
    }
    // "a:b" as two parts.
    static std::optional<std::pair<std::string_view, std::string_view>> pair(std::string_view text) {
        const auto parts = split_value(text, ':');
        if (!parts || parts->size() != 2) return std::nullopt;
        return std::pair((*parts)[0], (*parts)[1]);
    }
    template <class Read>
    void with(const char* key, Read read) {
        if (!fault_.empty()) return;
        const auto found = fields_.of.find(key);
        if (found == fields_.of.end()) fault_ = saying("{0} is missing", key);
        else if (++read_; !read(found->second)) fault_ = saying("{0} is not sound", key);
    }
    template <class Item, class Read>
    void list(const char* key, std::vector<Item>& items, Read read) {
        with(key, [&](std::string_view text) {
            const auto parts = split_value(text, ',');
            if (!parts) return false;
            for (const auto part : *parts) {
                Item item{};
                if (!read(part, item)) return false;
                items.push_back(std::move(item));
            }
            return true;
        });
    }

    const LineFields& fields_;
    std::size_t read_ = 0;
    Saying fault_;
};

void FieldReader::energy(const char* key, EnergyCounts& counts) {
    with(key, [&](std::string_view text) {
        const auto parts = split_value(text, ',');
        if (!parts) return false;
        for (const auto part : *parts) {
            const auto both = pair(part);
            Type type{};
            if (!both || !set_word(type, both->first, types)) return false;
            auto& count = counts[static_cast<std::size_t>(type)];
            if (count > 0 || !set(count, whole_number(both->second, 1, 99))) return false;
        }
        return true;
    });
}

void FieldReader::tables(const char* key, std::vector<Pairing>& tables) {
    list(key, tables, [](std::string_view text, Pairing& table) {
        const auto seats = split_value(text, '-');
        if (!seats || seats->empty() || seats->size() > 2) return false;
        if (!set(table.first.value, whole_number((*seats)[0], 0, most_players - 1))) return false;
        if (seats->size() == 1) return true;
        table.second.emplace();
        return set(table.second->value, whole_number((*seats)[1], 0, most_players - 1));
    });
}

void FieldReader::seats(const char* key, std::vector<SeatSettings>& seats) {
    list(key, seats, [](std::string_view text, SeatSettings& seat) {
        const auto parts = split_value(text, ':');
        if (!parts || parts->size() < 2 || parts->size() > 3) return false;
        if (!set(seat.name, unquoted_value((*parts)[0])) || !set_word(seat.kind, (*parts)[1], seat_kinds)) return false;
        return parts->size() == 2 || set_word(seat.skill, (*parts)[2], skills);
    });
}

void FieldReader::decks_if_any(const char* key, std::vector<BroughtDeck>& decks) {
    if (!fields_.of.contains(key)) return;
    list(key, decks, [](std::string_view text, BroughtDeck& deck) {
        const auto both = pair(text);
        return both && set(deck.name, unquoted_value(both->first)) &&
               set(deck.cards, whole_number(both->second, 1, most_deck_cards));
    });
}

void FieldReader::changes(const char* key, std::vector<RuleChange>& changes) {
    list(key, changes, [](std::string_view text, RuleChange& change) {
        const auto both = pair(text);
        return both && set(change.option, unquoted_value(both->first)) &&
               set(change.value, whole_number(both->second, -1'000'000, 1'000'000));
    });
}

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
    v.skill_if_any("skill", e.skill);
}
template <class V>
void fields(V& v, JoinEntry& e) {
    v.word("kind", e.kind, seat_kinds);
    v.text("name", e.name);
    v.ids("cards", e.cards);
    v.skill_if_any("skill", e.skill);
}
template <class V>
void fields(V& v, DeckEntry& e) {
    v.seat("seat", e.seat);
    v.ids("cards", e.deck.cards);
    v.energy("energy", e.deck.energy);
    v.ids("lower", e.deck.offered);
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
constexpr const char* entry_words[] = {"pick",     "undo",   "seat", "join",      "deck",    "submit",
                                       "pair",     "start",  "step", "take_back", "retract", "result",
                                       "withdraw", "adjust", "drop", "clock",     "note",    "finish"};
static_assert(std::size(entry_words) == std::variant_size_v<EntryAction>);
constexpr const char* settings_word = "night";

template <std::size_t Index = 0>
EntryAction empty_action(std::size_t index) {
    if constexpr (Index + 1 < std::variant_size_v<EntryAction>)
        if (index != Index) return empty_action<Index + 1>(index);
    return EntryAction(std::in_place_index<Index>);
}

}  // namespace

namespace {

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
