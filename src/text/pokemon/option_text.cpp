#include "src/text/pokemon/option_text.hpp"

#include <algorithm>
#include <iterator>

#include "engine/pokemon/match/places.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/names.hpp"
#include "src/text/pokemon/asking.hpp"
#include "src/text/pokemon/phrases.hpp"
#include "src/text/pokemon/steps.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

int count_of(const Choice& choice, OptionKind kind) {
    int count = 0;
    for (const Option& option : choice.options) count += option.kind == kind;
    return count;
}

class Asker {
public:
    Asker(const Names& names, const View& view, std::span<const LogEntry> log)
        : names_(names), say_(names.say()), view_(view), choice_(view.choice), log_(log) {}

    Prompt prompt() const;

private:
    std::string source() const {
        if (choice_.clause == Clause::rule_judge) return std::string(say_(MatchPhrase::ask_judge));
        if (choice_.source >= most_copies) return std::string(say_(MatchPhrase::ask_rule));
        return names_.card(view_.cards[choice_.source]);
    }
    std::string of_slot(std::uint8_t slot) const {
        if (slot == no_slot || view_.pokemon[slot].top == no_copy) return std::string(say_(Phrase::a_pokemon));
        return names_.card(view_.cards[view_.pokemon[slot].top.value]);
    }
    // The clause's own sentence, after what there is to do.
    std::string with_rule(std::string what) const {
        const std::string_view blank = what.ends_with("。") ? "" : " ";
        return what.append(blank) + clause_sentence(names_.cited(choice_.clause), names_.language);
    }

    // What the text that asks says there, without its full stop; empty where a rule asks.
    std::string asked() const {
        const auto asking = names_.cards ? asking_text(*names_.book, view_) : std::nullopt;
        std::string words = asking ? words_around((*names_.cards)[asking->card], *asking, choice_.node, names_.language)
                                   : std::string();
        return without_stop(std::move(words));
    }
    Prompt of_text(auto sentence) const {
        const std::string words = asked();
        return words.empty() ? of_source(sentence) : Prompt{source(), say_(MatchPhrase::ask_plain, {words})};
    }

    Prompt plain(auto title, auto sentence) const { return {std::string(say_(title)), std::string(say_(sentence))}; }
    Prompt of_source(auto sentence) const { return {source(), std::string(say_(sentence))}; }
    // What its player has done by hand.
    bool is_by_hand() const {
        if (choice_.node == no_node) return false;
        const Node& node = names_.book->node(names_.book->program(choice_.program), choice_.node);
        return node.kind == NodeKind::by_hand;
    }
    Prompt waiting() const;
    Prompt target(Phrase title) const;
    bool is_switch() const;  // by JA C-03, C-04 and C-05
    std::string step_words(const AskedStep& step) const;
    Prompt parts(Phrase what) const;
    Prompt main() const;
    Prompt first() const;
    std::vector<std::string> fallen(SeatId owner, bool active) const;
    Prompt promote() const;
    Prompt prize() const;
    Prompt retreat() const;
    Prompt may() const;

    const Names& names_;
    const Say say_;
    const View& view_;
    const Choice& choice_;
    std::span<const LogEntry> log_;
};

Prompt Asker::waiting() const {
    const auto seat = play::seat_of(choice_.actor);
    if (!seat) return plain(MatchPhrase::ask_rule, MatchPhrase::ask_none);
    const std::string who = names_.seat(*seat);
    const Phrase what = view_.phase == MatchPhase::setup ? Phrase::wait_set_up : Phrase::wait_turn;
    const bool acts = view_.phase == MatchPhase::setup || choice_.kind == ChoiceKind::main;
    return {say_(MatchPhrase::wait_for, {who}), acts ? say_(what, {who}) : say_(MatchPhrase::wait_choice, {who})};
}

Prompt Asker::target(Phrase title) const {
    const int count = count_of(choice_, OptionKind::slot);
    const std::string what =
        count == 1 ? std::string(say_(Phrase::ask_target_one)) : say_(Phrase::ask_target_many, {std::to_string(count)});
    return {say_(title, {source()}), with_rule(what)};
}

