#include "engine/bots/ultraman/steady.hpp"

#include <algorithm>

#include "engine/bots/ultraman/hand.hpp"
#include "engine/bots/ultraman/picks.hpp"
#include "engine/bots/ultraman/plan.hpp"

namespace cubenight::ultraman::steady {
namespace {

Option option_of_kind(const Choice& choice, OptionKind kind) {
    for (const Option& option : choice.options)
        if (option.kind == kind) return option;
    return choice.options[0];
}

// A scene in the first hand, in BP: it draws a card for itself, and helps in every turn.
inline constexpr int bp_of_scene = 6000;
// Scenes of more rounds wait too long for that.
inline constexpr int most_rounds_soon = 1;

// The three best lines of the first hand, since who has less BP in three battles has not won, and a scene.
int worth_of_hand(const Rulebook& book, const View& view) {
    const Pile& hand = view.seats[view.seat].hand;
    const auto card = [&](CopyId copy) -> const CompiledCard& { return book.card(view.cards[copy.value]); };
    CopySet used;
    const bool has_scene = std::any_of(hand.begin(), hand.end(), [&](CopyId copy) {
        return card(copy).is_scene() && card(copy).round <= most_rounds_soon;
    });
    int sum = has_scene ? bp_of_scene : 0;
    for (int line = 0; line < 3; ++line) {
        const Line best = best_line(hand, card, used);
        sum += best.bp;
        for (CopyId copy : {best.low, best.high})
            if (copy != no_copy) used.insert(copy);
    }
    return sum;
}

// A hand with less than others have on average is changed, since the new one costs nothing.
inline constexpr int least_of_hand = 29'000;

}  // namespace

Option option(const Rulebook& book, const View& view, Generator& generator) {
    const Choice& choice = view.choice;
    if (choice.options.size() == 1) return choice.options[0];
    Effort effort;
    switch (choice.kind) {
        case ChoiceKind::lead_or_next: return option_of_kind(choice, OptionKind::lead);  // a scene is the Lead player's
        case ChoiceKind::redraw:
            return option_of_kind(choice, worth_of_hand(book, view) < least_of_hand ? OptionKind::yes : OptionKind::no);
        case ChoiceKind::set_scene:
        case ChoiceKind::set_character:
        case ChoiceKind::level_up:
        case ChoiceKind::activate: break;
        case ChoiceKind::none:
        case ChoiceKind::contest:
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
        case ChoiceKind::by_hand:  // bot_option answers it
        case ChoiceKind::hand_place: return pick_option(book, view, effort, generator);
    }
    const auto table = lay_out(book, view, effort);
    if (!table) return choice.options[0];
    if (choice.kind == ChoiceKind::set_scene) return scene_option(*table, view, generator);
    if (choice.kind == ChoiceKind::set_character) return set_option(*table, view, generator);
    if (choice.kind == ChoiceKind::level_up) return level_up_option(*table, view, generator);
    return activate_option(*table, view, generator);
}

}  // namespace cubenight::ultraman::steady
