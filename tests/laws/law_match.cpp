#include "tests/laws/law_match.hpp"

#include <algorithm>

#include "engine/bots/random_bot.hpp"
#include "engine/pokemon/match/clauses.hpp"

namespace cubenight::test {
namespace {

using pokemon::ChanceMode;
using pokemon::ChoiceKind;
using pokemon::Match;
using pokemon::Option;
using pokemon::OptionKind;

inline constexpr int looks = 3;                     // choices of a match at which the costly laws are asked
inline constexpr int wild_options = 24;             // tried at each of them
inline constexpr std::uint64_t every_option = 512;  // matches of which one has every option of all kinds tried, once

// Says when something goes on for ever between two choices; that somebody listens must change nothing.
class Listener final : public pokemon::EventListener {
public:
    void on_event(const Match&, const pokemon::Event&) override { ++events; }
    long events = 0;
};

class LawMatch {
public:
    LawMatch(const RandomLeague& league, std::uint64_t number, Tally& tally)
        : league_(league), number_(number), tally_(tally),
          generator_(number * 0x2545F4914F6CDD1Du + 7), decks_{generator_.below(decks_of_league),
                                                               generator_.below(decks_of_league)},
          setup_{{league.decks[decks_[0]], league.decks[decks_[1]]},
                 number * 31 + 7,
                 generator_.below(8) ? ChanceMode::generator : ChanceMode::asked},
          style_(generator_.below(4)) {}

    std::optional<BrokenLaw> broken() {
        if (play() && bring_back() && replay()) {
            ++tally_.matches;
            tally_.steps += choices_.size();
            tally_.signature = tally_.signature * 31 + hash(final_);
            ++tally_.endings[static_cast<std::size_t>(final_.ending)];
        }
        return std::move(broken_);
    }

private:
    // Counts the check; returns whether the law holds.
    bool holds(Law law, Problem problem) {
        ++tally_.checks[static_cast<std::size_t>(law)];
        if (problem && !broken_)
            broken_ = {law,
                       *problem,
                       step_,
                       {decks_[0], decks_[1]},
                       saved(setup_.seed, std::span(choices_).first(std::min(step_, choices_.size())))};
        return !problem;
    }

    Option next_option(const Match& match);
    void note_cards(const Match& match, Option option);
    bool play();
    bool bring_back();
    bool replay();
    bool look_at(const Match& match);

