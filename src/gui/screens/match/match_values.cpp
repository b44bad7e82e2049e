#include "src/gui/screens/match/match_values.hpp"

#include <algorithm>

#include "engine/pokemon/match/places.hpp"
#include "src/gui/screens/common/listed.hpp"
#include "src/gui/screens/match/moves.hpp"
#include "src/text/pokemon/asking.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

template <class Pile>
bool holds(const Pile& pile, CopyId copy) {
    return std::find(pile.begin(), pile.end(), copy) != pile.end();
}

bool in_own_hand(const View& view, CopyId copy) { return holds(view.seats[view.seat].hand, copy); }

// All options lie in sight: Pokémon, Prize cards, cards of the own hand.
bool in_sight(const View& view, const std::vector<Option>& options) {
    return std::all_of(options.begin(), options.end(), [&](const Option& option) {
        if (option.kind == OptionKind::slot || option.kind == OptionKind::prize) return true;
        return option.kind == OptionKind::copy && in_own_hand(view, CopyId{option.a});
    });
}

// Cards of the hand count from left to right, as they lie there.
void put_in_sight_order(const View& view, std::vector<Option>& options) {
    const auto& hand = view.seats[view.seat].hand;
    const auto place = [&](const Option& option) {
        return option.kind == OptionKind::copy ? std::find(hand.begin(), hand.end(), CopyId{option.a}) - hand.begin()
                                               : 0;
    };
    std::stable_sort(options.begin(), options.end(),
                     [&](const Option& a, const Option& b) { return place(a) < place(b); });
}

bool of_cards(const std::vector<Option>& options) {
    return std::all_of(options.begin(), options.end(),
                       [](const Option& o) { return o.kind == OptionKind::copy || o.kind == OptionKind::name; });
}

AskAt where_asked(const View& view, const std::vector<Option>& options) {
    if (!view.asks_me) return AskAt::nowhere;
    if (view.choice.kind == ChoiceKind::main) return AskAt::turn;
    if (options.empty()) return AskAt::buttons;
    if (in_sight(view, options)) return AskAt::board;
    return of_cards(options) ? AskAt::list : AskAt::buttons;
}

}  // namespace

const Card* MatchValues::card(CopyId copy) const {
    if (copy == no_copy || !cards_) return nullptr;
    const CardId id = view.cards[copy.value];
    return id == no_card || id.value >= cards_->size() ? nullptr : &(*cards_)[id];
}

const Card* MatchValues::top(std::uint8_t slot) const {
    return slot >= slot_count ? nullptr : card(view.pokemon[slot].top);
}

int MatchValues::number_of(OptionKind kind, std::uint8_t a) const {
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].kind == kind && options[i].a == a) return static_cast<int>(i) + 1;
    return 0;
}

std::optional<Option> MatchValues::option_of(OptionKind kind, std::uint8_t a) const {
    const int number = number_of(kind, a);
    return number == 0 ? std::nullopt : std::optional(options[static_cast<std::size_t>(number) - 1]);
}

std::optional<Option> MatchValues::action_of(OptionKind kind) const {
    for (const Option& option : actions)
        if (option.kind == kind) return option;
    return std::nullopt;
}

bool MatchValues::chooses_from_hand() const {
    const auto of_hand = [](const Option& option) { return option.kind == OptionKind::copy; };
    return at == AskAt::board && std::any_of(options.begin(), options.end(), of_hand);
}

bool MatchValues::is_chosen(CopyId copy) const {
    return at != AskAt::nowhere && copy != no_copy && holds(view.picks, copy);
}

CopyId MatchValues::asking_card() const {
    const CopyId copy{view.choice.source};
    if (view.choice.source >= most_copies || !card(copy) || copy == view.stadium) return no_copy;
    for (const SeatId seat : both_seats) {
        const pokemon::SeatView& s = view.seats[seat];
        if (holds(s.hand, copy) || holds(s.discard, copy) || holds(s.lost, copy) || holds(s.deck, copy) ||
            holds(s.prizes, copy))
            return no_copy;
    }
    for (const PokemonView& p : view.pokemon)
        if (p.top == copy || holds(p.attached, copy) || holds(p.below, copy)) return no_copy;
    return copy;
}

std::vector<Option> MatchValues::abilities() const {
    std::vector<Option> found;
    for (const Option& option : actions)
        if (option.kind == OptionKind::ability || option.kind == OptionKind::assemble ||
            option.kind == OptionKind::discard_self)
            found.push_back(option);
    return found;
}

