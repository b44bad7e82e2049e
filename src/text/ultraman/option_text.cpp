#include "src/text/ultraman/option_text.hpp"

#include <algorithm>

#include "engine/core/printable.hpp"
#include "engine/ultraman/match/places.hpp"
#include "src/text/ultraman/asking.hpp"
#include "src/text/ultraman/phrases.hpp"

namespace cubenight::ultraman::text {

using namespace cubenight::text;

namespace {

// A price is told by itself, without what leads to its effect: "Discard 1 card →".
std::string without_arrow(std::string words) {
    constexpr std::string_view arrow = "→";
    if (words.ends_with(arrow)) words.erase(words.size() - arrow.size());
    while (words.ends_with(' ')) words.pop_back();
    return words;
}

class Asker {
public:
    Asker(const Names& names, const View& view) : names_(names), say_(names.say()), view_(view), choice_(view.choice) {}

    Prompt prompt() const;

private:
    // The card whose text asks.
    std::string source() const {
        if (choice_.clause == Clause::rule_judge) return std::string(say_(MatchPhrase::ask_judge));
        if (choice_.source >= most_copies) return std::string(say_(MatchPhrase::ask_rule));
        return names_.card(view_.cards[choice_.source]);
    }
    // What the text that asks says there, without its full stop; empty where a rule asks.
    std::string asked() const {
        const auto asking = names_.cards ? asking_text(*names_.book, view_) : std::nullopt;
        if (!asking) return {};
        return without_arrow(
            without_stop(words_around((*names_.cards)[asking->card], *asking, choice_.node, names_.language)));
    }
    Prompt of_text(auto sentence) const {
        const std::string words = asked();
        return words.empty() ? of_source(sentence) : Prompt{source(), say_(MatchPhrase::ask_plain, {words})};
    }
    Prompt plain(auto title, auto sentence) const { return {std::string(say_(title)), std::string(say_(sentence))}; }
    Prompt of_source(auto sentence) const { return {source(), std::string(say_(sentence))}; }
    Prompt waiting() const;
    std::string waiting_for(const std::string& who) const;
    Prompt redraw() const;
    Prompt scene() const;
    Prompt set() const;
    Prompt parts(Phrase what) const;
    Prompt may() const;

