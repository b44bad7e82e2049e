// Cube files: which cards are in a cube, how often, and its house rules.
#include <algorithm>

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
        if (!in_.accept_mark("}"))
            in_.expected(
                saying("the next line of the cube in its order, or `}` (in order: rules, option, weakness of, players, "
                       "energy, use, copies)"));
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
    return out + uses_and_copies(cube) + "}\n";
}

Result<Cube> resolve_cube(const CubeFile& file, const CardSet& cards, std::string_view name_of_file) {
    Cube cube = file.cube;
    const auto error = [&](int line, Saying reason) {
        return Error{std::string(name_of_file), line, std::move(reason)};
    };
    cube.cards.clear();
    for (const auto& line : file.lines) {
        const auto id = cards.find_key(line.key);
        if (!id) {
            std::vector<std::string_view> keys;
            for (std::size_t i = 0; i < cards.size(); ++i)
                keys.push_back(cards[CardId{static_cast<std::uint16_t>(i)}].key);
            return error(line.line, or_meant(saying("no card of this cube has the key {0}", quoted(line.key)),
                                             nearest(line.key, keys)));
        }
        if (line.copies < 1 || cube.cards.size() + static_cast<std::size_t>(line.copies) > largest_cube)
            return error(line.line, saying("a cube has at most {0} cards", largest_cube));
        cube.cards.insert(cube.cards.end(), static_cast<std::size_t>(line.copies), *id);
    }
    if (!file.lines.empty()) return cube;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const CardId id{static_cast<std::uint16_t>(i)};
        const Card& card = cards[id];
        // The freely offered basic energies are in every set, and in no cube.
        const bool offered = card.kind == CardKind::basic_energy && card == basic_energy(card.types.first());
        if (!offered) cube.cards.push_back(id);
    }
    if (cube.cards.size() > largest_cube) return error(0, saying("a cube has at most {0} cards", largest_cube));
    return cube;
}

}  // namespace cubenight