bool Asker::is_switch() const {
    return choice_.clause == Clause::C_03_b1 || choice_.clause == Clause::C_04_b2 || choice_.clause == Clause::C_05_b1;
}

Prompt Asker::parts(Phrase what) const {
    const std::string words = asked();
    const std::string verb = words.empty() ? std::string(say_(what)) : words;
    const std::string part = part_asked(say_, verb, choice_.picked, choice_.least, choice_.most);
    const std::optional<AskedStep> step = step_asked(*names_.book, view_);
    if (!step) return {source(), part};
    const std::string asked =
        say_(Phrase::ask_step, {std::to_string(step->number), std::to_string(step->all), step_words(*step)});
    // Whom a card goes to is all that there is to say then.
    if (step->moved != no_copy) return {source(), asked};
    return {source(), asked + (asked.ends_with("？") ? "" : " ") + part};
}

std::string Asker::step_words(const AskedStep& step) const {
    switch (step.about) {
        case StepAbout::card: return std::string(say_(Phrase::step_card));
        case StepAbout::pokemon: return std::string(say_(Phrase::step_pokemon));
        case StepAbout::from: return std::string(say_(Phrase::step_from));
        case StepAbout::to: break;
    }
    if (step.moved == no_copy) return std::string(say_(Phrase::step_to));
    return say_(Phrase::step_card_to, {names_.card(view_.cards[step.moved.value])});
}

Prompt Asker::main() const {
    const bool only_attacks = count_of(choice_, OptionKind::attack) > 0 && view_.seats[view_.seat].turn.attacked;
    return plain(Phrase::ask_turn, only_attacks ? Phrase::ask_turn_attack : Phrase::ask_turn_do);
}

// Heads is the first seat's side of the coin, tails the second one's.
Prompt Asker::first() const {
    const Phrase face = view_.seat == seat0 ? Phrase::heads : Phrase::tails;
    return {std::string(say_(Phrase::ask_first)), say_(Phrase::ask_first_do, {std::string(say_(face))})};
}

// What a player or the turn does: what was told before it was not done last.
bool begins_anew(EventKind kind) {
    static constexpr EventKind beginnings[] = {EventKind::attack_declared, EventKind::ability_used,
                                               EventKind::played,          EventKind::checkup_begins,
                                               EventKind::turn_begins,     EventKind::promoted};
    return std::ranges::find(beginnings, kind) != std::end(beginnings);
}

// That seat's Pokémon that were Knocked Out by what was done last: all of them, or the Active one alone.
std::vector<std::string> Asker::fallen(SeatId owner, bool active) const {
    std::vector<std::string> names;
    for (std::size_t i = log_.size(); i-- > 0 && !begins_anew(log_[i].event.type);) {
        const LogEntry& entry = log_[i];
        const bool fell = entry.event.type == EventKind::knocked_out && slot_seat(entry.event.slot) == owner;
        if (fell && (entry.active || !active)) names.push_back(names_.card(entry.card));
    }
    return names;
}

Prompt Asker::promote() const {
    const std::uint8_t active = view_.seats[view_.seat].active;
    if (active == no_slot) {
        const std::vector<std::string> gone = fallen(view_.seat, true);
        if (gone.empty()) return plain(Phrase::ask_promote, Phrase::ask_promote_do);
        return {say_(Phrase::ask_promote_fallen, {gone.front()}), std::string(say_(Phrase::ask_promote_do))};
    }
    return {say_(Phrase::ask_retreat, {of_slot(active)}), std::string(say_(Phrase::ask_retreat_to))};
}

Prompt Asker::prize() const {
    const std::vector<std::string> gone = fallen(opponent(view_.seat), false);
    if (gone.empty() || choice_.source < most_copies) return plain(Phrase::ask_prize, Phrase::ask_prize_do);
    return {say_(Phrase::ask_prize_fallen, {say_.list(gone)}), std::string(say_(Phrase::ask_prize_do))};
}

