// What happened, in the words with which `expect happened` asks for it.
#include "engine/cards/notation/words.hpp"
#include "engine/language/tokens.hpp"
#include "engine/scenario/play/table.hpp"
#include "engine/scenario/written/words.hpp"

namespace cubenight::scenario {

using pokemon::EventKind;

namespace {

// How the number of an event is said; empty where it has none.
std::string number_words(const pokemon::Event& event) {
    const EventKind type = event.type;
    if (type == EventKind::coin) return event.n ? " heads" : " tails";
    if (type == EventKind::condition || type == EventKind::cured)
        return event.n >= 0 && event.n < condition_count
                   ? " " + std::string(cubenight::words::condition[static_cast<std::size_t>(event.n)])
                   : "";
    const bool counted = type == EventKind::damaged || type == EventKind::counters || type == EventKind::healed ||
                         type == EventKind::turn_begins || type == EventKind::extra_cards ||
                         type == EventKind::value_chosen;
    return counted ? " " + std::to_string(event.n) : "";
}

}  // namespace

std::string Table::event_words(const Happened& happened) const {
    const pokemon::Event& event = happened.event;
    std::string text(words::event[static_cast<std::size_t>(event.type)]);
    const bool itself = happened.card == happened.pokemon;
    const bool places = event.type == EventKind::retreated || event.type == EventKind::switched;
    if (!happened.card.empty() && !itself && !places) text += " " + quoted(happened.card);
    else if (happened.pokemon.empty() && event.seat != pokemon::no_seat) text += " " + player(event.seat);
    if (!happened.pokemon.empty()) {
        text += happened.card.empty() || itself || places ? " " : " to ";
        if (event.slot != pokemon::no_slot)
            text += (pokemon::slot_seat(event.slot) == pokemon::seat0 ? "my " : "their ") +
                    std::string(happened.active ? "active " : "bench ");
        text += quoted(happened.pokemon);
    }
    if (places) text += " to " + quoted(happened.card);
    if (!happened.word.empty()) text += " " + quoted(happened.word);
    if (event.type == EventKind::moved) {
        text += " from " + std::string(words::where[static_cast<std::size_t>(event.from)]);
        text += " to " + std::string(words::where[static_cast<std::size_t>(event.to)]);
    }
    text += number_words(event);
    const std::string clause = cited(event.clause);
    return clause.empty() ? text : text + " (" + clause + ")";
}

}  // namespace cubenight::scenario
