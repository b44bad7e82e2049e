// One sentence for one entry.
#include "src/text/clause_text.hpp"
#include "src/text/match_phrases.hpp"
#include "src/text/ultraman/ending_text.hpp"
#include "src/text/ultraman/log_text.hpp"
#include "src/text/ultraman/phrases.hpp"

namespace cubenight::ultraman::text {

using namespace cubenight::text;

namespace {

std::string points(std::int32_t bp) { return std::to_string(bp); }

class Sentence {
public:
    Sentence(const LogEntry& entry, const Names& names, std::string_view cards)
        : e_(entry), event_(entry.event), names_(names), say_(names.say()), cards_(cards) {}

    std::string text() const;

private:
    std::string who() const { return names_.seat(event_.seat); }
    std::string copy() const { return cards_.empty() ? names_.card(e_.card) : std::string(cards_); }
    std::string character() const { return names_.character(e_.spot_card, event_.spot); }
    std::string area() const { return area_number(event_.spot); }
    std::string number() const { return std::to_string(event_.n < 0 ? -event_.n : event_.n); }
    std::string its_text() const { return names_.text(e_.card, event_.n); }
    // The text of that card which is carried out.
    std::string source() const { return names_.text(e_.card, event_.by.text); }
    // "Ultraman Tiga Multi Type Lv 2", or "a character" where the card is hidden.
    std::string card_set() const {
        return e_.card == no_card ? std::string(say_(Phrase::a_character)) : names_.card_with_level(e_.card);
    }
    std::string plain(auto phrase) const { return std::string(say_(phrase)); }

    std::string scene() const;
    std::string levelled_up() const;
    std::string idle() const;
    std::string opened() const;
    std::string lost() const;
    std::string moved() const;
    std::string moved_to_hand() const;
    std::string moved_to_discard() const;
    std::string stacked() const;
    std::string swapped() const;
    std::string lasting_begins() const;
    std::string given() const;
    std::string number_given(Phrase more, Phrase less) const;
    std::string type_given() const;
    std::string forbidden() const;
    std::string battle() const;
    std::string tied() const;
    std::string value() const;
    std::string corrected() const;
    std::string ended() const;

