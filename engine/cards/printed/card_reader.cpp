#include "engine/cards/printed/card_reader.hpp"

#include <algorithm>
#include <utility>

#include "engine/cards/by_hand.hpp"
#include "engine/cards/printed/facts.hpp"
#include "engine/language/tree_builder.hpp"

namespace cubenight::printed {
namespace {

constexpr std::pair<std::string_view, AbilityKind> ability_kinds[] = {
    {"Ability", AbilityKind::ability},
    {"Poké-Power", AbilityKind::poke_power},
    {"Poké-Body", AbilityKind::poke_body},
    {"Pokémon Power", AbilityKind::pokemon_power},
};

class CardReader {
public:
    CardReader(const Grammar& grammar, const PrintedCard& printed) : grammar_(grammar), printed_(printed) {}

    CardReading read() {
        made_.card = facts_of(printed_, made_.faults);
        for (const PrintedAbility& each : printed_.abilities) ability(each);
        if (printed_.ancient_trait)
            made_.card.abilities.push_back(
                {printed_.ancient_trait->name, AbilityKind::ancient_trait,
                 text(TextKind::ability, printed_.ancient_trait->name, printed_.ancient_trait->text)});
        own_text();
        for (std::size_t i = 0; i < printed_.attacks.size(); ++i) {
            Attack& attack = made_.card.attacks[i];
            attack.effect = text(TextKind::attack, attack.name, printed_.attacks[i].text,
                                 {attack.damage, attack.sign, attack.cost});
            // Where the data has no text for it, its player knows the number at least.
            const PrintedAttack& as_printed = printed_.attacks[i];
            if ((attack.sign == DamageSign::times && !has(attack.effect, NodeKind::times)) ||
                (is_told_by_text(as_printed.damage) && !has(attack.effect, NodeKind::damage)))
                attack.effect =
                    left_to_player(TextKind::attack, as_printed.text.empty() ? as_printed.damage : as_printed.text);
        }
        return std::move(made_);
    }

private:
    // Whether the text says so how much damage the attack does, or leaves that to its player.
    static bool has(const Effect& effect, NodeKind how_much) {
        return std::any_of(effect.nodes.begin(), effect.nodes.end(),
                           [&](const Node& node) { return node.kind == how_much || node.kind == NodeKind::by_hand; });
    }

    void ability(const PrintedAbility& each) {
        const auto known = std::find_if(std::begin(ability_kinds), std::end(ability_kinds),
                                        [&](const auto& kind) { return kind.first == each.kind; });
        if (known == std::end(ability_kinds)) {
            made_.faults.push_back(saying("there is no kind of Ability {0}", each.kind));
            return;
        }
        // A Trainer that is played as a Pokémon may have one there; a record has no place for it yet.
        if (made_.card.kind != CardKind::pokemon) {
            if (!each.text.empty()) stays_unread(each.text);
            return;
        }
        made_.card.abilities.push_back({each.name, known->second, text(TextKind::ability, each.name, each.text)});
    }

    // What the card itself does: all lines but those that every card of its kind has.
    void own_text() {
        std::string whole;
        for (const std::string& line : printed_.rules)
            if (!is_reminder(grammar_, line, printed_.name, &made_.card)) whole += (whole.empty() ? "" : " ") + line;
        Card& card = made_.card;
        switch (card.kind) {
            case CardKind::pokemon:
                if (!whole.empty()) stays_unread(whole);
                return;
            case CardKind::basic_energy: return;
            case CardKind::item:
            case CardKind::supporter:
                card.play = text(TextKind::play, {}, whole, {printed_.hp, DamageSign::none});
                return;
            case CardKind::stadium: card.stadium = text(TextKind::stadium, {}, whole); return;
            case CardKind::tool: attached_text(TextKind::tool, whole); return;
            case CardKind::special_energy: attached_text(TextKind::energy, whole); return;
        }
    }

    // What stands while it is attached; what is not read is used, as nothing is known of it.
    void attached_text(TextKind kind, const std::string& whole) {
        Effect effect = text(kind, {}, whole);
        if (has_by_hand(effect)) made_.card.abilities.push_back({printed_.name, AbilityKind::use, std::move(effect)});
        else made_.card.attached = std::move(effect);
    }

    // What is not read is carried out by hand: when an attack or a card is used, else once in each turn.
    Effect left_to_player(TextKind kind, std::string words) {
        made_.unread.push_back({words});
        std::ranges::replace(words, '\n', ' ');
        TreeBuilder tree;
        const NodeIndex root = tree.add(NodeKind::block, 0, 0).value();
        if (kind != TextKind::attack && kind != TextKind::play)
            tree.adopt(root, tree.add(NodeKind::once, 0, 0).value());
        tree.adopt(root, tree.add(NodeKind::by_hand, 0, tree.word(std::move(words))).value());
        return tree.finish(root).value();
    }

    // It belongs to no text of the card that is used.
    void stays_unread(std::string words) {
        made_.unread.push_back({words});
        std::ranges::replace(words, '\n', ' ');
        made_.card.unread.push_back({std::move(words)});
    }

    // The effect of a text; nothing where it has no words.
    Effect text(TextKind kind, const std::string& name, const std::string& words, PrintedDamage damage = {}) {
        if (words.empty()) return {};
        TextOutcome outcome{
            name, words,
            read_printed(grammar_, {kind, words, printed_.name, damage, name, trainers_are_items(printed_.set)})};
        Effect effect;
        if (outcome.reading.effect) effect = *outcome.reading.effect;
        else effect = left_to_player(kind, words);
        if (outcome.reading.attached) made_.card.attached = *outcome.reading.attached;
        made_.texts.push_back(std::move(outcome));
        return effect;
    }

    const Grammar& grammar_;
    const PrintedCard& printed_;
    CardReading made_;
};

}  // namespace

CardReading read_card(const Grammar& grammar, const PrintedCard& printed) {
    return CardReader(grammar, printed).read();
}

}  // namespace cubenight::printed