Prompt Asker::retreat() const {
    const std::uint8_t active = view_.seats[view_.seat].active;
    const int cost = active == no_slot ? 0 : view_.pokemon[active].retreat;
    return {say_(Phrase::ask_retreat, {of_slot(active)}), say_(Phrase::ask_retreat_do, {std::to_string(cost)})};
}

// What would happen, not the whole card.
Prompt Asker::may() const {
    const auto asking = names_.cards ? asking_text(*names_.book, view_) : std::nullopt;
    const std::string words =
        asking ? words_asked((*names_.cards)[asking->card], *asking, choice_.node, names_.language) : std::string();
    return words.empty() ? of_source(MatchPhrase::ask_may_do) : Prompt{source(), words};
}

Prompt Asker::prompt() const {
    if (!view_.asks_me) return waiting();
    switch (choice_.kind) {
        case ChoiceKind::none: return of_source(MatchPhrase::ask_none);
        case ChoiceKind::go_first: return first();
        case ChoiceKind::place_active: return plain(Phrase::ask_active, Phrase::ask_active_do);
        case ChoiceKind::place_bench: return plain(Phrase::ask_bench, Phrase::ask_bench_do);
        case ChoiceKind::extra_cards: return plain(Phrase::ask_extra, Phrase::ask_extra_do);
        case ChoiceKind::main: return main();
        case ChoiceKind::evolve_target: return target(Phrase::ask_evolve);
        case ChoiceKind::energy_target:
        case ChoiceKind::tool_target: return target(Phrase::ask_attach);
        case ChoiceKind::retreat_energy: return retreat();
        case ChoiceKind::promote: return promote();
        case ChoiceKind::pick_pokemon: return parts(is_switch() ? Phrase::ask_switch_do : Phrase::ask_pokemon_do);
        case ChoiceKind::pick_card: return parts(Phrase::ask_card_do);
        case ChoiceKind::pick_prize: return prize();
        case ChoiceKind::may: return may();
        case ChoiceKind::either:
            return count_of(choice_, OptionKind::attack) > 0 ? of_source(Phrase::ask_attack_do)
                                                             : of_source(MatchPhrase::ask_either_do);
        case ChoiceKind::number: return of_text(MatchPhrase::ask_number_do);
        case ChoiceKind::type: return of_text(Phrase::ask_type_do);
        case ChoiceKind::condition: return of_text(Phrase::ask_condition_do);
        case ChoiceKind::name: return of_text(Phrase::ask_name_do);
        case ChoiceKind::order: return of_text(Phrase::ask_order_do);
        case ChoiceKind::trigger_order: return plain(MatchPhrase::ask_triggers, MatchPhrase::ask_triggers_do);
        case ChoiceKind::agree:
            return is_by_hand() ? of_source(Phrase::ask_hand_agree) : of_source(MatchPhrase::ask_agree_do);
        case ChoiceKind::surplus: return plain(Phrase::ask_surplus, Phrase::ask_surplus_do);
        case ChoiceKind::flip: return plain(Phrase::ask_coin, MatchPhrase::ask_chance_do);
        case ChoiceKind::shuffle: return plain(Phrase::ask_shuffle, MatchPhrase::ask_chance_do);
        case ChoiceKind::random_card: return plain(Phrase::ask_random, MatchPhrase::ask_chance_do);
        case ChoiceKind::by_hand:
            return choice_.clause == Clause::rule_judge ? plain(MatchPhrase::ask_judge, MatchPhrase::ask_judge_do)
                                                        : of_text(Phrase::ask_by_hand);
        case ChoiceKind::hand_place: return of_source(MatchPhrase::ask_hand_place);
    }
    return {};
}

std::string card_label(const Names& names, const View& view, std::uint8_t copy) {
    return names.card(copy < most_copies ? view.cards[copy] : no_card);
}

std::string slot_label(const Names& names, const View& view, std::uint8_t slot) {
    const CopyId top = slot < slot_count ? view.pokemon[slot].top : no_copy;
    return top == no_copy ? std::string(names.say()(Phrase::a_pokemon)) : names.card(view.cards[top.value]);
}