    const Names& names_;
    const Say say_;
    const View& view_;
    const Choice& choice_;
};

// What the other seat does, as far as the kind of its choice says it.
std::string Asker::waiting_for(const std::string& who) const {
    switch (choice_.kind) {
        case ChoiceKind::redraw: return say_(Phrase::wait_redraw, {who});
        case ChoiceKind::set_scene: return say_(Phrase::wait_scene, {who});
        case ChoiceKind::set_character: return say_(Phrase::wait_set, {who});
        case ChoiceKind::level_up: return say_(Phrase::wait_level_up, {who});
        case ChoiceKind::activate: return say_(Phrase::wait_activate, {who});
        case ChoiceKind::none:
        case ChoiceKind::contest:
        case ChoiceKind::lead_or_next:
        case ChoiceKind::trigger_order:
        case ChoiceKind::may:
        case ChoiceKind::either:
        case ChoiceKind::pick_character:
        case ChoiceKind::pick_card:
        case ChoiceKind::pick_text:
        case ChoiceKind::deck_end:
        case ChoiceKind::place:
        case ChoiceKind::number:
        case ChoiceKind::type:
        case ChoiceKind::name:
        case ChoiceKind::order:
        case ChoiceKind::agree:
        case ChoiceKind::shuffle:
        case ChoiceKind::random_card:
        case ChoiceKind::by_hand:
        case ChoiceKind::hand_place: break;
    }
    return say_(MatchPhrase::wait_choice, {who});
}

Prompt Asker::waiting() const {
    const auto seat = play::seat_of(choice_.actor);
    if (!seat) return plain(MatchPhrase::ask_rule, MatchPhrase::ask_none);
    const std::string who = names_.seat(*seat);
    return {say_(MatchPhrase::wait_for, {who}), waiting_for(who)};
}

Prompt Asker::redraw() const {
    const std::string cards = std::to_string(view_.seats[view_.seat].hand.size());
    return {std::string(say_(Phrase::ask_redraw)), say_(Phrase::ask_redraw_do, {cards})};
}

Prompt Asker::scene() const {
    return {std::string(say_(Phrase::ask_scene)), say_(Phrase::ask_scene_do, {std::to_string(view_.rounds)})};
}

Prompt Asker::set() const {
    const std::string area = choice_.options.empty() ? std::string() : area_number(Spot{choice_.options[0].b});
    return {say_(Phrase::ask_set, {area}), std::string(say_(Phrase::ask_set_do))};
}

Prompt Asker::parts(Phrase what) const {
    const std::string words = asked();
    return {source(), part_asked(say_, words.empty() ? std::string(say_(what)) : words, choice_.picked, choice_.least,
                                 choice_.most)};
}

// What would happen, not the whole text.
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
        case ChoiceKind::contest: return plain(Phrase::ask_contest, MatchPhrase::ask_chance_do);
        case ChoiceKind::lead_or_next: return plain(Phrase::ask_lead, Phrase::ask_lead_do);
        case ChoiceKind::redraw: return redraw();
        case ChoiceKind::set_scene: return scene();
        case ChoiceKind::set_character: return set();
        case ChoiceKind::level_up: return plain(Phrase::ask_level_up, Phrase::ask_level_up_do);
        case ChoiceKind::activate: return plain(Phrase::ask_activate, Phrase::ask_activate_do);
        case ChoiceKind::trigger_order: return plain(MatchPhrase::ask_triggers, MatchPhrase::ask_triggers_do);
        case ChoiceKind::may: return may();
        case ChoiceKind::either: return of_source(MatchPhrase::ask_either_do);
        case ChoiceKind::pick_character: return parts(Phrase::ask_character_do);
        case ChoiceKind::pick_card: return parts(Phrase::ask_card_do);
        case ChoiceKind::pick_text: return of_text(Phrase::ask_text_do);
        case ChoiceKind::deck_end: return of_text(Phrase::ask_deck_end_do);
        case ChoiceKind::place: return of_text(Phrase::ask_place_do);
        case ChoiceKind::number: return of_text(MatchPhrase::ask_number_do);
        case ChoiceKind::type: return of_text(Phrase::ask_type_do);
        case ChoiceKind::name: return of_text(Phrase::ask_name_do);
        case ChoiceKind::order: return of_source(Phrase::ask_order_do);
        case ChoiceKind::agree: return of_source(MatchPhrase::ask_agree_do);
        case ChoiceKind::shuffle: return plain(Phrase::ask_shuffle, MatchPhrase::ask_chance_do);
        case ChoiceKind::random_card: return plain(Phrase::ask_random, MatchPhrase::ask_chance_do);
        case ChoiceKind::by_hand: return plain(MatchPhrase::ask_judge, MatchPhrase::ask_judge_do);
        case ChoiceKind::hand_place: return of_source(MatchPhrase::ask_hand_place);
    }
    return {};
}

std::string_view hand_words(const Say& say, HandVerb verb) {
    switch (verb) {
        case HandVerb::draw: return say(MatchPhrase::hand_draw);
        case HandVerb::look: return say(MatchPhrase::hand_look);
        case HandVerb::search: return say(MatchPhrase::hand_search);
        case HandVerb::move: return say(MatchPhrase::hand_move);
        case HandVerb::shuffle: return say(MatchPhrase::hand_shuffle);
        case HandVerb::swap: return say(Phrase::hand_swap);
        case HandVerb::bp_up: return say(Phrase::hand_bp_up);
        case HandVerb::bp_down: return say(Phrase::hand_bp_down);
        case HandVerb::grade_up: return say(Phrase::hand_grade_up);
        case HandVerb::grade_down: return say(Phrase::hand_grade_down);
    }
    return {};
}

std::string_view place_words(const Say& say, HandPlace place) {
    switch (place) {
        case HandPlace::hand: return say(MatchPhrase::place_hand);
        case HandPlace::random_hand: return say(MatchPhrase::place_random_hand);
        case HandPlace::deck: return say(MatchPhrase::place_deck);
        case HandPlace::deck_top: return say(MatchPhrase::place_deck_top);
        case HandPlace::deck_bottom: return say(MatchPhrase::place_deck_bottom);
        case HandPlace::discard: return say(MatchPhrase::place_discard);
        case HandPlace::exile: return say(Phrase::place_exile);
        case HandPlace::scene: return say(Phrase::place_scene);
        case HandPlace::character: return say(Phrase::place_character);
        case HandPlace::top_card: return say(Phrase::place_top_card);
        case HandPlace::charge: return say(Phrase::place_charge);
        case HandPlace::area: return say(Phrase::place_area);
    }
    return {};
}

