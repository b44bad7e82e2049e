#include "src/text/pokemon/prompt.hpp"

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
        return followed_by(std::move(what), clause_sentence(names_.cited(choice_.clause), names_.language));
    }

    // What the text that asks says there, without its full stop; empty where a rule asks.
    std::string asked() const {
        const auto asking = names_.cards ? asking_text(*names_.book, view_) : std::nullopt;
        std::string words =
            asking ? words_around((*names_.cards)[asking->card], *asking, choice_.node, choice_.part, names_.language)
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
    std::string with_picks(std::string sentence) const;
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
    if (!step) return {source(), with_picks(part)};
    const auto in_step = [&](const std::string& question) {
        return say_(Phrase::ask_step, {std::to_string(step->number), std::to_string(step->all), question});
    };
    if (step->about == StepAbout::part) return {source(), with_picks(in_step(part))};
    const std::string asked = in_step(step_words(*step));
    // Whom a card goes to is all that there is to say then.
    if (step->moved != no_copy) return {source(), asked};
    return {source(), followed_by(asked, part)};
}

// With the names of what is chosen already, as long as they can be read at a glance.
std::string Asker::with_picks(std::string sentence) const {
    constexpr std::size_t at_a_glance = 4;
    if (choice_.kind != ChoiceKind::pick_card || view_.picks.empty() || view_.picks.size() > at_a_glance)
        return sentence;
    std::vector<std::string> chosen;
    for (const CopyId copy : view_.picks) chosen.push_back(names_.card(view_.cards[copy.value]));
    return followed_by(std::move(sentence), say_(Phrase::ask_picks, {say_.list(chosen)}));
}

std::string Asker::step_words(const AskedStep& step) const {
    switch (step.about) {
        case StepAbout::card: return std::string(say_(Phrase::step_card));
        case StepAbout::pokemon: return std::string(say_(Phrase::step_pokemon));
        case StepAbout::from: return std::string(say_(Phrase::step_from));
        case StepAbout::part:
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
    return words.empty() ? of_source(MatchPhrase::ask_may_do) : Prompt{say_(MatchPhrase::ask_may, {source()}), words};
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

}  // namespace

Prompt prompt_of(const Names& names, const View& view, std::span<const LogEntry> log) {
    return Asker(names, view, log).prompt();
}

}  // namespace cubenight::text