std::string ability_label(const Names& names, const View& view, Option option) {
    const bool of_card = is_of_card(option);
    const CopyId copy = of_card ? CopyId{option.a} : view.pokemon[option.a].top;
    const CardId id = copy == no_copy ? no_card : view.cards[copy.value];
    if (id == no_card) return names.card(id);
    const CompiledCard& card = names.book->card(id);
    const int index = ability_index(option);
    const std::string ability =
        index < card.ability_count ? names.word(card.abilities[static_cast<std::size_t>(index)].name) : std::string();
    return names.say()(Phrase::do_ability, {names.card(id), ability});
}

std::string attack_label(const Names& names, const View& view, Option option) {
    if (view.choice.kind != ChoiceKind::either)
        return option.a < view.attacks.size() ? names.word(view.attacks[option.a].name) : std::string();
    const CardId id = option.b < most_copies ? view.cards[option.b] : no_card;
    if (id == no_card) return names.card(id);
    const CompiledCard& card = names.book->card(id);
    return option.a < card.attack_count ? names.word(card.attacks[option.a].name) : names.card(id);
}

std::string yes_label(Say say, ChoiceKind kind, OptionKind answer) {
    const bool yes = answer == OptionKind::yes;
    if (kind == ChoiceKind::go_first) return std::string(say(yes ? Phrase::do_first : Phrase::do_second));
    return std::string(say(yes ? MatchPhrase::do_yes : MatchPhrase::do_no));
}

std::string_view hand_words(Say say, HandVerb verb) {
    switch (verb) {
        case HandVerb::draw: return say(MatchPhrase::hand_draw);
        case HandVerb::look: return say(MatchPhrase::hand_look);
        case HandVerb::search: return say(MatchPhrase::hand_search);
        case HandVerb::move: return say(MatchPhrase::hand_move);
        case HandVerb::shuffle: return say(MatchPhrase::hand_shuffle);
        case HandVerb::counters: return say(Phrase::hand_counters);
        case HandVerb::heal: return say(Phrase::hand_heal);
        case HandVerb::condition: return say(Phrase::hand_condition);
        case HandVerb::cure: return say(Phrase::hand_cure);
        case HandVerb::switch_: return say(Phrase::hand_switch);
        case HandVerb::flip: return say(Phrase::hand_flip);
        case HandVerb::end_turn: return say(Phrase::hand_end_turn);
    }
    return {};
}

std::string_view place_words(Say say, HandPlace place) {
    switch (place) {
        case HandPlace::hand: return say(MatchPhrase::place_hand);
        case HandPlace::random_hand: return say(MatchPhrase::place_random_hand);
        case HandPlace::deck: return say(MatchPhrase::place_deck);
        case HandPlace::deck_top: return say(MatchPhrase::place_deck_top);
        case HandPlace::deck_bottom: return say(MatchPhrase::place_deck_bottom);
        case HandPlace::discard: return say(MatchPhrase::place_discard);
        case HandPlace::lost: return say(Phrase::place_lost);
        case HandPlace::prizes: return say(Phrase::place_prizes);
        case HandPlace::pokemon: return say(Phrase::place_pokemon);
        case HandPlace::attached: return say(Phrase::place_attached);
        case HandPlace::highest: return say(Phrase::place_highest);
        case HandPlace::stadium: return say(Phrase::place_stadium);
        case HandPlace::bench: return say(Phrase::place_bench);
        case HandPlace::active: return say(Phrase::place_active);
    }
    return {};
}

// How a card of the hand comes to be used.
enum class PlayWay : std::uint8_t { play, attach, evolve, bench };
PlayWay play_way(const CompiledCard& card) {
    if (card.kind == CardKind::tool || is_energy(card.kind)) return PlayWay::attach;
    if (card.kind != CardKind::pokemon) return card.fossil ? PlayWay::bench : PlayWay::play;
    if (!is_evolution(card.stage)) return PlayWay::bench;
    return card.plays_as_basic ? PlayWay::play : PlayWay::evolve;
}

