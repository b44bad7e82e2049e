// One sentence for one entry.
#include "engine/pokemon/query.hpp"
#include "src/text/log_text.hpp"
#include "src/text/option_text.hpp"
#include "src/text/phrases.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

// What stands for {0} and {1} of a phrase.
enum class Part : std::uint8_t { none, who, copy, other, slot, number, word, condition, value };

struct Pattern {
    Phrase phrase;
    Part first = Part::none;
    Part second = Part::none;
};

// In the order of EventType. Where one phrase is not enough, Sentence::text() asks first.
constexpr Pattern patterns[] = {
    {Phrase::log_coin, Part::who},
    {Phrase::log_goes_first, Part::who},
    {Phrase::log_shuffles, Part::who},
    {Phrase::log_draws, Part::who, Part::copy},
    {Phrase::log_no_basic, Part::who},
    {Phrase::log_places_bench, Part::who, Part::copy},
    {Phrase::log_prizes_one, Part::who},
    {Phrase::log_extra_none, Part::who},
    {Phrase::log_begins},
    {Phrase::log_turn, Part::number, Part::who},
    {Phrase::log_benched, Part::copy},
    {Phrase::log_attaches, Part::who, Part::copy},
    {Phrase::log_evolves, Part::other, Part::copy},
    {Phrase::log_devolves, Part::copy, Part::slot},
    {Phrase::log_plays, Part::who, Part::copy},
    {Phrase::log_stadium, Part::copy},
    {Phrase::log_ability, Part::copy, Part::word},
    {Phrase::log_uses_stadium, Part::who, Part::copy},
    {Phrase::log_retreats, Part::other, Part::copy},
    {Phrase::log_switched, Part::other, Part::copy},
    {Phrase::log_promoted, Part::copy},
    {Phrase::log_announces, Part::slot, Part::word},
    {Phrase::log_fails, Part::slot},
    {Phrase::log_damage, Part::slot, Part::number},
    {Phrase::log_no_damage, Part::slot},
    {Phrase::log_counters, Part::slot},
    {Phrase::log_healed, Part::slot, Part::number},
    {Phrase::log_condition, Part::slot, Part::condition},
    {Phrase::log_cured, Part::slot, Part::condition},
    {Phrase::log_blocked, Part::slot},
    {Phrase::log_knocked_out, Part::copy},
    {Phrase::log_takes_known_prize, Part::who, Part::copy},
    {Phrase::log_moves, Part::who, Part::copy},
    {Phrase::log_shows, Part::who, Part::copy},
    {Phrase::log_looks, Part::who, Part::copy},
    {Phrase::log_lasting, Part::copy},
    {Phrase::log_checkup},
    {Phrase::log_turn_ends, Part::who},
    {Phrase::log_sudden_death},
    {Phrase::log_draw},
    {Phrase::log_chooses, Part::who, Part::value},
    {Phrase::log_marked, Part::slot, Part::word},
    {Phrase::log_left_out, Part::copy},
    {Phrase::log_by_hand},
};
static_assert(std::size(patterns) == static_cast<std::size_t>(EventType::by_hand) + 1);

class Sentence {
public:
    Sentence(const LogEntry& entry, const Names& names, std::string_view cards)
        : e_(entry), event_(entry.event), names_(names), cards_(cards) {}

    std::string text() const;

private:
    std::string who() const { return names_.seat(event_.seat); }
    std::string copy() const { return cards_.empty() ? names_.card(e_.card) : std::string(cards_); }
    std::string other() const { return names_.card(e_.other); }
    std::string slot() const { return e_.slot_card == no_card ? std::string(words(Phrase::a_pokemon)) : names_.card(e_.slot_card); }
    std::string face() const { return std::string(words(event_.n ? Phrase::heads : Phrase::tails)); }

    std::string coin() const;
    std::string placed() const;
    std::string benched() const;
    std::string attached() const;
    std::string counters() const;
    std::string moved() const;
    std::string moved_to_hand() const;
    std::string value() const;
    std::string ended() const;
    std::string part(Part part) const;

    const LogEntry& e_;
    const Event& event_;
    const Names& names_;
    std::string_view cards_;
};

std::string Sentence::coin() const {
    const bool heads = event_.n != 0;
    if (event_.clause == Clause::I_G_2) return say(Phrase::log_first_coin, {face(), names_.seat(heads ? 0 : 1)});
    if (event_.clause == Clause::A_01_2b)
        return say(heads ? Phrase::log_confused_heads : Phrase::log_confused_tails, {slot(), count(Phrase::counters_one, Phrase::counters_many, 3)});
    if (event_.clause == Clause::cond_asleep) return say(heads ? Phrase::log_wakes : Phrase::log_sleeps_on, {slot()});
    if (event_.clause == Clause::cond_burned) return say(heads ? Phrase::log_burn_ends : Phrase::log_burns_on, {slot()});
    return say(Phrase::log_coin, {who(), face()});  // a coin of a card's text
}

