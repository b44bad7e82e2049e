#include "engine/bots/steady/main_choice.hpp"

#include <algorithm>

#include "engine/bots/worth/appraisal.hpp"

namespace cubenight::bots {
namespace {

// When in the turn an action is taken: the highest first. An attack ends the turn.
enum class Moment : std::uint8_t {
    never,
    last,
    move_active,
    spend_hand,
    attach,
    supporter,
    item,
    bench,
    evolve,
    ability
};

struct Judged {
    Moment moment = Moment::never;
    int worth = 0;
    bool better_than(const Judged& other) const {
        return moment != other.moment ? moment > other.moment : worth > other.worth;
    }
};

// Below that an action is not worth its card.
constexpr int least_worth = 5;

Judged if_worth(Moment moment, int worth, int least = least_worth) {
    return worth >= least ? Judged{moment, worth} : Judged{};
}

class MainJudge {
public:
    explicit MainJudge(const Outlook& outlook) : o_(outlook), at_(outlook.at) {
        for (const Option& option : at_.view.choice.options)
            if (option.kind == OptionKind::attack) best_attack_ = std::max(best_attack_, attack_worth(o_, option.a));
    }

    Judged judge(Option option) const {
        switch (option.kind) {
            case OptionKind::play: return play(CopyId{option.a});
            case OptionKind::ability: return ability(option);
            case OptionKind::use_stadium:
                return text(at_.card(at_.view.stadium)->stadium, at_.view.stadium, no_slot, Moment::item);
            case OptionKind::retreat: return retreat();
            case OptionKind::attack: return {Moment::last, attack_worth(o_, option.a)};
            case OptionKind::assemble: return {Moment::bench, 100};
            case OptionKind::end_turn: return {Moment::last, 0};
            case OptionKind::none:
            case OptionKind::concede:
            case OptionKind::agree_draw:
            case OptionKind::judge:
            case OptionKind::copy:
            case OptionKind::slot:
            case OptionKind::prize:
            case OptionKind::done:
            case OptionKind::yes:
            case OptionKind::no:
            case OptionKind::number:
            case OptionKind::heads:
            case OptionKind::tails:
            case OptionKind::type:
            case OptionKind::condition:
            case OptionKind::name:
            case OptionKind::part:
            case OptionKind::discard_self:
            case OptionKind::by_generator:
            case OptionKind::hand_verb:
            case OptionKind::hand_place:
            case OptionKind::back:
            case OptionKind::as_basic: break;
        }
        return {};
    }

private:
    Judged play(CopyId copy) const {
        const CompiledCard& card = *at_.card(copy);
        if (card.is_basic() || card.fossil) return if_worth(Moment::bench, bench_worth(o_, copy));
        if (card.plays_as_basic) return evolved_or_benched(copy, card);
        switch (card.kind) {
            case CardKind::pokemon: return if_worth(Moment::evolve, best_evolve_worth(copy, card));
            case CardKind::item: return text(card.play, copy, no_slot, Moment::item);
            case CardKind::supporter: return text(card.play, copy, no_slot, Moment::supporter);
            case CardKind::tool: return if_worth(Moment::attach, best_tool_worth(copy));
            case CardKind::stadium: return stadium(copy, card);
            case CardKind::basic_energy:
            case CardKind::special_energy: return energy(copy);
        }
        return {};
    }

    // An evolution that may be played as a Basic Pokémon: how it is better.
    Judged evolved_or_benched(CopyId copy, const CompiledCard& card) const {
        const int evolved = best_evolve_worth(copy, card), benched = bench_worth(o_, copy);
        return evolved > benched ? if_worth(Moment::evolve, evolved) : if_worth(Moment::bench, benched);
    }

    int best_evolve_worth(CopyId copy, const CompiledCard& card) const {
        int best = 0;
        at_.each(at_.me, [&](std::uint8_t slot) {
            if (const CompiledCard* top = at_.top(slot); top && at_.book.evolves_from(card, *top))
                best = std::max(best, evolve_worth(o_, slot, copy));
        });
        return best;
    }

    int best_tool_worth(CopyId copy) const {
        int best = 0;
        at_.each(at_.me, [&](std::uint8_t slot) { best = std::max(best, tool_worth(o_, slot, copy)); });
        return best;
    }

    Judged energy(CopyId copy) const {
        return if_worth(Moment::attach, best_attach_worth(o_, copy), 1);  // else kept for what comes
    }