std::string play_label(const Names& names, const View& view, Option option) {
    const Say say = names.say();
    const std::string card = card_label(names, view, option.a);
    const CardId id = option.a < most_copies ? view.cards[option.a] : no_card;
    if (id == no_card) return say(Phrase::do_play, {card});
    switch (play_way(names.book->card(id))) {
        case PlayWay::attach: return say(Phrase::do_attach_it, {card});
        case PlayWay::evolve: return say(Phrase::do_evolve_into, {card});
        case PlayWay::bench: return say(Phrase::do_bench_it, {card});
        case PlayWay::play: return say(Phrase::do_play, {card});
    }
    return {};
}

}  // namespace

Prompt prompt_of(const Names& names, const View& view, std::span<const LogEntry> log) {
    return Asker(names, view, log).prompt();
}

std::string option_label(const Names& names, const View& view, Option option) {
    const Say say = names.say();
    switch (option.kind) {
        case OptionKind::none: return {};
        case OptionKind::play: return play_label(names, view, option);
        case OptionKind::ability: return ability_label(names, view, option);
        case OptionKind::use_stadium:
            return say(Phrase::do_use,
                       {view.stadium == no_copy ? std::string() : card_label(names, view, view.stadium.value)});
        case OptionKind::retreat: return std::string(say(Phrase::do_retreat));
        case OptionKind::attack: return attack_label(names, view, option);
        case OptionKind::end_turn: return std::string(say(Phrase::do_end));
        case OptionKind::concede: return std::string(say(MatchPhrase::do_concede));
        case OptionKind::agree_draw: return std::string(say(MatchPhrase::do_agree_draw));
        case OptionKind::judge: return std::string(say(MatchPhrase::do_judge));
        case OptionKind::copy:
        case OptionKind::name: return card_label(names, view, option.a);
        case OptionKind::slot: return slot_label(names, view, option.a);
        case OptionKind::prize: return say(Phrase::do_prize, {std::to_string(option.a + 1)});
        case OptionKind::done:
            return std::string(
                say(view.choice.picked == 0 && view.choice.most > 0 ? MatchPhrase::do_none : MatchPhrase::do_done));
        case OptionKind::yes:
        case OptionKind::no: return yes_label(say, view.choice.kind, option.kind);
        case OptionKind::number: return std::to_string(option.a);
        case OptionKind::heads: return std::string(say(Phrase::heads));
        case OptionKind::tails: return std::string(say(Phrase::tails));
        case OptionKind::type: return std::string(say(static_cast<Type>(option.a)));
        case OptionKind::condition: return std::string(say(static_cast<SpecialCondition>(option.a)));
        case OptionKind::part:
            return view.choice.kind == ChoiceKind::trigger_order
                       ? card_label(names, view, option.b)
                       : say(MatchPhrase::do_part, {std::to_string(option.a + 1)});
        case OptionKind::discard_self: return say(Phrase::do_discard, {slot_label(names, view, option.a)});
        case OptionKind::assemble: return say(Phrase::do_assemble, {card_label(names, view, option.a)});
        case OptionKind::by_generator: return std::string(say(MatchPhrase::do_generator));
        case OptionKind::hand_verb: return std::string(hand_words(say, static_cast<HandVerb>(option.a)));
        case OptionKind::hand_place:
            return say(MatchPhrase::log_by,
                       {names.seat(SeatId{option.b}), place_words(say, static_cast<HandPlace>(option.a))});
        case OptionKind::back: return std::string(say(MatchPhrase::do_back));
        case OptionKind::as_basic: return say(Phrase::do_bench_it, {card_label(names, view, option.a)});
    }
    return {};
}

std::string play_label(const CompiledCard& card, Language language) {
    const Say say(language);
    switch (play_way(card)) {
        case PlayWay::attach: return std::string(say(Phrase::do_attach));
        case PlayWay::evolve: return std::string(say(Phrase::do_evolve));
        case PlayWay::bench: return std::string(say(Phrase::do_bench));
        case PlayWay::play: return std::string(say(Phrase::do_play_it));
    }
    return {};
}

}  // namespace cubenight::text
