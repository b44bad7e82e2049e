#include "engine/scenario/play/table.hpp"

#include <algorithm>

#include "engine/language/tokens.hpp"

namespace cubenight::scenario {

using pokemon::Choice;
using pokemon::ChoiceKind;
using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Where;

std::optional<Error> Table::open() {
    auto opened = open_match(stage_, pokemon::ChanceMode::asked, 0, this);
    if (!opened) return opened.error();
    match_ = *opened;
    match_.asks_all = 1;  // so that a scenario may say what would decide itself
    return std::nullopt;
}

std::string Table::word_of(const pokemon::Match& match, const pokemon::Event& event) const {
    const pokemon::Rulebook& book = stage_.book;
    if (event.type == pokemon::EventKind::marked) return book.word(static_cast<std::uint16_t>(event.n));
    if (event.type == pokemon::EventKind::attack_declared) {
        const std::uint16_t name = pokemon::attack_name(book, match, event.slot, event.n);
        return name != 0 ? book.word(name) : std::string();
    }
    if (event.type != pokemon::EventKind::ability_used || event.copy == no_copy) return {};
    const pokemon::CompiledCard& card = book.card(match.copies[event.copy.value].card);
    return event.n < card.ability_count ? book.word(card.abilities[static_cast<std::size_t>(event.n)].name)
                                        : std::string();
}

void Table::on_event(const pokemon::Match& match, const pokemon::Event& event) {
    Happened happened;
    happened.event = event;
    const auto called = [&](CopyId copy) {
        return copy == no_copy || match.copies[copy.value].card == no_card
                   ? std::string()
                   : stage_.cards[match.copies[copy.value].card].name;
    };
    happened.card = called(event.copy);
    happened.other = called(event.other);
    happened.word = word_of(match, event);
    if (event.slot != pokemon::no_slot && match.pokemon[event.slot].in_play()) {
        happened.pokemon = called(match.pokemon[event.slot].top);
        happened.bottom = match.pokemon[event.slot].bottom;
        happened.active = pokemon::is_active(match, event.slot);
    }
    if (event.type == pokemon::EventKind::retreated || event.type == pokemon::EventKind::switched)
        happened.comes_up = match.pokemon[static_cast<std::size_t>(event.n)].bottom;
    events_.push_back(std::move(happened));
    if (also_) also_->on_event(match, event);
}

void Table::begin_act() {
    since_ = events_.size();
    decided_.clear();
}

void Table::restore(Saved saved) {
    match_ = saved.match;
    events_.resize(saved.events);
    since_ = saved.since;
    if (also_) also_->forget_after(saved.events);
    decided_ = std::move(saved.decided);
    script_ = std::move(saved.script);
}

std::optional<pokemon::Clause> Table::choose(Option option) {
    const std::optional<pokemon::Match> before = also_ ? std::optional(match_) : std::nullopt;
    const auto refused = pokemon::choose(stage_.book, match_, option, this);
    if (before && !refused) also_->on_choice(*before, option);
    return refused ? std::optional(refused->clause) : std::nullopt;
}

bool Table::said_already(const Answer& answer) {
    const auto meant = std::find_if(decided_.begin(), decided_.end(), [&](Decided& decided) {
        std::swap(match_, decided.before);
        const bool fits = answers(answer, decided.option, 0);
        std::swap(match_, decided.before);
        return fits;
    });
    if (meant == decided_.end()) return false;
    decided_.erase(meant);
    return true;
}

void Table::settle() {
    for (;;) {
        play_chance();
        const auto option = waits_for_chance() ? std::nullopt : forced();
        if (!option) return;
        decided_itself(*option);
        ENSURE(!choose(*option));
    }
}

void Table::settle_to_look() {
    play_chance();
    if (match_.phase != pokemon::MatchPhase::setup) settle();
}

// A Checkup in which no condition is seen to: nothing comes before or behind them.
bool Table::nobody_is_ill() const {
    if (match_.phase != pokemon::MatchPhase::checkup) return false;
    return std::ranges::none_of(match_.seats, [&](const auto& seat) {
        return seat.active != pokemon::no_slot && match_.pokemon[seat.active].conditions;
    });
}

// On which side of the conditions all effects of a Checkup come.
bool Table::sides_alike() const {
    const Choice& choice = match_.choice;
    return choice.clause == pokemon::Clause::fi_checkup && choice.options.size() == 2 &&
           choice.options[1].kind == OptionKind::no && nobody_is_ill();
}

// Of waiting texts that read alike, the one that began to wait first.
bool Table::reactions_alike() const {
    const Choice& choice = match_.choice;
    if (choice.kind != ChoiceKind::trigger_order) return false;
    const auto& first = match_.triggers[choice.options[0].a];
    return std::all_of(choice.options.begin(), choice.options.end(), [&](Option option) {
        if (option.kind == OptionKind::done) return nobody_is_ill();
        const auto& other = match_.triggers[option.a];
        return option.kind == OptionKind::part && other.program == first.program && other.node == first.node;
    });
}

std::optional<Option> Table::forced() const {
    const Choice& choice = match_.choice;
    if (match_.outcome != pokemon::Outcome::running || waits_for_chance()) return std::nullopt;
    if (choice.kind == ChoiceKind::main || choice.options.empty()) return std::nullopt;
    const bool all_alike = std::all_of(choice.options.begin(), choice.options.end(),
                                       [&](Option option) { return alike(option, choice.options[0]); });
    if (all_alike || choice.kind == ChoiceKind::pick_prize || reactions_alike()) return choice.options[0];
    if (sides_alike()) return choice.options[0];
    const bool may = choice.kind == ChoiceKind::may;
    const bool orders = choice.kind == ChoiceKind::trigger_order;
    if ((may || orders) && pokemon::asked_in_vain(stage_.book, match_))
        return may ? choice.options.back() : choice.options[0];  // no, or whichever first
    const auto done = std::find_if(choice.options.begin(), choice.options.end(),
                                   [](Option option) { return option.kind == OptionKind::done; });
    // Somebody who goes on with something else has chosen enough; where all that is there has to be chosen, it is.
    const bool enough = choice.picked > 0 || choice.kind == ChoiceKind::place_bench;
    if (done != choice.options.end()) return enough ? std::optional(*done) : std::nullopt;
    const bool picks = choice.kind == ChoiceKind::pick_card || choice.kind == ChoiceKind::pick_pokemon;
    if (picks && static_cast<int>(choice.options.size()) <= choice.least - choice.picked) return choice.options[0];
    return std::nullopt;
}

// -- chance

void Table::add_coins(const Coins& coins) {
    script_.coins.insert(script_.coins.end(), coins.heads.begin(), coins.heads.end());
    if (coins.always) script_.always = coins.always;
}

std::optional<Saying> Table::add_shuffle(const ShuffleOrder& order) {
    std::deque<std::string> names;
    for (const ListedCard& card : order.top) {
        if (!card.label.empty() && !labelled(card.label)) return saying("no card has the label ${0}", card.label);
        if (card.label.empty() && !is_known_name(card.name)) return names_.find(card.name).error().reason;
        for (int i = 0; i < card.copies; ++i) names.push_back(card.label.empty() ? card.name : "$" + card.label);
    }
    script_.shuffles.push_back(std::move(names));
    return std::nullopt;
}

// Of a set-up: both decks, and each once more. A deck that stays as it lies gives the same hand without a Basic Pokémon
// again and again.
constexpr int most_untold_shuffles = 4;

void Table::play_chance() {
    chance_problem_.reset();
    int untold = 0;
    while (waits_for_chance()) {
        const bool is_untold = match_.phase == pokemon::MatchPhase::setup &&
                               match_.choice.kind == ChoiceKind::shuffle && script_.shuffles.empty();
        if (is_untold && ++untold > most_untold_shuffles) {
            chance_problem_ = saying(
                "a hand without a Basic Pokémon is drawn again and again: say with `shuffle` what comes to lie on top "
                "of the deck");
            return;
        }
        const auto option = chance_answer();
        if (!option) return;
        ENSURE(!choose(*option));
    }
}

std::optional<Option> Table::chance_answer() {
    if (match_.choice.kind == ChoiceKind::flip) return coin_answer();
    if (match_.choice.kind == ChoiceKind::shuffle) return shuffle_answer();
    return random_answer();
}

std::optional<Option> Table::coin_answer() {
    if (script_.coins.empty() && !script_.always) {
        chance_problem_ =
            saying("a coin is flipped ({0}), and the scenario does not say how it falls: write `coins H` or `coins T`",
                   cited(match_.choice.clause));
        return std::nullopt;
    }
    const bool heads = script_.coins.empty() ? *script_.always : script_.coins.front();
    if (!script_.coins.empty()) script_.coins.pop_front();
    Option face = match_.choice.options[0];
    face.kind = heads ? OptionKind::heads : OptionKind::tails;
    return face;
}

// A deck stays as it lies where the script does not say what comes to lie on top.
std::optional<Option> Table::shuffle_answer() {
    const Option leave = match_.choice.options[1];
    if (script_.shuffles.empty()) return leave;
    auto& names = script_.shuffles.front();
    if (names.empty()) {
        script_.shuffles.pop_front();
        return leave;
    }
    const std::string wanted = names.front();
    const auto copy = wanted[0] == '$' ? labelled(std::string_view(wanted).substr(1)) : std::nullopt;
    for (Option option : match_.choice.options) {
        if (option.kind != OptionKind::copy) continue;
        if (copy ? option.a != copy->value : !is_called(CopyId{option.a}, wanted)) continue;
        names.pop_front();
        const bool last = match_.choice.options.size() <= 4;  // the lowest card has no choice of its own
        if (last) script_.shuffles.pop_front();
        return option;
    }
    chance_problem_ = saying("what is shuffled has no {0} left to lie on top", quoted(wanted));
    return std::nullopt;
}

std::optional<Option> Table::random_answer() {
    const auto& options = match_.choice.options;
    if (script_.random.empty()) {
        const bool all_alike =
            std::all_of(options.begin(), options.end(), [&](Option option) { return alike(option, options[0]); });
        if (all_alike) return options[0];
        chance_problem_ =
            saying("a card is picked at random, and the scenario does not say which: write `random \"Name\"`");
        return std::nullopt;
    }
    const auto wanted = copies(script_.random.front());
    for (Option option : options)
        if (wanted && std::find(wanted->begin(), wanted->end(), CopyId{option.a}) != wanted->end()) {
            script_.random.pop_front();
            return option;
        }
    chance_problem_ = saying("the card that `random` names is not among those that one is picked from");
    return std::nullopt;
}

// -- options

bool Table::same_pokemon(std::uint8_t a, std::uint8_t b) const {
    const pokemon::Pokemon &one = match_.pokemon[a], &two = match_.pokemon[b];
    if (pokemon::slot_seat(a) != pokemon::slot_seat(b) || pokemon::is_active(match_, a) ||
        pokemon::is_active(match_, b))
        return false;
    if (one.damage != two.damage || one.markers != two.markers || one.abilities_used != two.abilities_used)
        return false;
    if (one.turn_arrived != two.turn_arrived || one.turn_changed != two.turn_changed) return false;
    const auto same_chain = [&](CopyId x, CopyId y) {
        for (; x != no_copy && y != no_copy; x = match_.copies[x.value].next, y = match_.copies[y.value].next)
            if (!same_cards(x, y) || match_.copies[x.value].where != match_.copies[y.value].where) return false;
        return x == y;
    };
    return same_chain(one.top, two.top) && same_chain(one.attached, two.attached);
}

// The same text of equal cards, about the same event.
bool Table::same_trigger(Option a, Option b) const {
    const pokemon::Trigger &one = match_.triggers[a.a], &two = match_.triggers[b.a];
    const auto labelled = [&](CopyId copy) {
        return std::any_of(stage_.labels.begin(), stage_.labels.end(),
                           [&](const auto& label) { return label.second == copy; });
    };
    const bool same_text = one.program == two.program && one.node == two.node && one.controller == two.controller;
    const bool same_event = one.heard == two.heard && one.event.subject == two.event.subject &&
                            one.event.subject_copy == two.event.subject_copy;
    return same_text && same_event &&
           (one.slot == two.slot ||
            (one.slot != pokemon::no_slot && two.slot != pokemon::no_slot && same_pokemon(one.slot, two.slot))) &&
           !labelled(one.source) && !labelled(two.source);
}

bool Table::alike(Option a, Option b) const {
    if (a == b) return true;
    if (a.kind != b.kind) return false;
    if (a.kind == OptionKind::slot) return same_pokemon(a.a, b.a);
    if (a.kind == OptionKind::prize) return false;
    if (a.kind == OptionKind::attack)
        return a.c && b.c;  // copies that are not paid for: with any of them nothing happens
    if (a.kind == OptionKind::part && match_.choice.kind == pokemon::ChoiceKind::trigger_order)
        return same_trigger(a, b);
    if (a.kind != OptionKind::copy && a.kind != OptionKind::play) return false;
    const pokemon::CopyState &one = match_.copies[a.a], &two = match_.copies[b.a];
    const bool labels = std::any_of(stage_.labels.begin(), stage_.labels.end(), [&](const auto& label) {
        return label.second == CopyId{a.a} || label.second == CopyId{b.a};
    });
    return !labels && one.card == two.card && one.where == two.where && one.slot == two.slot &&
           pokemon::owner(CopyId{a.a}) == pokemon::owner(CopyId{b.a});
}

}  // namespace cubenight::scenario
