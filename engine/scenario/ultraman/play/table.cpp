#include "engine/scenario/ultraman/play/table.hpp"

#include <algorithm>
#include <utility>

#include "engine/language/tokens.hpp"
#include "engine/language/tree.hpp"

namespace cubenight::ultraman::scenario {

void Table::on_event(const Match& match, const Event& event) {
    events_.push_back(event);
    if (also_) also_->on_event(match, event);
}

std::optional<Error> Table::open(std::uint64_t seed) {
    if (scenario_.position.from_the_start) {
        MatchSetup setup;
        for (SeatId seat : both_seats) setup.decks[seat] = stage_.decks[seat];
        setup.seed = seed;
        setup.chance = stage_.position.chance;
        auto match = start_match(book(), setup, this);
        if (!match) return match.error();
        match_ = *match;
    } else {
        Position position = stage_.position;
        position.seed = seed;
        auto match = arrange(book(), position, this);
        if (!match) return match.error();
        match_ = *match;
    }
    match_.asks_all = 1;
    return std::nullopt;
}

void Table::begin_act() {
    since_ = events_.size();
    decided_.clear();
}

std::optional<Clause> Table::choose(Option option) {
    const std::optional<Match> before = also_ ? std::optional(match_) : std::nullopt;
    const auto refused = ultraman::choose(book(), match_, option, this);
    if (before && !refused) also_->on_choice(*before, option);
    return refused ? std::optional(refused->clause) : std::nullopt;
}

void Table::take(Option option) { ENSURE(!choose(option)); }

void Table::restore(Saved saved) {
    match_ = saved.match;
    events_.resize(saved.events);
    since_ = saved.since;
    if (also_) also_->forget_after(saved.events);
    decided_ = std::move(saved.decided);
    script_ = std::move(saved.script);
    chance_problem_ = {};
}

// -- chance

void Table::play_chance() {
    chance_problem_ = {};
    while (to_act(match_) == Actor::chance) {
        const auto option = chance_answer();
        if (!option) return;
        take(*option);
    }
}

std::optional<Option> Table::chance_answer() {
    if (match_.choice.kind == ChoiceKind::shuffle) return shuffle_answer();
    if (match_.choice.kind == ChoiceKind::random_card) return random_answer();
    if (script_.contests.empty()) {
        chance_problem_ =
            saying("the scenario does not say who wins the contest ({0}): write `contest me`", "UCG 4.2.2");
        return std::nullopt;
    }
    const SeatId winner = script_.contests.front();
    script_.contests.pop_front();
    return Option{OptionKind::winner, winner.value, 0, 0};
}

// A deck stays as it lies where the script does not say what comes to lie on top.
std::optional<Option> Table::shuffle_answer() {
    const auto& options = match_.choice.options;
    const Option leave = options[1];
    if (script_.shuffles.empty()) return leave;
    auto& names = script_.shuffles.front();
    if (names.empty()) {
        script_.shuffles.pop_front();
        return leave;
    }
    const std::string wanted = names.front();
    const auto copy = wanted[0] == '$' ? labelled(std::string_view(wanted).substr(1)) : std::nullopt;
    for (Option option : options) {
        if (option.kind != OptionKind::copy) continue;
        if (copy ? option.a != copy->value : !is_called(CopyId{option.a}, wanted)) continue;
        names.pop_front();
        // The lowest card has no choice of its own.
        if (options.size() <= 4) script_.shuffles.pop_front();
        return option;
    }
    chance_problem_ = saying("what is shuffled has no {0} left to lie on top", quoted(wanted));
    return std::nullopt;
}

std::optional<Option> Table::random_answer() {
    const auto& options = match_.choice.options;
    if (script_.random.empty()) {
        if (std::all_of(options.begin(), options.end(), [&](Option option) { return alike(option, options[0]); }))
            return options[0];
        chance_problem_ =
            saying("a card is picked at random, and the scenario does not say which: write `random \"Name\"`");
        return std::nullopt;
    }
    for (Option option : options)
        if (fits_object(option, script_.random.front())) {
            script_.random.pop_front();
            return option;
        }
    chance_problem_ = saying("the card that `random` names is not among those that one is picked from");
    return std::nullopt;
}

std::optional<Saying> Table::add_shuffle(const CardList& top) {
    std::deque<std::string> names;
    for (const ListedCard& card : top) {
        if (!card.label.empty() && !labelled(card.label)) return saying("nothing has the label ${0}", card.label);
        if (card.label.empty() && !is_known_name(card.name)) return saying("no card is called {0}", quoted(card.name));
        for (int i = 0; i < card.copies; ++i) names.push_back(card.label.empty() ? card.name : "$" + card.label);
    }
    script_.shuffles.push_back(std::move(names));
    return std::nullopt;
}

Saying Table::chance_problem() const {
    if (!chance_problem_.empty()) return chance_problem_;
    if (!script_.contests.empty()) return saying("a contest that the scenario tells was never held");
    if (!script_.shuffles.empty())
        return saying("{0} of the scenario's shuffles never came; `shuffle` stands before what shuffles",
                      script_.shuffles.size());
    if (!script_.random.empty())
        return saying("{0} of the scenario's random cards were never picked", script_.random.size());
    return {};
}

// -- what decides itself

namespace {

// A step of a turn or of the set-up: its player is asked even where nothing can be done.
bool is_step(ChoiceKind kind) {
    return kind == ChoiceKind::set_scene || kind == ChoiceKind::set_character || kind == ChoiceKind::level_up ||
           kind == ChoiceKind::activate || kind == ChoiceKind::lead_or_next || kind == ChoiceKind::redraw;
}

}  // namespace

// Options that differ in nothing that anybody could tell.
bool Table::alike(Option a, Option b) const {
    if (a == b) return true;
    if (a.kind != b.kind || a.b != b.b || a.c != b.c) return false;
    if (a.kind != OptionKind::copy && a.kind != OptionKind::set && a.kind != OptionKind::level_up &&
        a.kind != OptionKind::scene)
        return false;
    const CopyState &one = match_.copies[a.a], &two = match_.copies[b.a];
    const bool labels = std::any_of(stage_.labels.begin(), stage_.labels.end(), [&](const auto& label) {
        return label.second == CopyId{a.a} || label.second == CopyId{b.a};
    });
    return !labels && one.card == two.card && one.where == two.where && is_pile(one.where) &&
           owner(CopyId{a.a}) == owner(CopyId{b.a});
}

// All that are left have to be chosen: in whatever order, the same comes of it. `distinct` may leave some of them out.
bool Table::takes_all(const Choice& choice) const {
    if (choice.kind != ChoiceKind::pick_card && choice.kind != ChoiceKind::pick_character) return false;
    if (choice.node == no_node || choice.picked + static_cast<int>(choice.options.size()) > choice.least) return false;
    const CompiledText& text = book().text(choice.program);
    const std::span<const Node> nodes(book().nodes(text), text.size);
    const auto asking =
        nodes.subspan(choice.node, static_cast<std::size_t>(subtree_end(nodes, choice.node)) - choice.node);
    return std::ranges::none_of(asking, [](const Node& node) { return node.kind == NodeKind::distinct; });
}

// The only option; "done" where enough has been chosen and a statement is about something else.
std::optional<Option> Table::forced() const {
    const Choice& choice = match_.choice;
    if (!play::seat_of(to_act(match_))) return std::nullopt;
    const auto& options = choice.options;
    if (options.empty()) return std::nullopt;
    if (choice.picked > 0 && choice.picked >= choice.least && !is_step(choice.kind))
        for (Option option : options)
            if (option.kind == OptionKind::done) return option;
    if (takes_all(choice)) return options[0];
    if (std::all_of(options.begin(), options.end(), [&](Option option) { return alike(option, options[0]); }))
        return options[0];
    return std::nullopt;
}

bool Table::settle_one() {
    play_chance();
    if (is_step(match_.choice.kind)) return false;
    const auto option = forced();
    if (!option) return false;
    decided_.push_back({match_, *option});
    take(*option);
    play_chance();
    return true;
}

void Table::settle() {
    play_chance();
    while (settle_one()) {
    }
}

// What decided itself may still be said, once.
bool Table::said_already(const Answer& answer) {
    const auto found = std::find_if(decided_.begin(), decided_.end(), [&](const Decided& decided) {
        const Match now = std::exchange(match_, decided.before);
        const bool same = fits(decided.option, answer);
        match_ = now;
        return same;
    });
    if (found == decided_.end()) return false;
    decided_.erase(found);
    return true;
}

}  // namespace cubenight::ultraman::scenario
