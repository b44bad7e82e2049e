#include "src/text/pokemon/asking.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/rules_text/rules_text.hpp"

namespace cubenight::text {

using namespace pokemon;

std::optional<AskingText> asking_text(const Rulebook& book, const View& view) {
    const Choice& choice = view.choice;
    if (choice.source >= most_copies || choice.node == no_node) return std::nullopt;
    const CardId id = view.cards[choice.source];
    if (id == no_card || id.value >= book.card_count()) return std::nullopt;
    const CompiledCard& card = book.card(id);
    for (std::size_t i = 0; i < card.attack_count; ++i)
        if (card.attacks[i].program == choice.program) return AskingText{id, TextPlace::attack, i};
    for (std::size_t i = 0; i < card.ability_count; ++i)
        if (card.abilities[i].program == choice.program) return AskingText{id, TextPlace::ability, i};
    if (card.play == choice.program) return AskingText{id, TextPlace::play, 0};
    if (card.stadium == choice.program) return AskingText{id, TextPlace::stadium, 0};
    if (card.attached == choice.program) return AskingText{id, TextPlace::attached, 0};
    return std::nullopt;
}

// Whether the text that asks is about the other player's hand: it can be chosen from, or all of it is known and the text
// looks at nothing else. Single cards may be known from long ago.
static bool looks_at_hand(const View& view, bool looks_elsewhere) {
    const auto& hand = view.seats[opponent(view.seat)].hand;
    for (const Option& option : view.choice.options)
        if (option.kind == OptionKind::copy && std::find(hand.begin(), hand.end(), CopyId{option.a}) != hand.end())
            return true;
    return !looks_elsewhere && std::find(hand.begin(), hand.end(), no_copy) == hand.end();
}

std::vector<CopyId> cards_looked_at(const View& view) {
    std::vector<CopyId> seen;
    const bool text_asks = view.asks_me && view.choice.source < most_copies && view.choice.node != no_node;
    if (!text_asks) return seen;
    const auto add = [&](CopyId copy) {
        if (copy != no_copy) seen.push_back(copy);
    };
    for (const SeatView& seat : view.seats)
        for (std::size_t i = seat.deck.size(); i-- > 0;) add(seat.deck[i]);
    if (looks_at_hand(view, !seen.empty()))
        for (const CopyId copy : view.seats[opponent(view.seat)].hand) add(copy);
    return seen;
}

namespace {

const Effect* effect_of(const Card& card, const AskingText& asking) {
    switch (asking.place) {
        case TextPlace::attack:
            return asking.index < card.attacks.size() ? &card.attacks[asking.index].effect : nullptr;
        case TextPlace::ability:
            return asking.index < card.abilities.size() ? &card.abilities[asking.index].effect : nullptr;
        case TextPlace::play: return card.play ? &*card.play : nullptr;
        case TextPlace::stadium: return card.stadium ? &*card.stadium : nullptr;
        case TextPlace::attached: return card.attached ? &*card.attached : nullptr;
    }
    return nullptr;
}

const NameBook* names_of(const Card& card) { return card.names.book.get(); }

wording::Source source_of(const Card& card, const AskingText& asking) {
    using wording::TextOf;
    switch (asking.place) {
        case TextPlace::attack: return wording::source_of(card, TextOf::attack, asking.index);
        case TextPlace::ability: {
            const bool use = card.abilities[asking.index].kind == AbilityKind::use;
            return wording::source_of(card, use ? TextOf::use : TextOf::ability, asking.index);
        }
        case TextPlace::play: return wording::source_of(card, TextOf::play);
        case TextPlace::stadium: return wording::source_of(card, TextOf::stadium);
        case TextPlace::attached: return wording::source_of(card, TextOf::attached);
    }
    return {};
}

}  // namespace

std::string words_asked(const Card& card, const AskingText& asking, NodeIndex node, Language language) {
    const Effect* effect = effect_of(card, asking);
    return effect ? wording::words_of(*effect, source_of(card, asking), node, language, names_of(card)) : std::string();
}

std::string words_of_holder(const Card& card, Language language) {
    if (!card.attached) return {};
    const AskingText text{no_card, TextPlace::attached, 0};
    for (std::size_t i = 0; i < card.attached->nodes.size(); ++i)
        if (card.attached->nodes[i].kind == NodeKind::only_if)
            return words_asked(card, text, static_cast<NodeIndex>(i), language);
    return {};
}

// The text as if the selection had that part alone; nothing where it has but one, or where one part may speak of another.
static std::optional<Effect> with_one_part(const Effect& effect, NodeIndex selection, int part) {
    if (selection >= effect.nodes.size() || effect.nodes[selection].kind != NodeKind::selection) return std::nullopt;
    std::vector<NodeIndex> others;
    for (const NodeIndex select : children(effect.nodes, selection)) {
        if (effect.nodes[select].number > 0) return std::nullopt;
        if (part-- != 0) others.push_back(select);
    }
    if (others.empty()) return std::nullopt;
    Effect one = effect;
    one.nodes =
        without(effect.nodes, [&](NodeIndex i) { return std::find(others.begin(), others.end(), i) != others.end(); });
    return one;
}

std::string words_around(const Card& card, const AskingText& asking, NodeIndex node, int part, Language language) {
    const Effect* effect = effect_of(card, asking);
    if (!effect) return {};
    const std::optional<Effect> one = with_one_part(*effect, node, part);
    return wording::words_around(one ? *one : *effect, source_of(card, asking), node, language, names_of(card));
}

std::string words_of_part(const Card& card, const AskingText& asking, NodeIndex either, int part, Language language) {
    const Effect* effect = effect_of(card, asking);
    if (!effect || either >= effect->nodes.size()) return {};
    for (const NodeIndex child : children(effect->nodes, either)) {
        if (effect->nodes[child].kind == NodeKind::range) continue;
        if (part-- == 0) return wording::words_of(*effect, source_of(card, asking), child, language, names_of(card));
    }
    return {};
}

}  // namespace cubenight::text
