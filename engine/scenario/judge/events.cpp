// What happened, what is asked and offered, and who knows what.
#include "engine/scenario/judge/expect.hpp"

#include <algorithm>

#include "engine/language/tokens.hpp"

namespace cubenight::scenario {

using pokemon::Outcome;

// -- choices

Finding Judge::judge(const AboutChoice& about) {
    const pokemon::Match& match = table_.match();
    const pokemon::Choice& choice = match.choice;
    const Saying is = table_.choice_words();
    const bool running = match.outcome == Outcome::running;
    if (about.kind == pokemon::ChoiceKind::none) return found(!running || choice.kind == pokemon::ChoiceKind::main, is);
    if (!about.source.empty() && !table_.is_known_name(about.source))
        return cannot_be_asked(saying("no card is called {0}", quoted(about.source)));
    bool holds = running && about.chance == (choice.actor == pokemon::Actor::chance);
    if (about.seat) holds = holds && choice.actor == pokemon::actor_of(*about.seat);
    if (about.kind)
        holds = holds && (choice.kind == *about.kind ||
                          (*about.kind == pokemon::ChoiceKind::may && choice.kind == pokemon::ChoiceKind::agree));
    if (about.options) holds = holds && static_cast<int>(choice.options.size()) == *about.options;
    if (!about.source.empty())
        holds = holds && choice.source != 0xFF && table_.is_called(CopyId{choice.source}, about.source);
    if (!about.clause.empty()) holds = holds && table_.cites_clause(choice.clause, about.clause);
    return found(holds, is);
}

Finding Judge::judge(const AboutOffer& about) {
    if (table_.match().choice.kind == pokemon::ChoiceKind::main)
        return cannot_be_asked(saying("it is the turn's action: say `can` or `can't`"));
    const auto& options = table_.match().choice.options;
    std::vector<bool> named(options.size(), false);
    bool all = true;
    for (const Answer& answer : about.answers) {
        const auto matching = table_.matching(answer);
        if (!matching) return cannot_be_asked(matching.error().reason);
        all = all && !matching->empty();
        for (std::size_t i = 0; i < options.size(); ++i)
            if (std::find(matching->begin(), matching->end(), options[i]) != matching->end()) named[i] = true;
    }
    const bool only = !about.only || std::all_of(named.begin(), named.end(), [](bool one) { return one; });
    return found(all && only, table_.choice_words());
}

Finding Judge::judge(const AboutKnowledge& about) {
    const auto copies = table_.copies(about.card);
    if (!copies) return cannot_be_asked(copies.error().reason);
    if (copies->empty()) return cannot_be_asked(saying("there is no such card there"));
    const auto known =
        std::count_if(copies->begin(), copies->end(), [&](CopyId copy) { return knows(about.seat, copy); });
    return found(known == static_cast<std::ptrdiff_t>(copies->size()),
                 saying("{0} knows {1} of {2}", table_.player(about.seat), known, copies->size()));
}

// -- events

namespace {

// Two cards come together or part: `other` is part of it, and not who did it.
bool joins(pokemon::EventKind type) {
    return type == pokemon::EventKind::attached || type == pokemon::EventKind::evolved ||
           type == pokemon::EventKind::devolved;
}

// The Active Pokémon changed places: the event's slot is who goes back, its card who comes up.
bool changes_places(pokemon::EventKind type) {
    return type == pokemon::EventKind::retreated || type == pokemon::EventKind::switched;
}

// The same event without its card.
Happened of_its_pokemon(Happened happened) {
    happened.card.clear();
    happened.event.copy = happened.event.other = no_copy;
    return happened;
}

// The same event as that of who comes up.
Happened of_who_comes_up(Happened happened) {
    happened.event.slot = static_cast<std::uint8_t>(happened.event.n);
    happened.pokemon = happened.card;
    happened.bottom = happened.comes_up;
    happened.active = true;
    return of_its_pokemon(std::move(happened));
}

// What such an event says is the name of no card: of an attack, an ability or a marker.
bool says_word(pokemon::EventKind type) {
    return type == pokemon::EventKind::attack_declared || type == pokemon::EventKind::ability_used ||
           type == pokemon::EventKind::marked;
}

}  // namespace

bool Judge::event_ref_fits(const Ref& ref, const Happened& happened) const {
    const pokemon::Event& event = happened.event;
    if (!ref.label.empty()) {
        const auto copy = table_.labelled(ref.label);
        return copy && (happened.bottom == *copy || event.copy == *copy || (joins(event.type) && event.other == *copy));
    }
    const SeatId owner = event.slot != pokemon::no_slot ? pokemon::slot_seat(event.slot)
                         : event.copy != no_copy        ? pokemon::owner(event.copy)
                                                        : event.seat;
    if (ref.seat && *ref.seat != owner) return false;
    if (ref.place == RefPlace::active && !happened.active) return false;
    if (ref.place == RefPlace::bench && (happened.active || event.slot == pokemon::no_slot)) return false;
    if (ref.name.empty() || (says_word(event.type) && happened.word == ref.name)) return true;
    const bool of_pokemon = happened.pokemon == ref.name;
    return happened.card == ref.name || of_pokemon || (event.copy != no_copy && table_.is_called(event.copy, ref.name));
}

bool Judge::event_fits(const EventPattern& pattern, const Happened& happened) const {
    const pokemon::Event& event = happened.event;
    if (event.type != pattern.type) return false;
    if (pattern.seat && event.seat != *pattern.seat) return false;
    if (pattern.amount && !compare(*pattern.amount, event.n)) return false;
    if (pattern.from && event.from != *pattern.from) return false;
    if (pattern.to && event.to != *pattern.to) return false;
    const bool places = changes_places(event.type);
    if (pattern.subject && !event_ref_fits(*pattern.subject, places ? of_its_pokemon(happened) : happened))
        return false;
    if (pattern.target &&
        !event_ref_fits(*pattern.target, places ? of_who_comes_up(happened) : of_its_pokemon(happened)))
        return false;
    if (!pattern.word.empty() && happened.word != pattern.word) return false;
    return pattern.clause.empty() || table_.cites_clause(event.clause, pattern.clause);
}

Finding Judge::judge(const AboutEvents& about) {
    const auto& events = table_.events();
    const std::size_t begin = about.ever ? 0 : table_.since();
    Saying last = saying("it did not happen");
    if (!about.cites.empty()) {
        const bool any =
            std::any_of(events.begin() + static_cast<std::ptrdiff_t>(begin), events.end(),
                        [&](const Happened& one) { return table_.cites_clause(one.event.clause, about.cites); });
        return found(any, any ? saying("it is cited") : saying("nothing cites it"));
    }
    for (const EventPattern& pattern : about.order)
        for (const auto* ref : {&pattern.subject, &pattern.target}) {
            if (!*ref) continue;
            const std::string &name = (*ref)->name, &label = (*ref)->label;
            const bool word = says_word(pattern.type) && table_.book().find_word(name) != 0;
            if (!name.empty() && !word && !table_.is_known_name(name))
                return cannot_be_asked(saying("no card is called {0}", quoted(name)));
            if (!label.empty() && !table_.labelled(label))
                return cannot_be_asked(saying("nothing has the label ${0}", label));
        }
    std::size_t at = begin;
    for (const EventPattern& pattern : about.order) {
        int times = 0;
        std::size_t after = at;
        for (std::size_t i = at; i < events.size(); ++i)
            if (event_fits(pattern, events[i])) {
                if (times++ == 0) after = i + 1;
            }
        const bool holds = pattern.times ? compare(*pattern.times, times) : times > 0;
        if (!holds) return found(false, times > 0 ? saying("it happened {0} times", times) : last);
        at = after;
        last = saying("it did not happen after what stands before it");
    }
    return found(true, saying("it happened"));
}

}  // namespace cubenight::scenario
