// Cube files: which cards are in a cube, how often, and its house rules.
#include <algorithm>
#include <set>

#include "engine/cards/line_policy.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/notation/cube_lines.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/language/slips.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight {
namespace {

constexpr std::size_t largest_cube = 20'000;  // cards, all copies counted

class CubeReader {
public:
    explicit CubeReader(TokenReader& in) : in_(in) {}

    CubeFile read() {
        in_.expect_phrase("cube");
        file_.cube.name = in_.expect_string(saying("the cube's name"));
        in_.expect_mark("{");
        rule_set();
        while (in_.accept_word("option")) read_option(in_, file_.cube.rules);
        while (in_.accept_word("weakness")) weakness_rule();
        while (in_.is_word("players")) read_table_row(in_, file_.cube.table, TableWith::prizes);
        if (file_.cube.table.empty()) file_.cube.table = document_draft_table();
        if (in_.accept_word("energy")) energy();
        read_uses_and_copies(in_, file_);
        read_free_and_lines(in_, file_);
        if (!in_.accept_mark("}"))
            in_.expected(
                saying("the next line of the cube in its order, or `}` (in order: rules, option, weakness of, players, "
                       "energy, use, copies, free, below, line)"));
        in_.expect_end();
        return std::move(file_);
    }

private:
    void rule_set() {
        in_.expect_phrase("rules");
        const auto name = in_.expect_joined_word(saying("the name of a rule set"));
        if (auto rules = named_rule_set(name)) file_.cube.rules = std::move(*rules);
        else
            in_.fail(saying("there is no rule set called \"{0}\"; there are cube, ja-3.0, zh-2.2 and fi-swsh",
                            name.substr(0, 40)));
    }

    Type type() { return static_cast<Type>(in_.expect_one_of(words::type, saying("a type"))); }

    void weakness_rule() {
        WeaknessRule rule;
        in_.expect_phrase("of");
        rule.whose = type();
        in_.expect_mark("=");
        rule.against = type();
        const auto factor = in_.is_kind(TokenKind::word) ? in_.text_of(in_.peek()) : std::string_view();
        if (factor.size() != 2 || factor[0] != 'x' || factor[1] < '2' || factor[1] > '9')
            return in_.expected(saying("x2"));
        rule.factor = factor[1] - '0';
        in_.skip();
        rule.give_missing = in_.accept_phrase("also where none is printed");
        for (const auto& other : file_.cube.rules.weakness_rules)
            if (other.whose == rule.whose) in_.fail(saying("there is a Weakness rule for this type already"));
        file_.cube.rules.weakness_rules.push_back(rule);
    }

    void energy() {
        do {
            const Type one = type();
            auto& list = file_.cube.energy;
            if (!has_basic_energy(one)) in_.fail(saying("there is no basic energy of this type"));
            if (std::find(list.begin(), list.end(), one) != list.end()) in_.fail(saying("a type stands once"));
            list.push_back(one);
        } while (in_.is_kind(TokenKind::word) && !in_.is_word("use"));
    }

    TokenReader& in_;
    CubeFile file_;
};

std::string rule_lines(const RuleSet& rules) {
    std::string out = "  rules " + rules.name + "\n";
    const auto bundle = named_rule_set(rules.name);
    for (const auto& info : option_table())
        if (!bundle || rules[info.key] != (*bundle)[info.key])
            out += "  option " + std::string(info.name) + " " + std::to_string(rules[info.key]) + "\n";
    for (const auto& rule : rules.weakness_rules) {
        out.append("  weakness of ").append(words::type[static_cast<std::size_t>(rule.whose)]);
        out.append(" = ").append(words::type[static_cast<std::size_t>(rule.against)]);
        out += " x" + std::to_string(rule.factor) + (rule.give_missing ? " also where none is printed\n" : "\n");
    }
    return out;
}

}  // namespace

Result<CubeFile> read_cube(std::string_view text, std::string_view file) {
    auto tokens = cut_tokens(text, file, 1);
    if (!tokens) return tokens.error();
    TokenReader in(text, file, std::move(*tokens));
    CubeFile cube = CubeReader(in).read();
    if (in.failed()) return in.error();
    return cube;
}

std::string write_cube(const CubeFile& cube) {
    std::string out = "cube " + quoted(cube.cube.name) + " {\n";
    out += rule_lines(cube.cube.rules);
    if (cube.cube.table != document_draft_table()) out += table_lines(cube.cube.table, TableWith::prizes);
    if (!cube.cube.energy.empty()) {
        out += "  energy";
        for (Type type : cube.cube.energy) out.append(" ").append(words::type[static_cast<std::size_t>(type)]);
        out += "\n";
    }
    return out + uses_and_copies(cube) + free_and_lines(cube) + "}\n";
}

