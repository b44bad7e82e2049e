#include "src/library/card_json.hpp"

#include <simdjson.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "engine/core/printable.hpp"
#include "src/library/element_stream.hpp"

namespace cubenight::library {
namespace {

namespace dom = simdjson::dom;

// Texts of the public data have blanks at their ends, and some that do not break.
std::string cleaned(std::string_view text) {
    constexpr std::string_view fixed_blank = "\xC2\xA0";
    std::string clean;
    clean.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i, fixed_blank.size()) == fixed_blank) clean += ' ', ++i;
        else clean += text[i] == '\t' || text[i] == '\r' ? ' ' : text[i];
    }
    constexpr const char* blanks = " \n";
    const std::size_t first = clean.find_first_not_of(blanks);
    if (first == clean.npos) return {};
    return clean.substr(first, clean.find_last_not_of(blanks) + 1 - first);
}

// The fields of one object, by their names, with the first thing that is wrong with them.
class Fields {
public:
    // What a field is put into; null is as good as no field.
    using Take = void (*)(Fields&, dom::element);

    explicit Fields(std::string within) : within_(std::move(within)) {}

    void refuse(std::string_view field, const Saying& reason) {
        if (!fault_) fault_ = saying("{0}: {1}", within_ + std::string(field), reason);
    }
    void pass(const Fields& part) {
        if (!fault_) fault_ = part.fault_;
    }
    bool sound() const { return !fault_; }
    const std::optional<Saying>& fault() const { return fault_; }

    void text(std::string_view field, dom::element value, std::string& into) {
        std::string_view found;
        if (value.get(found) != simdjson::SUCCESS) return refuse(field, saying("a text is expected"));
        into = cleaned(found);
    }
    // A whole number, or one that is written as a text.
    void number(std::string_view field, dom::element value, int& into) {
        std::int64_t number = -1;
        std::string_view digits;
        if (value.get(digits) == simdjson::SUCCESS) {
            const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
            if (error != std::errc() || end != digits.data() + digits.size()) number = -1;
        } else if (value.get(number) != simdjson::SUCCESS) {
            number = -1;
        }
        if (number < 0 || number > largest_count) return refuse(field, saying("a whole number is expected"));
        into = static_cast<int>(number);
    }
    // Each element of a list, no more than a card may have.
    template <class Each>
    void list(std::string_view field, dom::element value, const Each& each) {
        dom::array array;
        if (value.get(array) != simdjson::SUCCESS) return refuse(field, saying("a list is expected"));
        std::size_t count = 0;
        for (const dom::element one : array) {
            if (++count > most_parts) return refuse(field, saying("there are more than {0}", most_parts));
            each(one);
        }
    }
    void words(std::string_view field, dom::element value, std::vector<std::string>& into) {
        into.clear();
        list(field, value, [&](dom::element one) { text(field, one, into.emplace_back()); });
    }

private:
    std::string within_;
    std::optional<Saying> fault_;
};

template <class Record>
struct Field {
    std::string_view name;
    void (*take)(Fields& fields, std::string_view name, dom::element value, Record& record);
};

// Fills a record from an object. Fields that nobody knows are passed over.
template <class Record, std::size_t count>
Fields fill(Record& record, dom::object object, const Field<Record> (&known)[count], std::string within = "") {
    static_assert(count <= 32);
    Fields fields(std::move(within));
    std::uint32_t seen = 0;
    for (const auto [name, value] : object) {
        const auto found = std::ranges::find(known, name, &Field<Record>::name);
        if (found == std::end(known) || value.is_null()) continue;
        const std::uint32_t mark = 1u << (found - std::begin(known));
        if (seen & mark) fields.refuse(name, saying("the field is there twice"));
        seen |= mark;
        found->take(fields, name, value, record);
        if (!fields.sound()) break;
    }
    return fields;
}

template <class Part, std::size_t count>
void fill_parts(Fields& fields, std::string_view name, dom::element list, std::vector<Part>& parts,
                const Field<Part> (&known)[count]) {
    parts.clear();
    fields.list(name, list, [&](dom::element one) {
        dom::object object;
        if (one.get(object) != simdjson::SUCCESS) return fields.refuse(name, saying("an object is expected"));
        fields.pass(fill(parts.emplace_back(), object, known, std::string(name) + "."));
    });
}

