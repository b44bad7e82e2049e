// One sentence for one entry.
#include "engine/pokemon/match/places.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/names.hpp"
#include "src/text/pokemon/ending_text.hpp"
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
    std::string who() const { return names_.seat(event_.seat); }
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

    // The sentence, and which text keeps it so.
    std::string kept(std::string sentence) const {
        if (!event_.kept.is_text()) return sentence;
        return say_(Phrase::log_keeps, {sentence, names_.source(event_.kept, e_.kept)});
    }

    std::string coin() const;
    std::string shuffled() const;
    std::string blocked() const;
    std::string copied() const;
    std::string lasting() const;
    std::string placed() const;
    std::string benched() const;
    std::string attached() const;
    std::string damaged() const;
    std::string counters() const;
    std::string moved() const;
    std::string moved_to_hand() const;
    std::string extra_cards() const;
    std::string value() const;
    std::string ended() const;
    std::string by_hand() const;

    const LogEntry& e_;
    const Event& event_;
    const Names& names_;
    const Say say_;
    std::string_view cards_;
};

std::string Sentence::coin() const {
    const bool heads = event_.n != 0;
    if (event_.clause == Clause::I_G_2)
        return say_(Phrase::log_first_coin, {face(), names_.seat(heads ? seat0 : seat1)});
    if (event_.clause == Clause::A_01_2b)
        return say_(heads ? Phrase::log_confused_heads : Phrase::log_confused_tails,
                    {slot(), say_.count(Phrase::counters_one, Phrase::counters_many, 3)});
    if (event_.clause == Clause::cond_asleep) return say_(heads ? Phrase::log_wakes : Phrase::log_sleeps_on, {slot()});
    if (event_.clause == Clause::cond_burned)
        return say_(heads ? Phrase::log_burn_ends : Phrase::log_burns_on, {slot()});
    return say_(Phrase::log_coin, {who(), face()});  // a coin of a card's text
}

std::string Sentence::shuffled() const {
    if (event_.from == Where::hand) return say_(Phrase::log_shuffles_hand, {who()});
    return say_(event_.from == Where::prizes ? Phrase::log_shuffles_prizes : Phrase::log_shuffles, {who()});
}

std::string Sentence::blocked() const {
    const std::string whom = event_.slot == no_slot ? copy() : slot();
    if (event_.n <= 0) return kept(say_(Phrase::log_blocked, {whom}));
    const auto condition = static_cast<SpecialCondition>(event_.n - 1);
    return kept(say_(Phrase::log_not_ill, {whom, std::string(say_(condition))}));
}

// "Flamethrower of Charizard is used as this attack."
std::string Sentence::copied() const {
    const std::string own = names_.card(e_.card);
    const bool of_its_name = e_.card != no_card && names_.book->card(e_.card).name == e_.word;  // a Trainer
    return say_(Phrase::log_copied, {of_its_name ? own : say_(Phrase::log_text_of, {word(), own})});
}

