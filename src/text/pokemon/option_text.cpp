#include "src/text/pokemon/option_text.hpp"

#include "src/text/match_phrases.hpp"
#include "src/text/names.hpp"
#include "src/text/pokemon/phrases.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

std::string card_label(const Names& names, const View& view, std::uint8_t copy) {
    return names.card(copy < most_copies ? view.cards[copy] : no_card);
}

std::string slot_label(const Names& names, const View& view, std::uint8_t slot) {
    const CopyId top = slot < slot_count ? view.pokemon[slot].top : no_copy;
    return top == no_copy ? std::string(names.say()(Phrase::a_pokemon)) : names.card(view.cards[top.value]);
}

std::string ability_label(const Names& names, const View& view, Option option) {
    const bool of_card = is_of_card(option);
    const CopyId copy = of_card ? CopyId{option.a} : view.pokemon[option.a].top;
    const CardId id = copy == no_copy ? no_card : view.cards[copy.value];
    if (id == no_card) return names.card(id);
    const CompiledCard& card = names.book->card(id);
    const int index = ability_index(option);
    const std::string ability =
        index < card.ability_count ? names.word(card.abilities[static_cast<std::size_t>(index)].name) : std::string();
    return names.say()(Phrase::do_ability, {names.card(id), ability});
}

std::string attack_label(const Names& names, const View& view, Option option) {
    if (view.choice.kind != ChoiceKind::either)
        return option.a < view.attacks.size() ? names.word(view.attacks[option.a].name) : std::string();
    const CardId id = option.b < most_copies ? view.cards[option.b] : no_card;
    if (id == no_card) return names.card(id);
    const CompiledCard& card = names.book->card(id);
    return option.a < card.attack_count ? names.word(card.attacks[option.a].name) : names.card(id);
}

std::string yes_label(Say say, ChoiceKind kind, OptionKind answer) {
    const bool yes = answer == OptionKind::yes;
    if (kind == ChoiceKind::go_first) return std::string(say(yes ? Phrase::do_first : Phrase::do_second));
    return std::string(say(yes ? MatchPhrase::do_yes : MatchPhrase::do_no));
}

std::string_view hand_words(Say say, HandVerb verb) {
    switch (verb) {
        case HandVerb::draw: return say(MatchPhrase::hand_draw);
        case HandVerb::look: return say(MatchPhrase::hand_look);
        case HandVerb::search: return say(MatchPhrase::hand_search);
        case HandVerb::move: return say(MatchPhrase::hand_move);
        case HandVerb::shuffle: return say(MatchPhrase::hand_shuffle);
        case HandVerb::counters: return say(Phrase::hand_counters);
        case HandVerb::heal: return say(Phrase::hand_heal);
        case HandVerb::condition: return say(Phrase::hand_condition);
        case HandVerb::cure: return say(Phrase::hand_cure);
        case HandVerb::switch_: return say(Phrase::hand_switch);
        case HandVerb::flip: return say(Phrase::hand_flip);
        case HandVerb::end_turn: return say(Phrase::hand_end_turn);
    }
    return {};
}

std::string_view place_words(Say say, HandPlace place) {
    switch (place) {
        case HandPlace::hand: return say(MatchPhrase::place_hand);
        case HandPlace::random_hand: return say(MatchPhrase::place_random_hand);
        case HandPlace::deck: return say(MatchPhrase::place_deck);
        case HandPlace::deck_top: return say(MatchPhrase::place_deck_top);
        case HandPlace::deck_bottom: return say(MatchPhrase::place_deck_bottom);
        case HandPlace::discard: return say(MatchPhrase::place_discard);
        case HandPlace::lost: return say(Phrase::place_lost);
        case HandPlace::prizes: return say(Phrase::place_prizes);
        case HandPlace::pokemon: return say(Phrase::place_pokemon);
        case HandPlace::attached: return say(Phrase::place_attached);
        case HandPlace::highest: return say(Phrase::place_highest);
        case HandPlace::stadium: return say(Phrase::place_stadium);
        case HandPlace::bench: return say(Phrase::place_bench);
        case HandPlace::active: return say(Phrase::place_active);
    }
    return {};
}