// A line for each field: how it is read into which member.
#define CUBENIGHT_FIELD(Record, name, how, member)                                                    \
    Field<Record> {                                                                                   \
        name, [](Fields& f, std::string_view n, dom::element v, Record& r) { f.how(n, v, r.member); } \
    }
#define CUBENIGHT_PARTS(name, member, known)                                      \
    Field<LibraryCard> {                                                          \
        name, [](Fields& f, std::string_view n, dom::element v, LibraryCard& r) { \
            fill_parts(f, n, v, r.member, known);                                 \
        }                                                                         \
    }

constexpr Field<LibraryAbility> ability_fields[] = {CUBENIGHT_FIELD(LibraryAbility, "name", text, name),
                                                    CUBENIGHT_FIELD(LibraryAbility, "type", text, kind),
                                                    CUBENIGHT_FIELD(LibraryAbility, "text", text, text)};
constexpr Field<LibraryTrait> trait_fields[] = {CUBENIGHT_FIELD(LibraryTrait, "name", text, name),
                                                CUBENIGHT_FIELD(LibraryTrait, "text", text, text)};
constexpr Field<LibraryAttack> attack_fields[] = {
    CUBENIGHT_FIELD(LibraryAttack, "name", text, name), CUBENIGHT_FIELD(LibraryAttack, "cost", words, cost),
    CUBENIGHT_FIELD(LibraryAttack, "damage", text, damage), CUBENIGHT_FIELD(LibraryAttack, "text", text, text)};
constexpr Field<LibraryModifier> modifier_fields[] = {CUBENIGHT_FIELD(LibraryModifier, "type", text, type),
                                                      CUBENIGHT_FIELD(LibraryModifier, "value", text, value)};

void take_trait(Fields& fields, std::string_view name, dom::element value, LibraryCard& card) {
    dom::object object;
    if (value.get(object) != simdjson::SUCCESS) return fields.refuse(name, saying("an object is expected"));
    fields.pass(fill(card.ancient_trait.emplace(), object, trait_fields, "ancientTrait."));
}

constexpr Field<LibraryCard> card_fields[] = {
    CUBENIGHT_FIELD(LibraryCard, "id", text, id),
    CUBENIGHT_FIELD(LibraryCard, "set", text, set),
    CUBENIGHT_FIELD(LibraryCard, "number", text, number),
    CUBENIGHT_FIELD(LibraryCard, "name", text, name),
    CUBENIGHT_FIELD(LibraryCard, "supertype", text, supertype),
    CUBENIGHT_FIELD(LibraryCard, "subtypes", words, subtypes),
    CUBENIGHT_FIELD(LibraryCard, "level", text, level),
    CUBENIGHT_FIELD(LibraryCard, "hp", number, hp),
    CUBENIGHT_FIELD(LibraryCard, "types", words, types),
    CUBENIGHT_FIELD(LibraryCard, "evolvesFrom", text, evolves_from),
    CUBENIGHT_PARTS("abilities", abilities, ability_fields),
    {"ancientTrait", take_trait},
    CUBENIGHT_PARTS("attacks", attacks, attack_fields),
    CUBENIGHT_PARTS("weaknesses", weaknesses, modifier_fields),
    CUBENIGHT_PARTS("resistances", resistances, modifier_fields),
    CUBENIGHT_FIELD(LibraryCard, "retreatCost", words, retreat_cost),
    CUBENIGHT_FIELD(LibraryCard, "rules", words, rules),
    CUBENIGHT_FIELD(LibraryCard, "regulationMark", text, regulation_mark),
};

// Both layouts: that of the sets' own file, and that of a list of contents beside the cards.
constexpr Field<LibrarySet> set_fields[] = {
    CUBENIGHT_FIELD(LibrarySet, "id", text, code),
    CUBENIGHT_FIELD(LibrarySet, "set", text, code),
    CUBENIGHT_FIELD(LibrarySet, "name", text, name),
    CUBENIGHT_FIELD(LibrarySet, "series", text, series),
    CUBENIGHT_FIELD(LibrarySet, "ptcgoCode", text, ptcgo_code),
    CUBENIGHT_FIELD(LibrarySet, "releaseDate", text, released),
    CUBENIGHT_FIELD(LibrarySet, "released", text, released),
    CUBENIGHT_FIELD(LibrarySet, "printedTotal", number, printed_total),
    CUBENIGHT_FIELD(LibrarySet, "total", number, total),
    CUBENIGHT_FIELD(LibrarySet, "cards", number, total),
};
#undef CUBENIGHT_PARTS
#undef CUBENIGHT_FIELD