std::string Sentence::lasting() const {
    const bool on_one = event_.slot != no_slot;
    if (event_.type == EventKind::lasting_ends)
        return on_one ? say_(MatchPhrase::log_effect_ends_on, {slot()})
                      : std::string(say_(MatchPhrase::log_effect_ends));
    if (on_one) return say_(Phrase::log_effect_begins_on, {slot()});
    if (event_.by.is_text()) return std::string(say_(MatchPhrase::log_effect_begins));
    return e_.card == no_card ? std::string(say_(MatchPhrase::log_effect_begins)) : say_(Phrase::log_lasting, {copy()});
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

std::string Sentence::damaged() const {
    const Phrase phrase = event_.weakness && event_.resistance ? Phrase::log_damage_both
                          : event_.weakness                    ? Phrase::log_damage_weakness
                          : event_.resistance                  ? Phrase::log_damage_resistance
                                                               : Phrase::log_damage;
    return say_(phrase, {slot(), number()});
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
            if (event_.clause == Clause::A_03_2) return say_(Phrase::log_pays_retreat, {who(), copy()});
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
    return say_(MatchPhrase::log_moves, {who(), copy()});
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
    const auto winner = play::winner_of(static_cast<Outcome>(event_.n));
    const std::string end =
        winner ? say_(MatchPhrase::log_wins, {names_.seat(*winner)}) : std::string(say_(MatchPhrase::log_draw));
    const std::string why = ending_text(e_.ending, e_.turn, names_.language);
    return why.empty() ? end : say_(MatchPhrase::log_because, {end, why});
}

// What a text leaves to its player; the steps in between are told as what they are.
std::string Sentence::by_hand() const {
    switch (static_cast<HandNews>(event_.n)) {
        case HandNews::begins: return say_(Phrase::log_by_hand, {copy()});
        case HandNews::passed: return say_(Phrase::log_hand_passed, {who()});
        case HandNews::done: return say_(Phrase::log_hand_done, {who()});
        case HandNews::agreed: return say_(Phrase::log_hand_agreed, {who()});
        case HandNews::refused: return say_(Phrase::log_hand_refused, {who()});
        case HandNews::judge_begins: return std::string(say_(MatchPhrase::log_judge_begins));
        case HandNews::judge_done: return std::string(say_(MatchPhrase::log_judge_done));
    }
    return {};
}

std::string Sentence::text() const {
    switch (event_.type) {
        case EventKind::coin: return coin();
        case EventKind::goes_first: return say_(Phrase::log_goes_first, {who()});
        case EventKind::shuffled: return shuffled();
        case EventKind::drawn: return say_(MatchPhrase::log_draws, {who(), copy()});
        case EventKind::no_basic: return say_(Phrase::log_no_basic, {who(), {}});
        case EventKind::placed: return placed();
        case EventKind::extra_cards: return extra_cards();
        case EventKind::match_begins: return std::string(say_(Phrase::log_begins));
        case EventKind::turn_begins: return say_(Phrase::log_turn, {number(), who()});
        case EventKind::benched: return benched();
        case EventKind::attached: return attached();
        case EventKind::evolved: return say_(Phrase::log_evolves, {other(), copy()});
        case EventKind::devolved: return say_(Phrase::log_devolves, {copy(), other()});
        case EventKind::played: return say_(Phrase::log_plays, {who(), copy()});
        case EventKind::stadium_in_play:
            return event_.by.is_text() ? say_(Phrase::log_stadium, {copy()}) : say_(Phrase::log_plays, {who(), copy()});
        case EventKind::ability_used: return say_(Phrase::log_ability, {copy(), word()});
        case EventKind::stadium_used: return say_(Phrase::log_uses_stadium, {who(), copy()});
        case EventKind::retreated: return say_(Phrase::log_retreats, {other(), copy()});
        case EventKind::switched: return say_(Phrase::log_switched, {other(), copy()});
        case EventKind::promoted: return say_(Phrase::log_promoted, {copy()});
        case EventKind::attack_declared: return say_(Phrase::log_announces, {slot(), word()});
        case EventKind::attack_failed: return say_(Phrase::log_fails, {slot()});
        case EventKind::damaged: return damaged();
        case EventKind::damage_zero: return kept(say_(Phrase::log_no_damage, {slot()}));
        case EventKind::counters: return counters();
        case EventKind::healed: return say_(Phrase::log_healed, {slot(), number()});
        case EventKind::condition: return say_(Phrase::log_condition, {slot(), condition()});
        case EventKind::cured: return say_(Phrase::log_cured, {slot(), condition()});
        case EventKind::blocked: return blocked();
        case EventKind::knocked_out: return say_(Phrase::log_knocked_out, {copy()});
        case EventKind::prize_taken:
            return say_(e_.card == no_card ? Phrase::log_takes_prize : Phrase::log_takes_known_prize, {who(), copy()});
        case EventKind::moved: return moved();
        case EventKind::revealed: return say_(Phrase::log_shows, {names_.seat(e_.owner), copy()});
        case EventKind::looked: return say_(MatchPhrase::log_looks, {who(), copy()});
        case EventKind::lasting_begins:
        case EventKind::lasting_ends: return lasting();
        case EventKind::copied: return copied();
        case EventKind::checkup_begins: return std::string(say_(Phrase::log_checkup));
        case EventKind::turn_ends: return say_(Phrase::log_turn_ends, {who()});
        case EventKind::sudden_death: return std::string(say_(Phrase::log_sudden_death));
        case EventKind::match_ends: return ended();
        case EventKind::value_chosen: return say_(MatchPhrase::log_chooses, {who(), value()});
        case EventKind::marked: return say_(Phrase::log_marked, {slot(), word()});
        case EventKind::not_carried_out: return say_(MatchPhrase::log_left_out, {copy()});
        case EventKind::by_hand: return by_hand();
    }
    return {};
}

// What a sentence says itself, or what the rules alone bring about, has no source before it.
bool is_told_with_source(const Event& event) {
    switch (event.type) {
        case EventKind::coin:
        case EventKind::counters: return event.clause != Clause::A_01_2b;  // Confusion
        case EventKind::shuffled:
        case EventKind::drawn:
        case EventKind::benched:
        case EventKind::attached:
        case EventKind::evolved:
        case EventKind::devolved:
        case EventKind::stadium_in_play:
        case EventKind::switched:
        case EventKind::damaged:
        case EventKind::damage_zero:
        case EventKind::healed:
        case EventKind::condition:
        case EventKind::cured:
        case EventKind::blocked:
        case EventKind::knocked_out:
        case EventKind::prize_taken:
        case EventKind::moved:
        case EventKind::revealed:
        case EventKind::looked:
        case EventKind::lasting_begins:
        case EventKind::lasting_ends:
        case EventKind::value_chosen:
        case EventKind::marked:
        case EventKind::copied:
        case EventKind::match_ends: return true;
        case EventKind::goes_first:
        case EventKind::no_basic:
        case EventKind::placed:
        case EventKind::extra_cards:
        case EventKind::match_begins:
        case EventKind::turn_begins:
        case EventKind::played:
        case EventKind::ability_used:
        case EventKind::stadium_used:
        case EventKind::retreated:
        case EventKind::promoted:
        case EventKind::attack_declared:
        case EventKind::attack_failed:
        case EventKind::checkup_begins:
        case EventKind::turn_ends:
        case EventKind::sudden_death:
        case EventKind::not_carried_out:
        case EventKind::by_hand: break;
    }
    return false;
}

}  // namespace

std::string with_source(std::string sentence, const LogEntry& entry, const Names& names) {
    const Source& by = entry.event.by;
    if (!by.is_text() || !is_told_with_source(entry.event)) return sentence;
    const bool goes_on = by.lasting && entry.event.type != EventKind::lasting_ends;
    std::string whole =
        names.say()(goes_on ? MatchPhrase::log_goes_on : MatchPhrase::log_by, {names.source(by, entry.by), sentence});
    return by.by_hand ? names.say()(MatchPhrase::log_hand_step, {whole}) : whole;
}

std::string sentence_of(const LogEntry& entry, const Names& names, std::string_view cards) {
    return capitalized(Sentence(entry, names, cards).text());
}

}  // namespace cubenight::text
