#include "engine/cards/printed/facts.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "engine/cards/printed/words.hpp"

namespace cubenight::printed {
namespace {

template <class Value, std::size_t size>
std::optional<Value> found_in(const std::pair<std::string_view, Value> (&table)[size], std::string_view word) {
    for (const auto& [name, value] : table)
        if (name == word) return value;
    return std::nullopt;
}

// The type of that name, which has a capital letter in card data.
std::optional<Type> type_printed(std::string_view name) {
    if (name.empty() || std::isupper(static_cast<unsigned char>(name.front())) == 0) return std::nullopt;
    std::string word(name);
    word.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(word.front())));
    return type_called(word);
}

// Subtypes that say the stage. A Baby comes into play as a Basic Pokémon does.
constexpr std::pair<std::string_view, Stage> stages[] = {
    {"Basic", Stage::basic},       {"Baby", Stage::basic},    {"Stage 1", Stage::stage1}, {"Stage 2", Stage::stage2},
    {"VMAX", Stage::vmax},         {"VSTAR", Stage::vstar},   {"BREAK", Stage::break_},   {"Level-Up", Stage::level_up},
    {"Restored", Stage::restored}, {"LEGEND", Stage::legend}, {"V-UNION", Stage::vunion},
};

constexpr std::pair<std::string_view, RuleBox> boxes[] = {
    {"ex", RuleBox::ex_lower},
    {"EX", RuleBox::ex_upper},
    {"GX", RuleBox::gx},
    {"V", RuleBox::v},
    {"VMAX", RuleBox::vmax},
    {"VSTAR", RuleBox::vstar},
    {"V-UNION", RuleBox::vunion},
    {"BREAK", RuleBox::break_},
    {"MEGA", RuleBox::mega},
    {"Prism Star", RuleBox::prism_star},
    {"ACE SPEC", RuleBox::ace_spec},
    {"Radiant", RuleBox::radiant},
    {"Level-Up", RuleBox::level_x},
    {"LEGEND", RuleBox::legend},
    {"Star", RuleBox::star},
    {"Ultra Beast", RuleBox::ultra_beast},
    {"Tera", RuleBox::tera},
};

// Subtypes that are groups which texts name.
constexpr std::string_view groups[] = {
    "Single Strike", "Rapid Strike", "Fusion Strike", "Team Plasma", "Ancient",
    "Future",        "SP",           "Baby",          "Restored",    "Technical Machine"};

constexpr std::pair<std::string_view, CardKind> trainer_kinds[] = {
    {"Pokémon Tool", CardKind::tool}, {"Pokémon Tool F", CardKind::tool}, {"Supporter", CardKind::supporter},
    {"Stadium", CardKind::stadium},   {"Item", CardKind::item},
};

