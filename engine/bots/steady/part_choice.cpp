#include "engine/bots/steady/part_choice.hpp"

#include <algorithm>

#include "engine/bots/worth/appraisal.hpp"

namespace cubenight::bots {
namespace {

// A statement that may hold selections: what the parents of a selection are walked up to.
bool is_statement(NodeKind kind) {
    return kind >= NodeKind::then_ && kind <= NodeKind::unmark && kind != NodeKind::span && kind != NodeKind::event &&
           kind != NodeKind::of && kind != NodeKind::by_whom && kind != NodeKind::at && kind != NodeKind::face;
}

class PartJudge {
public:
    explicit PartJudge(const Outlook& outlook) : o_(outlook), at_(outlook.at), choice_(outlook.at.view.choice) {
        if (choice_.node == no_node) return;
        speech_ = speech_of(at_.book, choice_.program, controller(), CopyId{choice_.source}, source_slot());
        speech_.actor = at_.me;
        statement_ = statement_around(choice_.node);
    }

    int judge(Option option) const {
        switch (choice_.kind) {
            case ChoiceKind::go_first: return option.kind == OptionKind::yes ? 1 : 0;
            case ChoiceKind::place_active: return start_worth(CopyId{option.a});
            case ChoiceKind::place_bench:
                return option.kind == OptionKind::done ? 1 : bench_worth(o_, CopyId{option.a});
            case ChoiceKind::extra_cards: return option.a;
            case ChoiceKind::evolve_target:
                return option.kind == OptionKind::as_basic ? bench_worth(o_, CopyId{choice_.source})
                                                           : evolve_worth(o_, option.a, CopyId{choice_.source});
            case ChoiceKind::energy_target: return attach_worth(o_, option.a, CopyId{choice_.source});
            case ChoiceKind::tool_target: return tool_worth(o_, option.a, CopyId{choice_.source});
            case ChoiceKind::retreat_energy: return lose_attached_worth(o_, CopyId{option.a});
            case ChoiceKind::promote: return active_worth(o_, option.a);
            case ChoiceKind::pick_prize: return prize_worth(option.a);
            case ChoiceKind::pick_pokemon:
            case ChoiceKind::pick_card: return picked(option);
            case ChoiceKind::may: return taken(option);
            case ChoiceKind::either: return part(option);
            case ChoiceKind::condition: return condition(option);
            case ChoiceKind::type: return type(option);
            case ChoiceKind::order: return owner(CopyId{option.a}) == at_.me ? hand_value(o_, CopyId{option.a}) : 0;
            case ChoiceKind::surplus:
                return option.kind == OptionKind::slot ? -pokemon_value(o_, option.a)
                                                       : lose_attached_worth(o_, CopyId{option.a});
            case ChoiceKind::agree: return option.kind == OptionKind::no ? 1 : 0;
            case ChoiceKind::number: return says_up_to() ? option.a : 0;
            case ChoiceKind::none:
            case ChoiceKind::main:
            case ChoiceKind::name:
            case ChoiceKind::trigger_order:
            case ChoiceKind::flip:
            case ChoiceKind::shuffle:
            case ChoiceKind::random_card:
            case ChoiceKind::by_hand:  // bot_option answers it
            case ChoiceKind::hand_place: return 0;
        }
        return 0;
    }

private:
    const Node& node(NodeIndex index) const { return at_.book.node(*speech_.program, index); }

    // `choose $n = a number up to ...`: what is done so often is mostly good.
    bool says_up_to() const {
        return choice_.node != no_node && node(choice_.node).kind == NodeKind::choose &&
               node(node(choice_.node).first).first != no_node;
    }

    SeatId controller() const {
        const CopyId source{choice_.source};
        if (source.value >= most_copies) return at_.me;
        return source == at_.view.stadium ? at_.view.turn_seat : owner(source);
    }

    // The Pokémon that the asking card is, or is attached to.
    std::uint8_t source_slot() const {
        const CopyId source{choice_.source};
        for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
            const PokemonView& p = at_.pokemon(slot);
            if (p.in_play && p.top == source) return slot;
            for (CopyId copy : p.attached)
                if (copy == source) return slot;
        }
        return no_slot;
    }

    // The innermost statement that holds the node: nodes stand in preorder.
    NodeIndex statement_around(NodeIndex wanted) const {
        NodeIndex found = no_node;
        for (NodeIndex at = 0;;) {
            if (is_statement(node(at).kind)) found = at;
            if (at == wanted) return found;
            NodeIndex next = no_node;
            for (NodeIndex i = node(at).first; i != no_node && i <= wanted; i = node(i).next) next = i;
            if (next == no_node) return found;
            at = next;
        }
    }

    int start_worth(CopyId copy) const {
        const CompiledCard* card = at_.card(copy);
        return card ? printed_power(*card) + card->hp / 5 - 5 * card->retreat - (card->attack_count == 0 ? 15 : 0) : 0;
    }

    int prize_worth(std::uint8_t position) const {
        const CopyId copy = at_.mine().prizes[position];
        return copy == no_copy ? 24 : hand_value(o_, copy);
    }

    Thing thing_of(Option option) const {
        if (option.kind == OptionKind::slot) return {at_.pokemon(option.a).top, option.a};
        return option.kind == OptionKind::copy ? Thing{CopyId{option.a}, no_slot} : Thing{};
    }