std::vector<Option> MatchValues::abilities_of(std::uint8_t slot) const {
    std::vector<Option> found;
    for (const Option& option : abilities())
        if (option.kind != OptionKind::assemble && option.a == slot && !is_of_card(option)) found.push_back(option);
    return found;
}

int MatchValues::places(SeatId seat) const {
    const pokemon::SeatView& s = view.seats[seat];
    return std::max<int>(s.bench_limit, static_cast<int>(s.bench.size()));
}

std::optional<Option> MatchValues::numbered(int digit) const {
    const auto index = static_cast<std::size_t>(digit) - 1;
    switch (at) {
        case AskAt::nowhere: return std::nullopt;
        case AskAt::turn:
            for (const HandCard& held : hand)
                if (held.number == digit && held.play) return held.play;
            return std::nullopt;
        case AskAt::board: return index < options.size() ? std::optional(options[index]) : std::nullopt;
        case AskAt::list:
        case AskAt::buttons: return std::nullopt;  // they hear their own keys, where they are in sight
    }
    return std::nullopt;
}

InPlay MatchValues::in_play(std::uint8_t slot) const {
    const PokemonView& p = view.pokemon[slot];
    const auto has = [&p](SpecialCondition condition) { return (p.conditions >> static_cast<int>(condition)) & 1; };
    InPlay play;
    play.hp = p.max_hp;
    play.hp_left = std::max(0, p.max_hp - p.damage + (motion ? motion->to_fall(pokemon_place(slot)) : 0));
    play.energy.assign(p.energy.begin(), p.energy.end());
    for (const CopyId copy : p.attached)
        if (const Card* lies = card(copy);
            lies && is_trainer(lies->kind) && (lies->kind == CardKind::tool || play.tool.empty()))
            play.tool = name_in(*lies, names.language);
    play.asleep = has(SpecialCondition::asleep);
    play.confused = has(SpecialCondition::confused);
    play.paralyzed = has(SpecialCondition::paralyzed);
    play.burned = has(SpecialCondition::burned);
    play.poisoned = has(SpecialCondition::poisoned);
    return play;
}

bool MatchValues::refresh(MatchSession& session, text::Language language) {
    const SeatId seat = session.seat().value();
    if (version_ == session.version() && seat_ == seat && names.language == language) return false;
    version_ = session.version();
    seat_ = seat;
    view = session.view();
    way_back = session.can_take_back();
    bot_acts = cubenight::gui::bot_acts(session);
    read(session, session.log(), language);
    return true;
}