bool has(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

class Facts {
public:
    Facts(const PrintedCard& printed, std::vector<Saying>& faults) : printed_(printed), faults_(faults) {}

    Card card() {
        card_.key = printed_.id;
        card_.name = printed_.name;
        kind();
        marks();
        if (card_.kind == CardKind::pokemon) pokemon();
        if (card_.kind == CardKind::basic_energy || card_.kind == CardKind::special_energy) energy();
        attacks();
        return std::move(card_);
    }

private:
    std::optional<Type> type(std::string_view word) {
        const auto known = type_printed(word);
        if (!known) faults_.push_back(saying("there is no type {0}", word));
        return known;
    }

    void kind() {
        if (printed_.supertype == "Pokémon" || printed_.supertype == "Pokemon") {
            card_.kind = CardKind::pokemon;
        } else if (printed_.supertype == "Energy") {
            card_.kind = has(printed_.subtypes, "Basic") ? CardKind::basic_energy : CardKind::special_energy;
        } else {
            // A Trainer without a kind was printed before there were kinds; it is played as an Item.
            card_.kind = CardKind::item;
            for (const auto& [name, kind] : trainer_kinds)
                if (has(printed_.subtypes, name)) {
                    card_.kind = kind;
                    break;
                }
        }
    }

    void marks() {
        for (const std::string& word : printed_.subtypes) {
            if (const auto box = found_in(boxes, word)) card_.rule_boxes.add(*box);
            if (std::find(std::begin(groups), std::end(groups), word) != std::end(groups)) card_.traits.push_back(word);
            if (word == "TAG TEAM") {
                if (card_.kind == CardKind::pokemon) card_.rule_boxes.add(RuleBox::tag_team);
                else card_.traits.push_back(word);
            }
        }
    }

    // The sign behind a name is no part of it; texts ask for Pokémon that have it on their cards.
    void sign() {
        constexpr std::string_view delta = "\u03B4";
        if (printed_.name.ends_with(std::string(" ") + std::string(delta))) card_.traits.emplace_back(delta);
    }

    void pokemon() {
        sign();
        for (const std::string& word : printed_.subtypes)
            if (const auto stage = found_in(stages, word);
                stage && card_.stage != Stage::vmax && card_.stage != Stage::vstar)
                card_.stage = *stage;
        // Mega Evolutions of the first kind have no other stage.
        if (card_.stage == Stage::none && has(printed_.subtypes, "MEGA")) card_.stage = Stage::mega;
        if (card_.stage == Stage::none) faults_.push_back(saying("no stage is printed on {0}", printed_.name));
        card_.hp = printed_.hp;
        if (card_.hp <= 0) faults_.push_back(saying("no HP are printed on {0}", printed_.name));
        if (card_.stage != Stage::basic) card_.evolves_from = printed_.evolves_from;
        for (const std::string& word : printed_.types)
            if (const auto known = type(word)) card_.types = card_.types | TypeSet::of(*known);
        affinities(printed_.weaknesses, card_.weaknesses);
        affinities(printed_.resistances, card_.resistances);
        card_.retreat = static_cast<int>(printed_.retreat_cost.size());
    }

    void affinities(const std::vector<PrintedModifier>& printed, std::vector<Affinity>& made) {
        for (const PrintedModifier& each : printed) {
            const auto known = type(each.type);
            std::string_view value = each.value;
            Affinity affinity;
            if (value.starts_with("×")) value.remove_prefix(std::string_view("×").size());
            else if (value.starts_with('x')) value.remove_prefix(1);
            else if (value.starts_with('+') || value.starts_with('-')) {
                affinity.op = value.front() == '+' ? Affinity::Op::plus : Affinity::Op::minus;
                value.remove_prefix(1);
            }
            const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), affinity.value);
            if (error != std::errc() || end != value.data() + value.size()) {
                faults_.push_back(saying("the number {0} of a Weakness or Resistance is not understood", each.value));
                continue;
            }
            if (known) affinity.type = *known, made.push_back(affinity);
        }
    }

    // What it provides before it is attached: its own type, or one unit without a type.
    void energy() {
        card_.provides = {TypeSet::of(Type::colorless)};
        if (card_.kind != CardKind::basic_energy && !is_always_its_type()) return;
        for (const Word& word : words_of(printed_.name))
            if (const auto known = type_called(word.text)) {
                card_.provides = {TypeSet::of(*known)};
                if (card_.kind == CardKind::basic_energy) card_.types = TypeSet::of(*known);
                return;
            }
    }

    // Whether a line says "X Energy provides X Energy" and not only while it is attached: such a card is an X Energy card
    // wherever it lies, though not a basic one.
    bool is_always_its_type() const {
        const std::string says = printed_.name + " provides " + printed_.name;
        return std::any_of(printed_.rules.begin(), printed_.rules.end(),
                           [&](const std::string& line) { return line.find(says) != std::string::npos; });
    }

    void attacks() {
        for (const PrintedAttack& each : printed_.attacks) {
            Attack attack;
            attack.name = each.name;
            for (const std::string& word : each.cost)
                if (word != "Free")
                    if (const auto known = type(word)) ++attack.cost[*known];
            const PrintedDamage damage = damage_of(each.damage);
            if (!each.damage.empty() && !is_told_by_text(each.damage) && damage.sign == DamageSign::none)
                faults_.push_back(saying("the damage {0} is not understood", each.damage));
            attack.damage = damage.points;
            attack.sign = damage.sign;
            card_.attacks.push_back(std::move(attack));
        }
    }

    const PrintedCard& printed_;
    std::vector<Saying>& faults_;
    Card card_;
};

}  // namespace

Card facts_of(const PrintedCard& printed, std::vector<Saying>& faults) { return Facts(printed, faults).card(); }

bool is_told_by_text(std::string_view damage) { return damage == "?"; }

PrintedDamage damage_of(std::string_view printed) {
    PrintedDamage damage;
    const auto [end, error] = std::from_chars(printed.data(), printed.data() + printed.size(), damage.points);
    if (error != std::errc()) return {};
    const std::string_view sign(end, static_cast<std::size_t>(printed.data() + printed.size() - end));
    if (sign.empty()) damage.sign = DamageSign::plain;
    else if (sign == "+") damage.sign = DamageSign::plus;
    else if (sign == "-") damage.sign = DamageSign::minus;
    else if (sign == "x" || sign == "×") damage.sign = DamageSign::times;
    else return {};
    return damage;
}

bool trainers_are_items(std::string_view set) {
    static constexpr std::string_view sets[] = {"dp1",  "dp2", "dp3",   "dp4",   "dp5",   "dp6",   "dp7",  "dpp",
                                                "pl1",  "pl2", "pl3",   "pl4",   "ru1",   "pop6",  "pop7", "pop8",
                                                "pop9", "hsp", "hgss1", "hgss2", "hgss3", "hgss4", "col1"};
    return std::find(std::begin(sets), std::end(sets), set) != std::end(sets);
}

}  // namespace cubenight::printed
