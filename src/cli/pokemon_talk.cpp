#include "src/cli/pokemon_talk.hpp"

#include <algorithm>

#include "engine/pokemon/game.hpp"
#include "engine/pokemon/match/places.hpp"
#include "engine/pokemon/view.hpp"
#include "src/cli/begun_action.hpp"
#include "src/cli/shown_cards.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/told_log.hpp"
#include "src/cli/words.hpp"
#include "src/games/pokemon/pokemon_match.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/names.hpp"
#include "src/text/pokemon/asking.hpp"
#include "src/text/pokemon/log_text.hpp"
#include "src/text/pokemon/option_text.hpp"
#include "src/text/pokemon/prompt.hpp"
#include "src/text/pokemon/reveals.hpp"
#include "src/text/pokemon/why_not.hpp"
#include "src/text/screen_words.hpp"

namespace cubenight::cli {
namespace {

using namespace pokemon;

std::string card_name(const text::Names& names, const View& view, CopyId copy) {
    return names.card(copy == no_copy ? no_card : view.cards[copy.value]);
}

// What one unit of energy is good for: "Fire", "Fire/Water".
std::string unit_text(TypeSet unit) {
    std::vector<std::string_view> types;
    for (int i = 0; i < type_count; ++i)
        if (const auto type = static_cast<Type>(i); type != Type::colorless && unit.has(type))
            types.push_back(say(type));
    if (types.empty()) return std::string(say(Type::colorless));
    if (types.size() > 3) return std::string(say(Word::every_type));
    std::string text;
    for (const std::string_view type : types) text.append(text.empty() ? "" : "/").append(type);
    return text;
}

// "2 Fire + Water": the units that its energy provides, equal ones counted.
std::string energy_text(const PokemonView& pokemon) {
    std::vector<std::pair<std::string, int>> counted;
    for (const TypeSet unit : pokemon.energy) {
        const std::string what = unit_text(unit);
        const auto same = std::ranges::find(counted, what, &std::pair<std::string, int>::first);
        if (same == counted.end()) counted.emplace_back(what, 1);
        else ++same->second;
    }
    std::string text;
    for (const auto& [what, count] : counted)
        text += (text.empty() ? "" : " + ") + (count > 1 ? std::to_string(count) + " " : "") + what;
    return text;
}

std::string pokemon_text(const text::Names& names, const View& view, std::uint8_t slot) {
    if (slot == no_slot) return std::string(say(Word::nobody));
    const auto& pokemon = view.pokemon[slot];
    if (pokemon.top == no_copy) return std::string(say(Word::face_down));
    std::vector<std::string> told = {
        say(Word::pokemon_hp, {card_name(names, view, pokemon.top), std::to_string(pokemon.max_hp - pokemon.damage),
                               std::to_string(pokemon.max_hp)})};
    if (!pokemon.energy.empty()) told.push_back(say(Word::pokemon_energy, {energy_text(pokemon)}));
    for (const auto copy : pokemon.attached)
        if (is_trainer(names.book->card(view.cards[copy.value]).kind)) told.push_back(card_name(names, view, copy));
    for (int i = 0; i < condition_count; ++i)
        if (const auto condition = static_cast<SpecialCondition>(i); pokemon.is(condition))
            told.emplace_back(say(condition));
    return say.row(told);
}

// "y1", "t1": your Active Pokémon and theirs, then the Bench.
std::string sign_of(const View& view, SeatId seat, int number) {
    return (seat == view.seat ? "y" : "t") + std::to_string(number);
}

std::string half_text(const text::Names& names, const View& view, SeatId seat) {
    const SeatView& player = view.seats[seat];
    int prizes = 0;
    for (unsigned bits = player.prize_there; bits; bits &= bits - 1) ++prizes;
    std::string text =
        say(Word::pokemon_half, {names.seats[seat], std::to_string(prizes), std::to_string(player.deck.size()),
                                 std::to_string(player.hand.size()), std::to_string(player.discard.size())}) +
        "\n";
    int number = 0;
    text += "  " + sign_of(view, seat, ++number) + "  " +
            say(Word::in_active_spot, {pokemon_text(names, view, player.active)}) + "\n";
    for (const auto slot : player.bench)
        text +=
            "  " + sign_of(view, seat, ++number) + "  " + say(Word::on_bench, {pokemon_text(names, view, slot)}) + "\n";
    return text;
}

std::string slot_text(const text::Names& names, const View& view, std::uint8_t slot) {
    const bool mine = slot_seat(slot) == view.seat;
    const bool active = view.seats[slot_seat(slot)].active == slot;
    const Word place =
        mine ? (active ? Word::own_active : Word::own_bench) : (active ? Word::their_active : Word::their_bench);
    return say(place, {pokemon_text(names, view, slot)});
}

std::string attack_text(const text::Names& names, const View& view, Option option) {
    std::string told = text::option_label(names, view, option);
    if (view.choice.kind == ChoiceKind::either || option.a >= view.attacks.size()) return told;
    const AttackView& attack = view.attacks[option.a];
    const int damage = attack.now;
    // That nothing comes of a printed number is said, too.
    return damage > 0 || attack.printed > 0 ? say(Word::attack_damage, {told, std::to_string(damage)})
                                            : say(Word::attack, {told});
}

std::string board_text(const text::Names& names, const View& view) {
    const std::string turn = std::to_string(view.turn);
    std::string text =
        "\n" + (view.stadium == no_copy ? say(Word::turn, {turn})
                                        : say(Word::turn_stadium, {turn, card_name(names, view, view.stadium)}));
    text += "\n" + half_text(names, view, opponent(view.seat)) + half_text(names, view, view.seat);
    std::vector<std::string> hand;
    if (view.seats[view.seat].hand.empty()) return text;
    for (const auto copy : view.seats[view.seat].hand)
        hand.push_back("h" + std::to_string(hand.size() + 1) + " " + card_name(names, view, copy));
    return text + std::string(say(Word::your_hand)) + "\n" + as_list(hand, 6);
}

std::string piles_text(const text::Names& names, const View& view) {
    std::string text;
    const auto tell = [&](std::string_view heading, const Pile& pile) {
        if (pile.empty()) return;
        std::vector<std::string> told;
        for (const CopyId copy : pile) told.push_back(card_name(names, view, copy));
        text += text::filled(heading, {std::to_string(pile.size()), names.seats[opponent(view.seat)]}) + "\n" +
                as_list(told, 6);
    };
    for (const SeatId seat : {view.seat, opponent(view.seat)}) {
        tell(say(seat == view.seat ? Word::own_discard : Word::their_discard), view.seats[seat].discard);
        const auto lost = seat == view.seat ? text::ScreenText::match_in_my_lost : text::ScreenText::match_in_lost;
        tell(text::capitalized(say(lost, {names.seats[seat]})) + " ({0}):", view.seats[seat].lost);
    }
    return text.empty() ? "  " + std::string(say(Word::no_piles)) + "\n" : text;
}

CopyId top_of(const View& view, std::uint8_t slot) { return slot < slot_count ? view.pokemon[slot].top : no_copy; }

// The card that an attack is on: one's own Active Pokémon or what is attached to it, or the card that a text names.
CopyId card_of_attack(const View& view, Option option) {
    if (view.choice.kind == ChoiceKind::either) return CopyId{option.b};
    return option.a < view.attacks.size() ? view.attacks[option.a].from : no_copy;
}

// The card that an option is about, else the one whose text asks.
CopyId card_of(const View& view, Option option) {
    const CopyId asking{view.choice.source};
    switch (option.kind) {
        case OptionKind::play:
        case OptionKind::copy:
        case OptionKind::name:
        case OptionKind::as_basic:
        case OptionKind::assemble: return CopyId{option.a};
        case OptionKind::ability: return is_of_card(option) ? CopyId{option.a} : top_of(view, option.a);
        case OptionKind::use_stadium: return view.stadium;
        case OptionKind::retreat: return top_of(view, view.seats[view.seat].active);
        case OptionKind::attack: return card_of_attack(view, option);
        case OptionKind::slot:
        case OptionKind::discard_self: return top_of(view, option.a);
        case OptionKind::part: return view.choice.kind == ChoiceKind::trigger_order ? CopyId{option.b} : asking;
        case OptionKind::none:
        case OptionKind::end_turn:
        case OptionKind::concede:
        case OptionKind::agree_draw:
        case OptionKind::judge:
        case OptionKind::prize:
        case OptionKind::done:
        case OptionKind::yes:
        case OptionKind::no:
        case OptionKind::number:
        case OptionKind::heads:
        case OptionKind::tails:
        case OptionKind::type:
        case OptionKind::condition:
        case OptionKind::by_generator:
        case OptionKind::hand_verb:
        case OptionKind::hand_place:
        case OptionKind::back: return asking;
    }
    return no_copy;
}

// `options` in the order of their numbers.
std::vector<ShownCard> shown_cards(const View& view, const std::vector<Option>& options) {
    ShownCards shown(view);
    int number = 0;
    for (const Option& option : options) shown.add(card_of(view, option), std::to_string(++number));
    shown.add_hand(view.seats[view.seat].hand);
    for (const SeatId seat : {view.seat, opponent(view.seat)}) {
        const SeatView& player = view.seats[seat];
        int place = 0;
        shown.add(top_of(view, player.active), sign_of(view, seat, ++place));
        for (const auto slot : player.bench) shown.add(top_of(view, slot), sign_of(view, seat, ++place));
    }
    for (const PokemonView& pokemon : view.pokemon) {
        shown.add_all(pokemon.below);
        shown.add_all(pokemon.attached);
    }
    shown.add(view.stadium);
    for (const SeatId seat : {view.seat, opponent(view.seat)}) {
        shown.add_all(view.seats[seat].discard);
        shown.add_all(view.seats[seat].lost);
    }
    shown.add_all(text::cards_looked_at(view));
    return shown.take();
}

// The cards that a text lets the seat see, where they are few enough to be what the question is about.
std::string looked_text(const text::Names& names, const View& view) {
    constexpr std::size_t most_told = 10;
    const std::vector<CopyId> seen = text::cards_looked_at(view);
    if (seen.empty() || seen.size() > most_told) return {};
    std::vector<std::string> told;
    for (const CopyId copy : seen) told.push_back(card_name(names, view, copy));
    return "\n" + say(Word::you_see, {names.say().row(told)});
}

std::string question_text(const text::Names& names, const View& view) {
    const text::Prompt prompt = text::prompt_of(names, view);
    const bool asks = prompt.title.ends_with('?') || prompt.title.ends_with("？");
    return say(asks ? Word::question_after : Word::question, {prompt.title, prompt.sentence}) +
           looked_text(names, view);
}

// Equal cards of the hand are told apart by their places in it.
std::string play_text(const text::Names& names, const View& view, Option option) {
    std::string told = text::option_label(names, view, option);
    const auto& hand = view.seats[view.seat].hand;
    const auto equal = [&](CopyId copy) { return copy != no_copy && view.cards[copy.value] == view.cards[option.a]; };
    if (std::ranges::count_if(hand, equal) < 2) return told;
    const auto place = std::ranges::find(hand, CopyId{option.a}) - hand.begin();
    return told + " (h" + std::to_string(place + 1) + ")";
}

// A number is told apart from the number before it, which is what is typed.
std::string number_text(const View& view, Option option) {
    const std::string number = std::to_string(option.a);
    if (view.choice.kind != ChoiceKind::extra_cards) return say(Word::the_number, {number});
    return option.a == 0 ? std::string(say(Word::draw_none)) : say(Word::draw_some, {number});
}

// With what the terminal shows nowhere else: where a Pokémon is and how it is, an attack's damage.
std::string option_text(const text::Names& names, const View& view, Option option) {
    if (option.kind == OptionKind::slot) return slot_text(names, view, option.a);
    if (option.kind == OptionKind::attack) return attack_text(names, view, option);
    if (option.kind == OptionKind::play) return play_text(names, view, option);
    if (option.kind == OptionKind::number) return number_text(view, option);
    return text::option_label(names, view, option);
}

// The options with those that play a card of the hand first, in the hand's order, and numbers by their size.
std::vector<Option> in_order(const View& view) {
    std::vector<Option> options(view.choice.options.begin(), view.choice.options.end());
    const auto& hand = view.seats[view.seat].hand;
    const auto place = [&](const Option& option) -> std::ptrdiff_t {
        if (option.kind == OptionKind::number) return option.a;
        const bool of_hand = option.kind == OptionKind::play || option.kind == OptionKind::copy;
        const auto held = of_hand ? std::ranges::find(hand, CopyId{option.a}) : hand.end();
        return held - hand.begin();
    };
    std::ranges::stable_sort(options, {}, place);
    return options;
}

// Which attacks, cards of the hand and what else of a turn cannot be done now, each with the reason.
std::string why_not_text(const text::Names& names, const View& view, const Match& match) {
    std::vector<std::string> lines;
    const auto ask = [&](Option option, const std::string& what) {
        const auto refusal = why_not(*names.book, match, option);
        if (!refusal) return;
        const std::string reason = text::why_not_here(*names.book, view, option, refusal->clause, names.language);
        std::string line = "  " + say(Word::not_now, {what, text::with_clause(reason, names.cited(refusal->clause))});
        if (std::ranges::find(lines, line) == lines.end()) lines.push_back(std::move(line));
    };
    if (view.choice.kind == ChoiceKind::main) {
        for (const CopyId copy : view.seats[view.seat].hand)
            ask({OptionKind::play, copy.value, 0, 0}, card_name(names, view, copy));
        for (std::size_t i = 0; i < view.attacks.size(); ++i) {
            const Option attack{OptionKind::attack, static_cast<std::uint8_t>(i), 0, 0};
            ask(attack, say(Word::attack, {text::option_label(names, view, attack)}));
        }
        const Option retreat{OptionKind::retreat, 0, 0, 0};
        ask(retreat, text::option_label(names, view, retreat));
    }
    if (lines.empty()) return "  " + std::string(say(Word::nothing_barred)) + "\n";
    std::string told;
    for (const std::string& line : lines) told += line + "\n";
    return told;
}

}  // namespace

MatchQuestion pokemon_question(const MatchRunner& runner, const CardSet& cards, std::array<std::string, 2> seats) {
    const PokemonMatch& match = pokemon_match(runner);
    const text::Names names{&match.book(), {std::move(seats)}, say.language(), &cards};
    const View view = view_for(match.book(), match.match(), match.to_act().value());
    MatchQuestion question;
    question.board = board_text(names, view);
    question.asked = question_text(names, view);
    question.concede = Option{OptionKind::concede, view.seat.value, 0, 0}.packed();
    const std::vector<Option> options = in_order(view);
    for (const Option& option : options)
        question.options.push_back({option_text(names, view, option), option.packed()});
    question.why_not = [names, view, &match] { return why_not_text(names, view, match.match()); };
    question.cards = shown_cards(view, options);
    question.piles = piles_text(names, view);
    return question;
}

namespace {

class PokemonTelling final : public MatchTelling {
public:
    PokemonTelling(const Rulebook& rulebook, std::array<std::string, 2> seats)
        : names_{&rulebook, {std::move(seats)}, say.language()}, log_(rulebook) {}