// How a card of the hand comes to be used.
enum class PlayWay : std::uint8_t { play, attach, evolve, bench };
PlayWay play_way(const CompiledCard& card) {
    if (card.kind == CardKind::tool || is_energy(card.kind)) return PlayWay::attach;
    if (card.kind != CardKind::pokemon) return card.fossil ? PlayWay::bench : PlayWay::play;
    if (!is_evolution(card.stage)) return PlayWay::bench;
    return card.plays_as_basic ? PlayWay::play : PlayWay::evolve;
}

std::string play_label(const Names& names, const View& view, Option option) {
    const Say say = names.say();
    const std::string card = card_label(names, view, option.a);
    const CardId id = option.a < most_copies ? view.cards[option.a] : no_card;
    if (id == no_card) return say(Phrase::do_play, {card});
    switch (play_way(names.book->card(id))) {
        case PlayWay::attach: return say(Phrase::do_attach_it, {card});
        case PlayWay::evolve: return say(Phrase::do_evolve_into, {card});
        case PlayWay::bench: return say(Phrase::do_bench_it, {card});
        case PlayWay::play: return say(Phrase::do_play, {card});
    }
    return {};
}

}  // namespace

std::string option_label(const Names& names, const View& view, Option option) {
    const Say say = names.say();
    switch (option.kind) {
        case OptionKind::none: return {};
        case OptionKind::play: return play_label(names, view, option);
        case OptionKind::ability: return ability_label(names, view, option);
        case OptionKind::use_stadium:
            return say(Phrase::do_use,
                       {view.stadium == no_copy ? std::string() : card_label(names, view, view.stadium.value)});
        case OptionKind::retreat: return std::string(say(Phrase::do_retreat));
        case OptionKind::attack: return attack_label(names, view, option);
        case OptionKind::end_turn: return std::string(say(Phrase::do_end));
        case OptionKind::concede: return std::string(say(MatchPhrase::do_concede));
        case OptionKind::agree_draw: return std::string(say(MatchPhrase::do_agree_draw));
        case OptionKind::judge: return std::string(say(MatchPhrase::do_judge));
        case OptionKind::copy:
        case OptionKind::name: return card_label(names, view, option.a);
        case OptionKind::slot: return slot_label(names, view, option.a);
        case OptionKind::prize: return say(Phrase::do_prize, {std::to_string(option.a + 1)});
        case OptionKind::done:
            return std::string(
                say(view.choice.picked == 0 && view.choice.most > 0 ? MatchPhrase::do_none : MatchPhrase::do_done));
        case OptionKind::yes:
        case OptionKind::no: return yes_label(say, view.choice.kind, option.kind);
        case OptionKind::number: return std::to_string(option.a);
        case OptionKind::heads: return std::string(say(Phrase::heads));
        case OptionKind::tails: return std::string(say(Phrase::tails));
        case OptionKind::type: return std::string(say(static_cast<Type>(option.a)));
        case OptionKind::condition: return std::string(say(static_cast<SpecialCondition>(option.a)));
        case OptionKind::part:
            return view.choice.kind == ChoiceKind::trigger_order
                       ? card_label(names, view, option.b)
                       : say(MatchPhrase::do_part, {std::to_string(option.a + 1)});
        case OptionKind::discard_self: return say(Phrase::do_discard, {slot_label(names, view, option.a)});
        case OptionKind::assemble: return say(Phrase::do_assemble, {card_label(names, view, option.a)});
        case OptionKind::by_generator: return std::string(say(MatchPhrase::do_generator));
        case OptionKind::hand_verb: return std::string(hand_words(say, static_cast<HandVerb>(option.a)));
        case OptionKind::hand_place:
            return say(MatchPhrase::log_by,
                       {names.seat(SeatId{option.b}), place_words(say, static_cast<HandPlace>(option.a))});
        case OptionKind::back: return std::string(say(MatchPhrase::do_back));
        case OptionKind::as_basic: return say(Phrase::do_bench_it, {card_label(names, view, option.a)});
    }
    return {};
}

std::string play_label(const CompiledCard& card, Language language) {
    const Say say(language);
    switch (play_way(card)) {
        case PlayWay::attach: return std::string(say(Phrase::do_attach));
        case PlayWay::evolve: return std::string(say(Phrase::do_evolve));
        case PlayWay::bench: return std::string(say(Phrase::do_bench));
        case PlayWay::play: return std::string(say(Phrase::do_play_it));
    }
    return {};
}

}  // namespace cubenight::text
