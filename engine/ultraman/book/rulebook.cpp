#include "engine/ultraman/book/rulebook.hpp"

#include <algorithm>
#include <limits>

namespace cubenight::ultraman {

Change change_of(const Node& modifier) {
    switch (modifier.kind) {
        case NodeKind::modify:
            switch (sub_as<ModNumber>(modifier)) {
                case ModNumber::grade: return Change::grade;
                case ModNumber::bp: return Change::bp;
                case ModNumber::level: return Change::level;
                case ModNumber::columns: return Change::columns;
            }
            break;
        case NodeKind::type_change:
            return sub_as<TypeChange>(modifier) == TypeChange::also ? Change::type_also : Change::type_instead;
        case NodeKind::becomes_extra: return Change::extra;
        case NodeKind::unaffected:
            switch (sub_as<Influence>(modifier)) {
                case Influence::grade_up: return Change::keeps_grade_up;
                case Influence::grade_down: return Change::keeps_grade_down;
                case Influence::bp_plus: return Change::keeps_bp_plus;
                case Influence::bp_minus: return Change::keeps_bp_minus;
            }
            break;
        case NodeKind::battle: return sub_as<BattleResult>(modifier) == BattleResult::win ? Change::wins : Change::ties;
        case NodeKind::cant:
        case NodeKind::can:
        case NodeKind::coin:
#define CUBENIGHT_NAMED_modifier
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return Change::cant;
}

Result<Rulebook> Rulebook::make(const CardSet& cards, const RuleSet& rules) {
    Rulebook book;
    book.rules_ = rules;
    book.intern("");
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (auto problem = book.compile(cards, CardId{static_cast<std::uint16_t>(i)}))
            return Error{{}, 0, saying("{0}: {1}", cards[CardId{static_cast<std::uint16_t>(i)}].number, *problem)};
    return book;
}

std::uint16_t Rulebook::intern(std::string_view text) {
    if (const auto known = word_index_.find(text); known != word_index_.end()) return known->second;
    const auto index = static_cast<std::uint16_t>(words_.size());
    words_.emplace_back(text);
    word_index_.emplace(std::string(text), index);
    return index;
}

std::optional<int> Rulebook::team(std::string_view name) {
    const auto known = std::ranges::find(teams_, name);
    if (known != teams_.end()) return static_cast<int>(known - teams_.begin());
    if (teams_.size() == 64) return std::nullopt;
    teams_.emplace_back(name);
    return static_cast<int>(teams_.size()) - 1;
}

int Rulebook::part(const CardSet& cards, const std::string& words) {
    const auto known = std::ranges::find(part_words_, words);
    if (known != part_words_.end()) return static_cast<int>(known - part_words_.begin());
    std::vector<std::uint64_t> bits(cards.size() / 64 + 1);
    std::size_t i = 0;
    for (const Card& card : cards) {
        if (rules_name(card).find(words) != std::string::npos) bits[i / 64] |= std::uint64_t{1} << (i % 64);
        ++i;
    }
    part_words_.push_back(words);
    parts_.push_back(std::move(bits));
    return static_cast<int>(parts_.size()) - 1;
}

std::optional<Saying> Rulebook::compile(const CardSet& cards, CardId id) {
    const Card& card = cards[id];
    CompiledCard made;
    made.character = intern(card.character);
    made.categories = card.categories;
    made.types = card.types;
    for (const std::string& name : card.teams) {
        const auto bit = team(name);
        if (!bit) return saying("there are more than 64 TEAMs");
        made.teams |= std::uint64_t{1} << *bit;
    }
    for (std::size_t i = 0; i < made.bp.size(); ++i) made.bp[i] = static_cast<std::int16_t>(card.bp[i]);
    made.extra = static_cast<std::int16_t>(card.extra);
    made.level = static_cast<std::uint8_t>(card.level);
    made.round = static_cast<std::uint8_t>(card.round);
    made.first_text = static_cast<std::uint16_t>(texts_.size());
    for (const Text& text : card.texts) {
        if (auto problem = compile_text(cards, id, text, made.text_count)) return problem;
        const CompiledText& compiled = texts_.back();
        made.changes |= compiled.changes;
        made.events |= compiled.events;
        made.activated |= compiled.activated;
        ++made.text_count;
    }
    cards_.push_back(made);
    names_.push_back(intern(rules_name(card)));
    return std::nullopt;
}

namespace {

bool is_this(const std::vector<Node>& nodes, NodeIndex selection) {
    const Node& select = nodes[nodes[selection].first];
    if (nodes[selection].kind != NodeKind::selection || select.next != no_node) return false;
    const Node& base = nodes[select.first];
    return base.kind == NodeKind::place && sub_as<Place>(base) == Place::this_ && base.next == no_node;
}

Standing standing_of(const std::vector<Node>& nodes, NodeIndex node) {
    Standing part;
    part.give = node;
    if (nodes[node].kind == NodeKind::while_) {
        part.condition = nodes[node].first;
        part.give = nodes[part.condition].next;
    }
    const NodeIndex whom = nodes[part.give].first;
    part.own = is_this(nodes, whom);
    for (NodeIndex i = nodes[whom].next; i != no_node; i = nodes[i].next) part.changes |= bit(change_of(nodes[i]));
    return part;
}

// How many choices the cost could ask for.
int choices_in(const std::vector<Node>& nodes, NodeIndex from) {
    int choices = 0;
    for (NodeIndex i = from; i < subtree_end(nodes, from); ++i)
        choices += nodes[i].kind == NodeKind::range || nodes[i].kind == NodeKind::either ||
                   nodes[i].kind == NodeKind::stack || nodes[i].kind == NodeKind::charge ||
                   nodes[i].kind == NodeKind::may || nodes[i].kind == NodeKind::pay;
    return choices;
}

}  // namespace

std::optional<Saying> Rulebook::compile_text(const CardSet& cards, CardId id, const Text& text, std::uint8_t counter) {
    const std::vector<Node>& nodes = text.effect.nodes;
    CompiledText made;
    made.base = static_cast<std::uint32_t>(nodes_.size());
    made.size = static_cast<std::uint16_t>(nodes.size());
    if (texts_.size() > std::numeric_limits<std::int16_t>::max()) return saying("there are too many texts");
    made.program = static_cast<std::uint16_t>(texts_.size());
    made.card = id;
    made.states = static_cast<std::uint8_t>(text.states.bits);
    made.counter = counter;
    for (NodeIndex i : children(nodes, 0)) {
        const Node& node = nodes[i];
        if (node.kind == NodeKind::activate) {
            made.activated = true;
            made.limit = static_cast<std::uint8_t>(std::clamp<int>(node.number, 1, 15));
        } else if (node.kind == NodeKind::once) {
            made.limit = 1;
        } else if (node.kind == NodeKind::no_stack) {
            made.no_stack = true;
        } else if (node.kind == NodeKind::only_if) {
            made.only_if = node.first;
        } else if (node.kind == NodeKind::cost) {
            made.cost = node.first;
            made.price_is_plain = choices_in(nodes, i) <= 1;
        } else if (node.kind == NodeKind::give || node.kind == NodeKind::while_) {
            made.standing.push_back(standing_of(nodes, i));
            made.changes |= made.standing.back().changes;
        } else if (node.kind == NodeKind::when) {
            made.listening.push_back({i, sub_as<TextEvent>(nodes[node.first])});
            made.events |= bit(made.listening.back().event);
        } else if (made.first == no_node) {
            made.first = i;
        }
    }
    nodes_.insert(nodes_.end(), nodes.begin(), nodes.end());
    auto problem = name_words(cards, made, text.effect);
    texts_.push_back(std::move(made));
    return problem;
}

// Words become numbers: of a character's name the word, of a TEAM its bit, of a part of a name which part it is.
std::optional<Saying> Rulebook::name_words(const CardSet& cards, const CompiledText& text, const Effect& effect) {
    for (std::size_t i = text.base; i < nodes_.size(); ++i) {
        Node& node = nodes_[i];
        if (node.kind != NodeKind::name) continue;
        const std::string& word = effect.words[static_cast<std::size_t>(node.number)];
        switch (sub_as<NameOf>(node)) {
            case NameOf::part: node.number = static_cast<std::int16_t>(part(cards, word)); break;
            case NameOf::character: node.number = static_cast<std::int16_t>(intern(word)); break;
            case NameOf::team: {
                const auto bit = team(word);
                if (!bit) return saying("there are more than 64 TEAMs");
                node.number = static_cast<std::int16_t>(*bit);
            }
        }
    }
    return std::nullopt;
}

}  // namespace cubenight::ultraman