    std::optional<Error> begin(const MatchDecks& decks, std::uint64_t seed) {
        auto match = start_match(book(), {{decks[0], decks[1]}, seed, ChanceMode::generator}, log_.listener());
        if (!match) return match.error();
        match_ = *match;
        return std::nullopt;
    }

    Result<std::string> step(std::uint32_t value) override {
        const Option option = Option::unpack(value);
        const auto seat = play::seat_of(to_act(match_));
        if (!seat) return Error{{}, 0, Saying::as_is(say(Word::nobody_chooses))};
        const View view = view_for(book(), match_, *seat);
        std::string told = say(Word::step_by, {names_.seats[*seat], option_text(names_, view, option)});
        if (match_.choice.kind == ChoiceKind::main) begun_.begin(match_, *seat, log_.entries());
        if (const auto refusal = choose(book(), match_, option, log_.listener()))
            return Error{{}, 0, Saying::as_is(text::why_not_cited(refusal->clause, book(), say.language()))};
        begun_.went_on(*seat);
        return told;
    }

    int steps_back() const override {
        if (match_.choice.kind == ChoiceKind::main) return 0;
        const auto seat = play::seat_of(to_act(match_));
        return begun_.steps_back(seat, [&](const Match& before, std::size_t entries) {
            return text::reveals(before, match_, log_.entries_after(entries), *seat);
        });
    }
    void take_back() override { begun_.take_back(match_, log_); }
    std::vector<text::LogLine> news() override { return log_.news(names_); }
    std::vector<text::LogLine> news_for(SeatId player) override { return log_.news_for(player, names_); }
    std::string board() const override { return board_text(names_, view_for(book(), match_, seat0)); }
    draft::MatchResult result() const override { return result_of(match_); }
    std::uint64_t state() const override { return hash(match_); }

private:
    const Rulebook& book() const { return *names_.book; }

    text::Names names_;
    ToldLog<text::LogBook> log_;
    BegunAction<Match> begun_;
    Match match_;
};

}  // namespace

Result<std::unique_ptr<MatchTelling>> tell_pokemon(const MatchRules& rules, const MatchDecks& decks, std::uint64_t seed,
                                                   std::array<std::string, 2> names) {
    auto telling = std::make_unique<PokemonTelling>(pokemon_book(rules), std::move(names));
    if (auto error = telling->begin(decks, seed)) return *error;
    return std::unique_ptr<MatchTelling>(std::move(telling));
}

}  // namespace cubenight::cli
