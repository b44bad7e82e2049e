#include "engine/bots/ultraman/picks.hpp"

#include <algorithm>

#include "engine/bots/ultraman/best.hpp"
#include "engine/bots/ultraman/hand.hpp"
#include "engine/bots/ultraman/prospect.hpp"
#include "engine/bots/ultraman/sense.hpp"
#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::steady {
namespace {

// What a card more or less on a character amounts to.
inline constexpr int bp_of_card = 5000;
// A card that is drawn for one that goes.
inline constexpr int worth_of_repaid = 150;

class Picker {
public:
    Picker(const Rulebook& book, const View& view, const Table& table, Generator& generator)
        : book_(book), view_(view), table_(table), untouched_(worth(table, table.match)), best_(generator) {}

    Option option() {
        const Choice& choice = view_.choice;
        const Sense sense(book_, choice.program, controller(), view_.seat);
        for (const Option& option : choice.options) best_.add(option, worth_of(sense, option));
        return best_.option();
    }

private:
    // Whose text asks.
    SeatId controller() const {
        return view_.choice.source < most_copies ? owner(CopyId{view_.choice.source}) : view_.seat;
    }

    int worth_of(const Sense& sense, Option option) const {
        const NodeIndex node = view_.choice.node;
        switch (option.kind) {
            case OptionKind::yes: return sense.worth_of_yes(node);
            case OptionKind::part:
                return view_.choice.kind == ChoiceKind::either ? sense.worth_of_part(node, option.a) : 0;
            case OptionKind::copy:
                return view_.choice.kind == ChoiceKind::pick_card ? worth_of_copy(sense, CopyId{option.a}) : 0;
            case OptionKind::character: return worth_of_character(sense, Spot{option.a});
            case OptionKind::type: return worth_of_type(option.a);
            case OptionKind::number: return option.a | option.b << 8;
            case OptionKind::text: return owner(CopyId{option.a}) == view_.seat ? 0 : 1;
            case OptionKind::none:
            case OptionKind::winner:
            case OptionKind::lead:
            case OptionKind::next:
            case OptionKind::scene:
            case OptionKind::set:
            case OptionKind::level_up:
            case OptionKind::activate:
            case OptionKind::done:
            case OptionKind::no:
            case OptionKind::spot:
            case OptionKind::top:
            case OptionKind::bottom:
            case OptionKind::name:
            case OptionKind::concede:
            case OptionKind::agree_draw:
            case OptionKind::by_generator:
            case OptionKind::hand_verb:
            case OptionKind::hand_place:
            case OptionKind::back:
            case OptionKind::judge: break;
        }
        return 0;
    }

    int worth_of_copy(const Sense& sense, CopyId copy) const {
        const Purpose purpose = sense.purpose_of(view_.choice.node);
        if (purpose.fate == Fate::given || view_.cards[copy.value] == no_card) return 0;
        const CopyId placed = table_.placed[copy.value];
        const bool mine = owner(copy) == view_.seat;
        const int worth = mine && placed != no_copy ? worth_in_hand(table_, placed)
                                                    : worth_as_printed(book_.card(view_.cards[copy.value]));
        switch (purpose.fate) {
            case Fate::lost: return (mine ? -worth : worth) + (mine && purpose.repaid ? worth_of_repaid : 0);
            case Fate::gained: return mine ? worth : -worth;
            case Fate::nothing:
            case Fate::given: break;
        }
        return worth / 8;
    }

    // Tried: what is given to the character, or a card more or less on it.
    int worth_of_character(const Sense& sense, Spot spot) const {
        const Purpose purpose = sense.purpose_of(view_.choice.node);
        if (purpose.facing) spot = facing(spot);
        Match tried = table_.match;
        if (!at(tried, spot).there() || table_.effort->spent()) return 0;
        switch (purpose.fate) {
            case Fate::given:
                sense.each_change(purpose.give, [&](Change what, int amount) { give(tried, spot, what, amount); });
                break;
            case Fate::gained: give(tried, spot, Change::bp, bp_of_card); break;
            case Fate::lost: give(tried, spot, Change::bp, -bp_of_card); break;
            case Fate::nothing: break;
        }
        return worth(table_, tried) - untouched_;
    }

    // The TYPE that serves best on some character.
    int worth_of_type(int type) const {
        int best = 0;
        each_character(table_.match, [&](Spot spot) {
            if (table_.effort->spent()) return;
            Match tried = table_.match;
            give(tried, spot, Change::type_also, 1 << type);
            best = std::max(best, worth(table_, tried) - untouched_);
        });
        return best;
    }

    const Rulebook& book_;
    const View& view_;
    const Table& table_;
    int untouched_;
    Best best_;
};

}  // namespace

Option pick_option(const Rulebook& book, const View& view, Effort& effort, Generator& generator) {
    const auto& options = view.choice.options;
    if (options.size() == 1) return options[0];
    if (view.choice.program != 0 || view.choice.node != no_node)
        if (const auto table = lay_out(book, view, effort)) return Picker(book, view, *table, generator).option();
    return options[generator.below(static_cast<std::uint32_t>(options.size()))];
}

}  // namespace cubenight::ultraman::steady