// The character that the card is a part of.
Spot spot_of(const View& view, CopyId copy) {
    for (std::size_t i = 0; i < view.characters.size(); ++i) {
        const auto& cards = view.characters[i].cards;
        if (std::ranges::find(cards, copy) != cards.end()) return Spot{static_cast<std::uint8_t>(i)};
    }
    return no_spot;
}

class Labels {
public:
    Labels(const Names& names, const View& view) : names_(names), say_(names.say()), view_(view) {}

    std::string of(Option option) const;

private:
    CardId id(std::uint8_t copy) const { return copy < most_copies ? view_.cards[copy] : no_card; }
    std::string card(std::uint8_t copy) const { return names_.card_with_level(id(copy)); }
    std::string plain(auto phrase) const { return std::string(say_(phrase)); }
    std::string character(Spot spot) const;
    std::string used_text(Option option) const;
    std::string yes_or_no(bool yes) const;
    std::string done() const;
    std::string part(Option option) const;
    std::string number(Option option) const;
    std::string character_name(std::uint8_t copy) const;
    std::string waiting(Option option) const;

    const Names& names_;
    const Say say_;
    const View& view_;
};

// By its open top card, the own one by the top card that its player knows; of the other seat with that seat's name.
std::string Labels::character(Spot spot) const {
    const CharacterView& shown = view_.characters[spot.value];
    CopyId top = no_copy;
    for (std::size_t i = shown.cards.size(); i-- > 0;)
        if (shown.cards[i] != no_copy) top = shown.cards[i];
    const CardId card = top == no_copy ? no_card : view_.cards[top.value];
    if (seat_of(spot) == view_.seat) return names_.character(card, spot);
    const std::string name = card == no_card ? plain(Phrase::face_down) : names_.card(card);
    return say_(Phrase::in_area_of, {name, area_number(spot), names_.seat(seat_of(spot))});
}

// The card whose text it is; which text, where more of the same card are offered.
std::string Labels::used_text(Option option) const {
    const auto same = std::ranges::count_if(view_.choice.options, [&](const Option& other) {
        return other.kind == OptionKind::activate && other.a == option.a;
    });
    return say_(Phrase::do_use_text, {same > 1 ? names_.text(id(option.a), option.b) : names_.card(id(option.a))});
}

std::string Labels::yes_or_no(bool yes) const {
    if (view_.choice.kind == ChoiceKind::redraw) return plain(yes ? Phrase::do_redraw : Phrase::do_keep);
    return plain(yes ? MatchPhrase::do_yes : MatchPhrase::do_no);
}

std::string Labels::done() const {
    const ChoiceKind kind = view_.choice.kind;
    if (kind == ChoiceKind::set_scene) return plain(Phrase::do_no_scene);
    if (kind == ChoiceKind::level_up) return plain(Phrase::do_no_level_up);
    if (kind == ChoiceKind::activate) return plain(Phrase::do_no_text);
    if (kind == ChoiceKind::shuffle) return plain(Phrase::do_leave);
    const bool none = view_.choice.picked == 0 && view_.choice.most > 0;
    return plain(none ? MatchPhrase::do_none : MatchPhrase::do_done);
}

// Of the words so many signs, cut behind a word where one ends near.
std::string first_words(std::string_view words) {
    constexpr int most = 60, near = 15;
    std::string_view rest = words;
    std::size_t cut = 0, blank = 0;
    for (int signs = 0; !rest.empty(); ++signs) {
        const std::size_t at = words.size() - rest.size();
        if (signs == most) return std::string(words.substr(0, blank > 0 ? blank : cut)) + "…";
        if (rest.front() == ' ' && signs > most - near) blank = at;
        rest.remove_prefix(first_sign(rest).second);
        cut = words.size() - rest.size();
    }
    return std::string(words);
}