void MatchValues::read_past(MatchSession& session, const MatchSession::Past& past, text::Language language) {
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

void MatchValues::read(MatchSession& session, std::span<const text::LogEntry> log, text::Language language) {
    if (cards_ != &session.cards()) {
        cards_ = &session.cards();
        looks_ = CardLooks(session.cards(), session.book().rules());
    }
    me = view.seat, them = opponent(me);
    names.book = &session.book();
    names.seats = {session.name(seat0), session.name(seat1)};
    names.language = language;
    names.cards = &session.cards();
    prompt = text::prompt_of(names, view, log);
    read_choice(session);
    read_hand(session);
    read_list();
    read_looked();
    read_attacks(session);
    read_promise(session);
    told = log.size();
    lines = text::log_lines(log, names);
    coin = text::last_coin(log);
}

void MatchValues::read_attacks(MatchSession& session) {
    armed.reset();
    // Of a moment that is past nobody asks any more what an attack would have come to.
    const Foretell foretell = actions.empty() ? Foretell() : [&](int attack) { return session.foretold(attack); };
    attacks = attack_rows(session.book(), can_take_back ? *session.before() : view, top(view.seats[me].active),
                          foretell, names.say());
    const std::uint8_t active = view.seats[me].active;
    for (AttackRow& row : attacks) {
        if (row.from == no_copy && active != no_slot) row.from = view.pokemon[active].top;
        if (!can_attack(row) || session.undoing() == Undoing::freely) continue;
        const std::optional<View> after = session.preview(*row.option);
        // Of one option nobody is asked, or it could be taken back: then a second press is one too many, but no harm.
        const bool asks = after && after->asks_me && after->choice.kind != ChoiceKind::main;
        row.stands = !asks || after->choice.options.size() == 1;
    }
}

void MatchValues::read_choice(MatchSession& session) {
    options.clear(), actions.clear(), done.reset();
    for (const Option& option : view.choice.options) {
        const bool by_button =
            option.kind == OptionKind::done || option.kind == OptionKind::back || option.kind == OptionKind::as_basic;
        if (by_button) done = option;
        else options.push_back(option);
    }
    at = where_asked(view, options);
    if (at == AskAt::board) put_in_sight_order(view, options);
    const View* before = at == AskAt::nowhere ? nullptr : session.before();
    can_take_back = before != nullptr && at != AskAt::turn;
    if (at == AskAt::turn) actions = options;
    else if (can_take_back) actions.assign(before->choice.options.begin(), before->choice.options.end());
    why_not_retreat = actions.empty() ? Clause::none : session.why_not({OptionKind::retreat, 0, 0, 0});
}

void MatchValues::read_hand(MatchSession& session) {
    hand.clear();
    int number = 0;
    for (const CopyId copy : view.seats[me].hand) {
        HandCard held;
        held.copy = copy;
        held.card = card(copy);
        const Option play{OptionKind::play, copy.value, 0, 0};
        if (!actions.empty() && copy != no_copy) {
            if (std::find(actions.begin(), actions.end(), play) != actions.end()) {
                held.play = play;
                held.label = text::play_label(session.book().card(view.cards[copy.value]), names.language);
                if (at == AskAt::turn && number < 9) held.number = ++number;
            } else {
                held.clause = session.why_not(play);
                held.why_not = text::why_not_here(session.book(), view, play, held.clause, names.language);
            }
        }
        hand.push_back(std::move(held));
    }
}

std::string MatchValues::place_of(CopyId copy) const {
    const text::Say say = names.say();
    for (const SeatId seat : both_seats) {
        const pokemon::SeatView& player = view.seats[seat];
        const auto place = [&](Text my, Text whose) { return say(seat == me ? my : whose, {names.seats[seat]}); };
        if (holds(player.discard, copy)) return place(Text::match_in_my_discard, Text::match_in_discard);
        if (holds(player.lost, copy)) return place(Text::match_in_my_lost, Text::match_in_lost);
        if (holds(player.hand, copy)) return place(Text::match_in_my_hand, Text::match_in_hand);
        if (holds(player.prizes, copy)) return place(Text::match_in_my_prizes, Text::match_in_prizes);
    }
    for (std::uint8_t slot = 0; slot < slot_count; ++slot) {
        const PokemonView& p = view.pokemon[slot];
        if ((holds(p.attached, copy) || holds(p.below, copy)) && top(slot))
            return say(Text::match_on, {name_in(*top(slot), names.language)});
    }
    if (view.choice.kind == ChoiceKind::name) return {};
    if (owner(copy) == me) return std::string(say(Text::match_in_my_deck));
    return say(Text::match_in_deck, {names.seats[them]});
}

void MatchValues::read_list() {
    list.clear();
    if (at != AskAt::list) return;
    for (const Option& option : options)
        add_listed<ListedCard>(list, {option, card(CopyId{option.a}), 1, place_of(CopyId{option.a})});
}

// What the text lets one see beside the cards that can be chosen.
void MatchValues::read_looked() {
    looked.clear();
    for (const CopyId copy : text::cards_looked_at(view)) {
        const Card* known = card(copy);
        if (!known || option_of(OptionKind::copy, copy.value)) continue;
        add_listed<ListedCard>(looked, {{OptionKind::none, copy.value, 0, 0}, known, 1, place_of(copy)});
    }
}

// "with this: Wild Burner ready": what one energy more lets the Active Pokémon do.
void MatchValues::read_promise(MatchSession& session) {
    promise.clear();
    const std::uint8_t active = view.seats[me].active;
    if (!can_take_back || view.choice.kind != ChoiceKind::energy_target || active == no_slot) return;
    const std::optional<Option> there = option_of(OptionKind::slot, active);
    const std::optional<View> after = there ? session.preview(*there) : std::nullopt;
    if (!after) return;
    for (const AttackView& attack : after->attacks) {
        const bool before = std::any_of(attacks.begin(), attacks.end(), [&](const AttackRow& row) {
            return row.option && row.name == names.word(attack.name);
        });
        if (attack.why_not == Clause::none && !before)
            promise = names.say()(Text::match_with_this, {names.word(attack.name)});
    }
}

}  // namespace cubenight::gui