    Judged stadium(CopyId copy, const CompiledCard& card) const {
        const CopyId old = at_.view.stadium;
        int worth = standing_worth(o_, card.stadium, at_.me, copy, no_slot) +
                    (at_.book.program(card.stadium).declared ? 10 : 0);
        if (old != no_copy) {
            const CompiledCard* there = at_.card(old);
            worth -= standing_worth(o_, there->stadium, at_.me, old, no_slot);
            worth += owner(old) == at_.me ? -10 : 5;
        }
        return if_worth(Moment::spend_hand, worth);
    }

    Judged ability(Option option) const {
        const bool of_card = is_of_card(option);
        const CopyId copy = of_card ? CopyId{option.a} : at_.pokemon(option.a).top;
        const CompiledCard* card = at_.card(copy);
        const auto index = static_cast<std::size_t>(ability_index(option));
        return text(card->abilities[index].program, copy, of_card ? holder(copy) : option.a, Moment::ability);
    }

    // Nobody of a card in hand or discard pile.
    std::uint8_t holder(CopyId copy) const {
        for (std::uint8_t slot = 0; slot < slot_count; ++slot)
            for (CopyId attached : at_.pokemon(slot).attached)
                if (attached == copy) return slot;
        return no_slot;
    }

    Judged text(std::uint16_t program, CopyId copy, std::uint8_t slot, Moment moment) const {
        if (program == no_program) return {};
        Appraiser appraiser(at_, &o_, speech_of(at_.book, program, at_.me, copy, slot));
        appraiser.read_text();
        const int worth = appraiser.worth();
        if (appraiser.ends_turn()) return worth > best_attack_ ? Judged{Moment::last, worth} : Judged{};
        if (appraiser.helps_attack()) return if_worth(Moment::move_active, worth, 2 * least_worth);
        if (appraiser.spends_hand()) moment = std::min(moment, Moment::spend_hand);
        return if_worth(moment, worth, moment == Moment::ability ? 1 : least_worth);
    }

    // The best Benched Pokémon is so much better that it pays for the energy.
    Judged retreat() const {
        const std::uint8_t active = at_.active(at_.me);
        int best = -winning;
        for (std::uint8_t slot : at_.mine().bench) best = std::max(best, active_worth(o_, slot));
        const int worth = best - active_worth(o_, active) - 8 * at_.pokemon(active).retreat - 4;
        return if_worth(Moment::move_active, worth, 8);
    }

    const Outlook& o_;
    const Sight& at_;
    int best_attack_ = 0;
};

const CompiledAttack* attack_of(const Sight& at, const AttackView& row) {
    const CompiledCard* card = at.card(row.from);
    for (int i = 0; card && i < card->attack_count; ++i)
        if (card->attacks[static_cast<std::size_t>(i)].name == row.name)
            return &card->attacks[static_cast<std::size_t>(i)];
    return nullptr;
}

}  // namespace

int attack_worth(const Outlook& outlook, int index) {
    const Sight& at = outlook.at;
    const std::uint8_t slot = at.active(at.me), target = at.active(at.them);
    const AttackView& row = at.view.attacks[static_cast<std::size_t>(index)];
    const CompiledAttack* attack = attack_of(at, row);
    if (!attack || slot == no_slot) return 1;
    Appraiser appraiser(at, &outlook, speech_of(at.book, attack->program, at.me, at.pokemon(slot).top, slot));
    appraiser.read_text();
    int worth = appraiser.worth() * appraiser.tally().works / certain;
    if (target != no_slot)
        worth += hit_worth(outlook, target, expected_damage(at, {slot, at.pokemon(slot).types}, *attack, target));
    if (at.ill(slot, SpecialCondition::confused)) worth = worth / 2 + hit_worth(outlook, slot, 30) / 2;
    return worth + 1;
}

Option main_option(const Outlook& outlook, Generator& generator) {
    const MainJudge judge(outlook);
    const auto& options = outlook.at.view.choice.options;
    // What may be used any number of times is left alone now and then, so that every turn ends.
    const bool pause = generator.below(8) == 0;
    Option chosen = options.back();
    Judged best;
    for (const Option& option : options) {
        if (pause && option.kind == OptionKind::ability) continue;
        const Judged judged = judge.judge(option);
        if (judged.moment != Moment::never && judged.better_than(best)) best = judged, chosen = option;
    }
    return chosen;
}

}  // namespace cubenight::bots