// A waiting text by its card and where that lies; by its first words, too, where others of cards of that name wait.
std::string Labels::waiting(Option option) const {
    const std::string name = names_.card(id(option.b));
    const auto alike = std::ranges::count_if(view_.choice.options, [&](const Option& other) {
        return other.kind == OptionKind::part && names_.card(id(other.b)) == name;
    });
    const Spot spot = spot_of(view_, CopyId{option.b});
    const std::string where = spot == no_spot ? name : say_(Phrase::in_area, {name, area_number(spot)});
    const std::string words = names_.words_of_text(id(option.b), option.c);
    if (alike < 2 || words.empty()) return where;
    return say_(Phrase::do_waiting, {where, first_words(words)});
}

std::string Labels::part(Option option) const {
    if (view_.choice.kind == ChoiceKind::trigger_order) return waiting(option);
    const auto asking = names_.cards ? asking_text(*names_.book, view_) : std::nullopt;
    const std::string words =
        asking ? words_of_part((*names_.cards)[asking->card], *asking, view_.choice.node, option.a, names_.language)
               : std::string();
    return words.empty() ? say_(MatchPhrase::do_part, {std::to_string(option.a + 1)}) : words;
}

// A BP, or how many cards a charge takes.
std::string Labels::number(Option option) const {
    const int number = option.a | option.b << 8;
    const auto asking = names_.cards ? asking_text(*names_.book, view_) : std::nullopt;
    const bool charge =
        asking &&
        (*names_.cards)[asking->card].texts[asking->index].effect.nodes[view_.choice.node].kind == NodeKind::charge;
    if (!charge) return std::to_string(number);
    return say_(number == 1 ? Phrase::cards_one : Phrase::cards_many, {std::to_string(number)});
}

std::string Labels::character_name(std::uint8_t copy) const { return names_.character_name(id(copy)); }

std::string Labels::of(Option option) const {
    switch (option.kind) {
        case OptionKind::none: return {};
        case OptionKind::winner: return names_.seat(SeatId{option.a});
        case OptionKind::lead: return plain(Phrase::do_lead);
        case OptionKind::next: return plain(Phrase::do_next);
        case OptionKind::scene: return say_(Phrase::do_scene, {card(option.a)});
        case OptionKind::set: return say_(Phrase::do_set, {card(option.a), area_number(Spot{option.b})});
        case OptionKind::level_up: return say_(Phrase::do_level_up, {card(option.a), area_number(Spot{option.b})});
        case OptionKind::activate: return used_text(option);
        case OptionKind::done: return done();
        case OptionKind::yes:
        case OptionKind::no: return yes_or_no(option.kind == OptionKind::yes);
        case OptionKind::copy: return card(option.a);
        case OptionKind::character: return character(Spot{option.a});
        case OptionKind::spot: return say_(Phrase::do_place, {area_number(Spot{option.a})});
        case OptionKind::text: return names_.text(id(option.a), option.b);
        case OptionKind::top: return plain(Phrase::do_top);
        case OptionKind::bottom: return plain(Phrase::do_bottom);
        case OptionKind::number: return number(option);
        case OptionKind::type: return type_text(static_cast<Type>(option.a), names_.language);
        case OptionKind::name: return character_name(option.a);
        case OptionKind::part: return part(option);
        case OptionKind::concede: return plain(MatchPhrase::do_concede);
        case OptionKind::agree_draw: return plain(MatchPhrase::do_agree_draw);
        case OptionKind::by_generator: return plain(MatchPhrase::do_generator);
        case OptionKind::hand_verb: return std::string(hand_words(say_, static_cast<HandVerb>(option.a)));
        case OptionKind::hand_place:
            return say_(MatchPhrase::log_by,
                        {names_.seat(SeatId{option.b}), place_words(say_, static_cast<HandPlace>(option.a))});
        case OptionKind::back: return plain(MatchPhrase::do_back);
        case OptionKind::judge: return plain(MatchPhrase::do_judge);
    }
    return {};
}

}  // namespace

Prompt prompt_of(const Names& names, const View& view) { return Asker(names, view).prompt(); }

std::string option_label(const Names& names, const View& view, Option option) { return Labels(names, view).of(option); }

std::string act_label(OptionKind kind, Language language) {
    const auto say = [&](Phrase phrase) { return std::string(words(phrase, language)); };
    if (kind == OptionKind::scene) return say(Phrase::do_scene_short);
    if (kind == OptionKind::set) return say(Phrase::do_set_short);
    if (kind == OptionKind::level_up) return say(Phrase::ask_level_up);
    return kind == OptionKind::activate ? say(Phrase::do_use_short) : std::string();
}

}  // namespace cubenight::ultraman::text
