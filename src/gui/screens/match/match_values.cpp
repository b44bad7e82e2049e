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

template <class Pile, class One>
bool holds(const Pile& pile, const One& one) {
    return std::find(pile.begin(), pile.end(), one) != pile.end();
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

std::string without_stop(std::string words) {
    for (const std::string_view stop : {".", "。"})
        if (words.ends_with(stop)) words.resize(words.size() - stop.size());
    return words;
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
    const auto option = option_of(kind, a);
    return option ? numbers_.number_of(*option) : 0;
}

std::optional<Option> MatchValues::option_of(OptionKind kind, std::uint8_t a) const {
    const auto found =
        std::ranges::find_if(options, [&](const Option& option) { return option.kind == kind && option.a == a; });
    return found == options.end() ? std::nullopt : std::optional(*found);
}

CopyId MatchValues::chosen_by(int digit) const {
    const auto option = at == AskAt::board ? numbers_.at(digit) : std::nullopt;
    const bool chosen = option && option->kind == OptionKind::copy && is_chosen(CopyId{option->a});
    return chosen ? CopyId{option->a} : no_copy;
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
    switch (at) {
        case AskAt::nowhere: return std::nullopt;
        case AskAt::turn:
            for (const HandCard& held : hand)
                if (held.number == digit && held.play) return held.play;
            return std::nullopt;
        case AskAt::board: {
            const auto option = numbers_.at(digit);
            return option && holds(options, *option) ? option : std::nullopt;
        }
        case AskAt::list:
        case AskAt::buttons: return std::nullopt;  // they hear their own keys, where they are in sight
    }
    return std::nullopt;
}

InPlay MatchValues::in_play(std::uint8_t slot) const {
    const PokemonView& p = view.pokemon[slot];
    InPlay play;
    play.hp = p.max_hp;
    play.hp_left = std::max(0, p.max_hp - p.damage + (motion ? motion->to_fall(pokemon_place(slot)) : 0));
    play.energy.assign(p.energy.begin(), p.energy.end());
    for (const CopyId copy : p.attached)
        if (const Card* lies = card(copy);
            lies && is_trainer(lies->kind) && (lies->kind == CardKind::tool || play.tool.empty()))
            play.tool = name_in(*lies, names.language);
    play.asleep = p.is(SpecialCondition::asleep);
    play.confused = p.is(SpecialCondition::confused);
    play.paralyzed = p.is(SpecialCondition::paralyzed);
    play.burned = p.is(SpecialCondition::burned);
    play.poisoned = p.is(SpecialCondition::poisoned);
    return play;
}

bool MatchValues::refresh(MatchSession& session, text::Language language) {
    const SeatId seat = session.seat().value();
    if (version_ == session.version() && seat_ == seat && names.language == language) return false;
    version_ = session.version();
    seat_ = seat;
    view = session.view();
    ask_at_once(session);
    way_back = session.can_take_back();
    bot_acts = cubenight::gui::bot_acts(session);
    read(session, session.log(), language);
    return true;
}

void MatchValues::read_past(MatchSession& session, const MatchSession::Past& past, text::Language language) {
    view = past.view;
    at_once.reset();
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

// Where the yes would show something, as looking does, it stays a question of its own.
void MatchValues::ask_at_once(const MatchSession& session) {
    at_once.reset();
    if (!view.asks_me || view.choice.kind != ChoiceKind::may) return;
    const auto answer = [&](OptionKind kind) -> std::optional<Option> {
        const auto found = std::ranges::find(view.choice.options, kind, &Option::kind);
        return found == view.choice.options.end() ? std::nullopt : std::optional(*found);
    };
    const auto yes = answer(OptionKind::yes), no = answer(OptionKind::no);
    if (!yes || !no) return;
    const std::optional<View> after = session.preview(*yes);
    if (!after || !after->asks_me || after->choice.kind != ChoiceKind::pick_card || after->choice.picked > 0 ||
        after->choice.source != view.choice.source)
        return;
    view = *after;
    at_once = AskedAtOnce{*yes, *no};
}

Said MatchValues::choose(MatchSession& session, Option option) const {
    const auto asked = at_once;  // which the first step may change
    if (!asked || is_behind(session)) return session.choose(option);
    if (option == done) return session.choose(asked->no);
    if (holds(options, option))
        if (Said said = session.choose(asked->yes)) return said;
    return session.choose(option);
}

void MatchValues::read_choice(MatchSession& session) {
    options.clear(), actions.clear(), done.reset();
    for (const Option& option : view.choice.options) {
        const bool by_button =
            option.kind == OptionKind::done || option.kind == OptionKind::back || option.kind == OptionKind::as_basic;
        if (by_button) done = option;
        else options.push_back(option);
    }
    if (at_once && !done) done = Option{OptionKind::done, 0, 0, 0};
    at = where_asked(view, options);
    if (at == AskAt::board) put_in_sight_order(view, options);
    numbers_.follow(options, view.choice.source, at == AskAt::board ? view.picks.size() + view.choice.picked : 0);
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
                read_why_not(session, held, play);
            }
        }
        hand.push_back(std::move(held));
    }
}

void MatchValues::read_why_not(MatchSession& session, HandCard& held, Option play) const {
    const text::Say say = names.say();
    held.clause = session.why_not(play);
    held.why_not = why_not_attach(session, held, play);
    const bool tried = held.clause == Clause::I_B_01_proc_1 || held.clause == Clause::I_B_02_proc_1;
    const NodeIndex missing = tried && held.card ? session.unmet_condition(held.copy) : no_node;
    if (missing != no_node) {
        held.why_not = say(Text::match_condition_unmet);
        held.explained =
            say(Text::card_use,
                {held.why_not, without_stop(text::words_around(*held.card, {no_card, text::TextPlace::play, 0}, missing,
                                                               0, names.language))});
    } else if (held.why_not.empty()) {
        held.why_not = text::why_not_here(session.book(), view, play, held.clause, names.language);
    }
    if (held.explained.empty()) held.explained = held.why_not;
}

// What an energy card itself says of who may hold it, where nobody in play may; empty for any other reason.
std::string MatchValues::why_not_attach(const MatchSession& session, const HandCard& held, Option play) const {
    if (held.clause != Clause::II_A_b2 || !held.card || !is_energy(held.card->kind)) return {};
    for (std::uint8_t slot = 0; slot < slot_count; ++slot)
        if (slot_seat(slot) == me && top(slot) && session.why_not_onto(play, slot) != Clause::II_A_b1) return {};
    const std::string words = without_stop(text::words_of_holder(*held.card, names.language));
    return words.empty() ? words : names.say()(Text::card_use, {name_in(*held.card, names.language), words});
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