// The original layout says the set in the id alone.
std::string set_in(const LibraryCard& card) {
    const std::string number = "-" + card.number;
    if (card.id.size() > number.size() && card.id.ends_with(number))
        return card.id.substr(0, card.id.size() - number.size());
    const std::size_t dash = card.id.rfind('-');
    return dash == card.id.npos ? std::string() : card.id.substr(0, dash);
}

// What is too long to be an id is not told as one.
Refusal refusal(const std::string& id, const Saying& reason) {
    return {id.size() <= longest_id ? id : std::string(), reason};
}

ReadElement card_in(dom::object object) {
    LibraryCard card;
    const Fields fields = fill(card, object, card_fields);
    if (!fields.sound()) return refusal(card.id, *fields.fault());
    if (card.set.empty()) card.set = set_in(card);
    if (card.supertype == "Pokemon") card.supertype = "Pokémon";
    if (auto fault = fault_of(card)) return refusal(card.id, *fault);
    return card;
}

ReadElement set_in(dom::object object) {
    LibrarySet set;
    const Fields fields = fill(set, object, set_fields);
    if (!fields.sound()) return refusal(set.code, *fields.fault());
    if (auto fault = fault_of(set)) return refusal(set.code, *fault);
    return set;
}

Saying reason_of(simdjson::error_code code) {
    switch (code) {
        case simdjson::CAPACITY: return saying("is larger than {0} bytes", longest_element);
        case simdjson::MEMALLOC: return saying("there is not enough memory");
        case simdjson::DEPTH_ERROR: return saying("is nested deeper than {0} brackets", deepest_element);
        case simdjson::UTF8_ERROR: return saying("is not UTF-8");
        case simdjson::NUMBER_ERROR: return saying("has a number that is none, or too large");
        case simdjson::STRING_ERROR:
        case simdjson::UNESCAPED_CHARS:
        case simdjson::UNCLOSED_STRING: return saying("has a text that is not well-formed");
        default: break;
    }
    return saying("is no well-formed JSON ({0})", std::string(simdjson::error_message(code)));
}

}  // namespace

struct ElementReader::Parser {
    dom::parser dom{longest_element};
    std::string padded;  // the parser reads some bytes beyond the end
};

ElementReader::ElementReader() : parser_(std::make_unique<Parser>()) {}
ElementReader::ElementReader(ElementReader&&) noexcept = default;
ElementReader::~ElementReader() = default;

ReadElement ElementReader::read(std::string_view bytes) {
    parser_->padded.assign(bytes);
    parser_->padded.append(simdjson::SIMDJSON_PADDING, '\0');
    if (parser_->dom.capacity() == 0)
        if (const auto code = parser_->dom.allocate(longest_element, deepest_element))
            return Refusal{"", reason_of(code)};
    dom::object object;
    const auto code = parser_->dom.parse(parser_->padded.data(), bytes.size(), false).get(object);
    if (code == simdjson::INCORRECT_TYPE) return Refusal{"", saying("an object is expected")};
    if (code != simdjson::SUCCESS) return Refusal{id_in(bytes), reason_of(code)};
    const auto has = [&object](std::string_view name) { return object.at_key(name).error() == simdjson::SUCCESS; };
    if (has("supertype")) return card_in(object);
    if (has("series")) return set_in(object);
    if (has("cards") && has("types")) return DeckList{};
    return Refusal{id_in(bytes), saying("is neither a card nor a set: it has no supertype and no series")};
}

std::string id_in(std::string_view bytes) {
    constexpr std::string_view field = "\"id\"", between = " \t\r\n:";
    const std::size_t at = bytes.find(field);
    if (at == bytes.npos) return {};
    bytes.remove_prefix(at + field.size());
    bytes.remove_prefix(std::min(bytes.size(), bytes.find_first_not_of(between)));
    if (!bytes.starts_with('"')) return {};
    bytes.remove_prefix(1);
    const std::string_view id = bytes.substr(0, bytes.find_first_of("\"\n"));
    return id.size() <= longest_id && is_printable(id) ? std::string(id) : std::string();
}

}  // namespace cubenight::library
