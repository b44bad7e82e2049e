#include "src/gui/screens/ultraman/values.hpp"

#include <algorithm>

#include "src/gui/screens/common/listed.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/ultraman/asking.hpp"
#include "src/text/ultraman/why_not.hpp"

namespace cubenight::gui::ucg {

namespace {

template <class Pile>
bool holds(const Pile& pile, CopyId copy) {
    return std::find(pile.begin(), pile.end(), copy) != pile.end();
}

bool is_turn(ChoiceKind kind) {
    return kind == ChoiceKind::set_scene || kind == ChoiceKind::set_character || kind == ChoiceKind::level_up ||
           kind == ChoiceKind::activate;
}

bool of_hand(ChoiceKind kind) { return is_turn(kind) && kind != ChoiceKind::activate; }

// It lies where it can be pressed: a character, a place, a card of the own hand, the scene, a highest card.
bool in_sight(const Values& v, const Option& option) {
    if (option.kind == OptionKind::character || option.kind == OptionKind::spot) return true;
    if (option.kind != OptionKind::copy) return false;
    const CopyId copy{option.a};
    return copy == v.view.scene || holds(v.view.seats[v.me].hand, copy) || v.spot_on_top(copy) != no_spot;
}

AskAt where_asked(const Values& v) {
    if (!v.view.asks_me) return AskAt::nowhere;
    if (is_turn(v.view.choice.kind)) return AskAt::turn;
    const auto& options = v.options;
    if (options.empty()) return AskAt::buttons;
    if (std::all_of(options.begin(), options.end(), [&](const Option& o) { return in_sight(v, o); }))
        return AskAt::board;
    const bool cards =
        std::all_of(options.begin(), options.end(), [](const Option& o) { return o.kind == OptionKind::copy; });
    return cards ? AskAt::list : AskAt::buttons;
}

std::optional<SeatId> first_lead_of(std::span<const said::LogEntry> log) {
    for (const said::LogEntry& entry : log)
        if (entry.event.type == ultraman::EventKind::leads) return entry.event.seat;
    return std::nullopt;
}

}  // namespace

const Card* Values::card(CopyId copy) const {
    if (copy == no_copy || !cards_) return nullptr;
    const CardId id = view.cards[copy.value];
    return id == no_card || id.value >= cards_->size() ? nullptr : &(*cards_)[id];
}

CopyId Values::open_top(Spot spot) const {
    const CharacterView& c = character(spot);
    return c.face_down < c.cards.size() ? c.cards[c.face_down] : no_copy;
}

Spot Values::spot_on_top(CopyId copy) const {
    if (copy == no_copy) return no_spot;
    for (int i = 0; i < 2 * view.areas; ++i) {
        const Spot spot{static_cast<std::uint8_t>(i)};
        if (character(spot).there && open_top(spot) == copy) return spot;
    }
    return no_spot;
}

int Values::areas() const {
    int areas = view.areas;
    for (const Option& option : options) {
        if (option.kind == OptionKind::set) areas = std::max(areas, area_of(Spot{option.b}) + 1);
        if (option.kind == OptionKind::spot) areas = std::max(areas, area_of(Spot{option.a}) + 1);
    }
    return areas;
}

std::vector<Option> Values::options_at(Spot spot) const {
    std::vector<Option> found;
    for (const Option& option : options) {
        const bool here =
            option.kind == OptionKind::character || option.kind == OptionKind::spot ? option.a == spot.value
            : option.kind == OptionKind::copy || option.kind == OptionKind::activate
                ? spot_on_top(CopyId{option.a}) == spot
            : option.kind == OptionKind::level_up || option.kind == OptionKind::set ? option.b == spot.value
                                                                                    : false;
        if (here) found.push_back(option);
    }
    return found;
}

std::vector<Option> Values::options_of_scene() const {
    std::vector<Option> found;
    for (const Option& option : options)
        if ((option.kind == OptionKind::copy || option.kind == OptionKind::activate) && view.scene != no_copy &&
            option.a == view.scene.value)
            found.push_back(option);
    return found;
}

const HandCard* Values::held(CopyId copy) const {
    const auto found = std::find_if(hand.begin(), hand.end(), [&](const HandCard& h) { return h.copy == copy; });
    return found == hand.end() || copy == no_copy ? nullptr : &*found;
}

int Values::number_of(Option option) const {
    return std::ranges::find(options, option) == options.end() ? 0 : numbers_.number_of(option);
}

std::optional<Option> Values::numbered(int digit) const {
    const auto option = numbers_.at(digit);
    return option && number_of(*option) > 0 ? option : std::nullopt;
}

CopyId Values::chosen_by(int digit) const {
    const auto option = at == AskAt::board && !numbered(digit) ? numbers_.at(digit) : std::nullopt;
    return option && option->kind == OptionKind::copy ? CopyId{option->a} : no_copy;
}

bool Values::refresh(UltramanSession& session, Language language) {
    const SeatId seat = session.seat().value();
    if (version_ == session.version() && seat_ == seat && names.language == language) return false;
    version_ = session.version();
    seat_ = seat;
    view = session.view();
    way_back = session.can_take_back();
    bot_acts = gui::bot_acts(session);
    read(session, session.log(), language);
    return true;
}

void Values::read_past(UltramanSession& session, const UltramanSession::Past& past, Language language) {
    view = past.view;
    view.asks_me = false;
    view.choice = {};
    way_back = bot_acts = false;
    read(session, past.log.first(past.entries), language);
    other_hand.clear();
    for (const CopyId copy : view.seats[opponent(view.seat)].hand) {
        if (!card(copy)) return other_hand.clear();
        HandCard held;
        held.copy = copy, held.card = card(copy);
        other_hand.push_back(std::move(held));
    }
}

void Values::read(UltramanSession& session, std::span<const said::LogEntry> log, Language language) {
    cards_ = &session.cards();
    me = view.seat, them = opponent(me);
    names.book = &session.book();
    names.seats = {session.name(play::seat0), session.name(play::seat1)};
    names.language = language;
    names.cards = cards_;
    const std::optional<SeatId> chosen = first_lead_of(log);
    first_lead = chosen.value_or(play::seat0);
    lead = view.phase == Phase::setup ? chosen : std::optional(view.lead);
    prompt = said::prompt_of(names, view);
    read_choice();
    read_hand(session);
    read_list();
    read_looked();
    told = log.size();
    lines = said::log_lines(log, names);
}

void Values::read_choice() {
    armed.reset();
    options.clear(), done.reset();
    for (const Option& option : view.choice.options) {
        if (option.kind == OptionKind::done || option.kind == OptionKind::back) done = option;
        else options.push_back(option);
    }
    at = where_asked(*this);
    if (at == AskAt::board) {
        // Cards of the hand are numbered as they lie there.
        const auto& lies = view.seats[me].hand;
        std::ranges::stable_sort(options, {}, [&](const Option& option) {
            return option.kind == OptionKind::copy ? std::ranges::find(lies, CopyId{option.a}) - lies.begin()
                                                   : lies.size();
        });
    }
    numbers_.follow(options, view.choice.source, at == AskAt::board ? view.choice.picked : 0);
}

void Values::read_hand(UltramanSession& session) {
    hand.clear();
    int number = 0;
    for (const CopyId copy : view.seats[me].hand) {
        HandCard held = read_held(session, copy);
        if (!held.plays.empty() && number < 9) held.number = ++number;
        hand.push_back(std::move(held));
    }
}

HandCard Values::read_held(UltramanSession& session, CopyId copy) const {
    HandCard held;
    held.copy = copy;
    held.card = card(copy);
    if (copy == no_copy || !of_hand(kind())) return held;
    for (const Option& option : options)
        if (option.a == copy.value) held.plays.push_back(option);
    if (held.plays.empty()) explain(session, held);
    else held.label = said::act_label(held.plays.front().kind, names.language);
    return held;
}

// Of level-ups the reason is told that is nearest to success: somebody whose character it is comes before all others.
void Values::explain(UltramanSession& session, HandCard& held) const {
    const auto ask = [&](Option option) {
        const Clause clause = session.why_not(option);
        if (clause == Clause::none || (!held.why_not.empty() && clause == Clause::c5_6_2_1)) return;
        held.clause = clause;
        held.why_not = said::why_not_here(*names.book, view, option, clause, names.language);
    };
    const std::uint8_t copy = held.copy.value;
    if (kind() == ChoiceKind::set_scene) return ask({OptionKind::scene, copy, 0, 0});
    if (kind() == ChoiceKind::set_character)
        return ask({OptionKind::set, copy, options.empty() ? std::uint8_t{0} : options.front().b, 0});
    for (int area = 0; area < view.areas; ++area)
        if (const Spot spot = spot_of(area, me); character(spot).there)
            ask({OptionKind::level_up, copy, spot.value, 0});
}

std::string Values::place_of(CopyId copy) const {
    const text::Say say = names.say();
    for (const SeatId seat : play::both_seats) {
        const ultraman::SeatView& player = view.seats[seat];
        const auto place = [&](Text my, Text whose) { return say(seat == me ? my : whose, {names.seats[seat]}); };
        if (holds(player.discard, copy)) return place(Text::ucg_in_my_discard, Text::ucg_in_discard);
        if (holds(player.exile, copy)) return place(Text::ucg_in_my_exile, Text::ucg_in_exile);
        if (holds(player.hand, copy)) return place(Text::match_in_my_hand, Text::match_in_hand);
    }
    for (int i = 0; i < 2 * view.areas; ++i) {
        const CharacterView& c = view.characters[static_cast<std::size_t>(i)];
        const Spot spot{static_cast<std::uint8_t>(i)};
        if (!holds(c.cards, copy) && !holds(c.charged, copy)) continue;
        const Card* top = card(open_top(spot));
        const std::string area = std::to_string(area_of(spot) + 1);
        return top ? say(Text::match_on, {ultraman::whole_name_in(*top, names.language)})
                   : say(Text::ucg_in_area, {area});
    }
    if (copy.value < ultraman::deck_capacity ? me == play::seat0 : me == play::seat1)
        return std::string(say(Text::ucg_in_my_deck));
    return say(Text::ucg_in_deck, {names.seats[them]});
}

void Values::read_list() {
    list.clear();
    if (at != AskAt::list) return;
    for (const Option& option : options)
        add_listed<ListedCard>(list, {option, card(CopyId{option.a}), 1, place_of(CopyId{option.a})});
}

// What the text lets one see beside the cards that can be chosen.
void Values::read_looked() {
    looked.clear();
    for (const CopyId copy : said::cards_looked_at(view)) {
        const Card* known = card(copy);
        if (!known || number_of({OptionKind::copy, copy.value, 0, 0}) > 0) continue;
        add_listed<ListedCard>(looked, {{OptionKind::none, copy.value, 0, 0}, known, 1, place_of(copy)});
    }
}

std::string why_not_words(const Values& v, UltramanSession& session, Option option) {
    const Clause clause = session.why_not(option);
    if (clause == Clause::none) return {};
    return text::with_clause(said::why_not_here(*v.names.book, v.view, option, clause, v.names.language),
                             v.names.cited(clause));
}

}  // namespace cubenight::gui::ucg