    const RandomLeague& league_;
    std::uint64_t number_;
    Tally& tally_;
    Generator generator_;
    std::array<std::size_t, 2> decks_;
    pokemon::MatchSetup setup_;
    std::uint32_t style_;
    std::vector<std::uint32_t> choices_;
    LoadedMatch loaded_;
    Match final_;
    std::size_t step_ = 0;
    std::optional<BrokenLaw> broken_;
};

// Every option alike; or a turn that goes on as long as it can, mostly; or one that ends in an attack where it can.
Option LawMatch::next_option(const Match& match) {
    const auto& options = match.choice.options;
    if (match.choice.kind != ChoiceKind::main || options.size() < 2)
        return bots::random_option(match.choice, generator_);
    if (style_ == 1 && generator_.below(8))
        return options[generator_.below(static_cast<std::uint32_t>(options.size() - 1))];  // the last one ends the turn
    const auto attack = std::find_if(options.begin(), options.end(),
                                     [](const Option& option) { return option.kind == OptionKind::attack; });
    if (style_ == 2 && attack != options.end() && generator_.below(3) == 0) return *attack;
    return bots::random_option(match.choice, generator_);
}

void LawMatch::note_cards(const Match& match, Option option) {
    if (match.choice.kind != ChoiceKind::main) return;
    CopyId copy = no_copy;
    if (option.kind == OptionKind::play || option.kind == OptionKind::assemble) copy = CopyId{option.a};
    if (option.kind == OptionKind::use_stadium) copy = match.stadium;
    if (option.kind == OptionKind::ability) copy = is_of_card(option) ? CopyId{option.a} : match.pokemon[option.a].top;
    if (option.kind == OptionKind::attack) copy = match.pokemon[match.seats[match.turn_seat].active].top;
    if (copy.value < pokemon::most_copies)
        tally_.acted[league_.origin[match.copies[copy.value].card.value].value] = true;
}

// From the first choice to the end; every choice finds the match whole.
bool LawMatch::play() {
    auto started = start_match(league_.book, setup_);
    if (!started) return holds(Law::listed_apply, started.error().english());
    final_ = *started;
    for (const auto& deck : setup_.decks)
        for (const CardId id : deck) tally_.in_decks[league_.origin[id.value].value] = true;
    for (;; ++step_) {
        if (!holds(Law::whole, broken_promise(league_.book, final_)) || !holds(Law::cards, other_cards(final_, setup_)))
            return false;
        if (to_act(final_) == pokemon::Actor::nobody) break;
        if (step_ == most_choices) return holds(Law::ends, "the match does not end");
        const Option option = next_option(final_);
        note_cards(final_, option);
        choices_.push_back(option.packed());
        if (const auto refusal = choose(league_.book, final_, option))
            return holds(Law::listed_apply, std::string("a listed option is refused by ") + citation(refusal->clause));
    }
    return holds(Law::ends, std::nullopt);
}

// Saved and loaded, it is the same match.
bool LawMatch::bring_back() {
    auto read = loaded(saved(setup_.seed, choices_));
    if (!read) return holds(Law::replay, read.error().english());
    loaded_ = std::move(*read);
    return holds(Law::replay, loaded_.seed == setup_.seed && loaded_.choices == choices_
                                  ? Problem{}
                                  : "what was saved is not what is loaded");
}

// The laws of one choice.
bool LawMatch::look_at(const Match& match) {
    const auto& book = league_.reread;
    return holds(Law::listed_apply, refused_option(book, match)) &&
           holds(Law::others_refused, accepted_option(book, match, generator_, wild_options)) &&
           holds(Law::reasons, disagreeing_reason(book, match)) && holds(Law::shortcuts, wrong_shortcut(book, match)) &&
           holds(Law::view, leaking_view(book, match, SeatId{0}, generator_)) &&
           holds(Law::view, leaking_view(book, match, SeatId{1}, generator_));
}

// The same again, from what was loaded, with the cards as they are read again and with somebody who listens; on the way
// some choices are looked at closely, and a copy is left behind that catches up at the end.
bool LawMatch::replay() {
    const auto& book = league_.reread;
    setup_.seed = loaded_.seed;
    Match match = *start_match(book, setup_), copy;
    const auto count = static_cast<std::uint32_t>(choices_.size());
    std::array<std::uint32_t, looks> at;
    for (auto& one : at) one = generator_.below(count);
    const std::uint32_t copied = generator_.below(count);
    Listener listener;
    for (step_ = 0; step_ < count; ++step_) {
        if (std::find(at.begin(), at.end(), step_) != at.end() && !look_at(match)) return false;
        if (step_ == at[0] && number_ % every_option == 0 &&
            !holds(Law::others_refused, accepted_option_of_all(book, match)))
            return false;
        if (step_ == copied) copy = match;
        listener.events = 0;
        if (choose(book, match, Option::unpack(loaded_.choices[step_]), &listener))
            return holds(Law::replay, "a replay is refused");
        if (listener.events > most_events_of_a_choice) return holds(Law::ends, "too much happens at once");
    }
    if (!holds(Law::replay,
               hash(match) == hash(final_) && same_bytes(match, final_) ? Problem{} : "a replay went another way"))
        return false;
    for (step_ = copied; step_ < count; ++step_)
        if (choose(league_.book, copy, Option::unpack(choices_[step_])))
            return holds(Law::copy, "a copy is refused what its original did");
    return holds(Law::copy, same_bytes(copy, final_) ? Problem{} : "a copy went another way");
}

}  // namespace

const char* name_of(Law law) {
    static constexpr const char* names[] = {"the match is whole",
                                            "cards are conserved",
                                            "every listed option applies",
                                            "everything else is refused and changes nothing",
                                            "what is listed and reasons agree",
                                            "what is known beforehand is so",
                                            "a copy and its original go the same way",
                                            "save, load and replay give the same match",
                                            "the view leaks nothing",
                                            "the match ends"};
    static_assert(std::size(names) == law_count);
    return names[static_cast<std::size_t>(law)];
}

std::optional<BrokenLaw> broken_law(const RandomLeague& league, std::uint64_t number, Tally& tally) {
    return LawMatch(league, number, tally).broken();
}

std::string told(const RandomLeague& league, std::uint64_t number, const BrokenLaw& broken) {
    std::string text = "broken law: " + std::string(name_of(broken.law)) + "\n" + broken.what + "\nmatch " +
                       std::to_string(number) + ", step " + std::to_string(broken.step) + "\nrules " +
                       league.rules.name;
    for (const std::string& line : changed_options(league.rules)) text += ", " + line;
    text += "\n";
    for (const std::size_t deck : broken.decks) text += "deck: " + deck_list(league, league.decks[deck]) + "\n";
    return text + broken.history;
}

}  // namespace cubenight::test