    const LogEntry& e_;
    const Event& event_;
    const Names& names_;
    const Say say_;
    std::string_view cards_;
};

std::string Sentence::scene() const {
    if (e_.other == no_card) return say_(Phrase::log_scene, {who(), copy()});
    return say_(Phrase::log_scene_instead, {who(), copy(), names_.card(e_.other)});
}

// Who knows the card below names the character by it, face down or not.
std::string Sentence::levelled_up() const {
    const CardId below = e_.spot_card == no_card ? e_.other : e_.spot_card;
    if (below == no_card && e_.card == no_card) return say_(Phrase::log_levels_up_unseen, {who(), area()});
    const std::string above = e_.card == no_card ? copy() : names_.card_with_level(e_.card);
    return say_(Phrase::log_levels_up, {who(), names_.character(below, event_.spot), above});
}

// A phase, or a seat's step of it, in which nothing is done.
std::string Sentence::idle() const {
    const bool unable = event_.type == EventKind::unable;
    switch (static_cast<Phase>(event_.n)) {
        case Phase::draw:
            return event_.seat == no_seat ? plain(Phrase::log_no_first_draw)
                                          : say_(Phrase::log_nothing_to_draw, {who()});
        case Phase::lead_scene: return say_(unable ? Phrase::log_cant_scene : Phrase::log_no_scene, {who()});
        case Phase::level_up: return say_(unable ? Phrase::log_cant_level_up : Phrase::log_no_level_up, {who()});
        case Phase::activate: return say_(unable ? Phrase::log_cant_activate : Phrase::log_no_activation, {who()});
        case Phase::setup:
        case Phase::start:
        case Phase::set:
        case Phase::open:
        case Phase::judgement:
        case Phase::end: break;
    }
    return say_(Phrase::log_does_nothing, {who()});
}

std::string Sentence::opened() const {
    const std::string what = cards_.empty() ? names_.character(e_.card, event_.spot) : std::string(cards_);
    return say_(Phrase::log_opens, {who(), what});
}

// Why a text that waited does nothing: its card has gone, or what else its clause says.
std::string Sentence::lost() const {
    return say_(Phrase::log_text_lost,
                {its_text(), std::string(clause_reason(citation(event_.clause), names_.language))});
}

std::string Sentence::moved_to_hand() const {
    switch (event_.from) {
        case Where::deck: return say_(Phrase::log_from_deck_to_hand, {who(), copy()});
        case Where::discard: return say_(Phrase::log_from_discard_to_hand, {who(), copy()});
        case Where::nowhere:
        case Where::hand:
        case Where::exile:
        case Where::scene:
        case Where::character:
        case Where::charge: break;
    }
    return say_(Phrase::log_back_to_hand, {who(), copy()});
}

std::string Sentence::moved_to_discard() const {
    switch (event_.from) {
        case Where::hand: return say_(Phrase::log_discards, {who(), copy()});
        case Where::deck: return say_(Phrase::log_discards_deck, {who(), copy()});
        case Where::nowhere:
        case Where::discard:
        case Where::exile:
        case Where::scene:
        case Where::character:
        case Where::charge: break;
    }
    return say_(Phrase::log_to_discard, {who(), copy()});
}

std::string Sentence::moved() const {
    switch (event_.to) {
        case Where::deck: return say_(event_.n ? Phrase::log_to_bottom : Phrase::log_to_top, {who(), copy()});
        case Where::hand: return moved_to_hand();
        case Where::discard: return moved_to_discard();
        case Where::exile: return say_(Phrase::log_exiled, {who(), copy()});
        case Where::nowhere:
        case Where::scene:
        case Where::character:
        case Where::charge: break;
    }
    return say_(MatchPhrase::log_moves, {who(), copy()});
}

std::string Sentence::stacked() const {
    return say_(event_.n ? Phrase::log_goes_under : Phrase::log_goes_onto, {copy(), character()});
}

std::string Sentence::swapped() const {
    const Spot other{static_cast<std::uint8_t>(event_.n)};
    return say_(Phrase::log_swapped, {character(), names_.character(e_.other_spot_card, other)});
}

// More, or less, by how much.
std::string Sentence::number_given(Phrase more, Phrase less) const {
    return say_(event_.n >= 0 ? more : less, {character(), number()});
}

std::string Sentence::type_given() const {
    const auto bits = static_cast<std::uint16_t>(event_.n);
    const std::string types = types_text({static_cast<std::uint16_t>(bits & 0xFF)}, say_);
    if (event_.change == Change::type_also) return say_(Phrase::gets_type, {character(), types});
    if (event_.change == Change::type_instead) return say_(Phrase::gets_type_alone, {character(), types});
    const std::string before = types_text({static_cast<std::uint16_t>(bits >> 8)}, say_);
    return say_(Phrase::gets_type_for, {character(), before, types});
}

// What cards cannot be done to, or a character cannot do.
std::string Sentence::forbidden() const {
    const std::string whom = event_.spot == no_spot ? plain(Phrase::these_cards) : character();
    const bool theirs = doer_of(event_.n) == Player::them;
    switch (action_of(event_.n)) {
        case ActionKind::level_up: return say_(Phrase::cant_level_up, {whom});
        case ActionKind::resolve_enter: return say_(Phrase::cant_enter, {whom});
        case ActionKind::be_exiled: return say_(theirs ? Phrase::cant_exile_by_them : Phrase::cant_exile, {whom});
        case ActionKind::be_discarded:
            return say_(theirs ? Phrase::cant_discard_by_them : Phrase::cant_discard, {whom});
    }
    return {};
}

std::string Sentence::given() const {
    switch (event_.change) {
        case Change::grade: return number_given(Phrase::gets_grade_up, Phrase::gets_grade_down);
        case Change::bp: return number_given(Phrase::gets_bp_up, Phrase::gets_bp_down);
        case Change::level: return number_given(Phrase::gets_level_up, Phrase::gets_level_down);
        case Change::columns: return say_(Phrase::gets_columns, {character(), number()});
        case Change::extra: return say_(Phrase::gets_extra, {character()});
        case Change::type_also:
        case Change::type_instead:
        case Change::type_swapped: return type_given();
        case Change::keeps_grade_up: return say_(Phrase::keeps_grade_up, {character()});
        case Change::keeps_grade_down: return say_(Phrase::keeps_grade_down, {character()});
        case Change::keeps_bp_plus: return say_(Phrase::keeps_bp_plus, {character()});
        case Change::keeps_bp_minus: return say_(Phrase::keeps_bp_minus, {character()});
        case Change::wins: return say_(Phrase::gets_win, {character()});
        case Change::ties: return say_(Phrase::gets_tie, {character()});
        case Change::cant: return forbidden();
        case Change::waits: return plain(Phrase::waits_for_end);
        case Change::negated: break;
    }
    return plain(MatchPhrase::log_effect_begins);
}

std::string Sentence::lasting_begins() const {
    switch (e_.lasts) {
        case Lasts::this_turn: break;
        case Lasts::next_turn: return say_(Phrase::log_next_turn, {given()});
        case Lasts::rest_of_match: return say_(Phrase::log_rest_of_match, {given()});
    }
    return given();
}

// "Area 2 to Ada: Ultraman Tiga Multi Type (BP 10000) beats Kyrieloid (BP 8000)."
std::string Sentence::battle() const {
    const std::string won = names_.card(e_.fighters[event_.seat]);
    const SeatId other = opponent(event_.seat);
    if (event_.bp[other] < 0) return say_(Phrase::log_battle_alone, {area(), who(), won});
    const bool by_text = event_.clause != Clause::c5_9_4_1;
    return say_(by_text ? Phrase::log_battle_by_text : Phrase::log_battle,
                {area(), who(), won, points(event_.bp[event_.seat]), names_.card(e_.fighters[other]),
                 points(event_.bp[other])});
}

std::string Sentence::tied() const {
    const std::string where = std::to_string(event_.n + 1);
    const auto side = [&](SeatId seat) { return names_.card(e_.fighters[seat]); };
    for (const SeatId seat : both_seats)
        if (event_.bp[seat] < 0) return say_(Phrase::log_tie_alone, {where, side(opponent(seat))});
    const bool by_text = event_.clause != Clause::c5_9_5_1;
    return say_(by_text ? Phrase::log_tie_by_text : Phrase::log_tie,
                {where, side(seat0), points(event_.bp[seat0]), side(seat1), points(event_.bp[seat1])});
}

std::string Sentence::value() const {
    if (e_.answer == OptionKind::type) return types_text({static_cast<std::uint16_t>(event_.n)}, say_);
    return number();
}

std::string Sentence::corrected() const {
    const Phrase phrase = event_.to == Where::hand ? Phrase::log_wrong_to_hand : Phrase::log_wrong_to_discard;
    return say_(phrase, {copy(), area()});
}

std::string Sentence::ended() const {
    const auto winner = play::winner_of(static_cast<Outcome>(event_.n));
    const std::string end = winner ? say_(MatchPhrase::log_wins, {names_.seat(*winner)}) : plain(MatchPhrase::log_draw);
    const std::string why = ending_text(e_.ending, e_.turn, names_.language);
    return why.empty() ? end : say_(MatchPhrase::log_because, {end, why});
}

std::string Sentence::text() const {
    switch (event_.type) {
        case EventKind::contest_won: return say_(Phrase::log_contest, {who()});
        case EventKind::leads: return say_(Phrase::log_leads, {who()});
        case EventKind::shuffled: return say_(Phrase::log_shuffles, {who()});
        case EventKind::drawn: return say_(MatchPhrase::log_draws, {who(), copy()});
        case EventKind::redrawn: {
            const std::string drawn =
                cards_.empty() ? say_.count(Phrase::cards_one, Phrase::cards_many, event_.n) : std::string(cards_);
            return say_(Phrase::log_redraws, {who(), drawn});
        }
        case EventKind::hand_kept: return say_(Phrase::log_keeps_hand, {who()});
        case EventKind::passed:
        case EventKind::unable: return idle();
        case EventKind::turn_begins: return say_(Phrase::log_turn_led, {number(), who()});
        case EventKind::phase_begins: return std::string(phase_text(static_cast<Phase>(event_.n), names_.language));
        case EventKind::step_begins:
            return say_(Phrase::log_step,
                        {std::string(phase_text(static_cast<Phase>(event_.n), names_.language)), who()});
        case EventKind::scene_set: return scene();
        case EventKind::character_set: return say_(Phrase::log_sets, {who(), card_set(), area()});
        case EventKind::levelled_up: return levelled_up();
        case EventKind::opened: return opened();
        case EventKind::text_used: return say_(Phrase::log_uses_text, {who(), its_text()});
        case EventKind::text_begins:
            return say_(event_.clause == Clause::c9_2_1 ? Phrase::log_text_begins : Phrase::log_text_lent,
                        {its_text()});
        case EventKind::text_idle: return say_(Phrase::log_text_idle, {its_text()});
        case EventKind::unmet:
            return say_(Phrase::log_text_unmet,
                        {source(), names_.words_of_condition(e_.card, event_.by.text, event_.n)});
        case EventKind::declined: return say_(Phrase::log_text_declined, {who(), source()});
        case EventKind::unpayable: return say_(Phrase::log_text_unpayable, {source()});
        case EventKind::in_vain: return say_(Phrase::log_text_in_vain, {source()});
        case EventKind::text_lost: return lost();
        case EventKind::text_ends: return say_(Phrase::log_text_ends, {copy()});
        case EventKind::moved: return moved();
        case EventKind::revealed: return say_(Phrase::log_reveals, {who(), copy()});
        case EventKind::looked: return say_(MatchPhrase::log_looks, {who(), copy()});
        case EventKind::stacked: return stacked();
        case EventKind::deployed: return say_(Phrase::log_deployed, {who(), copy(), area()});
        case EventKind::swapped: return swapped();
        case EventKind::charged: return say_(Phrase::log_charged, {character(), copy()});
        case EventKind::lasting_begins: return lasting_begins();
        case EventKind::lasting_ends:
            return event_.spot == no_spot
                       ? plain(MatchPhrase::log_effect_ends)
                       : say_(MatchPhrase::log_effect_ends_on, {cards_.empty() ? character() : std::string(cards_)});
        case EventKind::negated: return say_(Phrase::log_negated, {its_text()});
        case EventKind::value_chosen: return say_(MatchPhrase::log_chooses, {who(), value()});
        case EventKind::battle: return battle();
        case EventKind::battle_tied: return tied();
        case EventKind::battle_empty: return say_(Phrase::log_nobody_fights, {std::to_string(event_.n + 1)});
        case EventKind::wins_counted:
            return say_(Phrase::log_battles_won,
                        {cards_.empty() ? say_(Phrase::won_by, {who(), number()}) : std::string(cards_)});
        case EventKind::goes_on: return plain(Phrase::log_no_winner_yet);
        case EventKind::next_lead: return say_(Phrase::log_next_lead, {who()});
        case EventKind::stack_corrected: return corrected();
        case EventKind::characters_set: return say_(Phrase::log_cannot_set, {who()});
        case EventKind::not_carried_out: return say_(MatchPhrase::log_left_out, {copy()});
        case EventKind::match_ends: return ended();
        case EventKind::correction:
            return plain(event_.n == static_cast<int>(CorrectionNews::begins) ? MatchPhrase::log_judge_begins
                                                                              : MatchPhrase::log_judge_done);
    }
    return {};
}

// What a sentence says itself, or what the rules alone bring about, has no source before it.
bool is_told_with_source(EventKind kind) {
    switch (kind) {
        case EventKind::shuffled:
        case EventKind::drawn:
        case EventKind::scene_set:
        case EventKind::moved:
        case EventKind::revealed:
        case EventKind::looked:
        case EventKind::stacked:
        case EventKind::deployed:
        case EventKind::swapped:
        case EventKind::charged:
        case EventKind::lasting_begins:
        case EventKind::lasting_ends:
        case EventKind::negated:
        case EventKind::value_chosen:
        case EventKind::match_ends: return true;
        case EventKind::contest_won:
        case EventKind::leads:
        case EventKind::redrawn:
        case EventKind::hand_kept:
        case EventKind::turn_begins:
        case EventKind::phase_begins:
        case EventKind::step_begins:
        case EventKind::passed:
        case EventKind::unable:
        case EventKind::character_set:
        case EventKind::levelled_up:
        case EventKind::opened:
        case EventKind::text_used:
        case EventKind::text_begins:
        case EventKind::text_lost:
        case EventKind::text_idle:
        case EventKind::text_ends:
        case EventKind::unmet:
        case EventKind::declined:
        case EventKind::unpayable:
        case EventKind::in_vain:
        case EventKind::battle:
        case EventKind::battle_tied:
        case EventKind::battle_empty:
        case EventKind::wins_counted:
        case EventKind::goes_on:
        case EventKind::next_lead:
        case EventKind::stack_corrected:
        case EventKind::characters_set:
        case EventKind::not_carried_out:
        case EventKind::correction: break;
    }
    return false;
}

}  // namespace

std::string with_source(std::string sentence, const LogEntry& entry, const Names& names) {
    const Source& by = entry.event.by;
    if (by.by_hand && entry.event.type != EventKind::correction)
        return names.say()(MatchPhrase::log_hand_step, {sentence});
    if (!by.is_text() || !is_told_with_source(entry.event.type)) return sentence;
    const bool begins_or_ends =
        entry.event.type == EventKind::lasting_begins || entry.event.type == EventKind::lasting_ends;
    const bool goes_on = by.lasting && !begins_or_ends;
    return names.say()(goes_on ? MatchPhrase::log_goes_on : MatchPhrase::log_by,
                       {names.source(by, entry.by), sentence});
}

std::string sentence_of(const LogEntry& entry, const Names& names, std::string_view cards) {
    return capitalized(Sentence(entry, names, cards).text());
}

}  // namespace cubenight::ultraman::text