std::string Sentence::placed() const {
    return say(e_.active ? Phrase::log_places_active : Phrase::log_places_bench, {who(), copy()});
}

std::string Sentence::benched() const {
    if (e_.active) return say(Phrase::log_to_active, {copy()});
    if (event_.from == Where::deck) return say(Phrase::log_benched_from_deck, {copy()});
    if (event_.from == Where::discard) return say(Phrase::log_benched_from_discard, {copy()});
    return say(Phrase::log_benched, {copy()});
}

std::string Sentence::attached() const {
    return say(event_.to == Where::under ? Phrase::log_under : Phrase::log_attaches, {who(), copy(), slot()});
}

std::string Sentence::counters() const {
    const int n = event_.n < 0 ? -event_.n / 10 : event_.n / 10;
    const std::string many = count(Phrase::counters_one, Phrase::counters_many, n);
    if (event_.n < 0) return say(Phrase::log_counters_off, {slot(), many});
    if (event_.clause == Clause::I_F_b3_1) return say(Phrase::log_poisoned, {slot(), many});
    if (event_.clause == Clause::cond_burned) return say(Phrase::log_burned, {slot(), many});
    return say(Phrase::log_counters, {slot(), many});
}

std::string Sentence::moved_to_hand() const {
    if (event_.from == Where::deck) return say(Phrase::log_from_deck_to_hand, {who(), copy()});
    if (event_.from == Where::discard) return say(Phrase::log_from_discard_to_hand, {who(), copy()});
    const bool was_in_play = event_.from == Where::stack || event_.from == Where::energy || event_.from == Where::tool;
    return say(was_in_play ? Phrase::log_back_to_hand : Phrase::log_to_hand, {who(), copy()});
}

std::string Sentence::moved() const {
    switch (event_.to) {
        case Where::deck: return say(Phrase::log_to_deck, {who(), copy()});
        case Where::hand: return moved_to_hand();
        case Where::discard:
            if (event_.from == Where::playing) return say(Phrase::log_used_card, {who(), copy()});
            if (event_.from == Where::deck) return say(Phrase::log_discards_deck, {who(), copy()});
            if (event_.from == Where::hand) return say(Phrase::log_discards, {who(), copy()});
            return say(Phrase::log_discarded_from, {who(), copy()});
        case Where::lost: return say(Phrase::log_to_lost, {who(), copy()});
        case Where::prizes: return say(Phrase::log_to_prizes, {who(), copy()});
        case Where::aside: return say(Phrase::log_aside, {who(), copy()});
        case Where::nowhere: case Where::stadium: case Where::playing: case Where::stack: case Where::energy:
        case Where::tool: case Where::under: break;
    }
    return say(Phrase::log_moves, {who(), copy()});
}

std::string Sentence::value() const {
    if (e_.answer == OptionKind::type) return type_word(static_cast<Type>(event_.n));
    if (e_.answer == OptionKind::condition) return condition_word(static_cast<Condition>(event_.n));
    if (e_.answer == OptionKind::name || e_.answer == OptionKind::attack) return names_.word(e_.word);
    return std::to_string(event_.n);
}

std::string Sentence::part(Part part) const {
    switch (part) {
        case Part::none: return {};
        case Part::who: return who();
        case Part::copy: return copy();
        case Part::other: return other();
        case Part::slot: return slot();
        case Part::number: return std::to_string(event_.n);
        case Part::word: return names_.word(e_.word);
        case Part::condition: return condition_word(static_cast<Condition>(event_.n));
        case Part::value: return value();
    }
    return {};
}

std::string Sentence::ended() const {
    const auto outcome = static_cast<Outcome>(event_.n);
    if (outcome == Outcome::draw) return std::string(words(Phrase::log_draw));
    return say(Phrase::log_wins, {names_.seat(outcome == Outcome::seat0_wins ? 0 : 1)});
}

std::string Sentence::text() const {
    if (event_.type == EventType::coin) return coin();
    if (event_.type == EventType::placed) return placed();
    if (event_.type == EventType::benched) return benched();
    if (event_.type == EventType::attached) return attached();
    if (event_.type == EventType::counters) return counters();
    if (event_.type == EventType::moved) return moved();
    if (event_.type == EventType::match_ends) return ended();
    if (event_.type == EventType::prize_taken && e_.card == no_card) return say(Phrase::log_takes_prize, {who()});
    if (event_.type == EventType::lasting_begins && e_.card == no_card) return std::string(words(Phrase::log_effect_begins));
    if (event_.type == EventType::extra_cards && event_.n > 0)
        return say(Phrase::log_extra, {who(), count(Phrase::cards_one, Phrase::cards_many, event_.n)});
    const Pattern& pattern = patterns[static_cast<std::size_t>(event_.type)];
    return say(pattern.phrase, {part(pattern.first), part(pattern.second)});
}

}  // namespace

std::string sentence_of(const LogEntry& entry, const Names& names, std::string_view cards) {
    std::string text = Sentence(entry, names, cards).text();
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

}  // namespace cubenight::text