    int picked(Option option) const {
        if (choice_.node == no_node || statement_ == no_node) return 0;
        if (node(choice_.node).kind != NodeKind::selection) return picked_for_verb(option);
        Appraiser appraiser(at_, &o_, speech_);
        appraiser.remember_looks(choice_.node);
        appraiser.suppose(choice_.node, thing_of(option));
        appraiser.read_all(statement_, certain);
        int worth = appraiser.total();
        if (appraiser.tally().times > 0) worth += 20 * appraiser.tally().times / sixteenths;
        return 4 * worth + (option.kind == OptionKind::done ? 1 : 0);
    }

    // Where the verb itself asks for a Pokémon.
    int picked_for_verb(Option option) const {
        if (option.kind != OptionKind::slot) return 0;
        const std::uint8_t slot = option.a;
        const bool mine = slot_seat(slot) == at_.me;
        switch (node(choice_.node).kind) {
            case NodeKind::attach:
            case NodeKind::move: {
                const CompiledCard* card = at_.card(CopyId{choice_.source});
                return card && card->kind == CardKind::tool ? tool_worth(o_, slot, CopyId{choice_.source})
                                                            : attach_worth(o_, slot, CopyId{choice_.source});
            }
            case NodeKind::switch_: return mine ? active_worth(o_, slot) : gust_worth(o_, slot);
            case NodeKind::counters: return hit_worth(o_, slot, 10);
            case NodeKind::move_counters: return moves_away() ? heal_worth(o_, slot, 10) : hit_worth(o_, slot, 10);
            case NodeKind::damage:
            case NodeKind::more:
            case NodeKind::less:
            case NodeKind::times:
            case NodeKind::ignore:
            case NodeKind::heal:
            case NodeKind::knock_out:
            case NodeKind::inflict:
            case NodeKind::cure:
            case NodeKind::fail:
            case NodeKind::draw:
            case NodeKind::search:
            case NodeKind::look:
            case NodeKind::put:
            case NodeKind::discard:
            case NodeKind::shuffle:
            case NodeKind::order:
            case NodeKind::take_prize:
            case NodeKind::exchange:
            case NodeKind::evolve:
            case NodeKind::devolve:
            case NodeKind::use_attack:
            case NodeKind::use_text:
            case NodeKind::end_turn:
            case NodeKind::win:
            case NodeKind::lose:
            case NodeKind::again:
            case NodeKind::mark:
            case NodeKind::unmark:
            case NodeKind::by_hand:
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
                break;
        }
        return mine ? pokemon_value(o_, slot) : -pokemon_value(o_, slot);
    }

    // Moving counters asks first for those to take them from: all that are listed have some.
    bool moves_away() const {
        return std::all_of(choice_.options.begin(), choice_.options.end(), [&](const Option& option) {
            return option.kind != OptionKind::slot || at_.pokemon(option.a).damage > 0;
        });
    }

    int taken(Option option) const {
        if (choice_.node == no_node) return option.kind == OptionKind::yes ? 1 : 0;
        const NodeIndex yes = node(choice_.node).first;
        const NodeIndex branch = option.kind == OptionKind::yes ? yes : node(yes).next;
        if (branch == no_node) return 0;
        Appraiser appraiser(at_, &o_, speech_);
        appraiser.remember_looks(choice_.node);
        appraiser.read(branch, certain);
        return 4 * appraiser.total() + (option.kind == OptionKind::yes ? 1 : 0);
    }

    int part(Option option) const {
        if (option.kind == OptionKind::attack) {
            const CompiledCard* card = at_.card(CopyId{option.b});
            const std::uint8_t slot = at_.active(at_.me), target = at_.active(at_.them);
            if (!card || slot == no_slot || target == no_slot) return 0;
            return hit_worth(o_, target,
                             expected_damage(at_, {slot, at_.pokemon(slot).types}, card->attacks[option.a], target));
        }
        if (choice_.node == no_node || option.kind != OptionKind::part) return 0;
        NodeIndex branch = node(choice_.node).first;
        if (node(branch).kind == NodeKind::range) branch = node(branch).next;
        for (int i = 0; i < option.a && branch != no_node; ++i) branch = node(branch).next;
        if (branch == no_node) return 0;
        Appraiser appraiser(at_, &o_, speech_);
        appraiser.read(branch, certain);
        return appraiser.total();
    }

    int condition(Option option) const {
        const std::uint8_t target = at_.active(at_.them);
        return target == no_slot ? 0 : condition_worth(o_, target, static_cast<SpecialCondition>(option.a));
    }

    // A type that one's own Active Pokémon has is the likeliest to matter.
    int type(Option option) const {
        const std::uint8_t slot = at_.active(at_.me);
        return slot != no_slot && at_.pokemon(slot).types.has(static_cast<Type>(option.a)) ? 1 : 0;
    }

    const Outlook& o_;
    const Sight& at_;
    const Choice& choice_;
    Speech speech_;
    NodeIndex statement_ = no_node;
};

}  // namespace

Option part_option(const Outlook& outlook, Generator& generator) {
    const PartJudge judge(outlook);
    const auto& options = outlook.at.view.choice.options;
    Option chosen = options[0];
    int best = judge.judge(chosen);
    std::uint32_t equals = 1;
    for (std::size_t i = 1; i < options.size(); ++i) {
        const int worth = judge.judge(options[i]);
        if (worth < best) continue;
        equals = worth > best ? 1 : equals + 1;
        if (equals == 1 || generator.below(equals) == 0) best = worth, chosen = options[i];
    }
    return chosen;
}

}  // namespace cubenight::bots
