// One sentence for one entry.
#include "engine/pokemon/match/places.hpp"
#include "src/text/names.hpp"
#include "src/text/pokemon/log_text.hpp"
#include "src/text/pokemon/phrases.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

class Sentence {
public:
    Sentence(const LogEntry& entry, const Names& names, std::string_view cards)
        : e_(entry), event_(entry.event), names_(names), say_(names.say()), cards_(cards) {}

    std::string text() const;

private:
    std::string who() const { return names_.seat(event_.seat.value); }
    std::string copy() const { return cards_.empty() ? names_.card(e_.card) : std::string(cards_); }
    std::string other() const { return names_.card(e_.other); }
    std::string slot() const {
        return e_.slot_card == no_card ? std::string(say_(Phrase::a_pokemon)) : names_.card(e_.slot_card);
    }
    std::string word() const { return names_.word(e_.word, what_the_word_names()); }
    NameOf what_the_word_names() const {
        if (event_.type == EventKind::marked) return NameOf::trait;
        const bool card = event_.type == EventKind::value_chosen && e_.answer == OptionKind::name;
        return card ? NameOf::card : NameOf::text;
    }
    std::string number() const { return std::to_string(event_.n); }
    std::string condition() const { return std::string(say_(static_cast<SpecialCondition>(event_.n))); }
    std::string face() const { return std::string(say_(event_.n ? Phrase::heads : Phrase::tails)); }

    std::string coin() const;
    std::string placed() const;
    std::string benched() const;
    std::string attached() const;
    std::string counters() const;
    std::string moved() const;
    std::string moved_to_hand() const;
    std::string extra_cards() const;
    std::string value() const;
    std::string ended() const;

    const LogEntry& e_;
    const Event& event_;
    const Names& names_;
    const Say say_;
    std::string_view cards_;
};

std::string Sentence::coin() const {
    const bool heads = event_.n != 0;
    if (event_.clause == Clause::I_G_2) return say_(Phrase::log_first_coin, {face(), names_.seat(heads ? 0 : 1)});
    if (event_.clause == Clause::A_01_2b)
        return say_(heads ? Phrase::log_confused_heads : Phrase::log_confused_tails,
                    {slot(), say_.count(Phrase::counters_one, Phrase::counters_many, 3)});
    if (event_.clause == Clause::cond_asleep) return say_(heads ? Phrase::log_wakes : Phrase::log_sleeps_on, {slot()});
    if (event_.clause == Clause::cond_burned)
        return say_(heads ? Phrase::log_burn_ends : Phrase::log_burns_on, {slot()});
    return say_(Phrase::log_coin, {who(), face()});  // a coin of a card's text
}

std::string Sentence::placed() const {
    return say_(e_.active ? Phrase::log_places_active : Phrase::log_places_bench, {who(), copy()});
}

std::string Sentence::benched() const {
    if (e_.active) return say_(Phrase::log_to_active, {copy()});
    if (event_.from == Where::deck) return say_(Phrase::log_benched_from_deck, {copy()});
    if (event_.from == Where::discard) return say_(Phrase::log_benched_from_discard, {copy()});
    return say_(Phrase::log_benched, {copy()});
}

std::string Sentence::attached() const {
    return say_(event_.to == Where::under ? Phrase::log_under : Phrase::log_attaches, {who(), copy(), slot()});
}

std::string Sentence::counters() const {
    const int n = event_.n < 0 ? -event_.n / 10 : event_.n / 10;
    const std::string many = say_.count(Phrase::counters_one, Phrase::counters_many, n);
    if (event_.n < 0) return say_(Phrase::log_counters_off, {slot(), many});
    if (event_.clause == Clause::I_F_b3_1) return say_(Phrase::log_poisoned, {slot(), many});
    if (event_.clause == Clause::cond_burned) return say_(Phrase::log_burned, {slot(), many});
    return say_(Phrase::log_counters, {slot(), many});
}

std::string Sentence::moved_to_hand() const {
    if (event_.from == Where::deck) return say_(Phrase::log_from_deck_to_hand, {who(), copy()});
    if (event_.from == Where::discard) return say_(Phrase::log_from_discard_to_hand, {who(), copy()});
    const bool was_in_play = event_.from == Where::stack || is_attached(event_.from);
    return say_(was_in_play ? Phrase::log_back_to_hand : Phrase::log_to_hand, {who(), copy()});
}

std::string Sentence::moved() const {
    switch (event_.to) {
        case Where::deck: return say_(Phrase::log_to_deck, {who(), copy()});
        case Where::hand: return moved_to_hand();
        case Where::discard:
            if (event_.from == Where::playing) return say_(Phrase::log_used_card, {who(), copy()});
            if (event_.from == Where::deck) return say_(Phrase::log_discards_deck, {who(), copy()});
            if (event_.from == Where::hand) return say_(Phrase::log_discards, {who(), copy()});
            return say_(Phrase::log_discarded_from, {who(), copy()});
        case Where::lost: return say_(Phrase::log_to_lost, {who(), copy()});
        case Where::prizes: return say_(Phrase::log_to_prizes, {who(), copy()});
        case Where::aside: return say_(Phrase::log_aside, {who(), copy()});
        case Where::nowhere:
        case Where::stadium:
        case Where::playing:
        case Where::stack:
        case Where::energy:
        case Where::tool:
        case Where::under:
        case Where::item: break;
    }
    return say_(Phrase::log_moves, {who(), copy()});
}