namespace {

// The card of that key, or what may have been meant.
Result<CardId> find_card(const CardSet& cards, const std::string& key, int line, std::string_view name_of_file) {
    if (const auto id = cards.find_key(key)) return *id;
    std::vector<std::string_view> keys;
    for (const Card& card : cards) keys.push_back(card.key);
    return Error{std::string(name_of_file), line,
                 or_meant(saying("no card of this cube has the key {0}", quoted(key)), nearest(key, keys))};
}

// Why a card cannot stand below another one; empty where it can.
Saying why_not_below(const Card& card, const Card& lower) {
    if (card.kind != CardKind::pokemon) return saying("{0} is no Pokémon", quoted(card.key));
    if (lower.kind != CardKind::pokemon && !is_trainer(lower.kind))
        return saying("nothing evolves from {0}", quoted(lower.key));
    if (!card.evolves_from.empty() && name_for_rules(card.evolves_from) != name_for_rules(lower.name))
        return saying("{0} evolves from {1}, not from {2}", quoted(card.key), quoted(card.evolves_from),
                      quoted(lower.name));
    return card.evolves_from.empty() ? saying("{0} evolves from nothing", quoted(card.key)) : Saying();
}

}  // namespace

std::optional<Error> add_lines(const CubeFile& file, CardSet& cards, std::string_view name_of_file) {
    for (const auto& line : file.names) cards.add_line(line.name, line.from);
    for (const auto& below : file.below) {
        const auto card = find_card(cards, below.key, below.line, name_of_file);
        if (!card) return card.error();
        const auto lower = find_card(cards, below.lower, below.line, name_of_file);
        if (!lower) return lower.error();
        Saying why = why_not_below(cards[*card], cards[*lower]);
        if (why.empty() && !cards.put_below(*card, *lower))
            why = saying("what stands below {0} is said twice", quoted(below.key));
        if (!why.empty()) return Error{std::string(name_of_file), below.line, std::move(why)};
    }
    return std::nullopt;
}

namespace {

// What each free card is and how many copies of it there are.
Result<std::vector<FreeCard>> free_cards(const CubeFile& file, const CardSet& cards, std::string_view name_of_file) {
    std::vector<FreeCard> free;
    for (const auto& line : file.free) {
        const auto id = find_card(cards, line.key, line.line, name_of_file);
        if (!id) return id.error();
        if (std::ranges::find(free, *id, &FreeCard::card) != free.end())
            return Error{std::string(name_of_file), line.line, saying("{0} is free already", quoted(line.key))};
        free.push_back({*id, line.copies});
    }
    return free;
}

// The cards of a cube without `copies` lines: all but those that it has beside the packs.
std::vector<CardId> all_dealt(const CubeFile& file, const CardSet& cards) {
    std::set<std::string_view> beside;
    for (const auto& line : file.free) beside.insert(line.key);
    for (const auto& below : file.below) beside.insert(below.lower);
    std::vector<CardId> dealt;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CardId id{static_cast<std::uint16_t>(i)};
        if (!is_built_in(cards[id]) && !beside.contains(cards[id].key)) dealt.push_back(id);
    }
    return dealt;
}

}  // namespace

Result<Cube> resolve_cube(const CubeFile& file, const CardSet& cards, std::string_view name_of_file) {
    Cube cube = file.cube;
    const auto error = [&](int line, Saying reason) {
        return Error{std::string(name_of_file), line, std::move(reason)};
    };
    cube.cards.clear();
    auto free = free_cards(file, cards, name_of_file);
    if (!free) return free.error();
    cube.free = std::move(*free);
    for (const auto& line : file.lines) {
        const auto id = find_card(cards, line.key, line.line, name_of_file);
        if (!id) return id.error();
        if (line.copies < 1 || cube.cards.size() + static_cast<std::size_t>(line.copies) > largest_cube)
            return error(line.line, saying("a cube has at most {0} cards", largest_cube));
        cube.cards.insert(cube.cards.end(), static_cast<std::size_t>(line.copies), *id);
    }
    if (!file.lines.empty()) return cube;
    cube.cards = all_dealt(file, cards);
    if (cube.cards.size() > largest_cube) return error(0, saying("a cube has at most {0} cards", largest_cube));
    return cube;
}

}  // namespace cubenight
