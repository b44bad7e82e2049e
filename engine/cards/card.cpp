#include "engine/cards/card.hpp"

#include <algorithm>

#include "engine/cards/cube.hpp"
#include "engine/cards/effect_tree.hpp"

namespace cubenight {

int prize_value(const Card& card) {
    if (card.prizes) return *card.prizes;
    const auto& boxes = card.rule_boxes;
    if (boxes.has(RuleBox::vmax) || boxes.has(RuleBox::tag_team) || boxes.has(RuleBox::vunion)) return 3;
    if (boxes.has(RuleBox::ex_lower) && boxes.has(RuleBox::mega) && !boxes.has(RuleBox::ex_upper)) return 3;
    for (auto box : {RuleBox::ex_lower, RuleBox::ex_upper, RuleBox::gx, RuleBox::v, RuleBox::vstar, RuleBox::legend})
        if (boxes.has(box)) return 2;
    return 1;
}

std::optional<CardId> CardSet::add(Card card) {
    if (by_key_.contains(card.key) || cards_.size() >= 0xFFFF) return std::nullopt;
    const CardId id{static_cast<std::uint16_t>(cards_.size())};
    by_key_.emplace(card.key, id);
    by_name_.try_emplace(card.name, id);
    if (names_) card.names.book = names_;
    cards_.push_back(std::move(card));
    return id;
}

void CardSet::name_by(std::shared_ptr<const NameBook> names) {
    names_ = std::move(names);
    for (Card& card : cards_) card.names.book = names_;
}

std::optional<CardId> CardSet::find_key(std::string_view key) const {
    const auto found = by_key_.find(key);
    return found == by_key_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<CardId> CardSet::find_name(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? std::nullopt : std::optional(found->second);
}

void CardSet::add_line(std::string_view name, std::string_view from) {
    lines_.insert({name_for_rules(name), name_for_rules(from)});
}

bool CardSet::put_below(CardId card, CardId lower) { return put_below_.try_emplace(card, lower).second; }

std::optional<CardId> CardSet::below(CardId card) const {
    const auto found = put_below_.find(card);
    if (found != put_below_.end()) return found->second;
    const std::string& from = cards_[card.value].evolves_from;
    return from.empty() ? std::nullopt : find_name(from);
}

std::string CardSet::name_below(std::string_view name) const {
    if (const auto card = find_name(name); card && !cards_[card->value].evolves_from.empty())
        return name_for_rules(cards_[card->value].evolves_from);
    const auto line = lines_.lower_bound({std::string(name), {}});
    return line != lines_.end() && line->name == name ? line->from : std::string();
}

bool has_basic_energy(Type type) { return type != Type::dragon && type != Type::colorless; }

Card basic_energy(Type type) {
    static constexpr const char* names[] = {"Grass",    "Fire",  "Water", "Lightning", "Psychic",  "Fighting",
                                            "Darkness", "Metal", "Fairy", "Dragon",    "Colorless"};
    static constexpr const char* keys[] = {"grass",    "fire",  "water", "lightning", "psychic",  "fighting",
                                           "darkness", "metal", "fairy", "dragon",    "colorless"};
    Card card;
    card.key = std::string("energy-") + keys[static_cast<int>(type)];
    card.name = std::string(names[static_cast<int>(type)]) + " Energy";
    card.kind = CardKind::basic_energy;
    card.types = TypeSet::of(type);
    card.provides = {TypeSet::of(type)};
    return card;
}

const std::vector<DraftTableRow>& document_draft_table() {
    static const std::vector<DraftTableRow> table = {
        {4, 9, 10, 60, 6}, {5, 6, 12, 60, 6},  {6, 6, 10, 60, 6},  {8, 3, 15, 40, 4},
        {9, 4, 10, 40, 4}, {10, 3, 12, 30, 3}, {12, 3, 10, 30, 3},
    };
    return table;
}

namespace {

// Where a level begins at the end of a name, its blank included: " LV.X", " LV. 43"; npos where there is none.
std::size_t level_at(std::string_view name) {
    const std::size_t at = std::max(name.rfind(" LV.") + 1, name.rfind(" Lv.") + 1);  // npos + 1 is 0
    if (at == 0) return std::string_view::npos;
    std::string_view level = name.substr(at + 3);
    if (level.starts_with(' ')) level.remove_prefix(1);
    const bool number = !level.empty() && std::ranges::all_of(level, [](char c) { return c >= '0' && c <= '9'; });
    return number || level == "X" ? at - 1 : std::string_view::npos;
}

}  // namespace

bool attaches_itself(const Effect& play) {
    return std::ranges::any_of(play.nodes, [&](const Node& node) {
        return node.kind == NodeKind::attach && means_this(play.nodes, node.first);
    });
}

std::string name_for_rules(std::string_view printed) {
    constexpr std::string_view delta = " \u03B4";
    for (;;) {
        const std::size_t level = level_at(printed);
        if (level != std::string_view::npos && level > 0) printed = printed.substr(0, level);
        else if (printed.ends_with(delta) && printed.size() > delta.size()) printed.remove_suffix(delta.size());
        else return std::string(printed);
    }
}

}  // namespace cubenight