std::string Sentence::extra_cards() const {
    if (event_.n <= 0) return say_(Phrase::log_extra_none, {who()});
    return say_(Phrase::log_extra, {who(), say_.count(Phrase::cards_one, Phrase::cards_many, event_.n)});
}

std::string Sentence::value() const {
    if (e_.answer == OptionKind::type) return std::string(say_(static_cast<Type>(event_.n)));
    if (e_.answer == OptionKind::condition) return condition();
    if (e_.answer == OptionKind::name || e_.answer == OptionKind::attack) return word();
    return number();
}

std::string Sentence::ended() const {
    const auto outcome = static_cast<Outcome>(event_.n);
    if (outcome == Outcome::draw) return std::string(say_(Phrase::log_draw));
    return say_(Phrase::log_wins, {names_.seat(outcome == Outcome::seat0_wins ? 0 : 1)});
}

std::string Sentence::text() const {
    switch (event_.type) {
        case EventKind::coin: return coin();
        case EventKind::goes_first: return say_(Phrase::log_goes_first, {who()});
        case EventKind::shuffled: return say_(Phrase::log_shuffles, {who()});
        case EventKind::drawn: return say_(Phrase::log_draws, {who(), copy()});
        case EventKind::no_basic: return say_(Phrase::log_no_basic, {who(), {}});
        case EventKind::placed: return placed();
        case EventKind::extra_cards: return extra_cards();
        case EventKind::match_begins: return std::string(say_(Phrase::log_begins));
        case EventKind::turn_begins: return say_(Phrase::log_turn, {number(), who()});
        case EventKind::benched: return benched();
        case EventKind::attached: return attached();
        case EventKind::evolved: return say_(Phrase::log_evolves, {other(), copy()});
        case EventKind::devolved: return say_(Phrase::log_devolves, {copy(), slot()});
        case EventKind::played: return say_(Phrase::log_plays, {who(), copy()});
        case EventKind::stadium_in_play: return say_(Phrase::log_stadium, {copy()});
        case EventKind::ability_used: return say_(Phrase::log_ability, {copy(), word()});
        case EventKind::stadium_used: return say_(Phrase::log_uses_stadium, {who(), copy()});
        case EventKind::retreated: return say_(Phrase::log_retreats, {other(), copy()});
        case EventKind::switched: return say_(Phrase::log_switched, {other(), copy()});
        case EventKind::promoted: return say_(Phrase::log_promoted, {copy()});
        case EventKind::attack_declared: return say_(Phrase::log_announces, {slot(), word()});
        case EventKind::attack_failed: return say_(Phrase::log_fails, {slot()});
        case EventKind::damaged: return say_(Phrase::log_damage, {slot(), number()});
        case EventKind::damage_zero: return say_(Phrase::log_no_damage, {slot()});
        case EventKind::counters: return counters();
        case EventKind::healed: return say_(Phrase::log_healed, {slot(), number()});
        case EventKind::condition: return say_(Phrase::log_condition, {slot(), condition()});
        case EventKind::cured: return say_(Phrase::log_cured, {slot(), condition()});
        case EventKind::blocked: return say_(Phrase::log_blocked, {slot()});
        case EventKind::knocked_out: return say_(Phrase::log_knocked_out, {copy()});
        case EventKind::prize_taken:
            return say_(e_.card == no_card ? Phrase::log_takes_prize : Phrase::log_takes_known_prize, {who(), copy()});
        case EventKind::moved: return moved();
        case EventKind::revealed: return say_(Phrase::log_shows, {who(), copy()});
        case EventKind::looked: return say_(Phrase::log_looks, {who(), copy()});
        case EventKind::lasting_begins:
            return say_(e_.card == no_card ? Phrase::log_effect_begins : Phrase::log_lasting, {copy()});
        case EventKind::checkup_begins: return std::string(say_(Phrase::log_checkup));
        case EventKind::turn_ends: return say_(Phrase::log_turn_ends, {who()});
        case EventKind::sudden_death: return std::string(say_(Phrase::log_sudden_death));
        case EventKind::match_ends: return ended();
        case EventKind::value_chosen: return say_(Phrase::log_chooses, {who(), value()});
        case EventKind::marked: return say_(Phrase::log_marked, {slot(), word()});
        case EventKind::not_carried_out: return say_(Phrase::log_left_out, {copy()});
        case EventKind::by_hand: return say_(Phrase::log_by_hand, {copy()});
    }
    return {};
}

}  // namespace

std::string sentence_of(const LogEntry& entry, const Names& names, std::string_view cards) {
    std::string text = Sentence(entry, names, cards).text();
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

}  // namespace cubenight::text
