// Who is meant by the names of a scenario, and which options an answer means.
#include <algorithm>

#include "engine/language/tokens.hpp"
#include "engine/scenario/ultraman/play/table.hpp"

namespace cubenight::ultraman::scenario {

std::optional<CopyId> Table::labelled(std::string_view label) const {
    const auto found = stage_.labels.find(label);
    if (found == stage_.labels.end()) return std::nullopt;
    return found->second;
}

bool Table::is_known_name(std::string_view name) const {
    return std::any_of(cards().begin(), cards().end(),
                       [&](const Card& card) { return card.number == name || card.name == name; });
}

bool Table::is_called(CopyId copy, std::string_view name) const {
    if (copy == no_copy || state(match_, copy).card == no_card) return false;
    const Card& card = cards()[state(match_, copy).card];
    return card.number == name || (card.name == name && !cards().find_number(name));
}

std::optional<Error> Table::check_names(const Ref& ref) const {
    if (!ref.label.empty() && !labelled(ref.label))
        return Error{{}, ref.line, saying("nothing has the label ${0}", ref.label)};
    if (!ref.name.empty() && !is_known_name(ref.name))
        return Error{{}, ref.line, saying("no card is called {0}", quoted(ref.name))};
    return std::nullopt;
}

namespace {

Where where_of(RefPlace place) {
    switch (place) {
        case RefPlace::hand: return Where::hand;
        case RefPlace::deck: return Where::deck;
        case RefPlace::discard: return Where::discard;
        case RefPlace::exiled: return Where::exile;
        case RefPlace::scene: return Where::scene;
        case RefPlace::anywhere:
        case RefPlace::area: break;
    }
    return Where::nowhere;
}

}  // namespace

bool Table::copy_fits(const Ref& ref, CopyId copy) const {
    if (copy == no_copy || state(match_, copy).card == no_card) return false;
    const CopyState& c = state(match_, copy);
    if (!ref.label.empty() && labelled(ref.label) != copy) return false;
    if (!ref.name.empty() && !is_called(copy, ref.name)) return false;
    if (ref.place == RefPlace::area) {
        if (c.where != Where::character && c.where != Where::charge) return false;
        if (ref.seat && seat_of(c.spot) != *ref.seat) return false;
        if (area_of(c.spot) != ref.area - 1) return false;
        if (ref.part == Part::charge) return c.where == Where::charge;
        if (c.where == Where::charge) return false;
        return !ref.name.empty() || ref.part == Part::card || at(match_, c.spot).top == copy;
    }
    if (ref.seat && owner(copy) != *ref.seat) return false;
    return ref.place == RefPlace::anywhere || c.where == where_of(ref.place);
}

Result<std::vector<CopyId>> Table::copies(const Ref& ref) const {
    if (auto error = check_names(ref)) return *error;
    std::vector<CopyId> found;
    for (std::uint8_t i = 0; i < most_copies; ++i)
        if (copy_fits(ref, CopyId{i})) found.push_back(CopyId{i});
    return found;
}

std::optional<Spot> Table::place(const Ref& ref, SeatId usual) const {
    if (ref.place != RefPlace::area) return std::nullopt;
    return spot_of(ref.area - 1, ref.seat.value_or(usual));
}

Result<std::vector<Spot>> Table::spots(const Ref& ref) const {
    if (auto error = check_names(ref)) return *error;
    std::vector<Spot> found;
    if (ref.part != Part::none) return found;
    each_character(match_, [&](Spot spot) {
        if (ref.seat && seat_of(spot) != *ref.seat) return;
        if (ref.place != RefPlace::anywhere && ref.place != RefPlace::area) return;
        if (ref.place == RefPlace::area && area_of(spot) != ref.area - 1) return;
        if (!ref.label.empty() && ultraman::spot_of(match_, *labelled(ref.label)) != spot) return;
        if (!ref.name.empty() && !is_called(at(match_, spot).top, ref.name)) return;
        found.push_back(spot);
    });
    return found;
}

// -- options

bool Table::fits_object(Option option, const Ref& ref) const {
    const auto stands = [&](Spot spot) {
        const auto meant = spots(ref);
        return meant && std::find(meant->begin(), meant->end(), spot) != meant->end();
    };
    switch (option.kind) {
        case OptionKind::copy:
        case OptionKind::name:
        case OptionKind::scene:
        case OptionKind::set:
        case OptionKind::level_up: return copy_fits(ref, CopyId{option.a});
        case OptionKind::activate:
        case OptionKind::text: {
            const CopyId copy{option.a};
            return copy_fits(ref, copy) ||
                   (state(match_, copy).where == Where::character && stands(ultraman::spot_of(match_, copy)));
        }
        case OptionKind::character: return stands(Spot{option.a});
        case OptionKind::spot:
            return ref.name.empty() && ref.label.empty() ? place(ref, seat_of(Spot{option.a})) == Spot{option.a}
                                                         : stands(Spot{option.a});
        case OptionKind::part: {
            if (match_.choice.kind != ChoiceKind::trigger_order || option.b >= most_copies) return false;
            const CopyId copy{option.b};
            return copy_fits(ref, copy) ||
                   (state(match_, copy).where == Where::character && stands(ultraman::spot_of(match_, copy)));
        }
        case OptionKind::none:
        case OptionKind::winner:
        case OptionKind::lead:
        case OptionKind::next:
        case OptionKind::done:
        case OptionKind::yes:
        case OptionKind::no:
        case OptionKind::top:
        case OptionKind::bottom:
        case OptionKind::number:
        case OptionKind::type:
        case OptionKind::concede:
        case OptionKind::agree_draw:
        case OptionKind::by_generator:
        case OptionKind::hand_verb:
        case OptionKind::hand_place:
        case OptionKind::back:
        case OptionKind::judge: break;
    }
    return false;
}

bool Table::fits(Option option, const Answer& answer) const {
    using Kind = Answer::Kind;
    const bool any_object = answer.object.name.empty() && answer.object.label.empty() &&
                            answer.object.place == RefPlace::anywhere && !answer.object.seat;
    switch (answer.kind) {
        case Kind::object: return fits_object(option, answer.object);
        case Kind::text: {
            const bool order = match_.choice.kind == ChoiceKind::trigger_order && option.kind == OptionKind::part;
            if (option.kind != OptionKind::text && option.kind != OptionKind::activate && !order) return false;
            return (order ? option.c : option.b) == answer.number - 1 &&
                   (any_object || fits_object(option, answer.object));
        }
        case Kind::yes: return option.kind == OptionKind::yes;
        case Kind::no: return option.kind == OptionKind::no;
        case Kind::done: return option.kind == OptionKind::done;
        case Kind::lead: return option.kind == OptionKind::lead;
        case Kind::next: return option.kind == OptionKind::next;
        case Kind::top: return option.kind == OptionKind::top;
        case Kind::bottom: return option.kind == OptionKind::bottom;
        case Kind::number: return option.kind == OptionKind::number && (option.a | option.b << 8) == answer.number;
        case Kind::type: return option.kind == OptionKind::type && option.a == answer.number;
        case Kind::part:
        case Kind::option: break;
    }
    return false;
}

std::vector<Option> Table::matching(const Answer& answer) const {
    std::vector<Option> found;
    const auto& options = match_.choice.options;
    int ordinal = 0;
    for (Option option : options) {
        const bool counts = answer.kind == Answer::Kind::option || option.kind == OptionKind::part;
        ordinal += counts;
        const bool by_number = answer.kind == Answer::Kind::option || answer.kind == Answer::Kind::part;
        if (by_number ? counts && ordinal == answer.number : fits(option, answer)) found.push_back(option);
    }
    return found;
}

// -- what an act of a step means

namespace {

// Those of the first of these sorts of which there are any.
template <class F>
std::vector<CopyId> best(const std::vector<CopyId>& copies, F rank) {
    std::vector<CopyId> found;
    int best = 99;
    for (CopyId copy : copies) {
        const int r = rank(copy);
        if (r < best) found.clear(), best = r;
        if (r == best) found.push_back(copy);
    }
    return found;
}

}  // namespace

Result<std::vector<Option>> Table::wishes(const Act& act, SeatId seat) const {
    const auto byte = [](int n) { return static_cast<std::uint8_t>(n); };
    auto copies = this->copies(act.subject);
    if (!copies) return copies.error();
    std::vector<Option> found;
    if (act.kind == ActKind::use) {
        *copies = best(*copies, [&](CopyId copy) {
            const CopyState& c = state(match_, copy);
            const bool top = c.where == Where::character && open_top(match_, c.spot) == copy;
            const bool field = c.where == Where::character || c.where == Where::scene;
            return (top || c.where == Where::scene ? 0 : field ? 2 : 4) + (owner(copy) != seat);
        });
        for (CopyId copy : *copies) {
            const CompiledCard& card = book().card(state(match_, copy).card);
            int text = act.text - 1;
            for (int i = 0; act.text == 0 && i < card.text_count; ++i) {
                if (!book().text(card, i).activated) continue;
                if (text >= 0) return Error{{}, act.subject.line, saying("it has several [Activate] texts: say which")};
                text = i;
            }
            found.push_back({OptionKind::activate, copy.value, byte(std::max(text, 0)), 0});
        }
        return found;
    }
    *copies = best(*copies, [&](CopyId copy) {
        return (state(match_, copy).where == Where::hand ? 0 : 2) + (owner(copy) != seat);
    });
    std::vector<Spot> onto;
    if (act.kind == ActKind::level_up) {
        const auto spots = this->spots(*act.onto);
        if (!spots) return spots.error();
        for (Spot spot : *spots)
            if (act.onto->seat || seat_of(spot) == seat) onto.push_back(spot);
        if (onto.empty()) onto = *spots;
        if (const auto vacant = place(*act.onto, seat); onto.empty() && vacant) onto.push_back(*vacant);
        if (onto.empty()) return Error{{}, act.subject.line, saying("there is no such character")};
        if (onto.size() > 1)
            return Error{{}, act.subject.line, saying("several characters are meant: say `my area 2`")};
    } else if (act.onto) {
        onto.push_back(*place(*act.onto, seat));
    } else if (act.kind == ActKind::set && !match_.choice.options.empty()) {
        onto.push_back(Spot{match_.choice.options[0].b});
    }
    const OptionKind kind = act.kind == ActKind::scene ? OptionKind::scene
                            : act.kind == ActKind::set ? OptionKind::set
                                                       : OptionKind::level_up;
    const std::uint8_t spot = kind == OptionKind::scene || onto.empty() ? std::uint8_t{0} : onto[0].value;
    for (CopyId copy : *copies) found.push_back({kind, copy.value, spot, 0});
    return found;
}

}  // namespace cubenight::ultraman::scenario
