#include "src/text/pokemon/steps.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

// A question of the text: where it is asked, and what about.
struct Question {
    NodeIndex node;
    StepAbout about;
};

class Steps {
public:
    explicit Steps(std::vector<Node> nodes) : nodes_(std::move(nodes)) {}

    // Those of the statement that the node belongs to, with what is chosen for it before.
    std::vector<Question> around(NodeIndex asked) const;

private:
    bool brings(NodeIndex statement) const {
        const NodeKind kind = nodes_[statement].kind;
        return kind == NodeKind::move || kind == NodeKind::attach || kind == NodeKind::move_counters ||
               kind == NodeKind::evolve;
    }
    bool chooses(NodeIndex selection) const {
        return nodes_[selection].kind == NodeKind::selection && names_a_number(nodes_, selection);
    }
    bool uses(NodeIndex below, int variable) const;
    StepAbout about_choice(NodeIndex verb, int variable) const;
    void of_verb(NodeIndex verb, std::vector<Question>& into) const;

    std::vector<Node> nodes_;
};

bool Steps::uses(NodeIndex below, int variable) const {
    if (nodes_[below].kind == NodeKind::var && nodes_[below].number == variable) return true;
    return std::ranges::any_of(children(nodes_, below), [&](NodeIndex child) { return uses(child, variable); });
}

// What the verb does with what was chosen before it.
StepAbout Steps::about_choice(NodeIndex verb, int variable) const {
    const bool counters = nodes_[verb].kind == NodeKind::move_counters;
    const NodeIndex first = child(nodes_, verb, counters ? 1 : 0), second = nodes_[first].next;
    if (!counters && means_all_of(nodes_, first, variable))
        return nodes_[verb].kind == NodeKind::evolve ? StepAbout::pokemon : StepAbout::card;
    if (second != no_node && means_all_of(nodes_, second, variable)) return StepAbout::to;
    return StepAbout::from;
}

void Steps::of_verb(NodeIndex verb, std::vector<Question>& into) const {
    const bool counters = nodes_[verb].kind == NodeKind::move_counters, evolve = nodes_[verb].kind == NodeKind::evolve;
    const NodeIndex first = child(nodes_, verb, counters ? 1 : 0), second = nodes_[first].next;
    if (chooses(first))
        into.push_back({first, counters ? StepAbout::from : evolve ? StepAbout::pokemon : StepAbout::card});
    if (second == no_node) return;
    const bool spread = nodes_[second].next != no_node;  // card by card
    if (!chooses(second) && !spread) return;
    // Who gets a card is asked by the verb itself.
    into.push_back({counters || evolve ? second : verb, evolve ? StepAbout::card : StepAbout::to});
}

std::vector<Question> Steps::around(NodeIndex asked) const {
    const auto is_of = [&](NodeIndex statement) {
        return statement == asked ||
               std::ranges::any_of(children(nodes_, statement), [&](NodeIndex below) { return below == asked; });
    };
    for (NodeIndex block = 0; block < nodes_.size(); ++block) {
        if (nodes_[block].kind != NodeKind::block) continue;
        std::vector<Question> found;
        std::vector<NodeIndex> before;  // choices that nothing was done with yet
        bool here = false;
        for (const NodeIndex statement : children(nodes_, block)) {
            here = here || is_of(statement);
            if (nodes_[statement].kind == NodeKind::choose) before.push_back(statement);
            if (!brings(statement)) continue;
            for (const NodeIndex choice : before)
                if (chooses(nodes_[choice].first) && uses(statement, nodes_[choice].number))
                    found.push_back({nodes_[choice].first, about_choice(statement, nodes_[choice].number)});
            of_verb(statement, found);
            if (here) return found;
            found.clear(), before.clear();
        }
    }
    return {};
}

}  // namespace

// Which of several things of a selection.
static std::optional<AskedStep> part_of_several(const std::vector<Node>& nodes, const Choice& choice) {
    if (nodes[choice.node].kind != NodeKind::selection) return std::nullopt;
    const Siblings parts = children(nodes, choice.node);
    const auto all = static_cast<int>(std::distance(parts.begin(), parts.end()));
    if (all < 2) return std::nullopt;
    return AskedStep{choice.part + 1, all, StepAbout::part, no_copy};
}

std::optional<AskedStep> step_asked(const Rulebook& book, const View& view) {
    const Choice& choice = view.choice;
    const bool picks = choice.kind == ChoiceKind::pick_card || choice.kind == ChoiceKind::pick_pokemon;
    if (!view.asks_me || !picks || choice.source >= most_copies || choice.node == no_node) return std::nullopt;
    const Program& program = book.program(choice.program);
    if (choice.node >= program.size) return std::nullopt;
    std::vector<Node> nodes;
    for (NodeIndex i = 0; i < program.size; ++i) nodes.push_back(book.node(program, i));
    if (const auto part = part_of_several(nodes, choice)) return part;
    const NodeKind asks = nodes[choice.node].kind;
    const std::vector<Question> all = Steps(std::move(nodes)).around(choice.node);
    const auto now = std::ranges::find(all, choice.node, &Question::node);
    if (all.size() < 2 || now == all.end()) return std::nullopt;
    const bool whose = asks == NodeKind::move || asks == NodeKind::attach;
    return AskedStep{static_cast<int>(now - all.begin()) + 1, static_cast<int>(all.size()), now->about,
                     whose ? CopyId{choice.source} : no_copy};
}

}  // namespace cubenight::text
