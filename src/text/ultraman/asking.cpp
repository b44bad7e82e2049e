#include "src/text/ultraman/asking.hpp"

#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::ultraman::text {

std::optional<AskingText> asking_text(const Rulebook& book, const View& view) {
    const Choice& choice = view.choice;
    if (choice.source >= most_copies || choice.node == no_node) return std::nullopt;
    const CardId id = view.cards[choice.source];
    if (id == no_card || id.value >= book.card_count()) return std::nullopt;
    const CompiledCard& card = book.card(id);
    for (int i = 0; i < card.text_count; ++i)
        if (book.text(card, i).program == choice.program) return AskingText{id, static_cast<std::size_t>(i)};
    return std::nullopt;
}

std::vector<CopyId> cards_looked_at(const View& view) {
    std::vector<CopyId> seen;
    const bool judge = view.choice.clause == Clause::rule_judge;
    if (!view.asks_me || (view.choice.source >= most_copies && !judge)) return seen;
    const auto add = [&](CopyId copy) {
        if (copy != no_copy) seen.push_back(copy);
    };
    for (const SeatView& seat : view.seats)
        for (std::size_t i = seat.deck.size(); i-- > 0;) add(seat.deck[i]);
    for (const CopyId copy : view.seats[opponent(view.seat)].hand) add(copy);
    return seen;
}

namespace {

// The text, or nothing where the card has none of that number.
std::optional<wording::CardText> text_of(const Card& card, const AskingText& asking) {
    const std::vector<wording::CardText> texts = wording::texts_of(card);
    if (asking.index >= texts.size()) return std::nullopt;
    return texts[asking.index];
}

std::string words_of(const Card& card, const wording::CardText& text, NodeIndex node, Language language) {
    return wording::words_of(*text.effect, text.source, node, language, card.names.book.get());
}

bool is_of_cost(const std::vector<Node>& nodes, NodeIndex node) {
    for (NodeIndex i = 0; i < node && i < nodes.size(); ++i)
        if (nodes[i].kind == NodeKind::cost && node < subtree_end(nodes, i)) return true;
    return false;
}

}  // namespace

std::string words_asked(const Card& card, const AskingText& asking, NodeIndex node, Language language) {
    const auto text = text_of(card, asking);
    return text ? words_of(card, *text, node, language) : std::string();
}

std::string words_around(const Card& card, const AskingText& asking, NodeIndex node, Language language) {
    const auto text = text_of(card, asking);
    if (!text) return {};
    // Who pays a cost reads what for.
    if (is_of_cost(text->effect->nodes, node)) return words_of(card, *text, 0, language);
    return wording::words_around(*text->effect, text->source, node, language, card.names.book.get());
}

std::string words_of_part(const Card& card, const AskingText& asking, NodeIndex either, int part, Language language) {
    const auto text = text_of(card, asking);
    if (!text || either >= text->effect->nodes.size()) return {};
    const auto& nodes = text->effect->nodes;
    for (const NodeIndex child : children(nodes, either)) {
        if (nodes[child].kind == NodeKind::range) continue;
        if (part-- == 0)
            return wording::words_of_block(*text->effect, text->source, child, language, card.names.book.get());
    }
    return {};
}

}  // namespace cubenight::ultraman::text
